public import LayoutEngine

/// Where the lines of a file start, to turn byte offsets into lines and columns.
public struct LineTable: Sendable {
  /// The offset of each line's first byte; the first is 0.
  private let starts: [Int]
  private let byteCount: Int

  /// Lines end as Swift ends them: at a line feed, a carriage return, or both together.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let next = offset + 1
      let isLoneReturn = byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(next) }
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// The number of lines; a file that ends with a line break has an empty one at its end.
  public var lineCount: Int { starts.count }

  /// The line and the column of a byte, both counted from 1; the column counts bytes.
  public func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line counted from 1, with its line break; `nil` when there is no such line.
  public func bytes(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    let end = line < starts.count ? starts[line] : byteCount
    return starts[line - 1]..<end
  }

  /// The range between two byte offsets.
  public func range(file: Int, from start: Int, to end: Int) -> SourceRange {
    let first = place(of: start)
    let last = place(of: max(start, end))
    return SourceRange(
      file: file, line: first.line, column: first.column, endLine: last.line, endColumn: last.column
    )
  }
}
