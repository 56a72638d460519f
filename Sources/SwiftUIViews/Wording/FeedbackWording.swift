internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The wording of errors about state, preferences and coordinate spaces.
extension Diagnostics {
  static func stateChangedInBody(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .stateInBody, "'\(name)' is changed while the view is being made", source,
      suggestion: "change state in onAppear, task(id:), onChange or another action")
  }

  static func incompletePreferenceKey(_ name: String, lacks member: String, _ source: SourceRange)
    -> Diagnostics
  {
    .error(.incompletePreferenceKey, "'\(name)' does not conform to PreferenceKey: it lacks '\(member)'", source)
  }
}
