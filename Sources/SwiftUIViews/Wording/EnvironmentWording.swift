internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The wording of errors about environment values and objects.
extension Diagnostics {
  static func unknownEnvironmentValue(_ key: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unknownEnvironmentValue, "no environment value is called '\(key)'", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near, prefix: "\\.")
    ).asGap(near == nil)
  }

  static func readOnlyEnvironmentValue(_ key: String, _ source: SourceRange) -> Diagnostics {
    .error(.readOnlyEnvironmentValue, "the environment value '\(key)' can be read and not written", source)
  }

  static func noEnvironmentObject(_ type: String, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .noEnvironmentObject, "no object of type '\(type)' is in the environment of this view", source,
      suggestion: "write .environmentObject or .environment with one around the view, in the preview too"
    ).asGap()
  }
}

extension Diagnostic {
  static func assumedObject(_ type: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .noEnvironmentObject,
      message: "no object of type '\(type)' is in the environment of this view; '\(type)()' is used",
      suggestion: "write .environmentObject or .environment with one around the view, in the preview too",
      source: source)
  }
}
