public import LayoutEngine

/// An error or a warning about a scenario, as data; the front end and the interpreter word their own.
public struct Diagnostic: Sendable {
  /// How much it matters: an error stops the scenario, a warning and a note do not.
  public enum Severity: UInt8, Sendable { case error, warning, note }

  /// Whether it is an error, a warning or a note.
  public var severity: Severity
  /// What is wrong, as a stable key.
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
    /// What the repair does, as an editor shows it.
    public var message: String
    /// The changes, all of which belong to the repair.
    public var edits: [Edit]

    public init(message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// New text for a part of the source; an empty part is a place to insert it at.
  public struct Edit: Sendable, Equatable {
    /// The part that is replaced.
    public var source: SourceRange
    /// The new text.
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
  /// The errors in the order in which they were found.
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
