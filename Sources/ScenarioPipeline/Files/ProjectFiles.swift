public import Diagnostics
public import Foundation

/// The files of a project: those in its folder, and those to which links in it lead as long as they stay inside.
public struct ProjectFiles: Sendable {
  /// A file or folder in a folder.
  public struct Entry: Sendable {
    public enum Kind: Sendable { case file, folder }

    public var name: String
    public var kind: Kind
    public var url: URL
    /// In bytes, of a file.
    var size: Int
    var identity: FileIdentity
    /// When its contents changed, in nanoseconds since 1970.
    public var modified: Int64
  }

  /// A folder's entries by name, and the problems of those that cannot be used.
  public struct Listing: Sendable {
    public var entries: [Entry] = []
    public var reports: [Report] = []
  }

  /// What is done with a link in a folder.
  public enum Links: Sendable {
    /// What it leads to is read as if it were there; it is a problem if that is nothing or outside the project.
    case followed
    /// It is passed over, as what it leads to is read where it is.
    case leftOut
  }

  /// A file somewhere below a folder.
  public struct File: Sendable {
    /// The path to it from the folder, with `/` between names.
    public var path: String
    /// Its entry in its own folder.
    public var entry: Entry
    public var url: URL { entry.url }
  }

  /// The project's folder, without links.
  private let root: String
  public var limits: FileLimits

  public init(_ folder: URL, limits: FileLimits = FileLimits()) {
    // A folder that does not exist is treated as empty.
    root = (try? SystemFile.resolved(folder.path)) ?? folder.path
    self.limits = limits
  }

  /// The project around a scenario: the folder that holds `Scenarios`, or else the one the file is in.
  public init(around scenario: URL, limits: FileLimits = FileLimits()) {
    let own = scenario.deletingLastPathComponent()
    var folder = own.standardizedFileURL
    while folder.path != "/", folder.lastPathComponent != "Scenarios" { folder.deleteLastPathComponent() }
    self.init(folder.path == "/" ? own : folder.deletingLastPathComponent(), limits: limits)
  }

