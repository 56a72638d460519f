internal import LayoutEngine

/// The one place where the interpreter's diagnostics are worded.
extension Diagnostics {
  static func error(
    _ code: String, _ message: String, _ source: SourceRange, suggestion: String = ""
  ) -> Diagnostics {
    Diagnostics([Diagnostic(code: code, message: message, suggestion: suggestion, source: source)])
  }

  // MARK: Scaled constants

  static func notTwoNumbers(_ name: String, count: Int, _ source: SourceRange) -> Diagnostics {
    let found = count == 2 ? "two values that are not both whole numbers" : count == 1 ? "one" : "\(count)"
    return .error(
      "not-two-numbers", "'\(name)' needs a width and a height, and the array has \(found)", source,
      suggestion: "write the two numbers as '[250, 60].\(name)'")
  }

  static func noRatio(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error("invalid-length", "'\(name)' needs a width and a height above 0", source)
  }

  // MARK: Names

  static func unknownName(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error("unknown-name", "cannot find '\(name)' in scope", source, suggestion: didYouMean(near))
      .renaming(name, to: near, source)
  }

  static func unknownView(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      "unknown-view", "cannot find '\(name)' in scope", source,
      suggestion: near == nil ? perhapsAGap : didYouMean(near)
    ).renaming(name, to: near, source)
  }

  static func unknownModifier(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    .error(
      "unknown-modifier", "a view has no modifier '\(name)'", source,
      suggestion: near == nil ? perhapsAGap : didYouMean(near, prefix: "."))
  }

  static func unknownMember(_ name: String, of type: String, near: String?, _ source: SourceRange) -> Diagnostics {
    .error(
      "unknown-member", "value of type '\(type)' has no member '\(name)'", source,
      suggestion: near == nil ? perhapsAGap : didYouMean(near))
  }

  static func unknownStatic(_ name: String, of type: String, near: String?, _ source: SourceRange) -> Diagnostics {
    .error(
      "unknown-member", "type '\(type)' has no member '\(name)'", source, suggestion: didYouMean(near, prefix: "."))
  }

  static func unsupported(_ name: String, relative: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "unsupported", "'\(name)' is not supported by Haggle yet", source,
      suggestion: relative.isEmpty ? "this is a gap of Haggle, not an error in the Swift code" : relative)
  }

  static func noContext(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error("no-context", "cannot tell which type '.\(name)' belongs to", source, suggestion: "write the type before it")
  }

  /// With the repair that puts another name there, when nothing but the name stands at the place.
  private func renaming(_ name: String, to near: String?, _ source: SourceRange) -> Diagnostics {
    guard let near, source.line == source.endLine, Int(source.endColumn - source.column) == name.utf8.count else {
      return self
    }
    var all = all
    for index in all.indices {
      let edit = Diagnostic.Edit(source: source, text: near)
      all[index].fixes.append(Diagnostic.Fix(message: all[index].suggestion, edits: [edit]))
    }
    return Diagnostics(all)
  }

  /// For a name that neither the scenario nor Haggle knows.
  private static let perhapsAGap =
    "if Swift or SwiftUI has it, this is a gap of Haggle, not an error in the Swift code"

  private static func didYouMean(_ near: String?, prefix: String = "") -> String {
    guard let near else { return "" }
    return "did you mean '\(prefix)\(near)'?"
  }

  // MARK: Feedback

  static func stateChangedInBody(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "state-in-body", "'\(name)' is changed while the view is being made", source,
      suggestion: "change state in onAppear, task(id:), onChange or another action")
  }

  static func incompletePreferenceKey(_ name: String, lacks member: String, _ source: SourceRange) -> Diagnostics {
    .error("incomplete-preference-key", "'\(name)' is no PreferenceKey: it lacks '\(member)'", source)
  }

  static func tooManyReaders(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-readers", "more than \(limit) geometry readers stand inside one another", source)
  }

  static func unknownCoordinateSpace(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "unknown-coordinate-space", "no view around the reader has a coordinate space '\(name)'", source,
      suggestion: "name one with .coordinateSpace(.named(\"\(name)\"))")
  }

  // MARK: Arguments and types

  static func unknownLabel(
    _ label: String?, of name: String, near: String?, accepted: String, _ source: SourceRange
  ) -> Diagnostics {
    let suggestion = near.map { "did you mean '\($0):'?" } ?? accepted
    guard let label else {
      return .error(
        "wrong-label", "'\(name)' takes no argument without a label here", source, suggestion: suggestion)
    }
    return .error("wrong-label", "'\(name)' has no argument '\(label):'", source, suggestion: suggestion)
  }

  static func missingArgument(_ text: String, of name: String, accepted: String, _ source: SourceRange) -> Diagnostics {
    .error("missing-argument", "missing argument for \(text) in call of '\(name)'", source, suggestion: accepted)
  }

  static func extraArgument(of name: String, accepted: String, _ source: SourceRange) -> Diagnostics {
    .error("extra-argument", "extra argument in call of '\(name)'", source, suggestion: accepted)
  }

  static func argumentOrder(_ label: String, before other: String, _ source: SourceRange) -> Diagnostics {
    .error("argument-order", "argument '\(label)' must precede argument '\(other)'", source)
  }

  static func wrongType(_ found: String, wanted: SwiftType, _ source: SourceRange) -> Diagnostics {
    let convert = found == "Int" && wanted.isFloating
    return .error(
      "wrong-type", "cannot convert value of type '\(found)' to expected type '\(wanted.text)'", source,
      suggestion: convert ? "write 'CGFloat(…)' around it" : "")
  }

  static func wrongOperands(
    _ symbol: String, _ left: String, _ right: String, _ source: SourceRange
  ) -> Diagnostics {
    let mixed = (left == "Int" && right == "Double") || (left == "Double" && right == "Int")
    return .error(
      "wrong-operands", "operator '\(symbol)' cannot be applied to '\(left)' and '\(right)'", source,
      suggestion: mixed ? "write 'CGFloat(…)' around the Int" : "")
  }

  static func notCallable(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error("not-callable", "cannot call value of non-function type '\(type)'", source)
  }

  static func notAView(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error("not-a-view", "a value of type '\(type)' is not a view", source)
  }

  static func missingReturn(_ source: SourceRange) -> Diagnostics {
    .error("missing-return", "nothing is returned from a function that has to return a value", source)
  }

  static func cannotAssign(_ source: SourceRange) -> Diagnostics {
    .error("cannot-assign", "cannot assign to this expression", source)
  }

  static func constant(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "cannot-assign", "cannot assign to '\(name)': it is a 'let' constant", source,
      suggestion: "change 'let' to 'var'")
  }

  static func uninitialized(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error("uninitialized", "'\(name)' has no value", source)
  }

  static func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "not-in-builder", "a view builder cannot contain \(what)", source,
      suggestion: what == "a loop" ? "use ForEach" : "")
  }

  static func uncaught(_ error: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "uncaught-error", "the error '\(error)' is thrown here and caught nowhere", source,
      suggestion: "catch it with 'do' and 'catch', or make it an optional with 'try?'")
  }

  static func noEnvironmentObject(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "no-environment-object", "no object of type '\(type)' is in the environment of this view", source,
      suggestion: "write .environmentObject or .environment with one around the view, in the preview too")
  }

  // MARK: Running

  static func outOfSteps(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      "limit-steps", "the scenario takes more than \(limit) steps", source, suggestion: "is there an endless loop?")
  }

  static func tooDeep(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      "limit-depth", "calls and views are nested more than \(limit) deep", source,
      suggestion: "does something call itself without end?")
  }

  static func tooManyNodes(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-nodes", "the scenario has more than \(limit) views", source)
  }

  static func tooManyElements(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-elements", "a collection would have more than \(limit) elements", source)
  }

  static func tooLongString(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-string", "a string would be longer than \(limit) bytes", source)
  }

  static func tooMuchText(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-text", "the preview's texts have more than \(limit) bytes together", source)
  }

  static func tooMuchOutput(_ limit: Int, _ source: SourceRange) -> Diagnostics {
    .error("limit-output", "the scenario prints more than \(limit) lines", source)
  }

  static func overflow(_ symbol: String, _ source: SourceRange) -> Diagnostics {
    .error("integer-overflow", "the result of '\(symbol)' does not fit into Int", source)
  }

  static func divisionByZero(_ source: SourceRange) -> Diagnostics {
    .error("division-by-zero", "division by zero", source)
  }

  static func indexOutOfRange(_ index: Int, count: Int, _ source: SourceRange) -> Diagnostics {
    .error(
      "index-out-of-range", "index \(index) is out of range", source,
      suggestion: count == 0 ? "the array is empty" : "the array has the indices 0 to \(count - 1)")
  }

  static func unwrappedNil(_ source: SourceRange) -> Diagnostics {
    .error("unwrapped-nil", "nil is unwrapped here", source)
  }

  static func notAnInteger(_ value: Double, _ source: SourceRange) -> Diagnostics {
    .error("not-an-integer", "\(value) cannot be converted to Int", source)
  }

  static func reversedRange(_ source: SourceRange) -> Diagnostics {
    .error("reversed-range", "the range's upper bound is less than its lower bound", source)
  }

  static func notIterable(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error("not-iterable", "a value of type '\(type)' is no sequence", source)
  }

  static func unmatchedSwitch(_ source: SourceRange) -> Diagnostics {
    .error("unmatched-switch", "no case of the switch matches", source, suggestion: "add a default case")
  }

  static func notAVisualEffect(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      "not-a-visual-effect", "'\(name)' is no visual effect", source,
      suggestion: "offset, scaleEffect, rotationEffect, transformEffect and opacity are")
  }
}

