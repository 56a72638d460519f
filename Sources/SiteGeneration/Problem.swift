public import SwiftFrontend

/// Why something could not be done, in words for the person at the terminal.
public struct Problem: Error, Sendable, Equatable {
  /// What kind of trouble it is; the command line chooses its exit code by it.
  public enum Kind: Sendable, Equatable {
    /// The scenario or page itself is at fault: syntax, layout, markup.
    case content
    /// The command was asked for something it cannot mean.
    case usage
    /// A file or folder that was named cannot be read.
    case missingInput
    /// The result cannot be written where it was asked for.
    case unwritable
    /// `site.yml` or a template is at fault.
    case configuration
    /// A program or file of the system that this needs is not installed.
    case missingTool
    /// The program's own fault.
    case internalFault
  }

  public var kind: Kind
  /// One for each thing that is wrong.
  public var details: [Report]
  /// The same as texts, each complete with its place.
  public var reports: [String] { details.map(\.text) }

  public init(_ kind: Kind, details: [Report]) {
    self.kind = kind
    self.details = details
  }

  public init(_ kind: Kind, _ reports: [String]) { self.init(kind, details: reports.map { Report(text: $0) }) }

  public init(_ kind: Kind, _ report: String) { self.init(kind, [report]) }
}
