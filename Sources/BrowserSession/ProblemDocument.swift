internal import LayoutEngine
internal import Markup
public import ViewProgram

/// The reason why a scenario could not be opened or laid out, as JSON for the page around the engine.
public struct ProblemDocument {
  private let write: (inout JSONWriter) -> Void

  /// `{"unreadable": "truncated", "offset": 12}`
  public init(_ error: ProgramReadingError) {
    write = { json in
      json.field("unreadable", error.problem.rawValue)
      json.field("offset", error.offset)
    }
  }

  /// `{"diagnostics": [{"severity": "error", "code": …, "message": …, "suggestion": …, "file": 0, "line": 3, …}]}`
  public init(_ diagnostics: Diagnostics) {
    write = { json in
      json.field("diagnostics") { json in
        json.array { json in
          for diagnostic in diagnostics.all { json.object { ProblemDocument.write(diagnostic, to: &$0) } }
        }
      }
    }
  }

  /// `{"missing": "preview"}`: what was asked for does not exist.
  public init(missing name: String) {
    write = { $0.field("missing", name) }
  }

  public var json: String {
    var json = JSONWriter()
    json.object(content: write)
    return json.finish()
  }

  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let severity =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    json.field("severity", severity)
    json.field("code", diagnostic.code.rawValue)
    json.field("message", diagnostic.message)
    json.field("suggestion", diagnostic.suggestion)
    guard let source = diagnostic.source else { return }
    json.field("file", Int(source.file))
    json.field("line", Int(source.line))
    json.field("column", Int(source.column))
    json.field("endLine", Int(source.endLine))
    json.field("endColumn", Int(source.endColumn))
  }
}
