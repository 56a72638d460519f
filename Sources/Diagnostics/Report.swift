public import LayoutEngine
public import ViewProgram

/// A diagnostic, a finding or a fault on its way to the user: with the name of its file and everything that its forms
/// write.
public struct Report: Sendable, Equatable {
  /// What is reported, as a stable key.
  public enum Code: Sendable, Hashable {
    /// Something is wrong in a scenario's source.
    case diagnostic(Diagnostic.Code)
    /// A layout showed something worth attention.
    case finding(Finding.Code)
    /// Something is wrong outside a scenario's source; the key of a `Fault`.
    case fault(String)

    /// The key as people and tools see it.
    public var name: String {
      switch self {
      case .diagnostic(let code): code.rawValue
      case .finding(let code): code.rawValue
      case .fault(let code): code
      }
    }
  }

  /// Whether it is an error, a warning or a note.
  public var severity: Diagnostic.Severity
  /// What is reported, as a stable key.
  public var code: Code
  /// One sentence without a full stop.
  public var message: String
  /// What would be accepted; empty when there is no advice.
  public var suggestion: String
  /// The file's name as the user gave it; empty when no file is at fault.
  public var file: String
  /// `nil` for the whole file.
  public var source: SourceRange?
  /// The first column, counted in UTF-16 as other tools do; 0 without a place.
  public var column: Int
  /// The column after the last on the last line, counted the same way.
  public var endColumn: Int
  /// Repairs that a tool can make by itself.
  public var fixes: [Fix] = []
  /// The line at the place with a mark under it; `nil` when there is none to show.
  var excerpt: SourceLine?

  /// A repair, with the columns of its edits counted both ways.
  public struct Fix: Sendable, Equatable {
    /// What the repair does, as an editor shows it.
    public var message: String
    /// The changes, all of which belong to the repair.
    public var edits: [Edit]

    public init(message: String, edits: [Edit]) { (self.message, self.edits) = (message, edits) }
  }

  /// New text for a part of the source.
  public struct Edit: Sendable, Equatable {
    /// The part that is replaced, its columns counted in UTF-8.
    public var source: SourceRange
    /// The columns counted in UTF-16.
    public var column: Int
    /// The column after the last one, counted in UTF-16.
    public var endColumn: Int
    /// The new text.
    public var text: String

    public init(source: SourceRange, column: Int, endColumn: Int, text: String) {
      (self.source, self.column, self.endColumn, self.text) = (source, column, endColumn, text)
    }
  }

  /// A report on a file whose text is not available.
  ///
  /// - Parameters:
  ///   - file: The file's name as the user gave it; empty when no file is at fault.
  ///   - source: The place in the file; `nil` for all of it. Its columns are taken as they are.
  public init(
    _ severity: Diagnostic.Severity, _ code: Code, _ message: String, suggestion: String = "", in file: String,
    at source: SourceRange? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.file = file
    self.source = source
    column = source.map { Int($0.column) } ?? 0
    endColumn = source.map { Int($0.endColumn) } ?? 0
  }

  /// As a person reads it, without a line break at the end.
  public var text: String { TextForm().text(self) }
}

extension Report {
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

extension Sequence<Report> {
  /// Whether there is more in it than notes, which is what `--strict` refuses.
  public var hasWarnings: Bool { contains { $0.severity != .note } }
}