extension Diagnostic {
  static func notDrawn(_ what: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(.warning, code: "not-drawn", message: "\(what) is not drawn", source: source)
  }

  static func assumedSize(of name: String, standIn: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "size-assumed", message: "the size of \(name) is the system's own and not known",
      suggestion: "this stands for it: \(standIn)", source: source)
  }

  static func outlineNotDrawn(of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-drawn", message: "the outline of '\(name)' is not drawn",
      suggestion: "the room that it is proposed is drawn instead; layout does not depend on the outline",
      source: source)
  }

  static func fixedDate(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "fixed-date", message: "the date here is always \(FixedDate.text)",
      suggestion: "a layout that depends on the clock would be another one each time", source: source)
  }

  static func seeded(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "fixed-chance", message: "chance is the same here each time",
      suggestion: "a layout that depends on it would be another one each time", source: source)
  }

  static func notLoaded(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-drawn", message: "the image of 'AsyncImage' is not loaded; its placeholder is laid out",
      source: source)
  }

  static func notAsked(_ method: String, of type: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-laid-out", message: "'\(method)' of '\(type)' is not asked",
      suggestion: "it prefers the gaps that its subviews prefer, as a layout without the method does", source: source)
  }

  static func notLaidOut(_ what: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-laid-out", message: "\(what) is not laid out", suggestion: "its amount is published nowhere",
      source: source)
  }

  static func plainMarkdown(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "mixed-text", message: "what the text's Markdown marks is measured and drawn like the rest of it",
      suggestion: "texts of several fonts are a gap of Haggle; an HStack of texts is laid out exactly", source: source)
  }

  static func missingFont(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-font", message: "the font '\(name)' is not here; the system's font is measured for it",
      suggestion: "widths and heights of its texts will differ a little", source: source)
  }

  static func mixedText(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "mixed-text", message: "the parts of a joined text are all drawn and measured as its first part",
      suggestion: "texts of several fonts are a gap of Haggle; an HStack of texts is laid out exactly",
      source: source)
  }

  static func contradictoryFrame(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "contradictory-frame", message: "the frame's limits contradict each other; the minimum wins",
      suggestion: "SwiftUI wants minimum ≤ ideal ≤ maximum", source: source)
  }

  /// A number as a reader writes it: `-20`, not `-20.0`.
  private static func plain(_ number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  static func noTracks(_ label: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "no-tracks", message: "the grid has no \(label); one flexible track is laid out instead",
      suggestion: "what SwiftUI does without any is not known: give at least one GridItem", source: source)
  }

  static func invalidLineLimit(_ limit: Int, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "invalid-line-limit", message: "a limit of \(limit) lines is taken as one line",
      suggestion: "a limit is 1 or more, or nil for as many lines as there are", source: source)
  }

  static func endlessTracks(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "invalid-length", message: "adaptive tracks of no length would be without number",
      suggestion: "give the tracks a minimum above 0", source: source)
  }

  static func invalidRatio(_ ratio: Double, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "invalid-ratio", message: "the aspect ratio \(plain(ratio)) is ignored",
      suggestion: "a ratio is a finite number above zero", source: source)
  }

  static func invalidLength(_ length: Double, of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "invalid-length", message: "invalid length \(plain(length)) for '\(name)' is ignored",
      suggestion: "SwiftUI wants a finite number that is not negative", source: source)
  }

  static func negativeMinimum(_ length: Double, of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "invalid-length", message: "invalid length \(plain(length)) for '\(name)' is taken as 0",
      suggestion: "SwiftUI wants a finite number that is not negative", source: source)
  }

  static func unknownDevice(_ name: String, near: String?, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-device", message: "no device is called '\(name)'; the default one is used",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "", source: source)
  }

  static func ignoredTrait(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "ignored-trait", message: "the trait '\(name)' is ignored",
      suggestion: "'.fixedLayout(width:height:)', '.sizeThatFitsLayout' and '.landscapeLeft' are understood",
      source: source)
  }
}
