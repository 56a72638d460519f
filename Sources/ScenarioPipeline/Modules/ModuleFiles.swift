internal import Diagnostics
internal import Foundation

/// The Swift files and asset catalogs of a module, found without reading them.
struct ModuleFiles {
  struct File {
    /// The names of the folders from the root.
    var folders: [String]
    var name: String
    var url: URL
    var size: Int

    var path: String { (folders + [name]).joined(separator: "/") }
  }

  private(set) var files: [File] = []
  /// The ways from the root to the asset catalogs.
  private(set) var catalogs: [String] = []
  private(set) var reports: [Report] = []
  private let project: ProjectFiles
  private let shown: (String) -> String
  private var entered: Set<FileIdentity> = []
  private var count = 0

  /// - Parameter shown: What the user calls a path from the root.
  init(in root: URL, _ project: ProjectFiles, shownAs shown: @escaping (String) -> String) {
    self.project = project
    self.shown = shown
    enter(root, [])
  }

  private mutating func enter(_ folder: URL, _ folders: [String]) {
    let path = folders.map { $0 + "/" }.joined()
    let listing: ProjectFiles.Listing
    do throws(Problem) {
      listing = try project.list(folder, shownAs: shown(path)) { name in
        name.hasSuffix(".swift")
          ? !name.hasPrefix(".")
          : ModuleFolder.isEntered(name) && !name.dropFirst().contains(".")
            || name.hasSuffix(".xcassets") || ModuleFolder.isProject(name)
      }
    } catch {
      reports += error.reports
      return
    }
    // Another project below this one is a module of its own.
    if !folders.isEmpty, listing.entries.contains(where: { ModuleFolder.isProject($0.name) }) { return }
    reports += listing.reports.filter { $0.file.hasSuffix(".swift") }
    count += listing.entries.count
    guard count <= project.limits.files.number else {
      reports.append(Report(InputFault.manyFiles(project.limits.files), in: shown(path)))
      return
    }
    for entry in listing.entries {
      switch entry.kind {
      case .file where entry.name.hasSuffix(".swift") && entry.name != "Package.swift":
        files.append(File(folders: folders, name: entry.name, url: entry.url, size: entry.size))
      case .file: continue
      case .folder where entry.name.hasSuffix(".xcassets"): catalogs.append(path + entry.name)
      case .folder where ModuleFolder.isProject(entry.name): continue
      case .folder:
        if entered.insert(entry.identity).inserted { enter(entry.url, folders + [entry.name]) }
      }
    }
  }
}
