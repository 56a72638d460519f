internal import Diagnostics
internal import Foundation

/// The Swift files, asset catalogs, data models and string catalogs of a module, found without reading them.
struct ModuleFiles {
  struct File {
    /// The names of the folders from the root.
    var folders: [String]
    var name: String
    var url: URL
    var size: Int

    /// Whether it holds a Core Data model.
    var isModel: Bool { folders.last.map(DataModelFiles.isModel) ?? false }
    /// Whether it is a string catalog whose texts code may name.
    var isStringCatalog: Bool { StringSymbols.areMade(of: name) }
    var path: String { (folders + [name]).joined(separator: "/") }
  }

  private(set) var files: [File] = []
  /// The files of which Xcode makes source: Core Data models and string catalogs.
  private(set) var generating: [File] = []
  /// The files with texts and data.
  private(set) var resources: [File] = []
  /// The paths from the root to the asset catalogs.
  private(set) var catalogs: [String] = []
  private(set) var reports: [Report] = []
  private let project: ProjectFiles
  private let shown: (String) -> String
  private var entered: Set<FileIdentity> = []
  private var count = 0

  /// Enters the folders level by level, so that a limit leaves out the files farthest from the start.
  ///
  /// - Parameter shown: Gives a path from the root as the user would name it.
  init(in folder: ModuleFolder, _ project: ProjectFiles, shownAs shown: @escaping (String) -> String) {
    self.project = project
    self.shown = shown
    var open = folder.parts.map { part in
      Folder(url: part.reduce(folder.root) { $0.appendingPathComponent($1) }, folders: part, isStart: true)
    }
    while !open.isEmpty {
      var inside: [Folder] = []
      for folder in open {
        inside += enter(folder)
        guard isWithinLimit else {
          reports.append(Report(InputFault.manyFiles(project.limits.files), in: shown("")))
          return
        }
      }
      open = inside
    }
  }

  private var isWithinLimit: Bool { count <= project.limits.files.number }

  private struct Folder {
    var url: URL
    var folders: [String]
    /// Whether it is the top folder of a module.
    var isStart = false
  }

  /// Notes the files of a folder.
  ///
  /// - Returns: the folders inside that may hold files of the module.
  private mutating func enter(_ folder: Folder) -> [Folder] {
    let folders = folder.folders
    let path = folders.map { $0 + "/" }.joined()
    let listing: ProjectFiles.Listing
    do throws(Problem) {
      listing = try project.list(folder.url, shownAs: shown(path)) { name in
        name.hasSuffix(".swift")
          ? !name.hasPrefix(".")
          : ModuleFolder.isEntered(name) && !name.dropFirst().contains(".")
            || ResourceFolder.isWanted(name) && !name.hasPrefix(".") || ResourceFolder.isLanguage(name)
            || name.hasSuffix(".xcassets") || DataModelFiles.isModel(name) || ModuleFolder.isProject(name)
            || StringSymbols.areMade(of: name) && !name.hasPrefix(".")
      }
    } catch {
      reports += error.reports
      return []
    }
    // Another project below this one is a separate module.
    if !folder.isStart, listing.entries.contains(where: { ModuleFolder.isProject($0.name) }) { return [] }
    reports += listing.reports.filter { $0.file.hasSuffix(".swift") }
    count += listing.entries.count
    guard isWithinLimit else { return [] }
    var inside: [Folder] = []
    for entry in listing.entries {
      switch entry.kind {
      case .file where entry.name.hasSuffix(".swift") && entry.name != "Package.swift":
        files.append(File(folders: folders, name: entry.name, url: entry.url, size: entry.size))
      case .file:
        let file = File(folders: folders, name: entry.name, url: entry.url, size: entry.size)
        if ResourceFolder.isWanted(entry.name) { resources.append(file) }
        if file.isStringCatalog { generating.append(file) }
      case .folder where entry.name.hasSuffix(".xcassets"): catalogs.append(path + entry.name)
      case .folder where DataModelFiles.isModel(entry.name): note(entry, in: folder)
      case .folder where ModuleFolder.isProject(entry.name): continue
      case .folder:
        guard entered.insert(entry.identity).inserted else { continue }
        inside.append(Folder(url: entry.url, folders: folders + [entry.name]))
      }
    }
    return inside
  }
  private mutating func note(_ model: ProjectFiles.Entry, in folder: Folder) {
    let path = (folder.folders + [model.name]).joined(separator: "/")
    do throws(Problem) {
      let file = try DataModelFiles.contents(of: model, in: folder.folders, project, shownAs: shown(path))
      if let file { generating.append(file) }
    } catch {
      reports += error.reports
    }
  }
}
