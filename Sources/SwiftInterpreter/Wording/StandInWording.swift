internal import ViewProgram

internal import struct LayoutEngine.SourceRange
internal import struct LayoutEngine.StandIn

/// The wording of warnings about what has something else in its place, and about what is not run.
extension Diagnostic {
  static func standIn(_ standIn: StandIn, _ reason: Diagnostic) -> Diagnostic {
    let place: String
    let code: Code
    switch standIn.kind {
    case .value: (code, place) = (.standInValue, "a default, its name or 'false' stands in for it")
    case .view: (code, place) = (.standInView, "a box stands in for it")
    case .modifier: (code, place) = (.standInModifier, "the view is shown without it")
    }
    return Diagnostic(
      .warning, code: code, message: "\(reason.message); \(place)", suggestion: reason.suggestion,
      source: standIn.source)
  }

  static func notRun(_ what: String, _ reason: Diagnostic, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .notRun, message: "\(what) is run only as far as here: \(reason.message)",
      suggestion: "it decides no layout before it is over", source: reason.source ?? source)
  }
}
