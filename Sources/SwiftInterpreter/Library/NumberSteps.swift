internal import ViewProgram

/// Distances of numbers from each other and from zero, and clamped ranges.
extension Catalog {
  static let numberSteps: [CatalogEntry] = [
    CatalogEntry(property: "magnitude", of: "Int", "The number without its sign.") { call throws(Diagnostics) in
      guard case .int(let number) = call.base else { return call.base }
      if number == .min { throw .overflow("-", call.source) }
      return .int(abs(number))
    },
    CatalogEntry(property: "magnitude", of: "CGFloat", "The number without its sign.") { call throws(Diagnostics) in
      guard case .double(let number) = call.base else { return call.base }
      return .double(number.magnitude)
    },
    CatalogEntry(.member(of: "Int"), "signum", "The sign of the number: -1, 0 or 1.") { call throws(Diagnostics) in
      guard case .int(let number) = call.base else { return call.base }
      return .int(number.signum())
    },
    step("Int", "advanced", "by", "+", .int), step("CGFloat", "advanced", "by", "+", .cgFloat),
    step("Int", "distance", "to", "-", .int, isBackwards: true),
    step("CGFloat", "distance", "to", "-", .cgFloat, isBackwards: true),
    CatalogEntry(
      .member(of: "Range"), "clamped", "The range, cut down to what lies in another.",
      [.labelled("to", .named("Range"))]
    ) { call throws(Diagnostics) in
      guard case .range(let own) = call.base, case .range(let limits)? = call.value("to") else { return call.base }
      func clamped(_ bound: Value) -> Value {
        if call.evaluator.less(bound, limits.lower) ?? false { return limits.lower }
        return call.evaluator.less(limits.upper, bound) ?? false ? limits.upper : bound
      }
      return .range(RangeValue(lower: clamped(own.lower), upper: clamped(own.upper), isClosed: own.isClosed))
    },
  ]

  /// - Parameter isBackwards: Whether the number is subtracted from the argument.
  private static func step(
    _ type: String, _ name: String, _ label: String, _ symbol: String, _ argument: SwiftType, isBackwards: Bool = false
  ) -> CatalogEntry {
    CatalogEntry(.member(of: type), name, "A number so far away, or how far one is.", [.labelled(label, argument)]) {
      call throws(Diagnostics) in
      let other = call.value(label) ?? .none
      let (left, right) = isBackwards ? (other, call.base) : (call.base, other)
      return try call.evaluator.apply(symbol, left, right, call.source)
    }
  }
}
