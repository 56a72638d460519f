package import struct LayoutEngine.SourceRange
package import struct LayoutEngine.StandIn
package import ViewProgram

/// Going on where something is not known: an opaque value takes its place, and something stands in for that where it is
/// needed.
extension Evaluator {
  /// The value after an error that is no mistake of the source's; any other error is thrown on.
  ///
  /// - Parameters:
  ///   - expression: what could not be evaluated.
  ///   - name: what is not known in it.
  func opaque(
    after error: Diagnostics, _ expression: Expression, named name: String, making: OpaqueValue.Making = .unknown
  ) throws(Diagnostics) -> Value {
    guard isGap(error), let reason = error.all.first else { throw error }
    // An action goes on without a word where a function is not known, but for what it was to do.
    if !decidesLayout, making.takesClosure { warn(.closureNotRun(reason, expression.source)) }
    let origin = OpaqueValue.Origin(name: name, source: reason.source ?? expression.source, reason: reason)
    return .opaque(noted(OpaqueValue(origin, text: expression.text, making: making)))
  }

  /// An opaque value for something that an action reads by name and cannot know.
  package func opaque(after error: Diagnostics, named name: String) throws(Diagnostics) -> Value {
    guard isGap(error), let reason = error.all.first else { throw error }
    let origin = OpaqueValue.Origin(name: name, source: reason.source ?? .none, reason: reason)
    return .opaque(noted(OpaqueValue(origin, text: name)))
  }

  func noted(_ value: OpaqueValue) -> OpaqueValue {
    liveObjects.add(value)
    return value
  }

  /// Syntax that the program cannot express.
  func opaqueSyntax(_ expression: Expression, _ text: String, _ syntax: String) -> Value {
    let error =
      Diagnostics.leftOut(syntax, expression.source) ?? Diagnostics.noSample(syntax, of: text, expression.source)
      ?? Diagnostics.unsupported(syntax, relative: "", expression.source)
    let origin = OpaqueValue.Origin(name: text, source: expression.source, reason: error.all[0])
    return .opaque(OpaqueValue(origin, text: text))
  }

  // MARK: Needing a value

  /// Notes that something stands in for an opaque value.
  package func use(_ value: OpaqueValue, as kind: StandIn.Kind = .value) {
    standIn(kind, value.origin.name, value.origin.source, value.origin.reason)
  }

  /// Notes that something stands in for what is not known, and warns of it once.
  package func standIn(_ kind: StandIn.Kind, _ name: String, _ source: SourceRange, _ reason: Diagnostic) {
    guard decidesLayout else { return }
    let standIn = StandIn(kind: kind, name: name, source: source)
    guard !standIns.contains(standIn) else { return }
    standIns.append(standIn)
    warn(.standIn(standIn, reason))
  }

  /// What stands in for an opaque argument of an entry of the catalogue; `nil` leaves it to the parameter's default.
  func standIn(for value: OpaqueValue, as type: SwiftType, hasDefault: Bool) -> Value? {
    let wanted = type.alternatives
    if [.any, .result, .unread, .loose].contains(where: wanted.contains) { return .opaque(value) }
    if type == Catalog.number { return .opaque(value) }
    // `State(initialValue: model)` keeps what is one of the program's own types.
    if wanted.contains(where: { isOwn($0) }) { return .opaque(value) }
    use(value)
    if let text = textStandIn(for: value, as: type) { return text }
    if hasDefault { return nil }
    if case .optional = type { return nil }
    for candidate in wanted {
      if let result = plainStandIn(for: value, as: candidate) { return result }
    }
    return nil
  }

  private func isOwn(_ type: SwiftType) -> Bool {
    guard case .named(let name) = type.unwrapped else { return false }
    return ownType(name) != nil
  }

  /// The text of the expression, where a text is wanted.
  private func textStandIn(for value: OpaqueValue, as type: SwiftType) -> Value? {
    let isText = type.contains { $0 == "String" || $0 == "Character" || catalog.isStringType($0) }
    return isText ? .string(value.text) : nil
  }

