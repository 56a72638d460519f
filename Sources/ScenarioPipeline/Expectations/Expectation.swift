internal import LayoutEngine
internal import ViewProgram

/// A statement about a preview's layout, in a comment in the preview or above it.
///
///     // expect: row 168 × 21.3 at 16, 39.4
///     // expect: row width 160...180
///     // expect: no findings
///     // expect: same as #other
struct Expectation {
  /// The bounds of a length in points; both are equal for a single length.
  struct Bound {
    var text: String
    var least: Double
    var most: Double
    var isRange: Bool

    /// Lengths are written with one decimal.
    private static let tolerance = 0.05 + 1e-9

    func holds(_ length: Double) -> Bool {
      length >= least - Bound.tolerance && length <= most + Bound.tolerance
    }
  }

  enum Claim {
    case frame(view: String, width: Bound, height: Bound, origin: (x: Bound, y: Bound)?)
    case length(view: String, Axis, Bound)
    case noFindings
    case same(as: String)
    case unreadable
  }

  let claim: Claim
  /// The place of the text after `expect:`.
  let source: SourceRange

  private static let mark = "// expect:"

  /// The expectations of a scenario's own file, in their order.
  static func all(in source: SourceText) -> [Expectation] {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      let start = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
      guard line.utf8.dropFirst(start).starts(with: mark.utf8) else { return nil }
      let behind = line.utf8.dropFirst(start + mark.utf8.count)
      let space = behind.prefix { $0 == UInt8(ascii: " ") }.count
      var text = behind.dropFirst(space)
      while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") { text.removeLast() }
      let column = start + mark.utf8.count + space + 1
      let place = SourceRange(
        line: index + 1, column: column, endLine: index + 1, endColumn: column + text.count)
      return Expectation(claim: Claim(String(decoding: text, as: UTF8.self)), source: place)
    }
  }
}

extension Expectation.Claim {
  init(_ text: String) {
    let frame = /(.+?) ([^ ]+) [×x] ([^ ]+)(?: at ([^ ,]+), ([^ ]+))?/
    let length = /(.+?) (width|height) ([^ ]+)/
    if text == "no findings" {
      self = .noFindings
    } else if text.hasPrefix("same as #"), text.utf8.count > "same as #".utf8.count {
      self = .same(as: String(text.dropFirst("same as #".count)))
    } else if let match = text.wholeMatch(of: length)?.output, let bound = Expectation.Bound(match.3) {
      self = .length(view: String(match.1), match.2 == "width" ? .horizontal : .vertical, bound)
    } else if let match = text.wholeMatch(of: frame)?.output, let width = Expectation.Bound(match.2),
      let height = Expectation.Bound(match.3)
    {
      let (x, y) = (match.4.flatMap { Expectation.Bound($0) }, match.5.flatMap { Expectation.Bound($0) })
      let isPlaced = match.4 != nil
      guard !isPlaced || (x != nil && y != nil) else {
        self = .unreadable
        return
      }
      self = .frame(view: String(match.1), width: width, height: height, origin: x.flatMap { x in y.map { (x, $0) } })
    } else {
      self = .unreadable
    }
  }
}

extension Expectation.Bound {
  /// Reads `168`, `21.3` and `160...180`.
  init?(_ text: Substring) {
    let pattern = /(-?\d+(?:\.\d+)?)(?:\.\.\.(-?\d+(?:\.\d+)?))?/
    guard let match = text.wholeMatch(of: pattern)?.output, let least = Double(match.1) else { return nil }
    let most = match.2.flatMap { Double($0) } ?? least
    guard least <= most else { return nil }
    self.init(text: String(text), least: least, most: most, isRange: match.2 != nil)
  }

  /// The text that is true for a length: a range grows by as little as needed.
  func text(holding length: Double) -> String {
    if holds(length) { return text }
    let number = Expectation.text(length)
    guard isRange else { return number }
    let parts = text.split(separator: "...")
    return length < least ? number + "..." + parts[1] : parts[0] + "..." + number
  }
}
