import Foundation
import LayoutEngine

/// A table of recorded numbers in `Facts`, which names its source.
struct FactFile {
  let values: [String: Any]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Facts")
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json").standardized)
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let values = file?["values"] as? [String: Any] else { throw CocoaError(.fileReadCorruptFile) }
    self.values = values
  }

  func rows(_ name: String) -> [[String: Any]] { values[name] as? [[String: Any]] ?? [] }
}

extension [String: Any] {
  func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue }
  func string(_ key: String) -> String { self[key] as? String ?? "" }
  func table(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }

  /// The platform that a row was recorded on.
  var platform: Platform { string("platform") == "macOS" ? .macOS : .iOS }
}

extension Font.Weight {
  /// A weight as the tables number it.
  init?(_ number: Int) {
    guard number % 100 == 0, let weight = Font.Weight(rawValue: UInt8(number / 100 - 1)) else { return nil }
    self = weight
  }
}
