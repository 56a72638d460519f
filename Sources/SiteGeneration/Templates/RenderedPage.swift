/// A page's text, with where each part of it comes from.
struct RenderedPage {
  /// A stretch of the text that begins at an offset.
  struct Origin {
    var offset: Int
    /// The file of the template that it stands in as it is; `nil` for a value.
    var template: String?
    /// The line of the template, from 1.
    var line: Int
  }

  private(set) var bytes: [UInt8] = []
  private var origins: [Origin] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: ArraySlice<UInt8>, of template: String, line: Int) {
    origins.append(Origin(offset: bytes.count, template: template, line: line))
    bytes += text
  }

  mutating func append(value: some Sequence<UInt8>) {
    origins.append(Origin(offset: bytes.count, template: nil, line: 0))
    bytes += value
  }

  /// The template and its line that a line of the page begins with; `nil` where a value stands.
  func place(ofLine line: Int) -> (template: String, line: Int)? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    // The last stretch that begins no later; the first there is of several that begin together is empty.
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].offset <= start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let template = origins[low - 1].template else { return nil }
    let before = bytes[origins[low - 1].offset..<start].count { $0 == UInt8(ascii: "\n") }
    return (template, origins[low - 1].line + before)
  }
}
