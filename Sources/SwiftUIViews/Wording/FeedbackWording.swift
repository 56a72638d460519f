internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The wording of errors about state, preferences and coordinate spaces.
extension Diagnostics {
  /// Why a closure is no content of an unknown view.
  static func stateChangedInBody(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(.stateInBody, "'\(name)' is changed while the view is being made", source)
  }

  static func incompletePreferenceKey(_ name: String, lacks member: String, _ source: SourceRange)
    -> Diagnostics
  {
    .error(.incompletePreferenceKey, "'\(name)' does not conform to PreferenceKey: it lacks '\(member)'", source)
  }
}

extension Diagnostic {
  static func stateChangedInBody(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .stateInBody, message: "'\(name)' is changed while the view is being made",
      suggestion: "SwiftUI warns of it, too, and makes the view again; change state in onAppear, onChange or an action",
      source: source)
  }
}
