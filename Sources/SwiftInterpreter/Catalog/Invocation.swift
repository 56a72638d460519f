package import struct LayoutEngine.SourceRange
package import ViewProgram

/// A call of a catalogue entry with its arguments checked and in the order of the parameters.
package final class Invocation {
  package let evaluator: Evaluator
  package let entry: CatalogEntry
  package let overload: Overload
  /// The value before the dot; changed by mutating members.
  package var base: Value
  /// The new value of the `inout` argument, which is the first one; `nil` leaves it unchanged.
  package var assigned: Value?
  /// A list for each parameter: empty when the argument is missing, with several values only for a variadic one.
  package let values: [[Value]]
  package let sources: [[SourceRange]]
  /// The values of a call that takes anything, as far as they can be evaluated; closures are not called.
  package let given: [LabelledValue]
  /// The source of each of these values.
  package let givenSources: [SourceRange]
  /// The call without the chain before it.
  package let source: SourceRange
  /// The source of the value before the dot.
  package let baseSource: SourceRange

  package init(
    evaluator: Evaluator, entry: CatalogEntry, overload: Overload, base: Value, baseSource: SourceRange,
    arguments: BoundArguments, given: [LooseArgument] = [], source: SourceRange
  ) {
    self.evaluator = evaluator
    self.entry = entry
    self.overload = overload
    self.base = base
    self.baseSource = baseSource
    values = arguments.values
    sources = arguments.sources
    self.given = given.map { $0.value }
    givenSources = given.map { $0.source }
    self.source = source
  }

  private func index(_ name: String) -> Int? { overload.parameters.firstIndex { $0.name == name } }

  /// The argument, or `nil` when the call leaves it out or passes nil.
  package func value(_ name: String) -> Value? {
    guard let index = index(name), let value = values[index].first else { return nil }
    if case .none = value { return nil }
    return value
  }

  /// All arguments of a variadic parameter.
  package func all(_ name: String) -> [Value] {
    guard let index = index(name) else { return [] }
    return values[index]
  }

  package func isGiven(_ name: String) -> Bool { index(name).map { !values[$0].isEmpty } ?? false }

  package func source(of name: String) -> SourceRange {
    guard let index = index(name), let range = sources[index].first else { return source }
    return range
  }
}

extension Overload {
  /// What a call does, and its result.
  package typealias Action = @Sendable (Invocation) throws(Diagnostics) -> Value
}

/// Reading arguments by type. A wrong type was refused before, so the defaults are never used.
extension Invocation {
  package func number(_ name: String) -> Double? {
    switch value(name) {
    case .double(let number): return number
    case .int(let number): return Double(number)
    default: return nil
    }
  }

  package func int(_ name: String) -> Int64? {
    if case .int(let number)? = value(name) { return number }
    return nil
  }

  /// A count as a whole number, clamped to what this machine can count.
  package func count(_ name: String) -> Int? { int(name).map { Int(clamping: $0) } }

  package func bool(_ name: String) -> Bool? {
    if case .bool(let flag)? = value(name) { return flag }
    return nil
  }

  package func string(_ name: String) -> String? {
    switch value(name) {
    case .string(let text)?: return text
    case .native(let value)?: return value.plainText
    default: return nil
    }
  }

  package func symbol(_ name: String) -> String? {
    if case .symbol(_, let constant)? = value(name) { return constant }
    return nil
  }

  package func closure(_ name: String) -> ClosureValue? {
    if case .closure(let closure)? = value(name) { return closure }
    return nil
  }

  package func array(_ name: String) -> [Value]? {
    if case .array(let elements)? = value(name) { return elements }
    return nil
  }

  /// Calls a closure argument.
  package func call(_ name: String, _ arguments: [Value]) throws(Diagnostics) -> Value {
    guard let closure = closure(name) else { return .none }
    return try evaluator.invoke(closure, arguments, source(of: name))
  }
}
