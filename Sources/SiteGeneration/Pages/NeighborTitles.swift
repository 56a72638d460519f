internal import Foundation

/// The titles of the pages before and after a scenario's, which are known only when those scenarios are laid out.
///
/// Until then marks take their place, so that a page can be made, checked and kept by itself.
struct NeighborTitles: Equatable, Sendable {
  /// Private-use scalars, which nobody writes in this sequence.
  static let previous = "\u{E0F1}\u{E0F3}\u{E0F1}"
  static let next = "\u{E0F2}\u{E0F3}\u{E0F2}"

  var previous: String?
  var next: String?

  /// A page with the titles in place of the marks.
  func fill(in page: [UInt8]) -> [UInt8] {
    let titles = [(NeighborTitles.previous, previous), (NeighborTitles.next, next)].map { mark, title in
      (mark: Array(mark.utf8), text: Array(title.map(TemplateFilling.escaped)?.utf8 ?? mark.utf8))
    }
    var filled: [UInt8] = []
    filled.reserveCapacity(page.count + 1_000)
    var (written, position) = (0, 0)
    // The first byte of a mark occurs nowhere else except in other private-use characters.
    while let found = page.place(of: titles[0].mark[0], from: position) {
      position = found + 1
      guard let title = titles.first(where: { page[found...].starts(with: $0.mark) }) else { continue }
      filled += page[written..<found]
      filled += title.text
      written = found + title.mark.count
      position = written
    }
    return filled + page[written...]
  }
}

extension [UInt8] {
  /// The first place of a byte at or after a place; the C library compares many bytes at once.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress, let found = memchr(first + start, Int32(byte), count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - first
    }
  }
}
