internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Random numbers that are the same in the same order whenever a scenario runs.
package struct SeededRandom {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// The next of the sequence (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to less than 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// From 0 to less than a count.
  mutating func index<Index: FixedWidthInteger>(below count: Index) -> Index {
    count > 0 ? Index(next() % UInt64(count)) : 0
  }
}

extension Catalog {
  static let randomness: [CatalogEntry] =
    SwiftType.integerNames.map { name in
      CatalogEntry(
        .staticMember(of: name), "random", "A number of a range; the same ones in the same order each time.",
        [.labelled("in", .named("Range")), generator]
      ) { call throws(Diagnostics) in try randomInt(call) }
    }
    + [
      CatalogEntry(
        .staticMember(of: "CGFloat"), "random", "A number of a range; the same ones in the same order each time.",
        [.labelled("in", .oneOf([.named("Range"), .any])), generator]
      ) { call throws(Diagnostics) in randomDouble(call) },
      CatalogEntry(
        .function, "arc4random_uniform", "A number below another; the same ones in the same order each time.",
        [.unlabelled("upperBound", .int)]
      ) { call throws(Diagnostics) in
        call.warnOfChance()
        guard case .int(let count)? = call.value("upperBound") else { return .int(0) }
        return .int(call.evaluator.random.index(below: count))
      },
      CatalogEntry(.function, "arc4random", "A number of 32 bits; the same ones in the same order each time.") {
        call throws(Diagnostics) in
        call.warnOfChance()
        return .int(call.evaluator.random.index(below: Int64(1) << 32))
      },
      CatalogEntry(.function, "drand48", "A number from 0 to 1; the same ones in the same order each time.") {
        call throws(Diagnostics) in
        call.warnOfChance()
        return .double(call.evaluator.random.unit())
      },
      CatalogEntry(
        .staticMember(of: "Bool"), "random", "True or false; the same ones in the same order each time.", [generator]
      ) { call throws(Diagnostics) in
        call.warnOfChance()
        return .bool(call.evaluator.random.index(below: 2) == 1)
      },
      CatalogEntry(
        .member(of: "Collection"), "randomElement", "An element; the same ones in the same order each time.",
        [generator]
      ) { call throws(Diagnostics) in
        call.warnOfChance()
        let elements = try call.elements()
        return elements.isEmpty ? .none : elements[call.evaluator.random.index(below: elements.count)]
      },
      CatalogEntry(
        .member(of: "Collection"), "shuffled", "The elements in another order, the same one each time.", [generator]
      ) { call throws(Diagnostics) in .array(try shuffled(try call.elements(), call)) },
      CatalogEntry(
        .member(of: "Array"), "shuffle", "Puts the elements in another order, the same one each time.",
        [
          Overload(isMutating: true, [generator]) { call throws(Diagnostics) in
            call.base = .array(try shuffled(try call.elements(), call))
            return .void
          }
        ]),
    ]

  /// Whatever the generator, the numbers are the same ones each time.
  private static let generator = ParameterDeclaration.labelled("using", .unread, default: "system", "Is not asked.")

  private static func shuffled(_ elements: [Value], _ call: Invocation) throws(Diagnostics) -> [Value] {
    call.warnOfChance()
    try call.evaluator.step(call.source, cost: elements.count / 4)
    var elements = elements
    for index in elements.indices.reversed() {
      elements.swapAt(index, call.evaluator.random.index(below: index + 1))
    }
    return elements
  }

  private static func randomInt(_ call: Invocation) throws(Diagnostics) -> Value {
    call.warnOfChance()
    guard case .range(let range)? = call.value("in"), case .int(let lower) = range.lower,
      case .int(let upper) = range.upper
    else { throw .wrongType("a range without bounds", wanted: .named("Range"), call.source(of: "in")) }
    let (width, overflow) = upper.subtractingReportingOverflow(lower)
    let count = range.isClosed ? width.addingReportingOverflow(1) : (width, false)
    if overflow || count.1 { throw .overflow("random", call.source) }
    if count.0 <= 0 { throw .reversedRange(call.source(of: "in")) }
    return .int(lower + call.evaluator.random.index(below: count.0))
  }

  private static func randomDouble(_ call: Invocation) -> Value {
    call.warnOfChance()
    guard case .range(let range)? = call.value("in") else { return .double(0) }
    let (lower, upper) = (number(range.lower), number(range.upper))
    return .double(lower + (upper - lower) * call.evaluator.random.unit())
  }

  private static func number(_ value: Value) -> Double {
    switch value {
    case .int(let number): return Double(number)
    case .double(let number): return number
    default: return 0
    }
  }
}

extension Invocation {
  fileprivate func warnOfChance() { evaluator.warn(.seeded(source)) }
}
