/// Numbers as they are written in American English.
package enum LocalizedNumber {
  /// A number with a fixed number of decimals.
  package static func text(_ number: Double, decimals: Int, isGrouped: Bool = true) -> String {
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let parts = Int64((abs(number) * Double(scale)).rounded(.toNearestOrEven))
    let sign = number < 0 && parts != 0 ? "-" : ""
    let whole = sign + (isGrouped ? grouped("\(parts / scale)") : "\(parts / scale)")
    if decimals == 0 { return whole }
    let digits = "\(parts % scale)"
    return whole + "." + String(repeating: "0", count: decimals - digits.count) + digits
  }

  /// `1st`, `22nd`, `113th`
  package static func ordinal(_ number: Int64) -> String {
    let last = number.magnitude % 100
    let ending =
      switch (last, last % 10) {
      case (11, _), (12, _), (13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return (number < 0 ? "-" : "") + grouped("\(number.magnitude)") + ending
  }

  /// The decimals that `%.2f` asks for; `nil` for any other specifier.
  package static func decimals(_ specifier: String) -> Int? {
    guard specifier.hasPrefix("%."), specifier.hasSuffix("f") else { return nil }
    let digits = specifier.dropFirst(2).dropLast()
    if digits.isEmpty || digits == "l" { return 0 }
    guard let decimals = Int(digits.hasSuffix("l") ? digits.dropLast() : digits) else { return nil }
    return decimals >= 0 && decimals <= 9 ? decimals : nil
  }

  /// A number with a comma before every group of three of its whole part: `-1,234.50`.
  package static func groupedNumber(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let number = text.dropFirst(sign.count)
    let whole = number.prefix { $0 != "." }
    return sign + grouped(String(whole)) + number.dropFirst(whole.count)
  }

  /// Digits with a comma before every group of three.
  package static func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
