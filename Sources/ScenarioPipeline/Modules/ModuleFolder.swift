internal import Foundation

/// The folder whose Swift files are compiled together with one of them, and those of the modules that these import.
struct ModuleFolder {
  /// The folder that holds all the files.
  private(set) var root: URL
  /// The paths from the root to the folders of the modules, the file's own first.
  private(set) var parts: [[String]] = [[]]
  /// The file's own folder.
  let fileFolder: URL
  /// Whether it is the tree of an Xcode project, in which no file states which folder is which module.
  let isProject: Bool

  /// The module of a file: a package's target, the tree of an Xcode project, else the folder of an app, or else the
  /// file's own folder.
  ///
  /// `nil` for files below a folder `Scenarios`, where `ScenarioFolder` reads each topic's folder.
  init?(around file: URL) {
    let own = file.deletingLastPathComponent().standardizedFileURL
    fileFolder = own
    var folder = own
    while folder.path != "/" {
      if folder.lastPathComponent == "Scenarios" { return nil }
      folder.deleteLastPathComponent()
    }
    let root = ModuleFolder.root(above: own) ?? own
    let names = ModuleFolder.names(in: root)
    isProject = names.contains(where: ModuleFolder.isProject) && !names.contains("Package.swift")
    self.root = root
  }

  /// The same with the folders of other modules.
  func adding(_ modules: [URL]) -> ModuleFolder {
    let own = root.standardizedFileURL.pathComponents
    let others = modules.map { $0.standardizedFileURL.pathComponents }.filter { !$0.starts(with: own) }
    guard !others.isEmpty else { return self }
    var shared = own
    for other in others {
      shared = Array(zip(shared, other).prefix { $0 == $1 }.map { $0.0 })
    }
    var folder = self
    folder.root = (shared.count..<own.count).reduce(root) { root, _ in root.deletingLastPathComponent() }
    folder.parts = ([own] + others).map { Array($0.dropFirst(shared.count)) }
    return folder
  }

  private static func root(above own: URL) -> URL? {
    var folder = own
    var below: [String] = []
    var app: URL?
    while true {
      let names = ModuleFolder.names(in: folder)
      if names.contains("Package.swift") { return target(in: folder, below) }
      if names.contains(where: isProject) { return folder }
      if app == nil, below.count <= deepest, names.contains(where: isOfApp) { app = folder }
      guard folder.path != "/" else { return app }
      below.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
  }

  /// The folder that the package's manifest gives to the file's target, or else `Sources/Target` where the file is below
  /// one, or else the package.
  private static func target(in package: URL, _ below: [String]) -> URL {
    if let folder = PackageTargets(ofPackage: package).folder(around: below) {
      return folder.reduce(package) { $0.appendingPathComponent($1, isDirectory: true) }
    }
    guard below.count >= 2, ["Sources", "Source", "src", "Tests"].contains(below[0]) else { return package }
    return package.appendingPathComponent(below[0]).appendingPathComponent(below[1])
  }

  /// How many folders are between a file and the folder of its app at most.
  private static let deepest = 5

  /// Whether a name occurs only in the folder of an app. Generated projects are often kept out of repositories.
  private static func isOfApp(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name == "Info.plist" || name == "Preview Content" || name.hasSuffix("App.swift")
  }

  static func isProject(_ name: String) -> Bool { name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") }

  static func names(in folder: URL) -> [String] {
    ((try? SystemFile.names(in: folder.path)) ?? []).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a folder may hold files of the module: not one of tests, build products or third-party code.
  static func isEntered(_ name: String) -> Bool {
    let others = ["Pods", "Carthage", "DerivedData", "node_modules", "Tests", "UITests", "UnitTests"]
    let endings = [
      "Tests", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".imageset",
    ]
    return !name.hasPrefix(".") && !others.contains(name) && !endings.contains(where: name.hasSuffix)
  }
}
