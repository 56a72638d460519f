public import Foundation
public import LayoutEngine

/// What an Xcode project is built for.
public enum ProjectPlatform {
  /// The platform of the project around a file or folder where all of its targets are built for it alone; `nil` where there is no
  /// project, or one for several platforms.
  public static func ofProject(around file: URL) -> Platform? {
    var folder = file.standardizedFileURL
    if !InputFile.isFolder(folder) { folder.deleteLastPathComponent() }
    while folder.path != "/" {
      let names = ModuleFolder.names(in: folder)
      if names.contains("Package.swift") || folder.lastPathComponent == "Scenarios" { return nil }
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      if !projects.isEmpty {
        let platforms = projects.map { platform(ofProject: folder.appendingPathComponent($0)) }
        return platforms.allSatisfy { $0 == .macOS } ? .macOS : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func platform(ofProject project: URL) -> Platform? {
    let limit = FileLimits().asset
    let files = ProjectFiles(project)
    let settings = project.appendingPathComponent("project.pbxproj")
    guard let bytes = try? files.bytes(settings, limit: limit, shownAs: "project.pbxproj") else { return nil }
    return isForMac(String(decoding: bytes, as: UTF8.self)) ? .macOS : nil
  }

  /// Whether all settings of a project name the Mac's SDK, and none another platform.
  static func isForMac(_ settings: String) -> Bool {
    let roots = values(of: "SDKROOT", in: settings)
    guard !roots.isEmpty, roots.allSatisfy({ $0 == "macosx" }) else { return false }
    return values(of: "SUPPORTED_PLATFORMS", in: settings).allSatisfy { $0 == "macosx" }
  }

  /// What follows `NAME = ` up to the semicolon, without quotes.
  private static func values(of name: String, in settings: String) -> [String] {
    settings.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == name else { return nil }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"; "))
    }
  }
}

extension ScenarioRunner.Options {
  /// Takes the platform of an Xcode project that is built for one alone.
  ///
  /// - Parameter url: a file or folder in the project.
  public mutating func takePlatform(ofProjectAround url: URL) {
    if let platform = ProjectPlatform.ofProject(around: url) { self.platform = platform }
  }
}
