internal import struct LayoutEngine.SourceRange
package import ViewProgram

/// Several errors a preview: what cannot be evaluated is noted and left out, and evaluation continues with the rest.
///
/// A limit that is reached still stops everything. A preview with omissions is not laid out.
extension Evaluator {
  /// The most errors of one preview that are reported.
  private static let mostProblems = 100
  /// The most times that evaluation continues after an error, new or known.
  private static let mostFailures = 1000

  /// Notes an error so that evaluation can continue; throws what has to stop it.
  ///
  /// A place that fails again and again, as in a `ForEach`, is reported once.
  package func note(_ error: Diagnostics) throws(Diagnostics) {
    if error.isLimit || (error.isThrown && catching > 0) { throw error }
    if isGap(error), let reason = error.all.first {
      return standIn(.value, reason.message, reason.source ?? .none, reason)
    }
    for problem in error.all {
      let isKnown = problems.contains { $0.code == problem.code && $0.source == problem.source }
      if !isKnown { problems.append(problem) }
    }
    if !error.all.isEmpty { failures += 1 }
    if problems.count >= Evaluator.mostProblems || failures >= Evaluator.mostFailures { throw .noted }
  }

  /// The result of some work, or `nil` when it failed and that was noted.
  @discardableResult
  package func attempt<Result>(_ work: () throws(Diagnostics) -> Result) throws(Diagnostics) -> Result? {
    do throws(Diagnostics) {
      return try work()
    } catch {
      try note(error)
      return nil
    }
  }

  /// Stops when anything was noted.
  package func stopIfNoted() throws(Diagnostics) {
    if !problems.isEmpty { throw .noted }
  }

  /// Does a preview's work, and throws everything that was noted on the way, in source order.
  package func reporting<Result>(_ work: () throws(Diagnostics) -> Result) throws(Diagnostics) -> Result {
    do throws(Diagnostics) {
      let result = try work()
      if problems.isEmpty { return result }
    } catch {
      problems += error.all
    }
    throw Diagnostics(problems).inSourceOrder
  }
}

extension Diagnostics {
  /// A consequence of an error that has been noted: it stops the work it happens in and is not reported.
  package static var noted: Diagnostics { Diagnostics([]) }

  /// Whether it stands for a value that `throw` threw.
  var isThrown: Bool { all.first?.code == .uncaughtError }

  fileprivate var inSourceOrder: Diagnostics {
    let ordered = all.enumerated().sorted { first, second in
      let (left, right) = (Diagnostics.place(first.element), Diagnostics.place(second.element))
      return left == right ? first.offset < second.offset : left < right
    }
    return Diagnostics(ordered.map { $0.element })
  }

  private static func place(_ diagnostic: Diagnostic) -> (Int32, Int32, Int32) {
    guard let source = diagnostic.source else { return (-1, 0, 0) }
    return (source.file, source.line, source.column)
  }
}

extension Statement {
  /// The names that the statement declares for those after it.
  package var names: [String] {
    switch kind {
    case .variable(let variable): return [variable.name]
    case .guarding(let conditions, _):
      var names: [String] = []
      for condition in conditions { names += condition.names }
      return names
    default: return []
    }
  }
}

extension Condition {
  /// The names that the condition binds.
  package var names: [String] {
    switch kind {
    case .boolean: return []
    case .optionalBinding(let name, _): return [name]
    case .pattern(let pattern, _): return pattern.names
    }
  }
}

extension Pattern {
  /// The names that the pattern binds.
  package var names: [String] {
    switch self {
    case .wildcard, .expression, .type: return []
    case .binding(let name): return [name]
    case .optional(let inner), .cast(let inner, _): return inner.names
    case .enumCase(_, let elements, _), .tuple(let elements):
      var names: [String] = []
      for element in elements { names += element.pattern.names }
      return names
    }
  }
}
