internal import LayoutEngine
internal import ViewProgram

/// A call of a catalogue entry with its arguments checked and in the order of the parameters.
final class Invocation {
  let evaluator: Evaluator
  let entry: CatalogEntry
  let overload: Overload
  /// What stands before the dot; changed by mutating members.
  var base: Value
  /// One list a parameter: empty when the argument is missing, several only for a variadic one.
  let values: [[Value]]
  let sources: [[SourceRange]]
  /// The values of a call that takes anything, as far as there are any; closures are not called.
  let given: [LabelledValue]
  /// The call without the chain before it.
  let source: SourceRange
  /// What stands before the dot in the source.
  let baseSource: SourceRange

  init(
    evaluator: Evaluator, entry: CatalogEntry, overload: Overload, base: Value, baseSource: SourceRange,
    arguments: BoundArguments, given: [LabelledValue] = [], source: SourceRange
  ) {
    self.evaluator = evaluator
    self.entry = entry
    self.overload = overload
    self.base = base
    self.baseSource = baseSource
    values = arguments.values
    sources = arguments.sources
    self.given = given
    self.source = source
  }

  private func index(_ name: String) -> Int? { overload.parameters.firstIndex { $0.name == name } }

  /// The argument, or `nil` when the call leaves it out or passes nil.
  func value(_ name: String) -> Value? {
    guard let index = index(name), let value = values[index].first else { return nil }
    if case .none = value { return nil }
    return value
  }

  /// All arguments of a variadic parameter.
  func all(_ name: String) -> [Value] {
    guard let index = index(name) else { return [] }
    return values[index]
  }

  func isGiven(_ name: String) -> Bool { index(name).map { !values[$0].isEmpty } ?? false }

  func source(of name: String) -> SourceRange {
    guard let index = index(name), let range = sources[index].first else { return source }
    return range
  }

  /// The call for a node's information.
  var site: CallSite {
    CallSite(name: entry.name, arguments: argumentsText, source: source, parameters: tracedParameters)
  }

  private var tracedParameters: [(name: Parameter, source: SourceRange)] {
    var traced: [(name: Parameter, source: SourceRange)] = []
    for (index, parameter) in overload.parameters.enumerated() {
      if let name = parameter.traced, let range = sources[index].first { traced.append((name, range)) }
    }
    return traced
  }
}

/// Reading arguments by type. A wrong type was refused before, so the defaults are never met.
extension Invocation {
  func number(_ name: String) -> Double? {
    switch value(name) {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: return nil
    }
  }

  /// A length that has to be finite and not negative; any other is ignored with a warning, as SwiftUI does.
  func length(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number.isFinite && number >= 0 { return number }
    warnAboutLength(number, name)
    return nil
  }

  /// A length that may also be infinite: `maxWidth: .infinity`.
  func limit(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number >= 0 { return number }
    warnAboutLength(number, name)
    return nil
  }

  /// The least length of a frame: below zero it is zero, which is not the same as none.
  func minimum(_ name: String) -> Double? {
    guard let number = number(name), number.isFinite, number < 0 else { return length(name) }
    evaluator.warn(.negativeMinimum(number, of: name, source(of: name)))
    return 0
  }

  /// A distance that may be negative, but not infinite.
  func distance(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    if number.isFinite { return number }
    warnAboutLength(number, name)
    return nil
  }

  private func warnAboutLength(_ number: Double, _ name: String) {
    evaluator.warn(.invalidLength(number, of: name, source(of: name)))
  }

  func int(_ name: String) -> Int? {
    if case .int(let number)? = value(name) { return number }
    return nil
  }

  func bool(_ name: String) -> Bool? {
    if case .bool(let flag)? = value(name) { return flag }
    return nil
  }

  func string(_ name: String) -> String? {
    if case .string(let text)? = value(name) { return text }
    return nil
  }

  func symbol(_ name: String) -> String? {
    if case .symbol(_, let constant)? = value(name) { return constant }
    return nil
  }

  func alignment(_ name: String) -> Alignment? {
    if case .alignment(let alignment)? = value(name) { return alignment }
    return nil
  }

  func guide(_ name: String) -> Guide? {
    if case .guide(let guide)? = value(name) { return guide }
    return nil
  }

  func closure(_ name: String) -> ClosureValue? {
    if case .closure(let closure)? = value(name) { return closure }
    return nil
  }

  func array(_ name: String) -> [Value]? {
    if case .array(let elements)? = value(name) { return elements }
    return nil
  }

  func style(_ name: String) -> StyleValue? {
    switch value(name) {
    case .style(let style): return style
    case .color(let color), .gradient(let color): return .paint(color.paint)
    default: return nil
    }
  }

  /// The views of a builder argument.
  func views(_ name: String) throws(Diagnostics) -> [ViewValue] {
    guard let closure = closure(name) else { return [] }
    return try evaluator.views(from: closure, [], source(of: name))
  }

  /// Calls a closure argument.
  func call(_ name: String, _ arguments: [Value]) throws(Diagnostics) -> Value {
    guard let closure = closure(name) else { return .none }
    return try evaluator.invoke(closure, arguments, source(of: name))
  }

  /// What stands before the dot, as a view.
  var baseView: ViewValue {
    evaluator.view(from: base, baseSource) ?? ViewValue(.empty, site: CallSite(name: "EmptyView", source: source))
  }

  func view(_ content: ViewContent) -> Value { .view(ViewValue(content, site: site)) }

  /// A view that is handed over as a value, not as a builder.
  func viewArgument(_ name: String) -> ViewValue? {
    guard let value = value(name) else { return nil }
    return evaluator.view(from: value, source(of: name))
  }

  /// The base, modified.
  func modified(_ modification: ViewModification) -> Value {
    .view(ViewValue(.modified(baseView, modification), site: site))
  }
}
