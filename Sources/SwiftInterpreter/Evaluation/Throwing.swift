package import struct LayoutEngine.SourceRange
package import ViewProgram

/// `throw`, `do` and `catch`, and `try?`.
///
/// A thrown value travels as a diagnostic, which is reported when nothing catches it.
extension Evaluator {
  /// Keeps a thrown value for a catch, and makes the diagnostic for when there is none.
  package func thrown(_ value: Value, _ source: SourceRange) -> Diagnostics {
    thrownValue = value
    return .uncaught(text(value), source)
  }

  /// What was thrown; `nil` when an error is one of the source and not for a catch.
  private func caught(_ error: Diagnostics) -> Value? {
    guard error.isThrown, let value = thrownValue else { return nil }
    thrownValue = nil
    return value
  }

  /// Does the work of a task: what it throws is kept for who asks for its value, and nobody does.
  func droppingThrown(_ work: () throws(Diagnostics) -> Void) throws(Diagnostics) {
    catching += 1
    defer { catching -= 1 }
    do throws(Diagnostics) {
      try work()
    } catch {
      // Code that waits for a server continues only after the layout.
      if caught(error) == nil, error.all.first?.code != .notRun { throw error }
    }
  }

  /// `try? value`
  func attempted(_ expression: Expression, as type: SwiftType, in scope: Scope) throws(Diagnostics) -> Value {
    catching += 1
    defer { catching -= 1 }
    do throws(Diagnostics) {
      return try value(expression, as: type, in: scope)
    } catch {
      if caught(error) != nil { return .none }
      throw error
    }
  }

  /// `Result { … }`
  package func result(
    of body: ClosureValue, with arguments: [Value] = [], _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    guard let type = types[ResultDeclaration.enumeration.name] else { return .none }
    catching += 1
    defer { catching -= 1 }
    do throws(Diagnostics) {
      let value = try invoke(body, arguments, source)
      return .enumeration(EnumValue(type: type, caseIndex: 0, payload: [value]))
    } catch {
      guard let value = caught(error) else { throw error }
      return .enumeration(EnumValue(type: type, caseIndex: 1, payload: [value]))
    }
  }

  /// The components of `do { } catch { }` in a result builder.
  func attempted(
    _ body: [Statement], _ catches: [Selection.Case], in scope: Scope
  ) throws(Diagnostics) -> [Value] {
    do throws(Diagnostics) {
      catching += catches.isEmpty ? 0 : 1
      defer { catching -= catches.isEmpty ? 0 : 1 }
      return try components(of: body, in: Scope(parent: scope))
    } catch {
      let handler = try handler(of: error, catches, in: scope)
      return try components(of: handler.body, in: handler.scope)
    }
  }

  /// `do { } catch { }`
  func attempt(
    _ body: [Statement], _ catches: [Selection.Case], in scope: Scope, returning type: SwiftType
  ) throws(Diagnostics) -> Flow {
    if catches.isEmpty { return try execute(body, in: Scope(parent: scope), returning: type) }
    do throws(Diagnostics) {
      catching += 1
      defer { catching -= 1 }
      return try execute(body, in: Scope(parent: scope), returning: type)
    } catch {
      let handler = try handler(of: error, catches, in: scope)
      return try execute(handler.body, in: handler.scope, returning: type)
    }
  }

  /// The clause that catches an error, with the scope that its pattern makes; throws it again where none does.
  private func handler(
    of error: Diagnostics, _ catches: [Selection.Case], in scope: Scope
  ) throws(Diagnostics) -> (body: [Statement], scope: Scope) {
    guard let value = caught(error) else { throw error }
    let outer = Scope(parent: scope)
    outer.declare("error", value)
    let source = error.all.first?.source ?? .none
    let subject = Expression(.identifier("error"), source: source)
    guard let match = try matchingCase(Selection(subject: subject, cases: catches), value, in: outer) else {
      throw thrown(value, source)
    }
    return (catches[match.index].body, match.scope)
  }
}
