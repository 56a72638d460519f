public import LayoutEngine

/// Something wrong with a scenario, as data; the wording of each code is the front end's and the interpreter's.
public struct Diagnostic: Sendable {
  public enum Severity: UInt8, Sendable { case error, warning, note }

  public var severity: Severity
  /// A short stable name, such as `unknown-view`.
  public var code: String
  /// One sentence without a full stop: what is wrong.
  public var message: String
  /// What would be accepted; empty when there is nothing to say.
  public var suggestion: String
  /// `nil` when the whole file is meant.
  public var source: SourceRange?

  public init(
    _ severity: Severity = .error, code: String, message: String, suggestion: String = "", source: SourceRange?
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.source = source
  }
}

/// The errors that stopped the reading or running of a scenario; empty only inside the interpreter, where what went
/// wrong has been noted before.
public struct Diagnostics: Error, Sendable {
  public var all: [Diagnostic]

  public init(_ all: [Diagnostic]) { self.all = all }
}
