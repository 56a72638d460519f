internal import LayoutEngine

/// `.number`, `.percent` and `.currency(code:)`, in the American English that all numbers are written in here.
extension Catalog {
  static let formatStyles: [CatalogEntry] =
    constants("FormatStyle", ["number", "percent"])
    + [
      CatalogEntry(
        .staticMember(of: "FormatStyle"), "currency", "An amount of money.", [.labelled("code", .string)]
      ) { call throws(Diagnostics) in
        let code = call.string("code") ?? ""
        guard currencies[code] != nil else {
          let known = currencies.keys.sorted().joined(separator: ", ")
          throw .unsupported("the currency \(code)", relative: "\(known) are supported", call.source)
        }
        return .symbol(type: "FormatStyle", name: code)
      }
    ]

  /// A number as a style writes it; a style that is neither `number` nor `percent` is a currency's code.
  static func formatted(_ value: Value, _ style: String, _ evaluator: Evaluator) -> String {
    guard let number = number(value), number.isFinite, abs(number) < 1e9 else { return evaluator.text(value) }
    if style == "number" { return withoutEndingZeros(evaluator.localizedText(value, specifier: nil)) }
    if style == "percent" {
      if case .int = value { return evaluator.localizedText(value, specifier: nil) + "%" }
      return withoutEndingZeros(LocalizedNumber.text(number * 100, decimals: 6)) + "%"
    }
    guard let currency = currencies[style] else { return evaluator.text(value) }
    return (number < 0 ? "-" : "") + currency.sign + LocalizedNumber.text(abs(number), decimals: currency.decimals)
  }

  /// `1.50` as `1.5`, `2.00` as `2`.
  static func withoutEndingZeros(_ text: String) -> String {
    var text = text
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func number(_ value: Value) -> Double? {
    switch value {
    case .int(let number): return Double(number)
    case .double(let number): return number
    default: return nil
    }
  }

  private static let currencies: [String: (sign: String, decimals: Int)] = [
    "USD": ("$", 2), "EUR": ("€", 2), "GBP": ("£", 2), "JPY": ("¥", 0), "CAD": ("CA$", 2), "AUD": ("A$", 2),
    "CNY": ("CN¥", 2), "INR": ("₹", 2), "KRW": ("₩", 0), "MXN": ("MX$", 2), "BRL": ("R$", 2), "CHF": ("CHF\u{A0}", 2),
  ]
}
