internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Functions of numbers, and `print`, `zip`, `stride`.
extension Catalog {
  static let mathematics: [CatalogEntry] = [
    unary("sqrt") { $0.squareRoot() }, unary("floor") { $0.rounded(.down) }, unary("ceil") { $0.rounded(.up) },
    unary("round") { $0.rounded() }, unary("trunc") { $0.rounded(.towardZero) },
    unary("sin") { Trigonometry.sine($0) }, unary("cos") { Trigonometry.cosine($0) },
    unary("tan") { Trigonometry.sine($0) / Trigonometry.cosine($0) },
    unary("atan") { Trigonometry.arctangent($0) }, unary("asin") { Trigonometry.arcsine($0) },
    unary("acos") { .pi / 2 - Trigonometry.arcsine($0) },
    unary("exp") { Trigonometry.exponential($0) },
    unary("log2") { Trigonometry.logarithm($0) / Trigonometry.logarithm(2) },
    unary("log10") { Trigonometry.logarithm($0) / Trigonometry.logarithm(10) },
    binary("atan2", "The angle of a point, from the positive x-axis on, in radians.", "y", "x") {
      Trigonometry.arctangent($0, $1)
    },
    binary("hypot", "How far a point is from the origin.", "x", "y") { ($0 * $0 + $1 * $1).squareRoot() },
    binary("fmod", "What a division leaves.", "x", "y") { $0.truncatingRemainder(dividingBy: $1) },
    CatalogEntry(.function, "abs", "The number without its sign.", [.unlabelled("x", number)]) {
      call throws(Diagnostics) in
      guard case .int(let value)? = call.value("x") else { return .double(abs(call.number("x") ?? 0)) }
      if value == Int64.min { throw .overflow("abs", call.source) }
      return .int(abs(value))
    },
    binary("pow", "A number to the power of another.", "base", "exponent") { Trigonometry.power($0, $1) },
    extremum("max", "The greatest of several numbers.") { $0 > $1 },
    extremum("min", "The least of several numbers.") { $0 < $1 },
    CatalogEntry(
      .function, "print", "Writes a line into the trace.",
      [
        .variadic("items", .any), .labelled("separator", .string, default: "\" \""),
        .labelled("terminator", .string, default: "\"\\n\""),
      ]
    ) { call throws(Diagnostics) in
      let separator = call.string("separator") ?? " "
      let line = try call.evaluator.joined(call.all("items"), between: separator, call.source)
      call.evaluator.print(line, call.source)
      return .void
    },
    CatalogEntry(
      .initializer, "UUID", "An identifier that no other has; the first of a scenario is always the same.",
      [
        Overload([]) { call throws(Diagnostics) in .symbol(type: "UUID", name: call.evaluator.nextIdentifier()) },
        Overload([.labelled("uuidString", .string)]) { call throws(Diagnostics) in
          let text = call.string("uuidString") ?? ""
          return isIdentifier(text) ? .symbol(type: "UUID", name: text.uppercased()) : .none
        },
      ]),
    CatalogEntry(property: "uuidString", of: "UUID", "The identifier as a text.") { call throws(Diagnostics) in
      .string(call.evaluator.text(call.base))
    },
    CatalogEntry(
      .function, "zip", "Pairs of the elements of two collections.", [.unlabelled("a", .any), .unlabelled("b", .any)]
    ) { call throws(Diagnostics) in
      let (a, b) = (call.value("a") ?? .none, call.value("b") ?? .none)
      let first = try call.paired(a, with: b, call.source(of: "a"))
      let second = try call.paired(b, with: a, call.source(of: "b"))
      let count = min(first.count, second.count)
      try call.evaluator.check(elements: count, new: 4 * count, call.source)
      return .array(
        (0..<count).map {
          .tuple([LabelledValue(nil, first[$0]), LabelledValue(nil, second[$0])])
        })
    },
    CatalogEntry(
      .function, "stride", "Numbers at equal distances.",
      [
        Overload([.labelled("from", number), .labelled("to", number), .labelled("by", number)]) {
          call throws(Diagnostics) in try stride(call, isClosed: false)
        },
        Overload([.labelled("from", number), .labelled("through", number), .labelled("by", number)]) {
          call throws(Diagnostics) in try stride(call, isClosed: true)
        },
      ]),
  ]

