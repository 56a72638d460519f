internal import struct LayoutEngine.SourceRange
internal import ViewProgram

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
      },
      CatalogEntry(
        .member(of: "FormatStyle"), "precision", "How many digits stand after the point.",
        [.unlabelled("precision", .named("FormatPrecision"))]
      ) { call throws(Diagnostics) in refined(call, by: call.symbol("precision") ?? "") },
      CatalogEntry(
        .member(of: "FormatStyle"), "grouping", "Whether groups of three digits are set apart.",
        [.unlabelled("grouping", .named("FormatGrouping"))]
      ) { call throws(Diagnostics) in refined(call, by: call.symbol("grouping") ?? "") },
      CatalogEntry(
        .staticMember(of: "FormatPrecision"), "fractionLength", "Digits after the point.",
        [
          Overload([.unlabelled("length", .int)]) { call throws(Diagnostics) in
            fraction(call.int("length") ?? 0, call.int("length") ?? 0)
          },
          Overload([.unlabelled("limits", .named("Range"))]) { call throws(Diagnostics) in
            guard case .range(let range)? = call.value("limits"), case .int(let upper) = range.upper else {
              throw .unsupported("an open range of digits", relative: "0...2 is supported", call.source)
            }
            var lower = 0
            if case .int(let least) = range.lower { lower = least }
            return fraction(lower, range.isClosed ? upper : max(upper, 1) - 1)
          },
        ]),
    ] + constants("FormatGrouping", ["automatic", "never"])

  /// A refinement stands behind the style's name: `percent 1-2`, `number never`.
  private static func refined(_ call: Invocation, by refinement: String) -> Value {
    guard case .symbol(let type, let name) = call.base else { return call.base }
    return .symbol(type: type, name: "\(name) \(refinement)")
  }

  /// As many digits as can be written.
  private static func fraction(_ least: Int, _ most: Int) -> Value {
    let (lower, upper) = (min(max(least, 0), 6), min(max(most, 0), 6))
    return .symbol(type: "FormatPrecision", name: "\(min(lower, upper))-\(upper)")
  }

  /// A number as a style writes it; a style that is neither `number` nor `percent` is a currency's code.
  package static func formatted(_ value: Value, _ style: String, _ evaluator: Evaluator) -> String {
    guard var number = number(value), number.isFinite, abs(number) < 1e9 else { return evaluator.text(value) }
    let words = style.split(separator: " ").map { String($0) }
    let name = words.first ?? "number"
    let currency = currencies[name]
    // A whole number is the number of per cent.
    if name == "percent", case .double = value { number *= 100 }
    var digits = (least: currency?.decimals ?? 0, most: currency?.decimals ?? 6)
    for word in words.dropFirst() {
      let bounds = word.split(separator: "-").compactMap { Int($0) }
      if bounds.count == 2 { digits = (bounds[0], bounds[1]) }
    }
    var text = LocalizedNumber.text(abs(number), decimals: digits.most, isGrouped: !words.contains("never"))
    var left = digits.most
    while left > digits.least, text.hasSuffix("0") {
      text.removeLast()
      left -= 1
    }
    if text.hasSuffix(".") { text.removeLast() }
    let isZero = !text.contains { $0 != "0" && $0 != "." }
    return (number < 0 && !isZero ? "-" : "") + (currency?.sign ?? "") + text + (name == "percent" ? "%" : "")
  }

  /// `1.50` as `1.5`, `2.00` as `2`.
  package static func withoutEndingZeros(_ text: String) -> String {
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

  /// The sign of a currency; the code itself for one that is not known.
  package static func currencySign(_ code: String) -> String { currencies[code]?.sign ?? code + "\u{A0}" }

  private static let currencies: [String: (sign: String, decimals: Int)] = [
    "USD": ("$", 2), "EUR": ("€", 2), "GBP": ("£", 2), "JPY": ("¥", 0), "CAD": ("CA$", 2), "AUD": ("A$", 2),
    "CNY": ("CN¥", 2), "INR": ("₹", 2), "KRW": ("₩", 0), "MXN": ("MX$", 2), "BRL": ("R$", 2), "CHF": ("CHF\u{A0}", 2),
  ]
}
