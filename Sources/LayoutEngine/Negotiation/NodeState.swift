/// What is known of a node during one layout, and everything that a stack writes about a child. Initially all zeros.
///
/// It fits one line of the processor's cache; values that only nodes with others inside need are in `NodeMemory`.
struct NodeState: BitwiseCopyable {
  /// For a child of a stack: what the stack proposed to it last, and what it answered.
  var offer: Proposal
  var size: Size
  /// For a child of a stack: the gap before it.
  var gap: Double
  /// For a child of a stack: what decides when it is served.
  var flexibility: Flexibility
  var flags: Flags

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Whether there is a last answer.
    static let hasAnswer = Flags(rawValue: 1)
    /// Whether the stack has shared its length out.
    static let isResolved = Flags(rawValue: 2)
    /// Whether the stack's gaps have been computed.
    static let knowsGaps = Flags(rawValue: 4)
    /// Whether `size` is an answer that never changes.
    static let knowsSize = Flags(rawValue: 8)
  }
}

/// What is remembered of a node that asks others or takes long to answer. Initially all zeros.
struct NodeMemory: BitwiseCopyable {
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

/// The numbers of the recorded calls that concern a node; kept only while something is recorded.
struct NodeCalls: BitwiseCopyable {
  /// The call that gave the node's last answer.
  var last: Int32 = -1
  /// For a child of a stack: the call of the answer in `size`.
  var offer: Int32 = -1
}
