public import LayoutEngine

/// A formula reduced to what decided its result: without bounds that had no effect, alternatives that lost, and added
/// zeros.
///
///     DecidedFormula(formula).formula      // `96 clamped to 50…∞` is `96`, `96 clamped to 120…∞` is `120`
///     DecidedFormula(formula).overruled    // 96 in the second case
public struct DecidedFormula: Sendable {
  /// What a bound did to a number.
  public enum Bound: Sendable, Equatable {
    /// The number was raised to a minimum.
    case minimum
    /// The number was cut down to a maximum.
    case maximum
  }

  /// The deciding part; it has the same result as the whole.
  public let formula: Formula
  /// The bound that decided in place of a number; `nil` where none did.
  public let bound: Bound?
  /// The number in whose place a bound, or a greater or smaller one, decided.
  public let overruled: Formula.Operand?

  /// The number that decided alone; `nil` where the result is calculated from several.
  public var operand: Formula.Operand? {
    guard formula.terms.count == 1, case .operand(let operand) = formula.terms[0] else { return nil }
    return operand
  }

  /// Reduces a formula; one that is not well formed stays as it is.
  public init(_ whole: Formula) {
    // Many formulas are a single number.
    guard whole.terms.count > 1 else {
      (formula, bound, overruled) = (whole, nil, nil)
      return
    }
    let pieces = Reduction().pieces(of: whole)
    guard pieces.count == 1 else {
      (formula, bound, overruled) = (whole, nil, nil)
      return
    }
    // Of several equal numbers, the one whose change would change the result decides.
    let piece = pieces[0].operand.flatMap { whole.influence(insteadOf: $0) } ?? pieces[0]
    formula = Formula(piece.terms)
    (bound, overruled) = (piece.bound, piece.overruled)
  }
}

extension Formula {
  /// If changing a number does not change the result, another number of the same value that does.
  ///
  /// A child that takes all of a frame's maximum has not decided how long the frame is; the maximum has.
  fileprivate func influence(insteadOf operand: Operand) -> Piece? {
    guard terms.count > 1, operand.value.isFinite, let result = evaluate() else { return nil }
    var equals: [Int] = []
    for (index, term) in terms.enumerated() {
      guard case .operand(let other) = term, other.value == operand.value else { continue }
      if other.origin == operand.origin, changes(result, with: index, other) { return nil }
      equals.append(index)
    }
    for index in equals {
      guard case .operand(let other) = terms[index], other.origin != operand.origin, changes(result, with: index, other)
      else { continue }
      var piece = Piece(value: other.value, terms: [terms[index]])
      if case .parameter = other.origin {
        piece.bound = isMinimum(index) ? .minimum : .maximum
      }
      return piece
    }
    return nil
  }

  private func changes(_ result: Double, with index: Int, _ operand: Operand) -> Bool {
    [-1.0, 1].contains { step in
      var changed = Array(terms)
      changed[index] = .operand(Operand(operand.value + step, operand.origin))
      return Formula(changed).evaluate() != result
    }
  }

  /// Whether a bound keeps the result from getting shorter, but not from getting longer.
  private func isMinimum(_ index: Int) -> Bool {
    guard index + 1 < terms.count, case .operation(let operation) = terms[index + 1] else { return index == 1 }
    return operation == .maximum
  }
}

/// A part of a formula with its value.
private struct Piece {
  var value: Double
  var terms: [Formula.Term]
  var bound: DecidedFormula.Bound?
  var overruled: Formula.Operand?

  var operand: Formula.Operand? {
    if terms.count == 1, case .operand(let operand) = terms[0] { return operand }
    return nil
  }
}

private struct Reduction {
  /// The parts that remain after working through the formula; a single one if it is well formed.
  func pieces(of formula: Formula) -> [Piece] {
    var stack: [Piece] = []
    for term in formula.terms {
      switch term {
      case .operand(let operand): stack.append(Piece(value: operand.value, terms: [term]))
      case .operation(let operation):
        let count = operation.operandCount
        guard stack.count >= count else { return [] }
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(apply(operation, operands))
      }
    }
    return stack
  }

  private func apply(_ operation: Formula.Operation, _ pieces: [Piece]) -> Piece {
    switch operation {
    case .add: return sum(pieces, .add)
    case .subtract: return pieces[1].value == 0 ? pieces[0] : calculated(operation, pieces)
    case .multiply:
      if pieces[0].value == 1 { return pieces[1] }
      return pieces[1].value == 1 ? pieces[0] : calculated(operation, pieces)
    case .floor: return calculated(operation, pieces)
    case .divide: return pieces[1].value == 1 ? pieces[0] : calculated(operation, pieces)
    case .sum: return sum(pieces, nil)
    case .minimum: return pieces[1].value < pieces[0].value ? won(pieces[1], over: pieces[0], .maximum) : pieces[0]
    case .maximum: return pieces[1].value > pieces[0].value ? won(pieces[1], over: pieces[0], .minimum) : pieces[0]
    case .largest: return pieces.dropFirst().reduce(pieces.first) { $1.value > ($0?.value ?? 0) ? $1 : $0 } ?? zero
    case .clamp: return clamped(pieces)
    }
  }

  private var zero: Piece { Piece(value: 0, terms: [.operand(Formula.Operand(0, .constant))]) }

  private func clamped(_ pieces: [Piece]) -> Piece {
    let (value, lower, upper) = (pieces[0], pieces[1], pieces[2])
    let raised = value.value < lower.value ? won(lower, over: value, .minimum) : value
    return raised.value > upper.value ? won(upper, over: value, .maximum) : raised
  }

  private func won(_ piece: Piece, over loser: Piece, _ bound: DecidedFormula.Bound) -> Piece {
    var piece = piece
    (piece.bound, piece.overruled) = (bound, loser.operand)
    return piece
  }

  /// A sum without its zeros.
  private func sum(_ pieces: [Piece], _ operation: Formula.Operation?) -> Piece {
    let parts = pieces.filter { $0.value != 0 }
    if parts.count == 1 { return parts[0] }
    guard !parts.isEmpty else { return pieces.first ?? zero }
    return calculated(operation ?? .sum(Int32(parts.count)), parts)
  }

  private func calculated(_ operation: Formula.Operation, _ pieces: [Piece]) -> Piece {
    let value = Formula(pieces.map { .operand(Formula.Operand($0.value, .constant)) } + [.operation(operation)])
    return Piece(
      value: value.evaluate() ?? .nan, terms: pieces.flatMap { $0.terms } + [.operation(operation)])
  }
}
