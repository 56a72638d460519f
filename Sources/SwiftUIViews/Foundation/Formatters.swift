internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension Evaluator {
  /// A value as one of Foundation's formatters, or one of the program's own, writes it; the value itself stands in where
  /// that is not known.
  func written(_ value: Value, by formatter: Value, _ source: SourceRange) throws(Diagnostics) -> String {
    let scope = Scope(parent: nil)
    scope.declare("value", value)
    scope.declare("formatter", formatter)
    let callee = Expression(.member(Expression(.identifier("formatter"), source: source), "string"), source: source)
    for label in ["for", "from", "fromByteCount"] {
      let argument = Argument(label: label, value: Expression(.identifier("value"), source: source), source: source)
      let call = Call(callee: callee, arguments: [argument], firstTrailingClosure: 1, ownSource: source)
      let text = try trying { () throws(Diagnostics) in
        try self.value(Expression(.call(call), source: source), in: scope)
      }
      if case .string(let text)? = text { return text }
    }
    noteUnknown(formatter, source)
    return localizedText(value)
  }

  /// A value as a format writes it: `value.formatted(format)`.
  func written(_ value: Value, in format: Value, _ source: SourceRange) throws(Diagnostics) -> String {
    let scope = Scope(parent: nil)
    scope.declare("value", value)
    scope.declare("format", format)
    let callee = Expression(.member(Expression(.identifier("value"), source: source), "formatted"), source: source)
    let argument = Argument(label: nil, value: Expression(.identifier("format"), source: source), source: source)
    let call = Call(callee: callee, arguments: [argument], firstTrailingClosure: 1, ownSource: source)
    return text(try self.value(Expression(.call(call), source: source), in: scope))
  }

  private func noteUnknown(_ formatter: Value, _ source: SourceRange) {
    if case .opaque(let value) = formatter { return use(value) }
    let name = typeName(of: formatter)
    let gap = Diagnostics.unsupported("Text(_:formatter:) with '\(name)'", relative: "write the text itself", source)
    if let reason = gap.all.first { standIn(.value, name, source, reason) }
  }
}
