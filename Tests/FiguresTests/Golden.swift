import Foundation
import Testing

/// Compares a figure with the file that was recorded and looked at.
///
/// `RECORD_GOLDEN=1 swift test --filter Golden` writes the files anew and fails, so that nobody records by accident.
enum Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  static func expect(_ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(name); look at it and run again without RECORD_GOLDEN", sourceLocation: sourceLocation)
      } catch {
        Issue.record("cannot record \(name): \(error)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let recorded = try? Data(contentsOf: file) else {
      Issue.record("\(name) is missing; record it with RECORD_GOLDEN=1", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: recorded, as: UTF8.self)
    guard expected != text else { return }
    let lines = zip(expected.split(separator: "\n"), text.split(separator: "\n")).enumerated()
    let first = lines.first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name) differs, first in line \(first.map { $0.offset + 1 } ?? 0):
        recorded \(first?.element.0 ?? "the end")
        now      \(first?.element.1 ?? "the end")
      """, sourceLocation: sourceLocation)
  }

  /// The recorded files' names.
  static func recorded() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return Set(names.filter { !$0.hasPrefix(".") })
  }
}
