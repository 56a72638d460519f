public import LayoutEngine

/// An error or a warning about a scenario, as data; the front end and the interpreter word their own.
public struct Diagnostic: Sendable {
  public enum Severity: UInt8, Sendable { case error, warning, note }

  public var severity: Severity
  public var code: Code
  /// One sentence without a full stop: what is wrong.
  public var message: String
  /// What would be accepted; empty when there is no advice.
  public var suggestion: String
  /// `nil` for the whole file.
  public var source: SourceRange?
  /// Repairs that a tool can make by itself, each of which is sufficient.
  public var fixes: [Fix] = []
  /// What is missing may be missing here alone: in the files that were read, or in Haggle. It is then no mistake of the
  /// source's, and something can stand in for it.
  public var isGap = false

  /// A repair: what it does and what it changes in the source.
  public struct Fix: Sendable, Equatable {
    public var message: String
    public var edits: [Edit]

    public init(message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// New text for a part of the source; an empty part is a place to insert it at.
  public struct Edit: Sendable, Equatable {
    public var source: SourceRange
    public var text: String

    public init(source: SourceRange, text: String) {
      self.source = source
      self.text = text
    }
  }

  public init(
    _ severity: Severity = .error, code: Code, message: String, suggestion: String = "", source: SourceRange?
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.source = source
  }
}

/// The errors that stopped the reading or running of a scenario; empty only inside the interpreter, where the error
/// has been noted before.
public struct Diagnostics: Error, Sendable {
  public var all: [Diagnostic]

  public init(_ all: [Diagnostic]) { self.all = all }

  /// Whether a limit was reached, so that continuing would only reach it again.
  public var isLimit: Bool { all.contains { $0.code.isLimit } }

  /// Nothing is wrong but what may be missing here alone.
  public var isGap: Bool { !all.isEmpty && all.allSatisfy { $0.isGap } }

  /// The same diagnostic, marked as a gap of Haggle's.
  public func asGap(_ isGap: Bool = true) -> Diagnostics {
    Diagnostics(
      all.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.isGap = isGap
        return diagnostic
      })
  }
}
