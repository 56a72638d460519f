import Foundation
import LayoutEngine
import Testing
import ViewProgram

/// `Facts/controls.json` of the engine's tests: what was recorded of controls, lists, forms and bars.
struct ControlTable {
  /// A recorded control on a platform.
  struct Entry {
    var platform: Platform
    var control: String
    var instances: [Instance]
  }

  /// The recorded numbers of one view.
  struct Instance {
    var fields: [String: Any]

    /// A number by its key; `row.1` is the second number of a list, or of a text such as `311 x 38.5`.
    func number(_ path: String) -> Double? {
      let parts = path.split(separator: ".").map(String.init)
      guard let first = parts.first, parts.count > 1, let index = Int(parts[1]) else {
        return (fields[path] as? NSNumber)?.doubleValue
      }
      var numbers = (fields[first] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
      if let text = fields[first] as? String { numbers = text.split(separator: " ").compactMap { Double($0) } }
      return numbers.indices.contains(index) ? numbers[index] : nil
    }
  }

  /// The page of the documentation that states what is recorded, fitted and guessed.
  static var whatIsKnown: URL {
    tests.deletingLastPathComponent().appendingPathComponent(
      "Sources/LayoutEngine/LayoutEngine.docc/WhatIsKnown.md")
  }

  private static var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  let entries: [Entry]

  static func read() throws -> ControlTable {
    let file = tests.appendingPathComponent("LayoutEngineTests/Facts/controls.json")
    let table = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let entries = try #require(table["values"] as? [[String: Any]])
    return ControlTable(
      entries: entries.map { entry in
        Entry(
          platform: entry["platform"] as? String == "macOS" ? .macOS : .iOS, control: entry["control"] as? String ?? "",
          instances: (entry["instances"] as? [[String: Any]] ?? []).map(Instance.init))
      })
  }

  func instance(_ index: Int, of control: String, on platform: Platform) throws -> Instance {
    let entry = try #require(entries.first { $0.platform == platform && $0.control == control })
    try #require(entry.instances.indices.contains(index))
    return entry.instances[index]
  }
}
