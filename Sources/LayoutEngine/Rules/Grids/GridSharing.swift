extension Negotiation {
  /// The lengths of a grid's columns or rows.
  ///
  /// - Parameters:
  ///   - length: what there is, without the gaps; `nil` gives each its ideal length.
  ///   - multiplicities: how many equal columns or rows each stands for.
  ///   - measure: the length of one of them for a proposal.
  func lengths(
    sharing length: Double?, among multiplicities: [Int64], measure: (_ index: Int, _ proposal: Double?) -> Double
  ) -> [Double] {
    guard let length else { return multiplicities.indices.map { measure($0, nil) } }
    return withoutActuallyEscaping(measure) { measure in
      var sharing = GridSharing(multiplicities: multiplicities)
      sharing.shareOut(length, asking: measure)
      return sharing.lengths
    }
  }
}

/// The columns or the rows of a grid, to which it proposes lengths.
private struct GridSharing: LengthSharing {
  typealias Measure = (_ index: Int, _ proposal: Double?) -> Double

  private let multiplicities: [Int64]
  private var flexibilities: [Flexibility]
  /// What each answered to its offer.
  private(set) var lengths: [Double]

  init(multiplicities: [Int64]) {
    self.multiplicities = multiplicities
    flexibilities = Array(repeating: Flexibility(minimum: 0), count: multiplicities.count)
    lengths = Array(repeating: 0, count: multiplicities.count)
  }

  var count: Int { multiplicities.count }
  var hasMixedPriorities: Bool { false }
  func priority(of position: Int32) -> Double { 0 }
  func flexibility(of position: Int32) -> Flexibility { flexibilities[Int(position)] }
  func multiplicity(of position: Int32) -> Int64 { multiplicities[Int(position)] }

  mutating func probe(_ position: Int32, asking measure: Measure) -> Flexibility {
    let index = Int(position)
    flexibilities[index] = Flexibility(minimum: measure(index, 0), maximum: measure(index, .infinity))
    return flexibilities[index]
  }

  mutating func probeMinimum(_ position: Int32, asking measure: Measure) { _ = probe(position, asking: measure) }

  mutating func offer(_ share: Share, to position: Int32, asking measure: Measure) -> Double {
    lengths[Int(position)] = measure(Int(position), share.length)
    return lengths[Int(position)]
  }
}
