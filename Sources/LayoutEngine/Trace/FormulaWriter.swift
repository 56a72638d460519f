/// Writes one formula, operands before their operation.
struct FormulaWriter {
  var terms: [Formula.Term] = []

  mutating func operand(_ value: Double, _ origin: Formula.Origin) {
    terms.append(.operand(Formula.Operand(value, origin)))
  }

  mutating func apply(_ operation: Formula.Operation) {
    terms.append(.operation(operation))
  }
}
