internal import ViewProgram

internal import struct LayoutEngine.SourceRange

/// The wording of warnings about a program that still runs.
extension Diagnostic {
  static func seeded(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .fixedChance, message: "random numbers are the same each time here",
      suggestion: "a layout that depends on it would differ each time", source: source)
  }
}
