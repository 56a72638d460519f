/// Why a trace document cannot be read.
public enum TraceReadingError: Error, Sendable, Equatable {
  /// The bytes are not JSON; with the parser's message.
  case notJSON(String)
  /// The JSON is not a trace.
  case notATrace
  /// The document's version of the format is newer than this reader.
  case unknownVersion(Int)
  /// A field is missing or has an invalid value: its path, and what is wrong with it.
  case malformed(path: String, problem: String)
}

// The wording of these errors, all in one place.
extension TraceReadingError {
  /// The error in a sentence, with what would be accepted.
  public var message: String {
    switch self {
    case .notJSON(let problem):
      "the file is not JSON: \(problem)"
    case .notATrace:
      "the file is not a trace: its field 'format' is not '\(TraceReader.format)'; "
        + "write one with haggle trace FILE --format json"
    case .unknownVersion(let version):
      "the trace is written in version \(version) of its format, and this program reads versions "
        + "\(TraceReader.versions.lowerBound) to \(TraceReader.versions.upperBound); "
        + "read it with a newer one, or write the trace anew"
    case .malformed(let path, let problem):
      "the trace is damaged at \(path.isEmpty ? "its top" : path): \(problem)"
    }
  }
}
