public import ViewProgram

/// What the front end made of a scenario's files.
public struct ParsedProgram: Sendable {
  public var program: Program
  /// What the reader should know although the program can run.
  public var warnings: [ViewProgram.Diagnostic]
  /// Why there is nothing to lay out; `nil` when the first file has a preview or a bare view.
  ///
  /// A file of shared declarations is no mistake, so the caller decides whether this matters. It is a warning where
  /// there is a stand-in, and an error where there is none.
  public var missingPreview: ViewProgram.Diagnostic?
  /// What may be laid out where there is no preview: an app's scenes, or a view that needs no arguments.
  public var standIn: PreviewDeclaration?

  public init(
    program: Program, warnings: [ViewProgram.Diagnostic] = [], missingPreview: ViewProgram.Diagnostic? = nil,
    standIn: PreviewDeclaration? = nil
  ) {
    self.program = program
    self.warnings = warnings
    self.missingPreview = missingPreview
    self.standIn = standIn
  }
}
