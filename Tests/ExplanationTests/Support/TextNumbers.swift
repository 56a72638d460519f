import Explanation
import LayoutEngine

/// The numbers in a text, for what may only name those of the record.
enum TextNumbers {
  /// Every number in a text from which the names of views are taken out: they may have numbers of their own.
  ///
  /// - Parameter names: the names with digits, the longest first.
  static func numbers(in text: String, without names: [String]) -> [String] {
    var text = text
    for name in names where text.contains(name) {
      text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: "§")
    }
    return text.split { !($0.isNumber || $0 == "." || $0 == "−") }.map { part in
      String(part.last == "." ? part.dropLast() : part)
    }.filter { $0.contains(where: \.isNumber) }
  }

  /// The names that can be taken for a number, the longest first.
  static func withDigits(_ names: some Sequence<String>) -> [String] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return Set(names).filter { $0.utf8.contains { digits ~= $0 } }.sorted { $0.count > $1.count }
  }

  /// A length as it may be written.
  static func texts(_ length: Double?) -> [String] {
    guard let length, length.isFinite else { return [] }
    return (1...3).map { LengthText.length(length, decimals: $0) }
  }

  static func texts(_ size: Size) -> [String] { texts(size.width) + texts(size.height) }

  static func texts(_ proposal: Proposal) -> [String] { texts(proposal.width) + texts(proposal.height) }

  static func texts(_ point: Point) -> [String] { texts(point.x) + texts(point.y) }
}
