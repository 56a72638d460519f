internal import Diagnostics
internal import LayoutEngine

/// Why source cannot be laid out.
public struct ScenarioError: Error, Sendable, CustomStringConvertible {
  /// One of the errors.
  public struct Message: Sendable, Equatable {
    /// The file's name; empty where no file is at fault.
    public var file = ""
    /// The place in the file, counted from 1; 0 for all of it.
    public var line = 0
    public var column = 0
    /// A key that stays the same when the wording changes, such as `missing-file`.
    public var code = ""
    /// What is wrong and what would be accepted, in a sentence.
    public var text: String
  }

  /// Everything that is wrong, in the order of the source.
  public let messages: [Message]

  /// The messages, one on each line.
  public var description: String {
    messages.map { message in
      let place = message.line > 0 ? ":\(message.line):\(message.column)" : ""
      return (message.file.isEmpty ? "" : message.file + place + ": ") + message.text
    }.joined(separator: "\n")
  }

  init(messages: [Message]) { self.messages = messages }

  init(_ problem: Problem) {
    messages = Report.ordered(problem.reports).map { report in
      Message(
        file: report.file, line: report.source.map { Int($0.line) } ?? 0, column: report.column, code: report.code.name,
        text: report.message)
    }
  }
}
