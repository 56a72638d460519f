internal import Diagnostics
internal import SwiftSyntax
public import ViewProgram

/// One file as it was read, for highlighting and for every program that it is part of.
public struct ParsedFile: Sendable {
  public let source: SourceText
  /// The file's number in the program: `SourceRange.file` of everything in it.
  public let number: Int
  /// `nil` when the file was refused before it was parsed, or took too long.
  let syntax: ParsedSyntax?
  let parts: FileParts

  /// Whether the file has a preview or a bare view.
  public var hasPreview: Bool { !parts.previews.isEmpty }

  /// Everything that keeps the file from being used.
  public var errors: [ViewProgram.Diagnostic] { parts.diagnostics.filter { $0.severity == .error } }

  /// The first thing that keeps the file from being used.
  public var firstError: ViewProgram.Diagnostic? { parts.diagnostics.first { $0.severity == .error } }
}

/// The tree of a file, with a converter from offsets to lines.
struct ParsedSyntax: Sendable {
  let tree: SourceFileSyntax
  let lines: LineTable
  /// Where dots stand for statements, as offsets in bytes.
  let leftOut: Set<Int>
}