  private func plainStandIn(for value: OpaqueValue, as type: SwiftType) -> Value? {
    switch type {
    case .array: return .array(value.elements)
    case .dictionary: return .dictionary([])
    case .binding: return .binding(BindingValue(.constant(.opaque(value))))
    case .function, .builder: return .closure(opaqueClosure(value))
    case .named(let name):
      if name == "Bool" { return .bool(value.condition) }
      if SwiftType.integerNames.contains(name) { return .int(1) }
      if SwiftType.floatingNames.contains(name) { return .double(1) }
      if name == "Binding" { return .binding(BindingValue(.constant(.opaque(value)))) }
      return framework.standIn(for: value, as: name, self)
    default: return nil
    }
  }

  /// An opaque value where a function is wanted.
  func opaqueClosure(_ value: OpaqueValue) -> ClosureValue {
    ClosureValue(
      .native { (_, _, _) throws(Diagnostics) -> Value in
        .opaque(OpaqueValue(value.origin, text: value.text + "()"))
      })
  }

  // MARK: Operators

  /// The result of an operator with an opaque operand; `nil` when neither is one.
  func opaqueResult(of symbol: String, _ left: Value, _ right: Value) -> Value? {
    let operand: OpaqueValue
    switch (left, right) {
    case (.opaque(let value), _), (_, .opaque(let value)): operand = value
    default: return nil
    }
    if operand.isAbsent, left.isNil || right.isNil, symbol == "==" || symbol == "!=" {
      use(operand)
      return .bool(symbol == "==")
    }
    // It is not known to be equal to anything, so it is not.
    return .opaque(operand.with(condition: symbol == "!=" || symbol == "!=="))
  }

  /// Declares every name of a pattern as parts of an opaque value.
  func bind(_ pattern: Pattern, to value: OpaqueValue, in scope: Scope) {
    switch pattern {
    case .binding(let name): scope.declare(name, .opaque(value.written(as: name)))
    case .enumCase(_, let elements, _), .tuple(let elements):
      for element in elements { bind(element.pattern, to: value, in: scope) }
    case .optional(let inner), .cast(let inner, _): bind(inner, to: value, in: scope)
    case .wildcard, .expression, .type: break
    }
  }

  // MARK: What decides no layout

  /// Runs code that a layout does not wait for, as far as it can be run; what stops it becomes a note.
  ///
  /// - Parameter what: what the code is, for the note.
  package func runAsFarAsPossible(
    _ what: String, _ source: SourceRange, _ work: () throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    let before = problems
    let outer = decidesLayout
    decidesLayout = false
    defer { decidesLayout = outer }
    var reason: Diagnostic?
    do throws(Diagnostics) {
      try work()
      reason = problems.dropFirst(before.count).first
    } catch {
      if error.isLimit || error.isThrown && catching > 0 { throw error }
      reason = problems.dropFirst(before.count).first ?? error.all.first
    }
    problems = before
    if let reason { warn(.notRun(what, reason, source)) }
  }

  /// Does work that may go on for ever, as a task that looks for something again and again: what has not ended with a quarter
  /// of the steps that are left becomes a note.
  ///
  /// - Parameter what: what the code is, for the note.
  package func runForAWhile(
    _ what: String, _ source: SourceRange, _ work: () throws(Diagnostics) -> Void
  ) throws(Diagnostics) {
    let most = limits.steps
    guard stepsTaken < most else { return try work() }
    limits.steps = stepsTaken + (most - stepsTaken) / 4
    defer { limits.steps = most }
    do throws(Diagnostics) {
      try work()
    } catch {
      // What goes on for ever as time passes calls itself, or goes round.
      guard let reason = error.all.first, [.limitSteps, .limitDepth].contains(reason.code), stepsTaken < most else {
        throw error
      }
      warn(.notRun(what, reason, source))
    }
  }

  /// The result of some work that may fail without a word; `nil` when it did.
  ///
  /// - Parameter failed: Is given the first reason.
  package func trying<Result>(
    _ work: () throws(Diagnostics) -> Result, failed: (Diagnostic) -> Void = { _ in }
  ) throws(Diagnostics) -> Result? {
    let (problemsBefore, failuresBefore) = (problems, failures)
    do throws(Diagnostics) {
      let result = try work()
      if problems.count == problemsBefore.count { return result }
    } catch {
      if error.isLimit { throw error }
      if problems.count == problemsBefore.count, let reason = error.all.first { failed(reason) }
    }
    if problems.count > problemsBefore.count { failed(problems[problemsBefore.count]) }
    problems = problemsBefore
    failures = failuresBefore
    return nil
  }
}
