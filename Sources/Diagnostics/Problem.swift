public import LayoutEngine
public import ViewProgram

/// Why something could not be done: every error, and its kind.
public struct Problem: Error, Sendable, Equatable {
  /// The kind of the problem, by which the command line chooses its exit code.
  public enum Kind: Sendable, Equatable {
    /// The scenario or page itself is at fault: syntax, layout, markup.
    case content
    /// The command's arguments are invalid.
    case usage
    /// A file or folder that was named cannot be read.
    case missingInput
    /// The result cannot be written where it was asked for.
    case unwritable
    /// The standard output does not take the result.
    case outputFailed
    /// `site.yml` or a template is at fault.
    case configuration
    /// A program or file of the system that this needs is not installed.
    case missingTool
    /// The program's own fault.
    case internalFault
  }

  /// The kind, by which the command line chooses its exit code.
  public var kind: Kind
  /// One for each error.
  public var reports: [Report]

  public init(_ kind: Kind, _ reports: [Report]) {
    self.kind = kind
    self.reports = reports
  }

  /// Several problems as one: of their kind where it is the same, else of the content's.
  public init(joining problems: [Problem]) {
    let kinds = problems.map(\.kind)
    let isOneKind = kinds.allSatisfy { $0 == kinds.first }
    self.init(isOneKind ? kinds.first ?? .content : .content, problems.flatMap(\.reports))
  }

  /// One fault in a file.
  ///
  /// - Parameters:
  ///   - file: The file's name as the user gave it.
  ///   - source: The place in the file; `nil` for all of it.
  public init(_ fault: some Fault, in file: String, at source: SourceRange? = nil) {
    self.init(fault.kind, [Report(fault, in: file, at: source)])
  }
}

/// Something that goes wrong outside a scenario's own source: with a file, the site's configuration, a page, the
/// output.
///
/// Each module has one enum of its faults, which is the only place where they are worded.
public protocol Fault: Sendable {
  /// A key that stays the same when the wording changes, such as `missing-file`.
  var code: String { get }
  /// The kind of problem it causes.
  var kind: Problem.Kind { get }
  var severity: Diagnostic.Severity { get }
  /// One sentence without a full stop: what is wrong and what would be accepted.
  var message: String { get }
}

extension Fault {
  /// An error, unless a module says otherwise.
  public var severity: Diagnostic.Severity { .error }
}

extension Report {
  /// A fault in a file whose text is not available.
  public init(_ fault: some Fault, in file: String, at source: SourceRange? = nil) {
    self.init(fault.severity, .fault(fault.code), fault.message, in: file, at: source)
  }
}
