import Foundation
import LayoutEngine
import Testing

/// A preview of `Cases/` with the frames that the comments before it state.
///
/// The comments are lines of their own:
/// `// expects label: x y width height`, `// expects size: width height`, each number or `-` for whatever it is;
/// and, where the usual is not meant, `// proposal: width height`, `// platform: macos`, `// tolerance: points`.
struct StatedCase: CustomTestStringConvertible, Sendable {
  struct Expectation: Sendable {
    var label: String
    /// Position and size of a frame, or the size alone for `size`.
    var numbers: [Double?]
  }

  /// A line that cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  var file: String
  var code: String
  /// Which preview of the file.
  var index: Int
  var line: Int
  var proposal: Proposal?
  var platform = Platform.iOS
  var tolerance = 1e-4
  var expectations: [Expectation] = []

  var testDescription: String { "\(file):\(line)" }

  /// The cases of a file, in order.
  static func read(_ code: String, file: String) throws -> [StatedCase] {
    var cases: [StatedCase] = []
    var next = StatedCase(file: file, code: code, index: 0, line: 0)
    for (offset, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#Preview") {
        next.line = offset + 1
        cases.append(next)
        next = StatedCase(file: file, code: code, index: cases.count, line: 0)
      } else if line.hasPrefix("// ") {
        try next.take(line.dropFirst(3), at: "\(file):\(offset + 1)")
      }
    }
    guard next.expectations.isEmpty else { throw Unreadable(description: "\(file): no preview after the last lines") }
    return cases
  }

  private mutating func take(_ line: Substring, at place: String) throws {
    let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    let isExpectation = parts.first?.hasPrefix("expects ") ?? false
    guard parts.count == 2 else { throw Unreadable(description: "\(place): no colon in '\(line)'") }
    let words = parts[1].split(separator: " ").map(String.init)
    if isExpectation {
      let label = String(parts[0].dropFirst("expects ".count))
      let numbers = try words.map { try StatedCase.number($0, unstated: "-", at: place) }
      guard numbers.count == (label == "size" ? 2 : 4), numbers.contains(where: { $0 != nil }) else {
        throw Unreadable(description: "\(place): '\(parts[1])' states no frame and no size")
      }
      return expectations.append(Expectation(label: label, numbers: numbers))
    }
    switch (parts[0], words.count) {
    case ("proposal", 2):
      let numbers = try words.map { try StatedCase.number($0, unstated: "nil", at: place) }
      proposal = Proposal(width: numbers[0], height: numbers[1])
    case ("platform", 1) where words == ["macos"]: platform = .macOS
    case ("tolerance", 1): tolerance = try StatedCase.number(words[0], unstated: "-", at: place) ?? tolerance
    default: throw Unreadable(description: "\(place): '\(line)' says nothing known")
    }
  }

  private static func number(_ word: String, unstated: String, at place: String) throws -> Double? {
    if word == unstated { return nil }
    guard let value = Double(word) else { throw Unreadable(description: "\(place): '\(word)' is no number") }
    return value
  }
}

/// Swift files of this checkout: the cases beside the tests, and the site's scenarios.
enum CheckoutFiles {
  static let conformanceTests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let cases = conformanceTests.appendingPathComponent("Cases", isDirectory: true)
  static let scenarios = conformanceTests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios", isDirectory: true)

  /// All Swift files below a folder, in the order of their paths.
  static func swiftFiles(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
