import LayoutEngine

// The one place that words what a modifier does to a proposal and to an answer.
extension ChainLedger.Row {
  /// What happens to the proposal: `− 2 × 16`, `width fixed 200`; empty for the view itself.
  public var downWords: String { words(down, sign: "−", verb: "proposes") }

  /// What happens to the answer: `+ 2 × 16`, `fixed 200 × 160`.
  public var upWords: String { words(up, sign: "+", verb: "answers") }

  /// Whether its proposal to the view inside does not depend on its own proposal, on both axes: it sets a size itself.
  public var endsDown: Bool { down.count == 2 && down.allSatisfy { $0.endsTheWay } }
  /// Whether its answer does not depend on that of the view inside, on both axes.
  public var endsUp: Bool { up.count == 2 && up.allSatisfy { $0.endsTheWay } }

  private func words(_ operations: [ChainLedger.Operation], sign: String, verb: String) -> String {
    guard operations.count == 2 else { return "" }
    let (width, height) = (operations[0], operations[1])
    if width == height { return width.words(sign) }
    if let (first, second) = width.length.flatMap({ a in height.length.map { (a, $0) } }), width.isLike(height) {
      return width.prefix + LengthText.account(first) + LengthText.times + LengthText.account(second)
    }
    var parts: [String] = []
    if width != .unchanged { parts.append("width " + width.words(sign)) }
    if height != .unchanged { parts.append("height " + height.words(sign)) }
    return parts.joined(separator: ", ")
  }
}

extension ChainLedger.Operation {
  var endsTheWay: Bool {
    switch self {
    case .unchanged, .insets, .inset, .ratio, .other: false
    case .fixed, .ownLength, .nothing, .takesProposal, .bound, .ideal: true
    }
  }

  fileprivate var length: Double? {
    switch self {
    case .fixed(let length), .ownLength(let length), .ideal(let length), .other(let length),
      .bound(_, let length):
      length
    case .unchanged, .insets, .inset, .nothing, .ratio, .takesProposal: nil
    }
  }

  fileprivate func isLike(_ other: ChainLedger.Operation) -> Bool { prefix == other.prefix }

  fileprivate var prefix: String {
    switch self {
    case .fixed: "fixed "
    case .ownLength: "its own "
    case .ideal: "ideal "
    case .bound(.minimum, _): "its minimum "
    case .bound(.maximum, _): "its maximum "
    default: ""
    }
  }

  fileprivate func words(_ sign: String) -> String {
    switch self {
    case .unchanged: "unchanged"
    case .insets(let start, let end): ChainLedger.Operation.insets(start, end, sign)
    case .inset(let length, let gap): ChainLedger.Operation.terms([length, gap], sign)
    case .fixed(let length), .ownLength(let length), .ideal(let length): prefix + LengthText.account(length)
    case .nothing: "asks for the ideal"
    case .ratio(let ratio): "by the ratio " + LengthText.account(ratio)
    case .takesProposal: "takes the proposal"
    case .bound(_, let length): prefix + LengthText.account(length)
    case .other(let length): LengthText.account(length)
    }
  }

  private static func insets(_ start: Double, _ end: Double, _ sign: String) -> String {
    if start == end, start != 0 {
      let sign = start < 0 ? (sign == "−" ? "+" : "−") : sign
      return sign + " 2 × " + LengthText.account(start.magnitude)
    }
    return terms([start, end], sign)
  }

  private static func terms(_ lengths: [Double], _ sign: String) -> String {
    // A negative length is added to a proposal and subtracted from an answer.
    let term = { (length: Double) in
      (length < 0 ? (sign == "−" ? "+" : "−") : sign) + " " + LengthText.account(length.magnitude)
    }
    return lengths.filter { $0 != 0 }.map(term).joined(separator: " ")
  }
}
