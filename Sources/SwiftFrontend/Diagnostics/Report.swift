public import LayoutEngine
public import ViewProgram

/// A diagnostic on its way to the user: with the name of its file, and as text.
public struct Report: Sendable, Equatable {
  public var severity: ViewProgram.Diagnostic.Severity
  public var code: String
  public var message: String
  public var suggestion: String
  /// The file's name as the user gave it; empty when no file is at fault.
  public var file: String
  /// `nil` when the whole file is meant.
  public var source: LayoutEngine.SourceRange?
  /// The first column, counted in UTF-16 as other tools do; 0 without a place.
  public var column: Int
  /// The column after the last on the last line, counted the same way.
  public var endColumn: Int
  /// Repairs that a tool can make by itself.
  public var fixes: [Fix] = []
  /// As a person reads it, without a line break at the end.
  public var text: String

  /// A repair, with the columns of its edits counted both ways.
  public struct Fix: Sendable, Equatable {
    public var message: String
    public var edits: [Edit]
  }

  /// New text for a part of the source.
  public struct Edit: Sendable, Equatable {
    public var source: LayoutEngine.SourceRange
    /// The columns counted in UTF-16.
    public var column: Int
    public var endColumn: Int
    public var text: String
  }

  init(_ diagnostic: ViewProgram.Diagnostic, file: String, column: Int = 0, endColumn: Int = 0, text: String) {
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    suggestion = diagnostic.suggestion
    self.file = file
    source = diagnostic.source
    self.column = column
    self.endColumn = endColumn
    self.text = text
  }

  /// What is already worded as one line, `file:line:column: error: message`, with or without a place.
  public init(text: String, code: String = "problem") {
    self.init(Diagnostic(code: code, message: text, source: nil), file: "", text: text)
    for (word, severity) in [("error", ViewProgram.Diagnostic.Severity.error), ("warning", .warning), ("note", .note)] {
      let parts = text.split(separator: ": \(word): ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      self.severity = severity
      message = String(parts[1])
      readPlace(String(parts[0]))
      return
    }
  }

  /// Takes `file:line:column` apart; a name may hold colons of its own.
  private mutating func readPlace(_ place: String) {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int32(parts[parts.count - 2]), let column = Int32(parts[parts.count - 1]) else {
      file = place
      return
    }
    file = parts.dropLast(2).joined(separator: ":")
    source = LayoutEngine.SourceRange(line: Int(line), column: Int(column), endLine: Int(line), endColumn: Int(column))
    self.column = Int(column)
    endColumn = Int(column)
  }

  /// Reports by file in the order the files were first met, in each by place; equal ones once.
  public static func ordered(_ reports: [Report]) -> [Report] {
    var files: [String: Int] = [:]
    for report in reports where files[report.file] == nil { files[report.file] = files.count }
    let sorted = reports.enumerated().sorted { first, second in
      place(first, files) < place(second, files)
    }
    var seen: Set<String> = []
    return sorted.map(\.element).filter { seen.insert($0.text).inserted }
  }

  private static func place(
    _ report: (offset: Int, element: Report), _ files: [String: Int]
  ) -> (Int, Int32, Int32, Int) {
    let source = report.element.source
    return (files[report.element.file] ?? 0, source?.line ?? 0, source?.column ?? 0, report.offset)
  }
}

extension DiagnosticFormatter {
  /// A diagnostic with its file's name and its text.
  public func report(_ diagnostic: ViewProgram.Diagnostic) -> Report {
    let text = text(diagnostic)
    guard let source = diagnostic.source, sources.indices.contains(Int(source.file)) else {
      return Report(diagnostic, file: sources.first?.name ?? "", text: text)
    }
    var report = Report(
      diagnostic, file: sources[Int(source.file)].name,
      column: column(source.column, line: source.line, of: source.file),
      endColumn: column(source.endColumn, line: source.endLine, of: source.file), text: text)
    report.fixes = diagnostic.fixes.map { fix in
      Report.Fix(message: fix.message, edits: fix.edits.map { edit($0) })
    }
    return report
  }

  private func edit(_ edit: ViewProgram.Diagnostic.Edit) -> Report.Edit {
    let source = edit.source
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
}
