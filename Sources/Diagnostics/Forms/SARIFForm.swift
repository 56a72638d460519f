internal import LayoutEngine
internal import Markup
internal import ViewProgram

/// Writes reports as a document of the Static Analysis Results Interchange Format, version 2.1.0.
public enum SARIFForm {
  /// One run with a result for each report; it is also written when there are no reports.
  public static func text(_ reports: [Report], version: String) -> String {
    let rules = Set(reports.map(\.code.name)).sorted()
    var json = JSONWriter(isPretty: true)
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.field("runs") { json in
        json.array { json in
          json.object { json in
            json.field("tool") { write(rules, version: version, to: &$0) }
            json.field("columnKind", "utf16CodeUnits")
            json.field("results") { json in
              json.array { json in
                for report in reports { write(report, rules: rules, to: &json) }
              }
            }
          }
        }
      }
    }
    return json.finish() + "\n"
  }

  private static func write(_ rules: [String], version: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("driver") { json in
        json.object { json in
          json.field("name", "haggle")
          json.field("version", version)
          json.field("rules") { json in
            json.array { json in
              for rule in rules { json.object(onOneLine: true) { $0.field("id", rule) } }
            }
          }
        }
      }
    }
  }

  private static func write(_ report: Report, rules: [String], to json: inout JSONWriter) {
    json.object { json in
      json.field("ruleId", report.code.name)
      if let index = rules.firstIndex(of: report.code.name) { json.field("ruleIndex", index) }
      json.field("level", report.severity.name)
      json.field("message") { json in
        let advice = report.suggestion.isEmpty ? "" : "\n" + report.suggestion
        json.object(onOneLine: true) { $0.field("text", report.message + advice) }
      }
      guard !report.file.isEmpty else { return }
      json.field("locations") { json in
        json.array { json in
          json.object { json in
            json.field("physicalLocation") { writePlace(of: report, to: &$0) }
          }
        }
      }
      guard !report.fixes.isEmpty else { return }
      json.field("fixes") { json in
        json.array { json in
          for fix in report.fixes { write(fix, in: report.file, to: &json) }
        }
      }
    }
  }

  private static func write(_ fix: Report.Fix, in file: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("description") { json in
        json.object(onOneLine: true) { $0.field("text", fix.message) }
      }
      json.field("artifactChanges") { json in
        json.array { json in
          json.object { json in
            json.field("artifactLocation") { json in
              json.object(onOneLine: true) { $0.field("uri", address(of: file)) }
            }
            json.field("replacements") { json in
              json.array { json in
                for edit in fix.edits { write(edit, to: &json) }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ edit: Report.Edit, to json: inout JSONWriter) {
    json.object { json in
      json.field("deletedRegion") { json in
        json.object(onOneLine: true) { json in
          json.field("startLine", Int(edit.source.line))
          json.field("startColumn", edit.column)
          json.field("endLine", Int(edit.source.endLine))
          json.field("endColumn", edit.endColumn)
        }
      }
      json.field("insertedContent") { json in
        json.object(onOneLine: true) { $0.field("text", edit.text) }
      }
    }
  }

  private static func writePlace(of report: Report, to json: inout JSONWriter) {
    json.object { json in
      json.field("artifactLocation") { json in
        json.object(onOneLine: true) { $0.field("uri", address(of: report.file)) }
      }
      guard let source = report.source, source.line > 0 else { return }
      json.field("region") { json in
        json.object(onOneLine: true) { json in
          json.field("startLine", Int(source.line))
          json.field("startColumn", report.column)
          json.field("endLine", Int(source.endLine))
          json.field("endColumn", report.endColumn)
        }
      }
    }
  }

  /// A file's name as an address, relative if the name is.
  private static func address(of file: String) -> String {
    (file.hasPrefix("/") ? "file://" : "") + percentEncoded(file)
  }
}
