public import LayoutEngine

/// A formula as people write it: infix, with only the parentheses it needs.
public struct FormulaText {
  /// How tightly the operators of a piece of text bind.
  private enum Binding: Int { case clamp, sum, product, atom }

  private struct Piece {
    var text: String
    var binding: Binding
    /// A negative number needs parentheses behind an operator.
    var startsNegative = false
  }

  let formula: Formula

  public init(_ formula: Formula) { self.formula = formula }

  /// The calculation without its result: `192 ÷ 2`, `96 clamped to 140…∞`.
  public var calculation: String { pieces()?.text ?? "" }

  /// The calculation and its result: `192 ÷ 2 = 96`. A single number stands alone.
  public func equation(result: Double) -> String {
    let right = LengthText.account(result)
    guard formula.terms.count > 1, let left = pieces()?.text else { return right }
    return left == right ? right : left + " = " + right
  }

  private func pieces() -> Piece? {
    var stack: [Piece] = []
    for term in formula.terms {
      switch term {
      case .operand(let operand):
        let text = LengthText.account(operand.value)
        stack.append(Piece(text: text, binding: .atom, startsNegative: operand.value < 0))
      case .operation(let operation):
        let count = operation.operandCount
        guard stack.count >= count else { return nil }
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(FormulaText.combine(operation, operands))
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }

  private static func combine(_ operation: Formula.Operation, _ pieces: [Piece]) -> Piece {
    switch operation {
    case .add: chain(pieces, " + ", .sum, tightRight: false)
    case .subtract: chain(pieces, " − ", .sum, tightRight: true)
    case .multiply: chain(pieces, " × ", .product, tightRight: false)
    case .divide: chain(pieces, " ÷ ", .product, tightRight: true)
    case .sum: chain(pieces, " + ", .sum, tightRight: false)
    case .minimum: call("min", pieces)
    case .maximum, .largest: call("max", pieces)
    case .floor: Piece(text: "⌊" + pieces[0].text + "⌋", binding: .atom)
    case .clamp:
      Piece(
        text: held(pieces[0], .sum) + " clamped to " + held(pieces[1], .atom) + "…" + held(pieces[2], .atom),
        binding: .clamp)
    }
  }

  private static func call(_ name: String, _ pieces: [Piece]) -> Piece {
    if pieces.count == 1 { return pieces[0] }
    return Piece(text: name + "(" + pieces.map { $0.text }.joined(separator: ", ") + ")", binding: .atom)
  }

  /// Joins operands with an operator; `tightRight` operators are not associative.
  private static func chain(_ pieces: [Piece], _ sign: String, _ binding: Binding, tightRight: Bool) -> Piece {
    guard var text = pieces.first.map({ held($0, binding) }) else { return Piece(text: "0", binding: .atom) }
    if pieces.count == 1 { return pieces[0] }
    let next: Binding = binding == .sum ? .product : .atom
    for piece in pieces.dropFirst() {
      let right = held(piece, tightRight ? next : binding)
      text += sign + (piece.startsNegative && right == piece.text ? "(" + right + ")" : right)
    }
    return Piece(text: text, binding: binding, startsNegative: pieces[0].startsNegative)
  }

  /// The text of a piece, in parentheses when its operators bind less tightly than asked.
  private static func held(_ piece: Piece, _ binding: Binding) -> String {
    piece.binding.rawValue < binding.rawValue ? "(" + piece.text + ")" : piece.text
  }
}
