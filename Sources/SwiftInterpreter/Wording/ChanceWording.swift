internal import ViewProgram

internal import struct LayoutEngine.SourceRange

/// The wording of warnings about a program that still runs.
extension Diagnostic {
  static func seeded(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .fixedChance, message: "chance is the same here each time",
      suggestion: "a layout that depends on it would be another one each time", source: source)
  }
}
