extension Formula {
  /// The number the formula gives, computed from its operands alone; `nil` when the terms do not form a formula.
  public func evaluate() -> Double? {
    var stack: [Double] = []
    for term in terms {
      switch term {
      case .operand(let operand):
        stack.append(operand.value)
      case .operation(let operation):
        let count = operation.operandCount
        guard stack.count >= count else { return nil }
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(operation.apply(to: operands))
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }
}

extension Formula.Operation {
  /// How many of the preceding numbers the operation takes.
  public var operandCount: Int {
    switch self {
    case .add, .subtract, .multiply, .divide, .minimum, .maximum: 2
    case .clamp: 3
    case .floor: 1
    case .sum(let count), .largest(let count): Swift.max(0, Int(count))
    }
  }

  /// Applies the operation to exactly `operandCount` numbers.
  func apply(to numbers: [Double]) -> Double {
    switch self {
    case .add: numbers[0] + numbers[1]
    case .subtract: numbers[0] - numbers[1]
    case .multiply: numbers[0] * numbers[1]
    case .divide: numbers[0] / numbers[1]
    case .minimum: Swift.min(numbers[0], numbers[1])
    case .maximum: Swift.max(numbers[0], numbers[1])
    case .clamp: Swift.min(Swift.max(numbers[0], numbers[1]), numbers[2])
    case .floor: numbers[0].rounded(.down)
    case .sum: numbers.reduce(0, +)
    case .largest: numbers.max() ?? 0
    }
  }
}
