package import struct LayoutEngine.SourceRange
package import ViewProgram

/// The one folder where the interpreter's diagnostics are worded: this file is about names, types and arguments.
extension Diagnostics {
  package static func error(
    _ code: Diagnostic.Code, _ message: String, _ source: SourceRange, suggestion: String = ""
  ) -> Diagnostics {
    Diagnostics([Diagnostic(code: code, message: message, suggestion: suggestion, source: source)])
  }

  // MARK: Names

  static func unknownName(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unknownName, "cannot find '\(name)' in scope", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near)
    ).renaming(name, to: near, source).asGap(near == nil)
  }

  static func unknownView(_ name: String, near: String?, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unknownView, "cannot find '\(name)' in scope", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near)
    ).renaming(name, to: near, source).asGap(near == nil)
  }

  package static func unknownMember(_ name: String, of type: String, near: String?, _ source: SourceRange)
    -> Diagnostics
  {
    Diagnostics.error(
      .unknownMember, "value of type '\(type)' has no member '\(name)'", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near)
    ).asGap(near == nil)
  }

  static func programEnd(_ name: String, _ message: String, _ source: SourceRange) -> Diagnostics {
    let text = "the program would end here by '\(name)'" + (message.isEmpty ? "" : ": \(message)")
    return Diagnostics.error(
      .unsupported, text, source, suggestion: "give what it needs, or leave out the view that asks for it"
    ).asGap()
  }

  static func unknownSubscript(_ label: String, of type: String, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unknownMember, "value of type '\(type)' has no subscript with the label '\(label):'", source,
      suggestion: perhapsElsewhere
    ).asGap()
  }

  package static func unknownStatic(_ name: String, of type: String, near: String?, _ source: SourceRange)
    -> Diagnostics
  {
    Diagnostics.error(
      .unknownMember, "type '\(InnerNames.written(type))' has no member '\(name)'", source,
      suggestion: near == nil ? perhapsElsewhere : didYouMean(near, prefix: ".")
    ).asGap(near == nil)
  }

  package static func unsupported(_ name: String, relative: String, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unsupported, "'\(name)' is not supported by Haggle yet", source,
      suggestion: relative.isEmpty ? "this is a gap of Haggle, not an error in the Swift code" : relative
    ).asGap()
  }

  /// A static property whose initial value refers to the property itself.
  static func asksForItself(_ name: String, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .unsupported, "'\(name)' asks for itself while it is made", source,
      suggestion: "an app would wait here without end; here it goes on without the value"
    ).asGap()
  }

  static func noContext(_ name: String, _ source: SourceRange) -> Diagnostics {
    Diagnostics.error(
      .noContext, "cannot tell which type '.\(name)' belongs to", source,
      suggestion: "its type is declared in no file that was read, or Haggle does not follow it; write it before the dot"
    ).asGap()
  }

  /// With the repair that replaces the name, if the source range is only the name.
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
  package static let perhapsElsewhere =
    "put the file that declares it beside this one; if Swift or SwiftUI has it, it is a gap of Haggle"

  package static func didYouMean(_ near: String?, prefix: String = "") -> String {
    guard let near else { return "" }
    return "did you mean '\(prefix)\(near)'?"
  }

  // MARK: Arguments and types

  static func unknownLabel(
    _ label: String?, of name: String, near: String?, accepted: String, _ source: SourceRange
  ) -> Diagnostics {
    let suggestion = near.map { "did you mean '\($0):'?" } ?? accepted
    guard let label else {
      return .error(
        .wrongLabel, "'\(name)' takes no argument without a label here", source, suggestion: suggestion)
    }
    return .error(.wrongLabel, "'\(name)' has no argument '\(label):'", source, suggestion: suggestion)
  }

  /// A label that probably belongs to an extension that was not read.
  static func foreignLabel(_ label: String, of name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .wrongLabel, "'\(name)' of SwiftUI has no argument '\(label):'", source,
      suggestion: "put the file with the extension that declares it beside this one"
    ).asGap()
  }

  /// A form that an extension of another module probably declares.
  static func foreignForm(of name: String, in modules: [String], _ source: SourceRange) -> Diagnostics {
    let module = modules.count == 1 ? "'\(modules[0])'" : "the module"
    return .error(
      .extraArgument, "extra argument in call of '\(name)' of SwiftUI", source,
      suggestion: "put the source of \(module) that declares such a form beside this file"
    ).asGap()
  }

  static func missingArgument(_ text: String, of name: String, accepted: String, _ source: SourceRange) -> Diagnostics {
    .error(.missingArgument, "missing argument for \(text) in call of '\(name)'", source, suggestion: accepted)
  }

  static func extraArgument(of name: String, accepted: String, _ source: SourceRange) -> Diagnostics {
    .error(.extraArgument, "extra argument in call of '\(name)'", source, suggestion: accepted)
  }

  static func argumentOrder(_ label: String, before other: String, _ source: SourceRange) -> Diagnostics {
    .error(.argumentOrder, "argument '\(label)' must precede argument '\(other)'", source)
  }

  package static func wrongType(_ found: String, wanted: SwiftType, _ source: SourceRange) -> Diagnostics {
    .error(
      .wrongType, "cannot convert value of type '\(found)' to expected type '\(wanted.text)'", source,
      suggestion: advice(found, wanted))
  }

  private static func advice(_ found: String, _ wanted: SwiftType) -> String {
    if found == "Int", wanted.isFloating { return "write 'CGFloat(…)' around it" }
    if wanted.takesBinding, !found.hasPrefix("Binding") {
      return "a binding is wanted: write '$' before the name of a property with @State or @Binding"
    }
    if wanted.contains({ $0.hasSuffix("StringKey") }) {
      return "write it into a text: \"\\(…)\""
    }
    return ""
  }

  /// A text literal where a number or a constant is wanted, with the repair.
  ///
  /// - Parameter repaired: what to write instead.
  static func wrongText(_ wanted: SwiftType, repaired: String, _ source: SourceRange) -> Diagnostics {
    var error = Diagnostics.wrongType("String", wanted: wanted, source)
    let advice = "did you mean '\(repaired)'?"
    error.all[0].suggestion = advice
    error.all[0].fixes = [Diagnostic.Fix(message: advice, edits: [Diagnostic.Edit(source: source, text: repaired)])]
    return error
  }

  static func wrongOperands(
    _ symbol: String, _ left: String, _ right: String, _ source: SourceRange
  ) -> Diagnostics {
    let mixed = (left == "Int" && right == "Double") || (left == "Double" && right == "Int")
    return .error(
      .wrongOperands, "operator '\(symbol)' cannot be applied to '\(left)' and '\(right)'", source,
      suggestion: mixed ? "write 'CGFloat(…)' around the Int" : "")
  }

  /// An operator that none of the read files declares.
  static func unknownOperator(_ symbol: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .unknownOperator, "cannot find operator '\(symbol)' in scope", source,
      suggestion: "put the file that declares it beside this one"
    ).asGap()
  }

  static func notCallable(_ type: String, _ source: SourceRange) -> Diagnostics {
    .error(.notCallable, "cannot call value of non-function type '\(type)'", source)
  }

  static func missingReturn(_ source: SourceRange) -> Diagnostics {
    .error(.missingReturn, "nothing is returned from a function that has to return a value", source)
  }

  package static func zeroStride(_ source: SourceRange) -> Diagnostics {
    .error(.zeroStride, "a stride needs a step that is not zero", source)
  }

  static func cannotAssign(_ source: SourceRange) -> Diagnostics {
    .error(.cannotAssign, "cannot assign to this expression", source)
  }

  package static func constant(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .cannotAssign, "cannot assign to '\(name)': it is a 'let' constant", source,
      suggestion: "change 'let' to 'var'")
  }

  static func uninitialized(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(.uninitialized, "'\(name)' has no value", source)
  }

  static func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics {
    .error(.notInBuilder, "a result builder cannot contain \(what)", source)
  }

  static func uncaught(_ error: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .uncaughtError, "the error '\(error)' is thrown here and caught nowhere", source,
      suggestion: "catch it with 'do' and 'catch', or make it an optional with 'try?'")
  }
}

extension SwiftType {
  fileprivate var takesBinding: Bool {
    switch self {
    case .binding: true
    case .named(let name): name == "Binding"
    case .optional(let wrapped): wrapped.takesBinding
    case .oneOf(let types): types.contains { $0.takesBinding }
    default: false
    }
  }
}
