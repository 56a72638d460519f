internal import SwiftInterpreter
internal import ViewProgram

/// `NumberFormatter`, in American English, and `NSNumber`, which is the number here.
extension Catalog {
  static let numberFormatters: [CatalogEntry] =
    [
      made("NumberFormatter", "Writes numbers, in American English."),
      CatalogEntry(
        .initializer, "NSNumber", "The number itself.",
        [
          Overload([.labelled("value", .any)]) { call throws(Diagnostics) in call.value("value") ?? .none },
          Overload([.unlabelled("value", .any)]) { call throws(Diagnostics) in call.value("value") ?? .none },
        ]),
      CatalogEntry(
        .member(of: "NumberFormatter"), "string", "A number as the formatter writes it.",
        [
          Overload([.labelled("from", .oneOf([.int, .double]))]) { call throws(Diagnostics) in written(call, "from") },
          Overload([.labelled("for", .any)]) { call throws(Diagnostics) in written(call, "for") },
        ]),
      CatalogEntry(
        .member(of: "NumberFormatter"), "number", "The number that a text is.", [.labelled("from", .string)]
      ) { call throws(Diagnostics) in
        let text = (call.string("from") ?? "").filter { $0 != "," && $0 != "$" }
        if let number = Int64(text) { return .int(number) }
        return Double(text).map { .double($0) } ?? .none
      },
      settable("numberStyle", of: "NumberFormatter", .symbol(type: "NumberFormatter.Style", name: "none")),
      settable("roundingMode", of: "NumberFormatter", .symbol(type: "NumberFormatter.RoundingMode", name: "halfEven")),
      settable("locale", of: "NumberFormatter", .symbol(type: "Locale", name: "current")),
    ]
    + ["minimumFractionDigits", "maximumFractionDigits", "minimumIntegerDigits", "maximumIntegerDigits"]
    .map { settable($0, of: "NumberFormatter", .int(0)) }
    + ["currencyCode", "currencySymbol", "groupingSeparator", "decimalSeparator", "positivePrefix", "negativePrefix"]
    .map { settable($0, of: "NumberFormatter", .none) }
    + ["positiveSuffix", "percentSymbol", "zeroSymbol", "nilSymbol"]
    .map { settable($0, of: "NumberFormatter", .none) }
    + [settable("usesGroupingSeparator", of: "NumberFormatter", .bool(true))]
    + constants(
      "NumberFormatter.Style", ["none", "decimal", "currency", "percent", "spellOut", "ordinal", "scientific"])
    + constants("NumberFormatter.RoundingMode", ["halfEven", "halfUp", "halfDown", "down", "up", "floor", "ceiling"])

  private static func written(_ call: Invocation, _ name: String) -> Value {
    switch call.value(name) {
    case .int(let number)?: return .string(NumberText(call.baseRecord).text(Double(number)))
    case .double(let number)?: return .string(NumberText(call.baseRecord).text(number))
    default: return .none
    }
  }
}

/// The settings of a `NumberFormatter`.
struct NumberText {
  private let settings: RecordValue
  private let style: String

  init(_ settings: RecordValue) {
    self.settings = settings
    style = settings.symbol("numberStyle") ?? "none"
  }

  func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    if style == "ordinal" { return LocalizedNumber.ordinal(Int64(number.rounded())) }
    let shown = style == "percent" ? number * 100 : number
    let digits = fractionDigits
    var text = LocalizedNumber.text(abs(rounded(shown, digits.most)), decimals: digits.most, isGrouped: isGrouped)
    var left = digits.most
    while left > digits.least, text.hasSuffix("0") {
      text.removeLast()
      left -= 1
    }
    if text.hasSuffix(".") { text.removeLast() }
    let isZero = !text.contains { $0 != "0" && $0 != "." && $0 != "," }
    return (shown < 0 && !isZero ? "-" : "") + prefix + filled(separated(text)) + suffix
  }

  private var fractionDigits: (least: Int, most: Int) {
    let usual: (Int, Int) =
      switch style {
      case "currency": settings.text("currencyCode") == "JPY" ? (0, 0) : (2, 2)
      case "decimal": (0, 3)
      default: (0, 0)
      }
    let least = settings.count("minimumFractionDigits")
    let most = settings.count("maximumFractionDigits")
    let upper = min(max(most ?? max(usual.1, least ?? 0), 0), 9)
    return (min(max(least ?? min(usual.0, upper), 0), upper), upper)
  }

  private func rounded(_ number: Double, _ digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    switch settings.symbol("roundingMode") {
    case "down": return (number * scale).rounded(.towardZero) / scale
    case "up": return (number * scale).rounded(.awayFromZero) / scale
    case "floor": return (number * scale).rounded(.down) / scale
    case "ceiling": return (number * scale).rounded(.up) / scale
    case "halfUp": return (number * scale).rounded(.toNearestOrAwayFromZero) / scale
    default: return number
    }
  }

  private var isGrouped: Bool {
    if case .bool(let flag)? = settings["usesGroupingSeparator"] { return flag }
    return style != "none"
  }

  private func separated(_ text: String) -> String {
    guard let separator = settings.text("groupingSeparator") else { return text }
    var result = ""
    for character in text { result += character == "," ? separator : String(character) }
    return result
  }

  /// With at least the requested number of digits before the point.
  private func filled(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }.filter { $0 != "," }.count
    let missing = min(settings.count("minimumIntegerDigits") ?? 1, 100) - whole
    return String(repeating: "0", count: max(missing, 0)) + text
  }

  private var prefix: String {
    guard style == "currency" else { return settings.text("positivePrefix") ?? "" }
    return settings.text("currencySymbol") ?? Catalog.currencySign(settings.text("currencyCode") ?? "USD")
  }

  private var suffix: String { style == "percent" ? "%" : settings.text("positiveSuffix") ?? "" }
}
