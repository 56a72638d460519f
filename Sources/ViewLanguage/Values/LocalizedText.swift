extension Evaluator {
  /// A value as `Text("… \(value)")` writes it: the literal is a localized key, so numbers are formatted for people.
  ///
  /// A floating-point number has six decimals, or as many as a specifier such as `%.1f` says, and both kinds of
  /// number have groups of three digits, as in English.
  func localizedText(_ value: Value, specifier: String?) -> String {
    switch value {
    case .int(let number):
      return (number < 0 ? "-" : "") + LocalizedNumber.grouped("\(number.magnitude)")
    case .double(let number) where number.isFinite && abs(number) < 1e9:
      return LocalizedNumber.text(number, decimals: specifier.flatMap { LocalizedNumber.decimals($0) } ?? 6)
    default: return text(value)
    }
  }
}

enum LocalizedNumber {
  /// A number with so many decimals.
  static func text(_ number: Double, decimals: Int, isGrouped: Bool = true) -> String {
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let parts = Int64((abs(number) * Double(scale)).rounded(.toNearestOrEven))
    let sign = number < 0 && parts != 0 ? "-" : ""
    let whole = sign + (isGrouped ? grouped("\(parts / scale)") : "\(parts / scale)")
    if decimals == 0 { return whole }
    let digits = "\(parts % scale)"
    return whole + "." + String(repeating: "0", count: decimals - digits.count) + digits
  }

  /// The decimals that `%.2f` asks for; `nil` for any other specifier.
  static func decimals(_ specifier: String) -> Int? {
    guard specifier.hasPrefix("%."), specifier.hasSuffix("f") else { return nil }
    let digits = specifier.dropFirst(2).dropLast()
    guard let decimals = Int(digits.hasSuffix("l") ? digits.dropLast() : digits) else { return nil }
    return decimals >= 0 && decimals <= 9 ? decimals : nil
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
