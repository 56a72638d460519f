internal import LayoutEngine
internal import ViewProgram

// swift-syntax has types of these names too; inside this module they mean the program's.
typealias SourceRange = LayoutEngine.SourceRange
typealias Diagnostic = ViewProgram.Diagnostic
typealias Attribute = ViewProgram.Attribute

extension SourceRange {
  /// From the start of this range to the end of another.
  func joined(to last: SourceRange) -> SourceRange {
    var result = self
    result.endLine = last.endLine
    result.endColumn = last.endColumn
    return result
  }

  /// The first character of a file, for faults of the whole file.
  static func startOfFile(_ file: Int) -> SourceRange {
    SourceRange(file: file, line: 1, column: 1, endLine: 1, endColumn: 1)
  }
}
