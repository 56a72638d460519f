import Explanation
import LayoutEngine
import Testing
import TraceSamples

private func formula(_ items: Any...) -> Formula {
  Formula(
    items.compactMap { item in
      if let number = item as? Double { return .operand(Formula.Operand(number, .constant)) }
      return (item as? Formula.Operation).map { .operation($0) }
    })
}

@Test func writesADivisionWithItsResult() {
  #expect(FormulaText(formula(192.0, 2.0, Formula.Operation.divide)).equation(result: 96) == "192 ÷ 2 = 96")
}

@Test func writesAClampWithItsBounds() {
  let clamp = formula(96.0, 140.0, Double.infinity, Formula.Operation.clamp)
  #expect(FormulaText(clamp).equation(result: 140) == "96 clamped to 140…∞ = 140")
}

@Test func parenthesizesOnlyWhatBindsLooser() {
  let share = formula(
    300.0, 2.0, 10.0, Formula.Operation.multiply, Formula.Operation.subtract, 3.0, Formula.Operation.divide)
  #expect(FormulaText(share).calculation == "(300 − 2 × 10) ÷ 3")
  let difference = formula(200.0, 8.0, 4.0, Formula.Operation.subtract, Formula.Operation.subtract)
  #expect(FormulaText(difference).calculation == "200 − (8 − 4)")
  let sum = formula(200.0, 8.0, Formula.Operation.subtract, 4.0, Formula.Operation.subtract)
  #expect(FormulaText(sum).calculation == "200 − 8 − 4")
}

@Test func parenthesizesNegativeNumbersBehindAnOperator() {
  #expect(FormulaText(formula(-5.0, -8.0, Formula.Operation.subtract)).calculation == "−5 − (−8)")
}

@Test func writesSumsAndTheLargest() {
  #expect(
    FormulaText(formula(16.0, 20.5, Formula.Operation.largest(2))).equation(result: 20.5) == "max(16, 20.5) = 20.5")
  #expect(
    FormulaText(formula(96.0, 8.0, 120.0, Formula.Operation.sum(3))).equation(result: 224) == "96 + 8 + 120 = 224")
  #expect(FormulaText(formula(40.0, Formula.Operation.sum(1))).equation(result: 40) == "40")
  #expect(FormulaText(formula(Formula.Operation.sum(0))).equation(result: 0) == "0")
}

@Test func evaluatesEveryOperation() {
  #expect(formula(1.0, 2.0, Formula.Operation.add).evaluate() == 3)
  #expect(formula(1.0, 2.0, Formula.Operation.minimum).evaluate() == 1)
  #expect(formula(1.0, 2.0, Formula.Operation.maximum).evaluate() == 2)
  #expect(formula(96.0, 140.0, Double.infinity, Formula.Operation.clamp).evaluate() == 140)
  #expect(formula(2.9, Formula.Operation.floor).evaluate() == 2)
  #expect(formula(1.0, 2.0, 4.0, Formula.Operation.sum(3)).evaluate() == 7)
}

@Test func evaluatesNothingWhenTermsAreMissing() {
  #expect(formula(1.0, Formula.Operation.add).evaluate() == nil)
  #expect(formula(1.0, 2.0).evaluate() == nil)
  #expect(Formula([]).evaluate() == nil)
}

@Test func theSamplesRecordFormulas() {
  #expect(TraceSample.allCases.contains { !$0.trace.rounds.flatMap(\.reasons).isEmpty })
}

@Test(arguments: TraceSample.allCases)
func everyRecordedFormulaGivesItsResult(_ sample: TraceSample) {
  for reason in sample.trace.rounds.flatMap(\.reasons) {
    guard let value = reason.formula.evaluate() else {
      Issue.record("\(reason.step) has no value")
      continue
    }
    let isClose = value == reason.result || (value - reason.result).magnitude < 1e-9
    #expect(isClose, "\(reason.step): \(value) is not \(reason.result)")
  }
}

/// Rounded numbers are printed so that they add up, or the result is marked as rounded.
@Test func whatIsPrintedAddsUp() {
  let eighths = formula(20.125, 20.125, Formula.Operation.add)
  #expect(FormulaText(eighths).equation(result: 40.25) == "20.125 + 20.125 = 40.25")
  let thirds = formula(61.0 / 3, 61.0 / 3, Formula.Operation.add)
  #expect(FormulaText(thirds).equation(result: 122.0 / 3) == "20.33 + 20.33 ≈ 40.67")
  #expect(FormulaText(formula(200.0, 3.0, Formula.Operation.divide)).equation(result: 200.0 / 3) == "200 ÷ 3 = 66.67")
}
