public import Diagnostics
public import Foundation
public import SwiftFrontend
internal import ViewProgram

/// The Swift files of one folder, each of which is read once for all the scenarios there.
///
/// A file with a preview or a bare view is a scenario. One with neither holds declarations that every scenario of the
/// folder can use.
public final class ScenarioFolder {
  private let folder: URL
  private let prefix: String
  private let frontend: Frontend
  private let project: ProjectFiles
  private let images: ImageFolder
  /// The Swift files in the folder, where somebody has read them already.
  private let known: [FolderSource]?
  /// By the bytes of the names: strings are equal whatever the encoding of their accents, file names are not.
  private var filesRead: [[UInt8]: ParsedFile] = [:]
  /// The files that certainly are scenarios, which are parsed when it is their turn.
  private var unparsed: [[UInt8]: SourceText] = [:]
  /// The files that the scenarios share, read once.
  public private(set) lazy var shared = readShared()

  /// - Parameters:
  ///   - project: Where the folder's links may lead; only into the folder itself if not given.
  ///   - prefix: The text before the files' names in diagnostics: empty, or a path that ends in a slash.
  ///   - frontend: Reads the files, for the platform that they are laid out on.
  ///   - known: The Swift files in the folder, if they have been read already.
  public init(
    _ folder: URL, in project: ProjectFiles? = nil, shownAs prefix: String, frontend: Frontend,
    files known: [FolderSource]? = nil
  ) {
    self.folder = folder
    self.known = known
    self.prefix = prefix
    self.frontend = frontend
    self.project = project ?? ProjectFiles(folder)
    images = ImageFolder(folder: folder, in: self.project)
  }

  /// Whether a file is a scenario; one that cannot be read as Swift is, so that its errors are reported.
  ///
  /// - Throws: That there is no such file, or that it cannot be read.
  public func isScenario(_ name: String) throws(Problem) -> Bool {
    if shared.unparsed[Array(name.utf8)] != nil { return true }
    let file = try read(name, shownAs: prefix + name)
    return file.hasPreview || file.firstError != nil
  }

  /// A scenario with the files that it shares.
  ///
  /// - Parameters:
  ///   - name: The file's name in the folder.
  ///   - shownName: Its name in diagnostics; the name after the folder's prefix if not given.
  /// - Throws: That there is no such file, or that it cannot be read.
  public func scenario(_ name: String, shownAs shownName: String? = nil) throws(Problem) -> ScenarioFile {
    shared.scenario(name, try read(name, shownAs: shownName ?? prefix + name))
  }

  /// The texts and data in the folder, and the texts in its folders of English.
  private func resourceFiles() -> [ResourceFolder.File] {
    var files: [ResourceFolder.File] = []
    let own = try? project.list(folder, shownAs: prefix) {
      ResourceFolder.isWanted($0) || ResourceFolder.isLanguage($0)
    }
    for entry in own?.entries ?? [] {
      guard entry.kind == .folder else {
        files.append(ResourceFolder.File(name: entry.name, shownName: prefix + entry.name, url: entry.url))
        continue
      }
      let inside = prefix + entry.name + "/"
      let texts = try? project.list(entry.url, shownAs: inside, where: ResourceFolder.isTable)
      for entry in texts?.entries ?? [] where entry.kind == .file {
        files.append(ResourceFolder.File(name: entry.name, shownName: inside + entry.name, url: entry.url))
      }
    }
    return files
  }

  private func read(_ name: String, shownAs shownName: String) throws(Problem) -> ParsedFile {
    if let known = filesRead[Array(name.utf8)] { return known }
    let url = folder.appendingPathComponent(name, isDirectory: false)
    let file = frontend.read(try SourceText(reading: url, shownAs: shownName, frontend))
    filesRead[Array(name.utf8)] = file
    return file
  }

  private func readShared() -> SharedFolder {
    let neighbors = readNeighbors()
    return SharedFolder(
      frontend: frontend, prefix: prefix, images: images, resources: ResourceFolder(resourceFiles(), in: project),
      neighbors: neighbors, parsed: filesRead, unparsed: unparsed)
  }

  private func listing() throws(Problem) -> ProjectFiles.Listing {
    if let known { return ProjectFiles.Listing(entries: known.map(\.entry)) }
    return try project.list(folder, shownAs: prefix) { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
  }

  /// The files that may be shared; one that is too large is a scenario, so that this is reported.
  private func readNeighbors() -> Neighbors {
    var neighbors = Neighbors()
    do throws(Problem) {
      let listing = try listing()
      neighbors.add(unreadable: listing.reports)
      var bytes = 0
      for (index, entry) in listing.entries.enumerated() where entry.kind == .file {
        do throws(Problem) {
          guard let text = try shared(entry, known?[index]) else { continue }
          bytes += entry.size
          guard bytes <= project.limits.neighbors.number else {
            throw Problem(InputFault.manyNeighbors(project.limits.neighbors), in: prefix + entry.name)
          }
          let name = Array(entry.name.utf8)
          let file = filesRead[name] ?? frontend.read(text)
          filesRead[name] = file
          neighbors.add(file, frontend)
        } catch {
          neighbors.add(unreadable: error.reports)
        }
      }
    } catch {
      neighbors.add(unreadable: error.reports)
    }
    return neighbors
  }

  /// The text of a file that may be shared; `nil` for a scenario, which is noted.
  private func shared(_ entry: ProjectFiles.Entry, _ source: FolderSource?) throws(Problem) -> SourceText? {
    let name = Array(entry.name.utf8)
    let isLarge = entry.size > frontend.limits.sourceBytes
    if !isLarge, let known = filesRead[name] { return known.source }
    let source = source ?? FolderSource(entry, shownAs: prefix, frontend)
    let text = try source.text.get()
    guard isLarge || source.hasPreview else { return text }
    unparsed[name] = text
    return nil
  }
}
