import Foundation

/// A folder of files that were recorded and looked at.
///
///     #expect(goldens.difference(of: svg, from: "nested.svg") == nil)
///
/// `RECORD_GOLDEN=1 swift test --filter Golden` writes the files anew and fails, so that nobody records by accident.
public struct Golden: Sendable {
  private let folder: URL

  /// The folder `Goldens` next to a test file.
  public init(beside testFile: String) {
    folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Goldens")
  }

  /// The difference between a text and the recorded one; `nil` when they are the same.
  public func difference(of text: String, from name: String) -> String? {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil { return record(text, in: file) }
    guard let recorded = try? Data(contentsOf: file) else {
      return "\(name) is missing; record it with RECORD_GOLDEN=1"
    }
    let expected = String(decoding: recorded, as: UTF8.self)
    guard expected != text else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(name) differs, first in line \(line + 1):
        recorded \(old.indices.contains(line) ? old[line] : "the end")
        now      \(new.indices.contains(line) ? new[line] : "the end")
      """
  }

  private func record(_ text: String, in file: URL) -> String {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(file.lastPathComponent); look at it and run again without RECORD_GOLDEN"
    } catch {
      return "cannot record \(file.lastPathComponent): \(error)"
    }
  }

  /// The recorded files' names.
  public func recorded() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return Set(names.filter { !$0.hasPrefix(".") })
  }
}
