public import LayoutEngine
public import ViewProgram

/// The files that diagnostics point into, the scenario first; turns what was found in them into reports.
public struct SourceFiles: Sendable {
  private let sources: [SourceText]
  private let tables: [LineTable]

  /// - Parameter sources: The files in the order that `SourceRange.file` counts them.
  public init(_ sources: [SourceText]) {
    self.sources = sources
    tables = sources.map { LineTable($0.bytes) }
  }

  /// `Row.swift:12`; `nil` for what stands in no file.
  public func place(_ source: SourceRange) -> String? {
    guard source.line > 0, sources.indices.contains(Int(source.file)) else { return nil }
    return sources[Int(source.file)].name + ":\(source.line)"
  }

  /// A diagnostic with its file's name, its line and its repairs.
  public func report(_ diagnostic: Diagnostic) -> Report {
    var report = report(
      diagnostic.severity, .diagnostic(diagnostic.code), diagnostic.message, suggestion: diagnostic.suggestion,
      at: diagnostic.source)
    report.fixes = diagnostic.fixes.map { fix in
      Report.Fix(message: fix.message, edits: fix.edits.compactMap(edit))
    }
    return report
  }

  /// A report that shows the line it is about.
  ///
  /// - Parameter source: The place; without one, or with one in no file, the report is about the whole scenario.
  public func report(
    _ severity: Diagnostic.Severity, _ code: Report.Code, _ message: String, suggestion: String = "",
    at source: SourceRange?
  ) -> Report {
    var report = report(severity, code, message, suggestion: suggestion, in: source)
    report.excerpt = report.source.flatMap(excerpt)
    return report
  }

  /// A fault at a place in one of the files, reported without the line's text.
  public func report(_ fault: some Fault, at source: SourceRange?) -> Report {
    report(fault.severity, .fault(fault.code), fault.message, suggestion: "", in: source)
  }

  private func report(
    _ severity: Diagnostic.Severity, _ code: Report.Code, _ message: String, suggestion: String,
    in source: SourceRange?
  ) -> Report {
    guard let source, sources.indices.contains(Int(source.file)) else {
      return Report(severity, code, message, suggestion: suggestion, in: sources.first?.name ?? "")
    }
    var report = Report(
      severity, code, message, suggestion: suggestion, in: sources[Int(source.file)].name, at: source)
    report.column = column(source.column, line: source.line, of: source.file)
    report.endColumn = column(source.endColumn, line: source.endLine, of: source.file)
    return report
  }

  private func edit(_ edit: Diagnostic.Edit) -> Report.Edit? {
    let source = edit.source
    guard sources.indices.contains(Int(source.file)) else { return nil }
    return Report.Edit(
      source: source, column: column(source.column, line: source.line, of: source.file),
      endColumn: column(source.endColumn, line: source.endLine, of: source.file), text: edit.text)
  }

  /// A column that counts UTF-8 as one that counts UTF-16.
  private func column(_ column: Int32, line: Int32, of file: Int32) -> Int {
    guard let line = tables[Int(file)].bytes(ofLine: Int(line)) else { return Int(column) }
    let before = sources[Int(file)].bytes[line].prefix(max(0, Int(column) - 1))
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }

  /// The first line of a range; `nil` when it is blank or there is no such line.
  private func excerpt(_ source: SourceRange) -> SourceLine? {
    let file = Int(source.file)
    guard let bytes = tables[file].bytes(ofLine: Int(source.line)) else { return nil }
    let column = Int(source.column)
    let length = source.endLine == source.line ? Int(source.endColumn) - column : bytes.count
    let line = SourceLine(sources[file].bytes[bytes], column: column, length: length)
    return line.text.allSatisfy(\.isWhitespace) ? nil : line
  }
}
