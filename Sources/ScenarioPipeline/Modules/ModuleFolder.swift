internal import Foundation

/// The folder whose Swift files are compiled together with one of them.
struct ModuleFolder {
  /// Where the module's files are.
  let root: URL
  /// The names of the folders from the root to the file, and the file's own folder.
  let fileFolder: URL

  /// The module of a file: a package's target, the tree of an Xcode project, or else the file's own folder.
  ///
  /// `nil` for what stands below a folder `Scenarios`: there each topic's folder is read by `ScenarioFolder`.
  init?(around file: URL) {
    let own = file.deletingLastPathComponent().standardizedFileURL
    fileFolder = own
    var folder = own
    while folder.path != "/" {
      if folder.lastPathComponent == "Scenarios" { return nil }
      folder.deleteLastPathComponent()
    }
    root = ModuleFolder.root(above: own) ?? own
  }

  private static func root(above own: URL) -> URL? {
    var folder = own
    var below: [String] = []
    while true {
      let names = ModuleFolder.names(in: folder)
      if names.contains("Package.swift") { return target(in: folder, below) }
      if names.contains(where: isProject) { return folder }
      guard folder.path != "/" else { return nil }
      below.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
  }

  /// `Sources/Target` where the file is below one, or else the package.
  private static func target(in package: URL, _ below: [String]) -> URL {
    guard below.count >= 2, ["Sources", "Source", "src", "Tests"].contains(below[0]) else { return package }
    return package.appendingPathComponent(below[0]).appendingPathComponent(below[1])
  }

  static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") }

  private static func names(in folder: URL) -> [String] {
    ((try? SystemFile.names(in: folder.path)) ?? []).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a folder may hold files of the module: no tests, nothing that is built or comes from elsewhere.
  static func isEntered(_ name: String) -> Bool {
    let others = ["Pods", "Carthage", "DerivedData", "node_modules", "Tests", "UITests", "UnitTests"]
    let endings = [
      "Tests", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".imageset",
    ]
    return !name.hasPrefix(".") && !others.contains(name) && !endings.contains(where: name.hasSuffix)
  }
}
