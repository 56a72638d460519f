import Foundation

/// Swift files of this checkout: the facts beside the tests, and the site's scenarios.
enum CheckoutFiles {
  static let conformanceTests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let scenarios = conformanceTests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios", isDirectory: true)

  /// All Swift files below a folder, in the order of their paths.
  static func swiftFiles(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

/// The facts of `Cases`, a file a topic and in the project's own views, and of `Recorded`, a file a case and in the
/// views that were recorded.
enum LayoutFacts {
  static let stated = Result { try facts(in: "Cases") }
  static let recorded = Result { try facts(in: "Recorded") }
  static let all = Result { try stated.get() + recorded.get() }

  private static func facts(in folder: String) throws -> [LayoutFact] {
    let folder = CheckoutFiles.conformanceTests.appendingPathComponent(folder, isDirectory: true)
    return try CheckoutFiles.swiftFiles(in: folder).flatMap { file in
      let name = file.deletingPathExtension().path.dropFirst(CheckoutFiles.conformanceTests.path.count + 1)
      let facts = try LayoutFactReader.read(String(contentsOf: file, encoding: .utf8), file: file, name: String(name))
      guard !facts.isEmpty else { throw LayoutFactReader.Unreadable(description: "\(name).swift: no preview") }
      return facts
    }
  }
}
