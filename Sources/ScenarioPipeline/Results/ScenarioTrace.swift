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

  /// One JSON document for one preview, an array of them for several; indented, for people.
  public func json() -> String { String(decoding: bytes(isPretty: true), as: UTF8.self) }

  /// The same on one line, as the bytes of a file for programs.
  public func compactJSON() -> [UInt8] { bytes(isPretty: false) }

  private func bytes(isPretty: Bool) -> [UInt8] {
    documents.count == 1
      ? documents[0].bytes(file: file, isPretty: isPretty)
      : TraceDocument.bytes(documents, file: file, isPretty: isPretty)
  }

  /// The negotiations as indented text.
  public func tree() -> String { VisibleText.escapingLines(documents.map { $0.tree() }.joined(separator: "\n")) }

  /// The nested types of the views.
  public func type() -> String { VisibleText.escapingLines(types.joined(separator: "\n")) }
}