  /// The entries of a folder, by name.
  ///
  /// - Parameters:
  ///   - name: The folder as the user named it, with a slash at its end; empty for the project's own.
  ///   - isWanted: Whether a name matters; nothing is reported about others.
  /// - Throws: That the folder is outside the project or cannot be read.
  public func list(
    _ folder: URL, shownAs name: String, links: Links = .followed, where isWanted: (String) -> Bool
  ) throws(Problem) -> Listing {
    let shownFolder = ProjectFiles.trimmed(name)
    let path = try resolved(folder, shownAs: shownFolder).path
    let names: [[UInt8]]
    do throws(SystemFile.Failure) {
      names = try SystemFile.names(in: path)
    } catch {
      throw Problem(InputFault.unreadableFolder, in: shownFolder)
    }
    var listing = Listing()
    for bytes in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard isWanted(text), links == .followed || !SystemFile.isLink(path + "/" + text) else { continue }
      do throws(Problem) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
          throw Problem(InputFault.nameNotUTF8, in: name + text)
        }
        listing.entries.append(try entry(text, in: folder, at: path + "/" + text, shownAs: name + text))
      } catch {
        listing.reports += error.reports
      }
    }
    return listing
  }

  /// Whether there is a folder of the project.
  ///
  /// - Throws: That something else is there, a link that leads nowhere or out of the project, or a closed folder.
  public func folderExists(_ folder: URL, shownAs name: String) throws(Problem) -> Bool {
    if (try? SystemFile.names(in: folder.deletingLastPathComponent().path)) != nil,
      !SystemFile.standsSomething(at: folder.path)
    {
      return false
    }
    let end = try resolved(folder, shownAs: name)
    guard InputFile.isFolder(end) else { throw Problem(InputFault.notFolder, in: name) }
    return true
  }

  /// Every file below a folder, by folder and name; each folder is entered once, whatever links lead to it.
  ///
  /// - Parameters:
  ///   - name: The folder as the user named it, with a slash at its end.
  ///   - isWanted: Whether a name matters; nothing is reported about others, and such a folder is not entered.
  /// - Throws: The problems of everything wanted below the folder that cannot be read.
  public func files(
    below folder: URL, shownAs name: String, links: Links = .followed, where isWanted: (String, Entry.Kind?) -> Bool
  ) throws(Problem) -> [File] {
    var walk = Walk(files: self, links: links, name: name)
    if let identity = try? SystemFile.status(folder.path).identity { walk.entered[identity] = "" }
    walk.enter(folder, "", isWanted)
    guard walk.reports.isEmpty else { throw Problem(.missingInput, walk.reports) }
    return walk.found
  }

  /// The path to every folder below a folder, from there, each before those in it.
  ///
  /// - Parameter isEntered: Whether a folder of that name is one of them; others are not entered.
  /// - Throws: The problems of those that cannot be read.
  public func folders(
    below folder: URL, shownAs name: String, where isEntered: (String) -> Bool
  ) throws(Problem) -> [String] {
    var walk = Walk(files: self, links: .followed, name: name)
    walk.enter(folder, "") { name, kind in isEntered(name) && kind != .file }
    guard walk.reports.isEmpty else { throw Problem(.missingInput, walk.reports) }
    return walk.folders
  }

  /// The bytes of a file of the project.
  ///
  /// - Throws: That it is missing, is outside the project, is not a regular file, cannot be read or is too large.
  public func bytes(_ file: URL, limit: FileLimits.Limit, shownAs name: String) throws(Problem) -> [UInt8] {
    try InputFile.bytes(try resolved(file, shownAs: name), limit: limit, shownAs: name)
  }

  /// The text of a file of the project.
  ///
  /// - Throws: The errors of `bytes`, or that it is not UTF-8.
  public func text(_ file: URL, limit: FileLimits.Limit, shownAs name: String) throws(Problem) -> String {
    try InputFile.text(of: bytes(file, limit: limit, shownAs: name), shownAs: name)
  }

  /// Where a path ends when its links are followed.
  ///
  /// - Throws: That it leads to nothing, in a circle, or out of the project.
  func resolved(_ file: URL, shownAs name: String) throws(Problem) -> URL {
    let path: String
    do throws(SystemFile.Failure) {
      path = try SystemFile.resolved(file.path)
    } catch {
      throw Problem(InputFile.fault(error, at: file), in: name)
    }
    guard contains(path) else { throw Problem(InputFault.outsideProject, in: name) }
    return URL(fileURLWithPath: path)
  }

  private func contains(_ path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// - Parameter path: Its path, without links on the way, so that it only has to be followed if it is a link itself.
  private func entry(
    _ text: String, in folder: URL, at path: String, shownAs name: String
  ) throws(Problem) -> Entry {
    if let status = SystemFile.statusOfNoLink(path) { return try entry(text, in: folder, status, shownAs: name) }
    let end = try resolved(folder.appendingPathComponent(text), shownAs: name)
    let status: SystemFile.Status
    do throws(SystemFile.Failure) {
      status = try SystemFile.status(end.path)
    } catch {
      throw Problem(InputFile.fault(error, at: end), in: name)
    }
    return try entry(text, in: folder, status, shownAs: name)
  }

  private func entry(
    _ text: String, in folder: URL, _ status: SystemFile.Status, shownAs name: String
  ) throws(Problem) -> Entry {
    // With the kind given, the URL does not look at the file system.
    let url = folder.appendingPathComponent(text, isDirectory: status.kind == .folder)
    let kind: Entry.Kind
    switch status.kind {
    case .special: throw Problem(InputFault.notRegularFile, in: name)
    case .file: kind = .file
    case .folder: kind = .folder
    }
    return Entry(
      name: text, kind: kind, url: url, size: kind == .file ? status.size : 0, identity: status.identity,
      modified: status.modified)
  }

  fileprivate static func trimmed(_ name: String) -> String { name.hasSuffix("/") ? String(name.dropLast()) : name }
}

/// The state of a walk through a folder and those below it.
private struct Walk {
  let files: ProjectFiles
  let links: ProjectFiles.Links
  let name: String
  var found: [ProjectFiles.File] = []
  /// The paths to the folders that were entered, without a slash at their ends.
  var folders: [String] = []
  var reports: [Report] = []
  /// The folders that were entered, with the paths to them.
  var entered: [FileIdentity: String] = [:]
  private var count = 0

  init(files: ProjectFiles, links: ProjectFiles.Links, name: String) {
    self.files = files
    self.links = links
    self.name = name
  }

  mutating func enter(_ folder: URL, _ path: String, _ isWanted: (String, ProjectFiles.Entry.Kind?) -> Bool) {
    let listing: ProjectFiles.Listing
    do throws(Problem) {
      listing = try files.list(folder, shownAs: name + path, links: links) { isWanted($0, nil) }
    } catch {
      reports += error.reports
      return
    }
    reports += listing.reports
    count += listing.entries.count
    guard count <= files.limits.files.number else {
      if reports.last?.code != .fault(InputFault.manyFiles(files.limits.files).code) {
        reports.append(Report(InputFault.manyFiles(files.limits.files), in: ProjectFiles.trimmed(name)))
      }
      return
    }
    for entry in listing.entries where isWanted(entry.name, entry.kind) {
      switch entry.kind {
      case .file: found.append(ProjectFiles.File(path: path + entry.name, entry: entry))
      case .folder:
        if let other = entered.updateValue(path + entry.name, forKey: entry.identity) {
          reports.append(
            Report(
              InputFault.folderTwice(other: ProjectFiles.trimmed(name + other)), in: name + path + entry.name))
          entered[entry.identity] = other
        } else {
          folders.append(path + entry.name)
          enter(entry.url, path + entry.name + "/", isWanted)
        }
      }
    }
  }
}
