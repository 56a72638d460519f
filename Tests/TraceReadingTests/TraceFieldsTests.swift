import Explanation
import Foundation
import Testing

/// A reader of an earlier document of a version finds every field in a later one.
struct TraceFieldsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Site/schema")

  /// The schema's fields, each with the path to it: `document.nodes required`.
  private func fields() throws -> Set<String> {
    let file = Self.folder.appendingPathComponent("haggle-trace-\(TraceDocument.version).json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    var fields: Set<String> = []
    for (name, part) in schema?["$defs"] as? [String: [String: Any]] ?? [:] { walk(part, name, &fields) }
    return fields
  }

  private func walk(_ part: [String: Any], _ path: String, _ fields: inout Set<String>) {
    let required = part["required"] as? [String] ?? []
    for (name, inner) in part["properties"] as? [String: [String: Any]] ?? [:] {
      fields.insert(path + "." + name + (required.contains(name) ? " required" : ""))
      walk(inner, path + "." + name, &fields)
    }
    if let items = part["items"] as? [String: Any] { walk(items, path + "[]", &fields) }
    for key in ["oneOf", "anyOf", "allOf"] {
      for inner in part[key] as? [[String: Any]] ?? [] { walk(inner, path, &fields) }
    }
  }

  /// The stored fields with the version that had each first.
  private func stored() throws -> [(since: [Int], field: String)] {
    let file = Self.folder.appendingPathComponent("haggle-trace-fields.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (parts[0].split(separator: ".").compactMap { Int($0) }, String(parts[1]))
    }
  }

  @Test func noFieldGoesWithinAVersion() throws {
    let fields = try fields()
    let stored = try stored()
    #expect(stored.count > 100)
    #expect(stored.map(\.field).filter { !fields.contains($0) } == [], "a field that goes makes a new version")
  }

  @Test func everyNewFieldIsStoredWithItsVersion() throws {
    let stored = try stored()
    #expect(
      try fields().subtracting(stored.map(\.field)) == [],
      "add it to haggle-trace-fields.txt, and one to the second number of TraceDocument.formatVersion")
    let version = TraceDocument.formatVersion.split(separator: ".").compactMap { Int($0) }
    #expect(version.count == 3 && version[0] == TraceDocument.version)
    #expect(stored.allSatisfy { $0.since.count == 3 && $0.since[0] == version[0] })
    #expect(stored.map { $0.since[1] }.max() == version[1])
  }
}
