internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `.number`, `.percent` and `.currency(code:)`, in American English, as all numbers here.
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
        .member(of: "FormatStyle"), "notation", "Whether thousands and millions get a letter.",
        [.unlabelled("notation", .named("FormatNotation"))]
      ) { call throws(Diagnostics) in refined(call, by: call.symbol("notation") ?? "") },
      CatalogEntry(
        .member(of: "FormatStyle"), "sign", "When the sign shows.",
        [.labelled("strategy", .named("FormatSign"))]
      ) { call throws(Diagnostics) in refined(call, by: call.symbol("strategy") ?? "") },
      CatalogEntry(
        .staticMember(of: "FormatSign"), "always", "A plus, too.", [.labelled("includingZero", .bool, default: "true")]
      ) { _ throws(Diagnostics) in .symbol(type: "FormatSign", name: "plus") },
      precision("significantDigits", "Digits in all.") { "digits=\(min(max($0, 1), 9))-\(min(max($1, 1), 9))" },
      precision("integerLength", "Digits before the point.") { "integers=\(min(max($0, 0), 9))-\(min(max($1, 1), 9))" },
      precision("fractionLength", "Digits after the point.") { "\(min(max($0, 0), 6))-\(min(max($1, 0), 6))" },
    ] + constants("FormatGrouping", ["automatic", "never"])
    + constants("FormatNotation", ["automatic", "compactName", "scientific"])
    + [
      CatalogEntry(constant: "never", of: "FormatSign", "No sign at all.") { _ throws(Diagnostics) in
        .symbol(type: "FormatSign", name: "never-sign")
      },
      CatalogEntry(constant: "automatic", of: "FormatSign", "A minus where there is one.") { _ throws(Diagnostics) in
        .symbol(type: "FormatSign", name: "automatic")
      },
    ]

  /// A refinement follows the style's name: `percent 1-2`, `number never`.
  private static func refined(_ call: Invocation, by refinement: String) -> Value {
    guard case .symbol(let type, let name) = call.base else { return call.base }
    return .symbol(type: type, name: "\(name) \(refinement)")
  }

  /// A number of digits, or the least and the most of them.
  ///
  /// - Parameter word: the refinement for the least and the most, as many as can be written.
  private static func precision(
    _ name: String, _ documentation: ReferenceText, _ word: @escaping @Sendable (Int64, Int64) -> String
  ) -> CatalogEntry {
    @Sendable func value(_ least: Int64, _ most: Int64) -> Value {
      .symbol(type: "FormatPrecision", name: word(min(least, most), most))
    }
    return CatalogEntry(
      .staticMember(of: "FormatPrecision"), name, documentation,
      [
        Overload([.unlabelled("count", .int)]) { call throws(Diagnostics) in
          value(call.int("count") ?? 0, call.int("count") ?? 0)
        },
        Overload([.unlabelled("limits", .named("Range"))]) { call throws(Diagnostics) in
          guard case .range(let range)? = call.value("limits") else { return value(0, 0) }
          var (lower, upper): (Int64, Int64) = (0, 9)
          if case .int(let least) = range.lower { lower = least }
          if case .int(let most) = range.upper { upper = range.isClosed ? most : max(most, 1) - 1 }
          return value(lower, upper)
        },
      ])
  }

  /// A number in a style; a style that is neither `number` nor `percent` is a currency's code.
  package static func formatted(_ value: Value, _ style: String, _ evaluator: Evaluator) -> String {
    let words = style.split(separator: " ").map { String($0) }
    if words.first == "bytes", case .int(let count) = value {
      return ByteCountText(style: words.last ?? "file", kilobyte: "kB").text(count)
    }
    guard var number = number(value), number.isFinite, abs(number) < 1e15 else { return evaluator.text(value) }
    if words.contains("compactName") { return compact(number, words) }
    guard abs(number) < 1e9 else { return whole(number, words) }
    let name = words.first ?? "number"
    let currency = currencies[name]
    // A whole number is the number of per cent.
    if name == "percent", case .double = value { number *= 100 }
    var digits = (least: currency?.decimals ?? 0, most: currency?.decimals ?? 6)
    for word in words.dropFirst() {
      let bounds = word.split(separator: "-").compactMap { Int($0) }
      if bounds.count == 2 { digits = (bounds[0], bounds[1]) }
      if word.hasPrefix("digits=") {
        guard let counts = DigitLimits(word.dropFirst(7)) else { continue }
        number = significant(number, counts.most)
        digits = (decimals(of: number, digits: counts.least), decimals(of: number, digits: counts.most))
      }
    }
    let integers = words.lazy.filter { $0.hasPrefix("integers=") }.compactMap { DigitLimits($0.dropFirst(9)) }.last
    if let integers { number = number.truncatingRemainder(dividingBy: integers.end) }
    var text = LocalizedNumber.text(abs(number), decimals: digits.most, isGrouped: !words.contains("never"))
    var left = digits.most
    while left > digits.least, text.hasSuffix("0") {
      text.removeLast()
      left -= 1
    }
    if text.hasSuffix(".") { text.removeLast() }
    if let least = integers?.least {
      let integers = text.prefix { $0 != "." }.count { $0 != "," }
      text = String(repeating: "0", count: max(0, least - integers)) + text
    }
    let isZero = !text.contains { $0 != "0" && $0 != "." }
    return sign(number < 0 && !isZero, words) + (currency?.sign ?? "") + text + (name == "percent" ? "%" : "")
  }

  private static func sign(_ isNegative: Bool, _ words: [String]) -> String {
    if words.contains("plus") { return isNegative ? "-" : "+" }
    return isNegative && !words.dropFirst().contains("never-sign") ? "-" : ""
  }

  /// A number too large for decimals.
  private static func whole(_ number: Double, _ words: [String]) -> String {
    let name = words.first ?? "number"
    let text = LocalizedNumber.text(abs(number), decimals: 0, isGrouped: !words.contains("never"))
    return sign(number < 0, words) + (currencies[name]?.sign ?? "") + text + (name == "percent" ? "%" : "")
  }

  /// `1.2K`, `12K`, `3.4M`: two digits at least, and no decimals from two on.
  private static func compact(_ number: Double, _ words: [String]) -> String {
    let units: [(size: Double, letter: String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K"), (1, "")]
    let size = abs(number)
    func shown(_ unit: Double) -> Double {
      let part = size / unit
      return part < 10 ? (part * 10).rounded(.toNearestOrEven) / 10 : part.rounded(.toNearestOrEven)
    }
    var index = units.firstIndex { size >= $0.size } ?? units.count - 1
    // `999,999` rounds to a thousand of its unit, which is one of the next.
    if index > 0, shown(units[index].size) >= 1000 { index -= 1 }
    let unit = units[index]
    let part = shown(unit.size)
    let text = withoutEndingZeros(LocalizedNumber.text(part, decimals: part < 10 ? 1 : 0))
    let currency = words.first.flatMap { currencies[$0]?.sign } ?? ""
    return sign(number < 0 && part != 0, words) + currency + text + unit.letter
  }

  /// How many decimals a number has that is written with a number of digits in all.
  private static func decimals(of number: Double, digits: Int) -> Int {
    var (size, integers) = (abs(number), 1)
    while size >= 10 { (size, integers) = (size / 10, integers + 1) }
    while size > 0, size < 1 { (size, integers) = (size * 10, integers - 1) }
    return min(max(digits - integers, 0), 6)
  }

  private static func significant(_ number: Double, _ count: Int) -> Double {
    var (scale, size) = (1.0, abs(number))
    guard size > 0 else { return 0 }
    while size >= 10 { (size, scale) = (size / 10, scale / 10) }
    while size < 1 { (size, scale) = (size * 10, scale * 10) }
    for _ in 1..<max(count, 2) where count > 1 { scale *= 10 }
    return (number * scale).rounded(.toNearestOrEven) / scale
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

/// The least and the most digits of a number.
private struct DigitLimits {
  let least: Int
  let most: Int

  /// - Parameter text: Both with a line between them, as a refinement has them.
  init?(_ text: Substring) {
    let counts = text.split(separator: "-").compactMap { Int($0) }
    guard counts.count == 2 else { return nil }
    (least, most) = (counts[0], counts[1])
  }

  /// The first number with more digits.
  var end: Double { (0..<most).reduce(1) { end, _ in end * 10 } }
}
