/// A table in a string of the program: each line has a key, a space and a value, in the order of the keys' bytes.
package struct SortedLines {
  private let text: StaticString

  package init(_ text: StaticString) { self.text = text }

  /// The value of a key; `nil` when there is no such line.
  package func value(of key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      text.withUTF8Buffer { text in
        var (low, high) = (0, text.count)
        while low < high {
          let line = SortedLines.line(around: (low + high) / 2, in: text)
          let (name, value) = SortedLines.parts(of: line, in: text)
          if name.elementsEqual(key) { return String(decoding: value, as: UTF8.self) }
          if name.lexicographicallyPrecedes(key) { low = line.upperBound + 1 } else { high = line.lowerBound }
        }
        return nil
      }
    }
  }

  /// Calls a function with each key and its value, in order.
  package func forEach(_ take: (_ key: String, _ value: String) -> Void) {
    text.withUTF8Buffer { text in
      var start = 0
      while start < text.count {
        let line = SortedLines.line(around: start, in: text)
        let (key, value) = SortedLines.parts(of: line, in: text)
        take(String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
        start = line.upperBound + 1
      }
    }
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  /// The line around a byte, without its line break.
  private static func line(around place: Int, in text: Text) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    var (start, end) = (place, place)
    while start > 0, text[start - 1] != newline { start -= 1 }
    while end < text.count, text[end] != newline { end += 1 }
    return start..<end
  }

  private static func parts(of line: Range<Int>, in text: Text) -> (key: Slice<Text>, value: Slice<Text>) {
    var space = line.lowerBound
    while space < line.upperBound, text[space] != UInt8(ascii: " ") { space += 1 }
    return (text[line.lowerBound..<space], text[min(space + 1, line.upperBound)..<line.upperBound])
  }
}
