internal import LayoutEngine

/// Reads the text of a formula, as documents have it, back into terms: `(390 − 16) ÷ 2 = 187`.
///
/// The text gives the operations and the order of the numbers; the numbers themselves, which the text rounds, come from
/// the document's operands.
struct RestoredFormula {
  private var rest: Substring
  private var operands: ArraySlice<Formula.Operand>
  private var terms: [Formula.Term] = []

  /// - Returns: a formula without terms where text and operands do not belong together.
  static func formula(_ text: String, _ operands: [Formula.Operand]) -> Formula {
    // A single number is written without an equation.
    if operands.count == 1, !text.contains("⌊") { return Formula([.operand(operands[0])]) }
    var reader = RestoredFormula(rest: text[...], operands: operands[...])
    guard reader.expression(), reader.rest.isEmpty || reader.isAtResult, reader.operands.isEmpty else {
      return Formula([])
    }
    return Formula(reader.terms)
  }

  private init(rest: Substring, operands: ArraySlice<Formula.Operand>) {
    (self.rest, self.operands) = (rest, operands)
  }

  /// Whether the result follows, which may be rounded.
  private var isAtResult: Bool { rest.hasPrefix(" = ") || rest.hasPrefix(" ≈ ") }

  private mutating func take(_ sign: String) -> Bool {
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  private mutating func apply(_ operation: Formula.Operation) { terms.append(.operation(operation)) }

  private mutating func expression() -> Bool {
    guard sum() else { return false }
    guard take(" clamped to ") else { return true }
    guard atom(), take("…"), atom() else { return false }
    apply(.clamp)
    return true
  }

  private mutating func sum() -> Bool {
    guard product() else { return false }
    while true {
      let isAddition = take(" + ")
      guard isAddition || take(" − ") else { return true }
      guard product() else { return false }
      apply(isAddition ? .add : .subtract)
    }
  }

  private mutating func product() -> Bool {
    guard atom() else { return false }
    while true {
      let isMultiplication = take(" × ")
      guard isMultiplication || take(" ÷ ") else { return true }
      guard atom() else { return false }
      apply(isMultiplication ? .multiply : .divide)
    }
  }

  private mutating func atom() -> Bool {
    if take("min(") { return list().map { _ in apply(.minimum) } != nil }
    if take("max(") { return list().map { apply($0 == 2 ? .maximum : .largest($0)) } != nil }
    if take("(") { return expression() && take(")") }
    guard take("⌊") else { return number() }
    guard expression(), take("⌋") else { return false }
    apply(.floor)
    return true
  }

  /// The formulas between parentheses.
  ///
  /// - Returns: the number of formulas; `nil` if there is no list.
  private mutating func list() -> Int32? {
    var count: Int32 = 0
    repeat {
      guard expression() else { return nil }
      count += 1
    } while take(", ")
    return take(")") ? count : nil
  }

  private mutating func number() -> Bool {
    let digits = rest.prefix { !" ),…⌋".contains($0) }
    guard !digits.isEmpty, let operand = operands.popFirst() else { return false }
    rest = rest[digits.endIndex...]
    terms.append(.operand(operand))
    return true
  }
}
