internal import SwiftInterpreter
internal import ViewProgram

/// `Scanner`, as far as it reads numbers: many apps read their colours in this way.
extension Catalog {
  static let scanners: [CatalogEntry] = [
    CatalogEntry(
      .initializer, scanner, "Reads a number from a text.", [.labelled("string", .string)]
    ) { call throws(Diagnostics) in .record(RecordValue(scanner, [("string", .string(call.string("string") ?? ""))])) },
    reading("scanHexInt64", "A hexadecimal number, which may begin with 0x.", radix: 16),
    reading("scanHexInt32", "A hexadecimal number, which may begin with 0x.", radix: 16),
    reading("scanInt64", "A decimal number.", radix: 10),
    reading("scanInt", "A decimal number.", radix: 10),
  ]

  private static let scanner = "Scanner"

  private static func reading(_ name: String, _ documentation: ReferenceText, radix: Int64) -> CatalogEntry {
    CatalogEntry(
      .member(of: scanner), name, documentation, [.unlabelled("result", .any)]
    ) { call throws(Diagnostics) in
      try call.evaluator.step(call.source, cost: (call.baseRecord.text("string")?.utf8.count ?? 0) / 32)
      guard let number = number(in: call.baseRecord, radix) else { return .bool(false) }
      call.assigned = .int(number)
      return .bool(true)
    }
  }

  /// The next number of a scanner's text: after white space, as far as there are digits, and clamped to 64 bits.
  private static func number(in scanner: RecordValue, _ radix: Int64) -> Int64? {
    let text = scanner.text("string") ?? ""
    var rest = text.dropFirst(scanner.count("scanLocation") ?? 0).drop { $0.isWhitespace }
    if radix == 16, rest.hasPrefix("0x") || rest.hasPrefix("0X") { rest = rest.dropFirst(2) }
    let isNegative = radix == 10 && rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    var number: Int64?
    for digit in rest.utf8.lazy.map({ value(ofDigit: $0) }) {
      guard let digit, digit < radix else { break }
      let (shifted, isLarge) = (number ?? 0).multipliedReportingOverflow(by: radix)
      let (sum, isLarger) = shifted.addingReportingOverflow(digit)
      number = isLarge || isLarger ? .max : sum
    }
    return number.map { isNegative ? -$0 : $0 }
  }

  private static func value(ofDigit byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
