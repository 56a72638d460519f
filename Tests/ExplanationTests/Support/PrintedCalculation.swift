/// A calculation as a reader sees it, worked out from the printed numbers alone.
enum PrintedCalculation {
  /// Whether the printed numbers give the printed result: exactly behind `=`, nearly and not exactly behind `≈`.
  ///
  /// - Returns: `nil` for a single number, and for what has more than the four operations.
  static func isRight(_ text: String) -> Bool? {
    let isNear = text.contains(" ≈ ")
    let sides = text.split(separator: isNear ? " ≈ " : " = ")
    guard sides.count == 2, let value = value(sides[0]), let result = number(sides[1]) else { return nil }
    // A quotient has more decimals than are printed.
    let isRounded = sides[0].contains("÷") || sides[0].contains("×")
    let difference = (value - result).magnitude
    if isNear { return difference > 1e-6 && difference < 0.005 * Double(sides[0].split(separator: " ").count) }
    return difference < (isRounded ? 0.005001 : 1e-6)
  }

  private static func value(_ text: Substring) -> Double? {
    var sum = 0.0
    var product: Double?
    var sign = 1.0
    var operation: Substring = "+"
    for (index, part) in text.split(separator: " ").enumerated() {
      if index % 2 == 1 {
        operation = part
        continue
      }
      guard let number = number(part) else { return nil }
      switch operation {
      case "+", "−":
        sum += sign * (product ?? 0)
        (sign, product) = (operation == "+" ? 1 : -1, number)
      case "×": product = (product ?? 0) * number
      case "÷": product = (product ?? 0) / number
      default: return nil
      }
    }
    return sum + sign * (product ?? 0)
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.first == "−" ? "-" + text.dropFirst() : text)
  }
}