  /// Whether a text is an identifier's: groups of 8, 4, 4, 4 and 12 digits of base 16.
  private static func isIdentifier(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map { $0.utf8.count } == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  private static func binary(
    _ name: String, _ documentation: ReferenceText, _ first: String, _ second: String,
    _ compute: @escaping @Sendable (Double, Double) -> Double
  ) -> CatalogEntry {
    CatalogEntry(.function, name, documentation, [.unlabelled(first, .double), .unlabelled(second, .double)]) {
      call throws(Diagnostics) in .double(compute(call.number(first) ?? 0, call.number(second) ?? 0))
    }
  }

  package static let number = SwiftType.oneOf([.int, .double])

  private static func unary(_ name: String, _ compute: @escaping @Sendable (Double) -> Double) -> CatalogEntry {
    CatalogEntry(.function, name, "A function of a number.", [.unlabelled("x", .double)]) { call throws(Diagnostics) in
      .double(compute(call.number("x") ?? 0))
    }
  }

  private static func extremum(
    _ name: String, _ documentation: ReferenceText, _ wins: @escaping @Sendable (Double, Double) -> Bool
  ) -> CatalogEntry {
    CatalogEntry(
      .function, name, documentation,
      [
        Overload(
          [.unlabelled("first", number), .unlabelled("second", number), .variadic("rest", number)]
        ) { call throws(Diagnostics) in greatest(name, of: call, wins) },
        Overload(
          [.unlabelled("first", .any), .unlabelled("second", .any), .variadic("rest", .any)]
        ) { call throws(Diagnostics) in
          let values = call.values.flatMap { $0 }
          var best = values.first ?? .none
          for value in values.dropFirst() {
            let (low, high) = name == "max" ? (best, value) : (value, best)
            if case .bool(true) = try call.evaluator.apply("<", low, high, call.source) { best = value }
          }
          return best
        },
      ])
  }

  /// The greatest or least of numbers.
  private static func greatest(
    _ name: String, of call: Invocation, _ wins: @Sendable (Double, Double) -> Bool
  ) -> Value {
    let values =
      (call.value("first").map { [$0] } ?? []) + (call.value("second").map { [$0] } ?? []) + call.all("rest")
    var best: Value?
    // As soon as one of the numbers is floating point, the literals next to it are, too.
    let isFloating = values.contains { if case .double = $0 { return true } else { return false } }
    for value in values {
      var candidate = value
      if isFloating, case .int(let whole) = value { candidate = .double(Double(whole)) }
      guard let old = best else {
        best = candidate
        continue
      }
      if case .int(let a) = candidate, case .int(let b) = old {
        if name == "max" ? a > b : a < b { best = candidate }
      } else if case .double(let a) = candidate, case .double(let b) = old, wins(a, b) {
        best = candidate
      }
    }
    return best ?? .none
  }

  private static func stride(_ call: Invocation, isClosed: Bool) throws(Diagnostics) -> Value {
    let end = isClosed ? "through" : "to"
    guard let from = call.number("from"), let last = call.number(end), let by = call.number("by"), by != 0 else {
      throw .zeroStride(call.source)
    }
    var isWhole = true
    for name in ["from", end, "by"] {
      if case .double? = call.value(name) { isWhole = false }
    }
    let count = ((last - from) / by)
    guard count.isFinite, count < 1e9 else {
      throw .tooManyElements(call.evaluator.limits.elements, call.source)
    }
    let most = Int(max(count.rounded(.down), -1)) + 1
    try call.evaluator.check(elements: max(most, 0), call.source)
    var values: [Value] = []
    for index in 0..<max(most + 1, 0) {
      let value = from + Double(index) * by
      let isInside = by > 0 ? (isClosed ? value <= last : value < last) : (isClosed ? value >= last : value > last)
      if isInside { values.append(isWhole ? .int(try integer(value, call.source)) : .double(value)) }
    }
    return .array(values)
  }
}

extension Invocation {
  /// The elements of one of two collections that are paired; `0...` has as many as the other.
  fileprivate func paired(
    _ value: Value, with other: Value, _ source: SourceRange
  ) throws(Diagnostics) -> [Value] {
    guard case .range(let range) = value, range.upper.isNil, case .int(let lower) = range.lower else {
      return try evaluator.elements(of: value, source)
    }
    let count = try evaluator.elements(of: other, source).count
    try evaluator.check(elements: count, source)
    return (0..<Int64(count)).map { .int(lower &+ $0) }
  }
}
