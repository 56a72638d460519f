internal import Diagnostics
internal import Explanation

/// The record of a scenario's previews, as data or to read.
public struct ScenarioTrace {
  private let file: String
  private let documents: [TraceDocument]
  private let types: [String]

  public init(of run: ScenarioRun) {
    file = run.file.name
    documents = run.previews.map { TraceDocument(trace: $0.trace, preview: $0.name) }
    types = run.previews.map { $0.name + "\n\n" + $0.type.text }
  }

  /// One JSON document for one preview, an array of them for several.
  public func json() -> String {
    documents.count == 1 ? documents[0].json(file: file) : TraceDocument.json(documents, file: file)
  }

  /// The same as the bytes of a file.
  public func bytes() -> [UInt8] {
    documents.count == 1 ? documents[0].bytes(file: file) : TraceDocument.bytes(documents, file: file)
  }

  /// The negotiations as indented text.
  public func tree() -> String { VisibleText.escapingLines(documents.map { $0.tree() }.joined(separator: "\n")) }

  /// The nested types of the views.
  public func type() -> String { VisibleText.escapingLines(types.joined(separator: "\n")) }
}
