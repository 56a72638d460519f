/// What is known of a node during one layout, and all that a stack writes about a child. All zeros is how it begins.
///
/// It is one line of the processor's cache; what only nodes with others inside need is apart, in `NodeMemory`.
struct NodeState {
  /// For a child of a stack: what the stack proposed to it last, and what it answered.
  var offer: Proposal
  var size: Size
  /// For a child of a stack: the gap before it.
  var gap: Double
  /// For a child of a stack: what decides when it is served.
  var flexibility: Flexibility
  var flags: Flags

  struct Flags: OptionSet {
    let rawValue: UInt8

    /// There is a last answer.
    static let hasAnswer = Flags(rawValue: 1)
    /// The stack has shared something out.
    static let isResolved = Flags(rawValue: 2)
    /// The stack's gaps have been computed.
    static let knowsGaps = Flags(rawValue: 4)
    /// The answer that never changes is in `size`.
    static let knowsSize = Flags(rawValue: 8)
  }
}

/// What is remembered of a node that asks others or takes long to answer. All zeros is how it begins.
struct NodeMemory {
  /// The last proposal the node answered, and the answer: the first place to look.
  var lastProposal: Proposal
  var lastAnswer: Size
  /// The latest of the older answers, and how many there are.
  var newest: UnsafeMutablePointer<RememberedAnswer>?
  var olderAnswers: Int32
  /// For a stack: the proposal its children's `offer` and `size` belong to.
  var resolved: Proposal
  /// For a stack: the sum of the gaps.
  var gaps: Double
  /// For a stack: its length, and how far its children reach beyond the alignment guide, before and after it.
  var length: Double
  var before: Double
  var after: Double
}

/// How short a child of a stack can be, and how much longer it can get.
struct Flexibility {
  /// The length the child answered when it was proposed zero.
  var minimum: Double
  /// How much longer it gets when it is proposed infinity.
  var range: Double

  init(minimum: Double, range: Double = 0) {
    self.minimum = minimum
    self.range = range
  }

  init(minimum: Double, maximum: Double) {
    self.init(minimum: minimum, range: minimum.isFinite ? maximum - minimum : 0)
  }

  /// The order of service: the less flexible first; among endlessly flexible ones that with the larger minimum.
  @inline(__always)
  func comesBefore(_ other: Flexibility) -> Bool {
    if range != other.range { return range < other.range }
    return range == .infinity && minimum > other.minimum
  }
}

/// The numbers of the recorded calls that concern a node; kept only while something is recorded.
struct NodeCalls {
  /// The call that gave the node's last answer.
  var last: Int32 = -1
  /// For a child of a stack: the call of the answer in `size`.
  var offer: Int32 = -1
}
