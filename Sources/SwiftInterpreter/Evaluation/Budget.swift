package import struct LayoutEngine.SourceRange
package import ViewProgram

/// How much a run may still use.
struct Budget {
  var limits: EvaluationLimits
  /// What has been used, here and wherever else the limits are shared.
  let spending: Spending
  /// How many levels deep the evaluation is.
  private var depth = 0

  init(_ limits: EvaluationLimits, _ spending: Spending) {
    (self.limits, self.spending) = (limits, spending)
  }

  /// Counts work; `false` once the steps are used up.
  func spend(_ cost: Int) -> Bool {
    let (sum, overflow) = spending.steps.addingReportingOverflow(cost)
    spending.steps = overflow ? Int.max : sum
    return spending.steps <= limits.steps
  }

  mutating func enter(_ source: SourceRange) throws(Diagnostics) {
    try check(levels: 1, source)
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  func check(levels: Int, _ source: SourceRange) throws(Diagnostics) {
    if depth + levels > limits.depth { throw .tooDeep(limits.depth, source) }
  }

  /// - Parameter bytes: what new values take.
  func take(bytes: Int, _ source: SourceRange) throws(Diagnostics) {
    let (sum, overflow) = spending.memory.addingReportingOverflow(bytes)
    spending.memory = overflow ? Int.max : sum
    if spending.memory > limits.memory { throw .tooMuchMemory(limits.memory, source) }
  }
}

extension Evaluator {
  package internal(set) var limits: EvaluationLimits {
    get { budget.limits }
    set { budget.limits = newValue }
  }

  /// How many expressions and statements have been evaluated, here and wherever else the limit is shared.
  package var stepsTaken: Int { budget.spending.steps }

  /// Counts a step of work at a place of the source.
  package func step(_ source: SourceRange, cost: Int = 1) throws(Diagnostics) {
    if !budget.spend(cost) { throw .outOfSteps(limits.steps, source) }
  }

  /// Counts work where nothing can be thrown; `false` once the steps are used up, which the next step reports.
  func spend(_ cost: Int) -> Bool { budget.spend(cost) }

  /// Goes one level deeper; every call is paired with `leave`.
  package func enter(_ source: SourceRange) throws(Diagnostics) {
    try step(source)
    try budget.enter(source)
  }

  package func leave() { budget.leave() }

  /// Checks that something can go so many levels deeper.
  func check(levels: Int, _ source: SourceRange) throws(Diagnostics) { try budget.check(levels: levels, source) }

  /// Counts what new values take.
  ///
  /// What they held is not given back, because the source does not show when a shared value is released.
  package func take(bytes: Int, _ source: SourceRange) throws(Diagnostics) { try budget.take(bytes: bytes, source) }

  /// Checks the length of a collection before it is made.
  ///
  /// - Parameter new: how many of its elements are made, when the others are there already.
  package func check(elements count: Int, new: Int? = nil, _ source: SourceRange) throws(Diagnostics) {
    if count > limits.elements { throw .tooManyElements(limits.elements, source) }
    try step(source, cost: count / 16)
    try take(bytes: (new ?? count) * Evaluator.bytesOfElement, source)
  }

  package func check(string text: String, _ source: SourceRange) throws(Diagnostics) {
    try check(stringLength: text.utf8.count, source)
  }

  /// Checks the length of a string before it is made.
  ///
  /// - Parameter length: in UTF-8 bytes.
  package func check(stringLength length: Int, _ source: SourceRange) throws(Diagnostics) {
    if length > limits.stringLength { throw .tooLongString(limits.stringLength, source) }
    try step(source, cost: length / 64)
    try take(bytes: length, source)
  }

  /// What an element of a collection takes: a place in it and a small value of its own.
  private static let bytesOfElement = 64
}
