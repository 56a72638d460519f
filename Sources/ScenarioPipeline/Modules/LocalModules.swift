internal import Foundation
internal import SwiftFrontend

/// The modules of a repository that its own files import: targets of the file's package and of packages near it.
///
/// 1. The target `Name` is the folder that the package's manifest gives it, or else `Sources/Name`.
/// 2. The packages are the file's own, those around it, as for an example's project, those next to it, and those next
///    to the folders around it up to the repository or the project. If neither is found, only packages next to the
///    file's own are considered.
final class LocalModules {
  private let root: URL
  /// Looked for when a module is asked for that does not belong to the system.
  private lazy var packages = LocalModules.packages(around: root).map { ($0, PackageTargets(ofPackage: $0)) }
  private var known: [String: URL?] = [:]

  /// How many levels up a repository is looked for.
  private static let levels = 5
  /// How many folders are looked at.
  private static let mostFolders = 500

  init(around folder: ModuleFolder) { root = folder.root }

  /// The folder of a module; `nil` where the repository has none of that name.
  func folder(of module: String) -> URL? {
    guard !Frontend.isSystemModule(module) else { return nil }
    if let known = known[module] { return known }
    let folder = packages.lazy.flatMap { package, targets in
      let paths = targets.folders[module].map { [$0] } ?? ["Sources", "Source", "src"].map { [$0, module] }
      return paths.map { $0.reduce(package) { $0.appendingPathComponent($1, isDirectory: true) } }
    }.first(where: LocalModules.exists)
    known[module] = .some(folder)
    return folder
  }

  private static func packages(around root: URL) -> [URL] {
    guard let package = holder(of: root) else { return [] }
    var folders = [package] + ancestors(of: package)
    for around in surroundings(of: package) {
      let beside = self.folders(in: around).prefix(mostFolders)
      // Local packages are often together in a folder of the project.
      folders += beside + beside.flatMap { self.folders(in: $0) }
      if folders.count > mostFolders { break }
    }
    return folders.prefix(mostFolders).filter { exists($0.appendingPathComponent("Package.swift")) }
  }

  /// The nearest folders around a package.
  private static func ancestors(of package: URL) -> [URL] {
    var found: [URL] = []
    var folder = package
    for _ in 0..<levels where folder.path != "/" {
      folder.deleteLastPathComponent()
      found.append(folder)
    }
    return found
  }

  /// The package, or the folder of the project, that a module's folder belongs to; `nil` for a folder of files alone.
  private static func holder(of root: URL) -> URL? {
    var folder = root
    for _ in 0..<3 {
      let names = ModuleFolder.names(in: folder)
      if names.contains("Package.swift") || names.contains(where: ModuleFolder.isProject) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folders around a package up to the repository's or the project's.
  private static func surroundings(of package: URL) -> [URL] {
    var found: [URL] = []
    var folder = package
    for level in 0..<levels {
      let names = ModuleFolder.names(in: folder)
      if level > 0 || names.contains(where: ModuleFolder.isProject) { found.append(folder) }
      if names.contains(".git") || names.contains(where: ModuleFolder.isProject) { return found }
      guard folder.path != "/" else { break }
      folder.deleteLastPathComponent()
    }
    return Array(found.prefix(1))
  }

  private static func folders(in folder: URL) -> [URL] {
    ModuleFolder.names(in: folder).filter(ModuleFolder.isEntered).sorted().map {
      folder.appendingPathComponent($0, isDirectory: true)
    }
  }

  private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}
