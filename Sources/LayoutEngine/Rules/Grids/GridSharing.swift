extension Negotiation {
  /// The lengths of a grid's columns or rows.
  ///
  /// - Parameters:
  ///   - length: what there is, without the gaps; `nil` gives each its ideal length.
  ///   - multiplicities: how many equal columns or rows each stands for.
  ///   - steps: receives what was offered and answered, in that order, when something is recorded.
  ///   - measure: the length of one of them for a proposal.
  func lengths(
    sharing length: Double?, among multiplicities: [Int64], steps: inout [GridStep],
    measure: (_ index: Int, _ proposal: Double?) -> GridAnswer
  ) -> [Double] {
    guard let length else {
      return multiplicities.indices.map { index in
        let answer = measure(index, nil)
        if isRecording { steps.append(GridStep(index: index, share: nil, answer: answer)) }
        return answer.length
      }
    }
    return withoutActuallyEscaping(measure) { measure in
      var sharing = GridSharing(multiplicities: multiplicities, isRecording: isRecording)
      sharing.shareOut(length, asking: measure)
      steps = sharing.steps
      return sharing.lengths
    }
  }
}

/// The length of a column or row for a proposal, and the call in which its longest cell answered that.
struct GridAnswer {
  var length = 0.0
  var call: Int32 = -1
}

/// What a column or row was offered, and what it answered.
struct GridStep {
  var index: Int
  /// `nil` where nothing was proposed.
  var share: Share?
  var answer: GridAnswer
  /// What it answered to zero and to infinity.
  var bounds: (least: GridAnswer, most: GridAnswer)?
}

/// The columns or the rows of a grid, to which it proposes lengths.
private struct GridSharing: LengthSharing {
  typealias Measure = (_ index: Int, _ proposal: Double?) -> GridAnswer

  private let multiplicities: [Int64]
  private var flexibilities: [Flexibility]
  /// What each answered to its offer.
  private(set) var lengths: [Double]
  /// What was offered and answered, when something is recorded.
  private(set) var steps: [GridStep] = []
  private var bounds: [(least: GridAnswer, most: GridAnswer)] = []
  private let isRecording: Bool

  init(multiplicities: [Int64], isRecording: Bool) {
    self.multiplicities = multiplicities
    self.isRecording = isRecording
    if isRecording { bounds = Array(repeating: (GridAnswer(), GridAnswer()), count: multiplicities.count) }
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
    let (least, most) = (measure(index, 0), measure(index, .infinity))
    if isRecording { bounds[index] = (least, most) }
    flexibilities[index] = Flexibility(minimum: least.length, maximum: most.length)
    return flexibilities[index]
  }

  mutating func probeMinimum(_ position: Int32, asking measure: Measure) { _ = probe(position, asking: measure) }

  mutating func offer(_ share: Share, to position: Int32, asking measure: Measure) -> Double {
    let index = Int(position)
    let answer = measure(index, share.length)
    if isRecording { steps.append(GridStep(index: index, share: share, answer: answer, bounds: bounds[index])) }
    lengths[index] = answer.length
    return answer.length
  }
}
