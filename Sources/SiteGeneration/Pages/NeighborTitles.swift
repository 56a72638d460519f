/// The titles of the pages before and after a scenario's, which are known when those are laid out and not before.
///
/// Until then marks stand for them, so that a page can be made, checked and kept by itself.
struct NeighborTitles: Equatable, Sendable {
  /// Scalars for private use, which nobody writes one after the other.
  static let previous = "\u{E0F1}\u{E0F3}\u{E0F1}"
  static let next = "\u{E0F2}\u{E0F3}\u{E0F2}"

  var previous: String?
  var next: String?

  /// A page with the titles in place of the marks.
  func fill(in page: [UInt8]) -> [UInt8] {
    let first = NeighborTitles.replace(NeighborTitles.previous, by: previous, in: page)
    return NeighborTitles.replace(NeighborTitles.next, by: next, in: first)
  }

  private static func replace(_ mark: String, by title: String?, in page: [UInt8]) -> [UInt8] {
    guard let title else { return page }
    let (mark, text) = (Array(mark.utf8), Array(TemplateFilling.escaped(title).utf8))
    var result: [UInt8] = []
    var rest = page[...]
    while let range = range(of: mark, in: rest) {
      if result.isEmpty { result.reserveCapacity(page.count + text.count) }
      result += rest[..<range.lowerBound]
      result += text
      rest = rest[range.upperBound...]
    }
    return result.isEmpty ? page : result + rest
  }

  /// The first byte of a mark stands nowhere else but in other letters for private use.
  private static func range(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: mark[0]) {
      let end = found + mark.count
      if end <= bytes.endIndex, bytes[found..<end].elementsEqual(mark) { return found..<end }
      start = found + 1
    }
    return nil
  }
}
