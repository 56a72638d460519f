internal import ViewProgram

internal import struct LayoutEngine.SourceRange
internal import struct LayoutEngine.StandIn

/// The wording of warnings about stand-ins, and about code that is not run.
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

  static func closureNotRun(_ reason: Diagnostic, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .notRun, message: "\(reason.message), so that the closure it is given is not run",
      suggestion: reason.suggestion, source: reason.source ?? source)
  }
}

extension Diagnostics {
  /// Why the code for which dots stand is not known; `nil` for any other syntax.
  static func leftOut(_ syntax: String, _ source: SourceRange) -> Diagnostics? {
    guard syntax == Expression.leftOut else { return nil }
    return .error(
      .unsupported, "the dots leave code out here", source, suggestion: "write the code in their place"
    ).asGap()
  }

  /// Why a view has no sample for one of its arguments; `nil` for any other syntax.
  static func noSample(_ syntax: String, of name: String, _ source: SourceRange) -> Diagnostics? {
    guard syntax.hasPrefix(Expression.sampleStart) else { return nil }
    let setting = "give a value with '--with \(name)=…'"
    if syntax.hasPrefix(Expression.unknownSampleStart) {
      let type = syntax.dropFirst(Expression.unknownSampleStart.count)
      return .error(
        .unsupported, "no file that was read declares the type '\(type)' of '\(name)'", source,
        suggestion: "put the file that declares it, such as '\(type).swift', beside this one, or \(setting)"
      ).asGap()
    }
    let type = syntax.dropFirst(Expression.sampleStart.count)
    return .error(
      .unsupported, "no sample of the type '\(type)' can be made for '\(name)'", source, suggestion: setting
    ).asGap()
  }
}
