internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Numbers: conversions, constants, rounding.
extension Catalog {
  static let numbers: [CatalogEntry] =
    SwiftType.integerNames.map { conversionToInt($0) } + SwiftType.floatingNames.map { conversionToDouble($0) }
    + numberConstants + [
      CatalogEntry(
        .member(of: "CGFloat"), "rounded", "The nearest whole number.",
        [.unlabelled("rule", .named("FloatingPointRoundingRule"), default: ".toNearestOrAwayFromZero")]
      ) { call throws(Diagnostics) in
        guard case .double(let number) = call.base else { return call.base }
        return .double(number.rounded(rule(call.symbol("rule"))))
      },
      CatalogEntry(.member(of: "CGFloat"), "squareRoot", "The square root.") { call throws(Diagnostics) in
        guard case .double(let number) = call.base else { return call.base }
        return .double(number.squareRoot())
      },
      CatalogEntry(
        .member(of: "CGFloat"), "truncatingRemainder", "The remainder of a division.",
        [.labelled("dividingBy", .cgFloat)]
      ) { call throws(Diagnostics) in
        guard case .double(let number) = call.base else { return call.base }
        return .double(number.truncatingRemainder(dividingBy: call.number("dividingBy") ?? 1))
      },
      CatalogEntry(
        .member(of: "Int"), "isMultiple", "Whether the number is a multiple of another.", [.labelled("of", .int)]
      ) { call throws(Diagnostics) in
        guard case .int(let number) = call.base, let other = call.int("of") else { return .bool(false) }
        return .bool(number.isMultiple(of: other))
      },
      CatalogEntry(
        .member(of: "Int"), "quotientAndRemainder", "The results of a whole division.", [.labelled("dividingBy", .int)]
      ) { call throws(Diagnostics) in
        guard case .int(let number) = call.base, let other = call.int("dividingBy") else { return .none }
        if other == 0 { throw .divisionByZero(call.source) }
        let (quotient, overflow) = number.dividedReportingOverflow(by: other)
        if overflow { throw .overflow("/", call.source) }
        return .tuple([LabelledValue("quotient", .int(quotient)), LabelledValue("remainder", .int(number % other))])
      },
      reportingOverflow("addingReportingOverflow", nil) { $0.addingReportingOverflow($1) },
      reportingOverflow("subtractingReportingOverflow", nil) { $0.subtractingReportingOverflow($1) },
      reportingOverflow("multipliedReportingOverflow", "by") { $0.multipliedReportingOverflow(by: $1) },
      formatted("Int", "The number with groups of three digits."),
      formatted("CGFloat", "The number with groups and at most six decimals."),
      CatalogEntry(
        .member(of: "Bool"), "toggle", "Turns true to false and false to true.",
        [
          Overload(isMutating: true, []) { call throws(Diagnostics) in
            if case .bool(let flag) = call.base { call.base = .bool(!flag) }
            return .void
          }
        ]),
      test("isNaN") { $0.isNaN }, test("isFinite") { $0.isFinite }, test("isInfinite") { $0.isInfinite },
      test("isZero") { $0 == 0 },
    ]
    + constants(
      "FloatingPointRoundingRule",
      ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero", "toNearestOrEven"])

  private static func reportingOverflow(
    _ name: String, _ label: String?,
    _ operation: @escaping @Sendable (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CatalogEntry {
    let other: ParameterDeclaration = label.map { .labelled($0, .int) } ?? .unlabelled("other", .int)
    return CatalogEntry(
      .member(of: "Int"), name, "The result of 64 bits, and whether it is cut off.", [other]
    ) { call throws(Diagnostics) in
      guard case .int(let number) = call.base, let operand = call.int(other.name) else { return .none }
      let result = operation(number, operand)
      return .tuple([
        LabelledValue("partialValue", .int(result.partialValue)), LabelledValue("overflow", .bool(result.overflow)),
      ])
    }
  }

  private static func formatted(_ type: String, _ summary: ReferenceText) -> CatalogEntry {
    CatalogEntry(
      .member(of: type), "formatted", summary, [.unlabelled("style", .named("FormatStyle"), default: ".number")]
    ) { call throws(Diagnostics) in
      .string(Catalog.formatted(call.base, call.symbol("style") ?? "number", call.evaluator))
    }
  }

  private static func test(_ name: String, _ holds: @escaping @Sendable (Double) -> Bool) -> CatalogEntry {
    CatalogEntry(property: name, of: "CGFloat", "A property of a number.") { call throws(Diagnostics) in
      guard case .double(let number) = call.base else { return .bool(false) }
      return .bool(holds(number))
    }
  }

  private static func rule(_ name: String?) -> FloatingPointRoundingRule {
    switch name {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    default: return .toNearestOrAwayFromZero
    }
  }

  private static func conversionToInt(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .initializer, name, "A whole number; a fraction is cut off.",
      [
        Overload([.unlabelled("value", .any)]) { call throws(Diagnostics) in try whole(call, "value") },
        Overload([]) { _ throws(Diagnostics) in .int(0) },
        Overload([.unlabelled("text", .string), .labelled("radix", .int)]) { call throws(Diagnostics) in
          let radix = min(max(call.count("radix") ?? 10, 2), 36)
          return Int64(call.string("text") ?? "", radix: radix).map { .int($0) } ?? .none
        },
        Overload([.labelled("exactly", .any)]) { call throws(Diagnostics) in
          guard case .double(let number)? = call.value("exactly") else { return try whole(call, "exactly") }
          return Int64(exactly: number).map { .int($0) } ?? .none
        },
      ]
        + ["truncating", "clamping", "truncatingIfNeeded", "bitPattern"].map { label in
          Overload([.labelled(label, .any)]) { call throws(Diagnostics) in try whole(call, label) }
        })
  }

  /// An argument as a whole number, if it is one.
  private static func whole(_ call: Invocation, _ name: String) throws(Diagnostics) -> Value {
    switch call.value(name) {
    case .int: return call.value(name) ?? .none
    case .double(let number): return .int(try integer(number, call.source))
    case .string(let text): return Int64(text).map { .int($0) } ?? .none
    case .opaque: return call.value(name) ?? .none
    case let other: throw .wrongType(call.evaluator.typeName(of: other ?? .none), wanted: .int, call.source(of: name))
    }
  }

  /// A number's whole part, when it is one that Int can hold.
  static func integer(_ number: Double, _ source: SourceRange) throws(Diagnostics) -> Int64 {
    guard let whole = Int64(exactly: number.rounded(.towardZero)) else { throw .notAnInteger(number, source) }
    return whole
  }

  private static func conversionToDouble(_ name: String) -> CatalogEntry {
    let entry = plainConversion(name).adding([
      Overload([]) { _ throws(Diagnostics) in .double(0) },
      Overload([.labelled("truncating", .any)]) { call throws(Diagnostics) in
        call.number("truncating").map { .double($0) } ?? call.value("truncating") ?? .none
      },
    ])
    // Decimals are floating-point numbers here.
    guard name == "Decimal" else { return entry }
    return entry.adding([
      Overload([.labelled("string", .string), .labelled("locale", .any, default: "nil")]) { call throws(Diagnostics) in
        Double(call.string("string") ?? "").map { .double($0) } ?? .none
      }
    ])
  }

  private static func plainConversion(_ name: String) -> CatalogEntry {
    CatalogEntry(.initializer, name, "A floating-point number.", [.unlabelled("value", .any)]) {
      call throws(Diagnostics) in
      switch call.value("value") {
      case .int(let number): return .double(Double(number))
      case .double(let number): return .double(number)
      case .string(let text): return Double(text).map { .double($0) } ?? .none
      case .opaque: return call.value("value") ?? .none
      case let other:
        throw .wrongType(call.evaluator.typeName(of: other ?? .none), wanted: .double, call.source(of: "value"))
      }
    }.takingConstants(of: "CGFloat")
  }

  /// The types that are narrower than `Int`, or begin with 0; all are stored as an `Int`, which is also their upper
  /// limit.
  private static var bounds: [(type: String, least: Int64, most: Int64)] {
    [
      ("UInt", 0, .max), ("UInt64", 0, .max), ("UInt32", 0, 4_294_967_295), ("UInt16", 0, 65_535), ("UInt8", 0, 255),
      ("Int32", -2_147_483_648, 2_147_483_647), ("Int16", -32_768, 32_767), ("Int8", -128, 127),
    ]
  }

  private static var numberConstants: [CatalogEntry] {
    let floating: [(String, Double)] = [
      ("infinity", .infinity), ("pi", .pi), ("zero", 0), ("nan", .nan),
      ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
      ("ulpOfOne", .ulpOfOne),
    ]
    var entries = floating.map { name, number in
      CatalogEntry(constant: name, of: "CGFloat") { _ throws(Diagnostics) in .double(number) }
    }
    for (name, number) in [("max", Int64.max), ("min", Int64.min), ("zero", 0)] {
      entries.append(CatalogEntry(constant: name, of: "Int") { _ throws(Diagnostics) in .int(number) })
    }
    entries.append(CatalogEntry(constant: "zero", of: SwiftType.anyNumber) { _ throws(Diagnostics) in .double(0) })
    for (type, least, most) in bounds {
      entries.append(CatalogEntry(constant: "min", of: type) { _ throws(Diagnostics) in .int(least) })
      entries.append(CatalogEntry(constant: "max", of: type) { _ throws(Diagnostics) in .int(most) })
    }
    return entries
  }
}
