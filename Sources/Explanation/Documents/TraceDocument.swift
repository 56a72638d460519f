public import LayoutEngine
import Markup

/// A trace as a document: JSON for programs, an indented tree for people at a terminal.
///
///     let document = TraceDocument(trace: trace, preview: "Flexible columns")
///     let json = document.json(file: "columns.swift")
///     let text = document.tree()
public struct TraceDocument: Sendable {
  /// The value of the field `format` in every document.
  public static let format = "haggle-trace"
  /// The version of the format that is written.
  ///
  /// In version 1 the field `step` of a reason held words for people, a finding had no `numbers`, and a node had no
  /// `placed`.
  public static let version = 2
  /// The version with additions since: a field that is removed or changes its meaning makes a new first number, a field
  /// that is added a new second, a correction of what is written or another finding a new third.
  public static let formatVersion = "2.5.1"

  let trace: Trace
  let preview: String

  /// - Parameters:
  ///   - trace: the record of the preview's layout.
  ///   - preview: the preview's name.
  public init(trace: Trace, preview: String) {
    self.trace = trace
    self.preview = preview
  }

  /// The trace as JSON.
  ///
  /// `Site/schema/haggle-trace-2.json` describes the document.
  ///
  /// - Parameter file: the name of the scenario's file.
  public func json(file: String) -> String {
    String(decoding: bytes(file: file, isPretty: true), as: UTF8.self)
  }

  /// The same as the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: the name of the scenario's file.
  ///   - isPretty: Whether it is for people, indented; otherwise it is about half as long.
  public func bytes(file: String, isPretty: Bool) -> [UInt8] {
    var json = JSONWriter(isPretty: isPretty)
    TraceDocument.write(self, file: file, to: &json)
    return json.finishBytes() + [UInt8(ascii: "\n")]
  }

  /// Several previews of one file: an array of their documents.
  ///
  /// - Parameters:
  ///   - documents: the previews in their order.
  ///   - file: the name of the scenario's file.
  public static func json(_ documents: [TraceDocument], file: String) -> String {
    String(decoding: bytes(documents, file: file, isPretty: true), as: UTF8.self)
  }

  /// The same as the bytes of a file.
  ///
  /// - Parameters:
  ///   - documents: the previews in their order.
  ///   - file: the name of the scenario's file.
  ///   - isPretty: Whether it is for people, indented.
  public static func bytes(_ documents: [TraceDocument], file: String, isPretty: Bool) -> [UInt8] {
    var json = JSONWriter(isPretty: isPretty)
    json.array { json in
      for document in documents { write(document, file: file, to: &json) }
    }
    return json.finishBytes() + [UInt8(ascii: "\n")]
  }

  /// The nodes with their frames, then every call with its reasons; fits a terminal of 100 columns.
  public func tree() -> String { TraceTree(trace: trace, preview: preview).text }

  private static func write(_ document: TraceDocument, file: String, to json: inout JSONWriter) {
    let trace = document.trace
    json.object { json in
      json.field("format", format)
      json.field("version", version)
      json.field("formatVersion", formatVersion)
      json.field("file", file)
      json.field("preview", document.preview)
      json.field("container") { TraceJSON.write(trace.container, to: &$0) }
      if let scheme = trace.colorScheme { json.field("colorScheme", scheme.rawValue) }
      json.field("rules", RuleChange.latest)
      json.field("metrics", trace.metrics ?? "built-in")
      json.field("settled", trace.settled)
      json.field("verdict") { TraceJSON.write(trace.verdict, to: &$0) }
      json.field("nodes") { json in
        json.array { json in
          for node in trace.nodes { TraceJSON.write(node, to: &json) }
        }
      }
      json.field("rounds") { json in
        json.array { json in
          for round in trace.rounds { TraceJSON.write(round, to: &json) }
        }
      }
      json.field("findings") { json in
        json.array { json in
          for finding in trace.findings { TraceJSON.write(finding, to: &json) }
        }
      }
      if !trace.standIns.isEmpty {
        json.field("standIns") { json in
          json.array { json in
            for standIn in trace.standIns { TraceJSON.write(standIn, to: &json) }
          }
        }
      }
      json.field("output") { json in
        json.array { json in
          for line in trace.output { json.value(line) }
        }
      }
    }
  }
}
