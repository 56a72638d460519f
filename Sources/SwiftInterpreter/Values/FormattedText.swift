/// `String(format:)`: the conversions that texts of views use.
enum FormattedText {
  /// One conversion: `%-8.2f`, `%1$@`.
  private struct Conversion {
    /// Which argument it takes, counted from 1; `nil` for the next one.
    var position: Int?
    var isLeft = false
    var isZeroFilled = false
    var hasPlus = false
    var width = 0
    var precision: Int?
  }

  /// The format with each conversion replaced by the next argument; what cannot be converted stays as it is written.
  package static func text(_ format: String, _ arguments: [Value], describe: (Value) -> String) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let start = rest
      let conversion = read(&rest)
      guard let kind = rest.popFirst() else { return result + "%" + start }
      if kind == "%" {
        result.append("%")
        continue
      }
      let place = conversion.position.map { $0 - 1 } ?? next
      let value = arguments.indices.contains(place) ? arguments[place] : nil
      // An unknown conversion takes its argument nevertheless, so that those after it keep theirs.
      if conversion.position == nil { next += 1 }
      guard let value, let text = converted(value, kind, conversion, describe) else {
        result += "%" + start[start.startIndex..<rest.startIndex]
        continue
      }
      result += padded(text, conversion)
    }
    return result
  }

  private static func read(_ rest: inout Substring) -> Conversion {
    var conversion = Conversion()
    readWidth(&rest, of: &conversion)
    if rest.first == "$" {
      rest.removeFirst()
      conversion = Conversion(position: conversion.width)
      readWidth(&rest, of: &conversion)
    }
    if rest.first == "." {
      rest.removeFirst()
      conversion.precision = number(&rest)
    }
    while let size = rest.first, "lhqz".contains(size) { rest.removeFirst() }
    return conversion
  }

  private static func readWidth(_ rest: inout Substring, of conversion: inout Conversion) {
    while let flag = rest.first, "-0+ '".contains(flag) {
      if flag == "-" { conversion.isLeft = true }
      if flag == "0" { conversion.isZeroFilled = true }
      if flag == "+" { conversion.hasPlus = true }
      rest.removeFirst()
    }
    conversion.width = number(&rest)
  }

  /// Digits as a number; no text is wider than a thousand characters.
  private static func number(_ rest: inout Substring) -> Int {
    var value = 0
    while let digit = rest.first?.wholeNumberValue {
      value = min(value * 10 + digit, 1000)
      rest.removeFirst()
    }
    return value
  }

  private static func converted(
    _ value: Value, _ kind: Character, _ conversion: Conversion, _ describe: (Value) -> String
  ) -> String? {
    switch (kind, value) {
    case ("d", .int(let number)), ("i", .int(let number)), ("u", .int(let number)):
      return signed(digits(number, atLeast: conversion.precision ?? 0), number >= 0, conversion)
    case ("x", .int(let number)) where number >= 0: return String(number, radix: 16)
    case ("X", .int(let number)) where number >= 0: return String(number, radix: 16, uppercase: true)
    case ("o", .int(let number)) where number >= 0: return String(number, radix: 8)
    case ("c", .int(let number)), ("C", .int(let number)):
      return UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    case ("d", .double(let number)) where abs(number) < 1e15:
      return signed("\(Int64(number))", number >= 0, conversion)
    case (_, .double(let number)) where "fFeEgG".contains(kind): return floating(number, kind, conversion)
    case (_, .int(let number)) where "fFeEgG".contains(kind): return floating(Double(number), kind, conversion)
    case ("@", _), ("s", _): return describe(value)
    default: return nil
    }
  }

  private static func floating(_ number: Double, _ kind: Character, _ conversion: Conversion) -> String {
    let precision = conversion.precision ?? 6
    let text =
      switch kind {
      case "f", "F": PrintedNumber.fixed(number, decimals: precision)
      case "e", "E": PrintedNumber.scientific(number, decimals: precision)
      default: PrintedNumber.general(number, digits: precision)
      }
    return signed(kind.isUppercase ? text.uppercased() : text, number >= 0, conversion)
  }

  private static func signed(_ text: String, _ isPositive: Bool, _ conversion: Conversion) -> String {
    conversion.hasPlus && isPositive ? "+" + text : text
  }

  private static func digits(_ number: Int64, atLeast count: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private static func padded(_ text: String, _ conversion: Conversion) -> String {
    let missing = conversion.width - text.count
    if missing <= 0 { return text }
    if conversion.isLeft { return text + String(repeating: " ", count: missing) }
    guard conversion.isZeroFilled else { return String(repeating: " ", count: missing) + text }
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

extension Evaluator {
  /// One value as `String(format:)` writes it.
  package func formatted(_ format: String, _ value: Value) -> String {
    FormattedText.text(format, [value]) { text($0) }
  }
}
