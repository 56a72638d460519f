/// A stretch of a source file: lines and columns start at 1, columns count UTF-8 bytes, the end is exclusive.
public struct SourceRange: Hashable, Sendable {
  /// Which of the program's files; 0 is the scenario itself.
  public var file: Int32
  /// Where the range begins.
  public var line: Int32
  public var column: Int32
  /// Where it ends.
  public var endLine: Int32
  public var endColumn: Int32

  /// Makes a range; see the type.
  public init(file: Int = 0, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.file = Int32(file)
    self.line = Int32(line)
    self.column = Int32(column)
    self.endLine = Int32(endLine)
    self.endColumn = Int32(endColumn)
  }

  /// No place in any source, for trees that were built by hand.
  public static let none = SourceRange(line: 0, column: 0, endLine: 0, endColumn: 0)
}
