internal import LayoutEngine
internal import ViewProgram

/// Reports that are cached together with their subject, so that a later run repeats them.
extension Report {
  /// Writes everything that the forms of a report need.
  public func write(to record: inout RecordWriter) {
    record.write(Int(severity.rawValue))
    switch code {
    case .diagnostic: record.write(0)
    case .finding: record.write(1)
    case .fault: record.write(2)
    }
    for text in [code.name, message, suggestion, file] { record.write(text) }
    record.write(source.map { [$0] } ?? []) { $1.write($0) }
    record.write(column)
    record.write(endColumn)
    record.write(fixes) { fix, record in
      record.write(fix.message)
      record.write(fix.edits) { edit, record in
        record.write(edit.source)
        record.write(edit.column)
        record.write(edit.endColumn)
        record.write(edit.text)
      }
    }
    record.write(excerpt.map { [$0] } ?? []) { line, record in
      for text in [line.text, line.indent, line.mark] { record.write(text) }
    }
  }

  /// Reads what `write(to:)` wrote; `nil` where it is damaged.
  public init?(_ record: inout RecordReader) {
    guard let severity = record.number().flatMap({ Diagnostic.Severity(rawValue: UInt8(truncatingIfNeeded: $0)) }),
      let kind = record.number(), let name = record.text(), let code = Code(kind, name), let message = record.text(),
      let suggestion = record.text(), let file = record.text(), let source = record.list({ $0.range() }),
      let column = record.number(), let endColumn = record.number(), let fixes = record.list(Report.fix),
      let excerpt = record.list(Report.line)
    else { return nil }
    self.init(severity, code, message, suggestion: suggestion, in: file, at: source.first)
    (self.column, self.endColumn, self.fixes, self.excerpt) = (column, endColumn, fixes, excerpt.first)
  }

  private static func fix(_ record: inout RecordReader) -> Fix? {
    guard let message = record.text(), let edits = record.list(edit) else { return nil }
    return Fix(message: message, edits: edits)
  }

  private static func edit(_ record: inout RecordReader) -> Edit? {
    guard let source = record.range(), let column = record.number(), let endColumn = record.number(),
      let text = record.text()
    else { return nil }
    return Edit(source: source, column: column, endColumn: endColumn, text: text)
  }

  private static func line(_ record: inout RecordReader) -> SourceLine? {
    guard let text = record.text(), let indent = record.text(), let mark = record.text() else { return nil }
    return SourceLine(text: text, indent: indent, mark: mark)
  }
}

extension Report.Code {
  fileprivate init?(_ kind: Int, _ name: String) {
    switch kind {
    case 0: if let code = Diagnostic.Code(rawValue: name) { self = .diagnostic(code) } else { return nil }
    case 1: if let code = Finding.Code(rawValue: name) { self = .finding(code) } else { return nil }
    default: self = .fault(name)
    }
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ range: SourceRange) {
    for number in [range.file, range.line, range.column, range.endLine, range.endColumn] { write(Int(number)) }
  }
}

extension RecordReader {
  fileprivate mutating func range() -> SourceRange? {
    guard let file = number(), let line = number(), let column = number(), let endLine = number(),
      let endColumn = number()
    else { return nil }
    return SourceRange(file: file, line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}
