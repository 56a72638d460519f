public import LayoutEngine

/// A formula as people write it: infix, with only the parentheses it needs.
public struct FormulaText {
  /// A part of the text: a number with its origin, or the text between numbers.
  public struct Run: Sendable, Equatable {
    /// The part as it is printed.
    public var text: String
    /// `nil` for operators, parentheses and the result.
    public var origin: Formula.Origin?

    init(_ text: String, _ origin: Formula.Origin? = nil) {
      self.text = text
      self.origin = origin
    }
  }

  /// How tightly the operators of a piece of text bind.
  private enum Binding: Int { case clamp, sum, product, atom }

  private struct Piece {
    var runs: [Run]
    var binding: Binding
    /// A negative number needs parentheses after an operator.
    var startsNegative = false

    var text: String { runs.reduce(into: "") { $0 += $1.text } }
  }

  let formula: Formula

  public init(_ formula: Formula) { self.formula = formula }

  /// The calculation without its result: `192 ÷ 2`, `96 clamped to 140…∞`.
  public var calculation: String { pieces(FormulaText.decimals.lowerBound)?.text ?? "" }

  /// The calculation and its result: `192 ÷ 2 = 96`. A single number stands alone.
  ///
  /// The printed numbers add up: if rounding prevents that, every number has another decimal, and if that does not help
  /// either, the result is marked as rounded: `20.33 + 20.33 ≈ 40.67`.
  public func equation(result: Double) -> String { runs(result: result).reduce(into: "") { $0 += $1.text } }

  /// The same in parts, so that each number can lead to where it came from.
  public func runs(result: Double) -> [Run] {
    // Many lengths are a single number that was taken unchanged.
    if formula.terms.count == 1, case .operand(let operand) = formula.terms[0], operand.value == result {
      return [Run(LengthText.account(result), operand.origin)]
    }
    let exact = FormulaText.decimals.first { addsUp(result, decimals: $0) }
    let decimals = exact ?? FormulaText.decimals.lowerBound
    let right = LengthText.length(result, decimals: decimals)
    guard let left = pieces(decimals) else { return [Run(right)] }
    if left.text == right { return left.runs }
    return formula.terms.count > 1 ? left.runs + [Run((exact == nil ? " ≈ " : " = ") + right)] : [Run(right)]
  }

  /// How many decimals the numbers of an account have, the fewest first.
  private static let decimals = 2...3

  /// Whether the numbers give the result as they are printed.
  private func addsUp(_ result: Double, decimals: Int) -> Bool {
    let printed = Formula(
      formula.terms.map { term in
        guard case .operand(let operand) = term else { return term }
        return .operand(Formula.Operand(LengthText.rounded(operand.value, decimals: decimals), operand.origin))
      })
    guard let value = printed.evaluate() else { return false }
    return LengthText.length(value, decimals: decimals) == LengthText.length(result, decimals: decimals)
  }

  private func pieces(_ decimals: Int) -> Piece? {
    var stack: [Piece] = []
    for term in formula.terms {
      switch term {
      case .operand(let operand):
        let text = LengthText.length(operand.value, decimals: decimals)
        stack.append(Piece(runs: [Run(text, operand.origin)], binding: .atom, startsNegative: operand.value < 0))
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
    case .floor: Piece(runs: [Run("⌊")] + pieces[0].runs + [Run("⌋")], binding: .atom)
    case .clamp:
      Piece(
        runs: held(pieces[0], .sum) + [Run(" clamped to ")] + held(pieces[1], .atom) + [Run("…")]
          + held(pieces[2], .atom),
        binding: .clamp)
    }
  }

  private static func call(_ name: String, _ pieces: [Piece]) -> Piece {
    if pieces.count == 1 { return pieces[0] }
    var runs = [Run(name + "(")]
    for (index, piece) in pieces.enumerated() { runs += (index > 0 ? [Run(", ")] : []) + piece.runs }
    return Piece(runs: runs + [Run(")")], binding: .atom)
  }

  /// Joins operands with an operator; `tightRight` operators are not associative.
  private static func chain(_ pieces: [Piece], _ sign: String, _ binding: Binding, tightRight: Bool) -> Piece {
    guard var runs = pieces.first.map({ held($0, binding) }) else { return Piece(runs: [Run("0")], binding: .atom) }
    if pieces.count == 1 { return pieces[0] }
    let next: Binding = binding == .sum ? .product : .atom
    for piece in pieces.dropFirst() {
      let right = held(piece, tightRight ? next : binding)
      runs.append(Run(sign))
      runs += piece.startsNegative && right == piece.runs ? [Run("(")] + right + [Run(")")] : right
    }
    return Piece(runs: runs, binding: binding, startsNegative: pieces[0].startsNegative)
  }

  /// A piece, in parentheses when its operators bind less tightly than asked.
  private static func held(_ piece: Piece, _ binding: Binding) -> [Run] {
    piece.binding.rawValue < binding.rawValue ? [Run("(")] + piece.runs + [Run(")")] : piece.runs
  }
}
