internal import Explanation
internal import Foundation

/// Reads trace documents of every version.
///
///     let traces = try TraceReader.read(Array(data))
///     let frames = traces[0].nodes.map(\.frame)
public enum TraceReader {
  /// The value of the field `format` in every trace.
  public static let format = TraceDocument.format
  /// The versions of the format that can be read.
  public static let versions = 1...TraceDocument.version

  /// Reads what `haggle trace --format json` wrote.
  ///
  /// - Parameter bytes: one document, or an array of them.
  /// - Returns: the documents in their order, one for a single document.
  /// - Throws: `TraceReadingError.notJSON` or `.notATrace` for other files, `.unknownVersion` for a trace of a later
  ///   program, `.malformed` for a trace that lacks something.
  public static func read(_ bytes: [UInt8]) throws(TraceReadingError) -> [RecordedTrace] {
    do {
      return try JSONDecoder().decode(DocumentList.self, from: Data(bytes)).traces
    } catch let error as TraceReadingError {
      throw error
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw syntaxError(in: bytes) ?? TraceReadingError(.dataCorrupted(context))
    } catch let error as DecodingError {
      throw TraceReadingError(error)
    } catch {
      throw .notJSON("\(error)")
    }
  }

  /// The parser's error, which the decoder does not report; `nil` for valid JSON.
  private static func syntaxError(in bytes: [UInt8]) -> TraceReadingError? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      return .notJSON((error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)")
    }
  }
}

extension TraceReadingError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: context.path, problem: "the field '\(key.stringValue)' is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self = .malformed(path: context.path, problem: context.debugDescription)
    @unknown default:
      self = .malformed(path: "", problem: "\(error)")
    }
  }
}

extension DecodingError.Context {
  /// The place as code writes it: `rounds[0].events[3].size`.
  fileprivate var path: String {
    var path = ""
    for key in codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path
  }
}
