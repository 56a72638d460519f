import Explanation
import LayoutEngine

/// Whether the numbers that are named of a step are those that decided.
struct OperandTruth {
  /// What is named and did not decide, and what decided and is not named.
  let problems: [String]

  init(_ reason: Reason, _ decided: DecidedFormula) {
    problems = OperandTruth.wrongResult(reason, decided) + OperandTruth.influence(reason, decided)
  }

  static func operands(_ formula: Formula) -> [Formula.Operand] {
    formula.terms.compactMap { if case .operand(let operand) = $0 { operand } else { nil } }
  }

  private static func isEqual(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-6 }

  private static func wrongResult(_ reason: Reason, _ decided: DecidedFormula) -> [String] {
    let value = decided.formula.evaluate() ?? .nan
    return isEqual(value, reason.result) || value.isNaN && reason.result.isNaN
      ? [] : ["\(value) is told and \(reason.result) came out"]
  }

  /// A number that decided changes the result when it changes; one that is left out could be more, or less, without.
  private static func influence(_ reason: Reason, _ decided: DecidedFormula) -> [String] {
    let whole = reason.formula
    guard whole.terms.count > 1, reason.result.isFinite else { return [] }
    // A number of tracks is rounded down, and nought times or through anything is nought: small changes change nothing.
    let isStepped = whole.terms.contains { if case .operation(.floor) = $0 { true } else { false } }
    let isProduct = whole.terms.contains { term in
      switch term {
      case .operation(.multiply), .operation(.divide): true
      default: false
      }
    }
    if isStepped || isProduct && reason.result == 0 { return [] }
    let named = operands(decided.formula)
    var problems: [String] = []
    for operand in named where operand.value.isFinite {
      // A bound that occurs twice in a formula need not decide at both places.
      let places = whole.terms.indices.filter { isTheSame(whole.terms[$0], operand) }
      if !places.contains(where: { changes(whole, $0).contains(true) }) {
        problems.append("\(operand.value) did not decide")
      }
    }
    for (index, term) in whole.terms.enumerated() {
      guard case .operand(let operand) = term, operand.value.isFinite, operand.value != 0, operand.value != 1,
        !named.contains(where: { isTheSame(term, $0) })
      else { continue }
      if !changes(whole, index).contains(false) { problems.append("\(operand.value) decided and is not named") }
    }
    return problems
  }

  private static func isTheSame(_ term: Formula.Term, _ operand: Formula.Operand) -> Bool {
    guard case .operand(let other) = term else { return false }
    return other.value == operand.value && other.origin == operand.origin
  }

  /// Whether the result changes when a number gets a little smaller, and a little greater.
  private static func changes(_ formula: Formula, _ index: Int) -> [Bool] {
    guard case .operand(let operand) = formula.terms[index], let result = formula.evaluate() else { return [] }
    return [-0.01, 0.01].map { step in
      var changed = Array(formula.terms)
      changed[index] = .operand(Formula.Operand(operand.value + step, operand.origin))
      return !isEqual(Formula(changed).evaluate() ?? .nan, result)
    }
  }
}
