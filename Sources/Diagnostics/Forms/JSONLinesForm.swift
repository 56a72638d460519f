internal import LayoutEngine
internal import Markup
internal import ViewProgram

/// Writes reports as JSON, one object per line.
///
/// Lines and columns start at 1, columns count UTF-8, the end is exclusive:
///
///     {"file":"a.swift","range":{"start":{"line":3,"column":6},"end":{"line":3,"column":12}},"severity":"error", …}
///
/// Each of its `fixes` has a `message` and `edits`: a `range` and the `text` to put there.
public enum JSONLinesForm {
  /// Reports in their order, each on its own line.
  public static func text(_ reports: [Report]) -> String {
    reports.map { line($0) + "\n" }.joined()
  }

  private static func line(_ report: Report) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("file") { json in
        if report.file.isEmpty { json.null() } else { json.value(report.file) }
      }
      json.field("range") { json in
        guard let source = report.source else { return json.null() }
        write(source, to: &json)
      }
      json.field("severity", report.severity.name)
      json.field("code", report.code.name)
      json.field("message", report.message)
      json.field("suggestion", report.suggestion)
      json.field("fixes") { json in
        json.array { json in
          for fix in report.fixes { write(fix, to: &json) }
        }
      }
    }
    return json.finish()
  }

  private static func write(_ fix: Report.Fix, to json: inout JSONWriter) {
    json.object { json in
      json.field("message", fix.message)
      json.field("edits") { json in
        json.array { json in
          for edit in fix.edits {
            json.object { json in
              json.field("range") { write(edit.source, to: &$0) }
              json.field("text", edit.text)
            }
          }
        }
      }
    }
  }

  private static func write(_ source: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      write("start", line: source.line, column: source.column, to: &json)
      write("end", line: source.endLine, column: source.endColumn, to: &json)
    }
  }

  private static func write(_ name: String, line: Int32, column: Int32, to json: inout JSONWriter) {
    json.field(name) { json in
      json.object { json in
        json.field("line", Int(line))
        json.field("column", Int(column))
      }
    }
  }
}
