extension Evaluator {
  /// A value as `Text("… \(value)")` writes it: the literal is a localized key, so numbers are formatted for people.
  ///
  /// A floating-point number has six decimals and both kinds of number have groups of three digits, as in English.
  func localizedText(_ value: Value) -> String {
    switch value {
    case .int(let number):
      return (number < 0 ? "-" : "") + LocalizedNumber.grouped("\(number.magnitude)")
    case .double(let number) where number.isFinite && abs(number) < 1e12: return LocalizedNumber.text(number)
    default: return text(value)
    }
  }
}

enum LocalizedNumber {
  /// A number with six decimals.
  static func text(_ number: Double) -> String {
    let millionths = Int64((abs(number) * 1_000_000).rounded(.toNearestOrEven))
    let whole = grouped("\(millionths / 1_000_000)")
    let digits = "\(millionths % 1_000_000)"
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return (number < 0 && millionths != 0 ? "-" : "") + "\(whole).\(fraction)"
  }

  /// Digits with a comma before every group of three.
  static func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
