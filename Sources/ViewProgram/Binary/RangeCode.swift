internal import LayoutEngine

/// A source range by its distance from the one before.
///
/// One byte holds both ends: the high half the start's, the low half the end's. A half of 15 stands for distances that
/// follow as numbers.
struct RangeCode {
  var head: UInt8
  var numbers: [Int64] = []

  private static let written: UInt8 = 15

  init(head: UInt8) { self.head = head }

  /// How many numbers follow the head.
  var numberCount: Int {
    (head >> 4 == RangeCode.written ? 3 : 0) + (head & 15 == RangeCode.written ? 2 : 0)
  }

  init(_ range: SourceRange, after last: SourceRange) {
    let start = RangeCode.start(range, after: last)
    let end = RangeCode.end(range, after: last)
    self.init(head: start << 4 | end)
    if start == RangeCode.written {
      let isSameLine = range.line == last.line
      numbers = [
        Int64(range.file) - Int64(last.file), Int64(range.line) - Int64(last.line),
        Int64(range.column) - (isSameLine ? Int64(last.column) : 0),
      ]
    }
    if end == RangeCode.written {
      let isSameLine = range.endLine == range.line
      numbers += [
        Int64(range.endLine) - Int64(range.line), Int64(range.endColumn) - (isSameLine ? Int64(range.column) : 0),
      ]
    }
  }

  /// 0 is the start of the range before, 1 its end, 2 … 14 a few columns after its start.
  private static func start(_ range: SourceRange, after last: SourceRange) -> UInt8 {
    guard range.file == last.file else { return written }
    if range.line == last.endLine && range.column == last.endColumn { return 1 }
    guard range.line == last.line else { return written }
    switch Int64(range.column) - Int64(last.column) {
    case 0: return 0
    case let distance where (1...13).contains(distance): return UInt8(distance + 1)
    default: return written
    }
  }

  /// 0 is the end of the range before, 1 … 14 as many columns after the start.
  private static func end(_ range: SourceRange, after last: SourceRange) -> UInt8 {
    if range.endLine == last.endLine && range.endColumn == last.endColumn { return 0 }
    let length = Int64(range.endColumn) - Int64(range.column)
    return range.endLine == range.line && (1...14).contains(length) ? UInt8(length) : written
  }

  /// The range itself; `nil` when its numbers are out of bounds.
  func range(after last: SourceRange) -> SourceRange? {
    var rest = numbers[...]
    var place: (file: Int64, line: Int64, column: Int64) = (Int64(last.file), Int64(last.line), Int64(last.column))
    switch head >> 4 {
    case 0: break
    case 1: (place.line, place.column) = (Int64(last.endLine), Int64(last.endColumn))
    case RangeCode.written:
      let distance = (rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
      guard let file = sum(place.file, distance.0), let line = sum(place.line, distance.1),
        let column = sum(distance.1 == 0 ? place.column : 0, distance.2)
      else { return nil }
      place = (file, line, column)
    case let columns: place.column += Int64(columns) - 1
    }
    var end: (line: Int64, column: Int64) = (place.line, place.column)
    switch head & 15 {
    case 0: end = (Int64(last.endLine), Int64(last.endColumn))
    case RangeCode.written:
      let distance = (rest.removeFirst(), rest.removeFirst())
      guard let line = sum(end.line, distance.0), let column = sum(distance.0 == 0 ? end.column : 0, distance.1) else {
        return nil
      }
      end = (line, column)
    case let length: end.column += Int64(length)
    }
    return SourceRange(place, end)
  }

  private func sum(_ a: Int64, _ b: Int64) -> Int64? {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : sum
  }
}

extension SourceRange {
  fileprivate init?(_ start: (file: Int64, line: Int64, column: Int64), _ end: (line: Int64, column: Int64)) {
    let allowed = 0...Int64(Int32.max)
    for number in [start.file, start.line, start.column, end.line, end.column] where !allowed.contains(number) {
      return nil
    }
    self.init(
      file: Int(start.file), line: Int(start.line), column: Int(start.column), endLine: Int(end.line),
      endColumn: Int(end.column))
  }
}
