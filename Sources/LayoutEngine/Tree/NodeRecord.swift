/// What the tree holds of a node for layout: small and trivial to copy, so that the nodes lie in one flat array.
struct NodeRecord: BitwiseCopyable {
  /// The node's rule, by index in the tree's rules.
  var rule: Int32
  /// The node this one is a child of; −1 until it is given to a parent.
  var parent: Int32 = -1
  /// Where this node's children begin in the tree's list of children.
  var firstChild: Int32
  var childCount: Int32
  /// The `layoutPriority` a parent sees.
  var priority: Double
  var traits: NodeTraits
  var answering: Answering
  /// The axis of the stack around a node, where spacers and dividers need it.
  var stackAxis: Axis?
  /// The node's place among those that remember something; −1 for one that remembers nothing.
  var memory: Int32
}

/// How a node computes its answer.
///
/// The first four cover nearly all nodes of a tree without looking at the rule. The others ask the rule, and differ in
/// which answers they remember.
enum Answering: UInt8 {
  /// Takes what it is proposed.
  case takesProposal
  /// Shares out what it is proposed among its children, and remembers every answer.
  case sharesOut
  /// A closure answers.
  case asksClosure
  /// Answers with lengths of its own: a frame that was given both.
  case keepsItsSize
  /// Works out its answer each time, because that costs next to nothing.
  case remembersNothing
  /// A modifier that remembers only its last answer: it asks its child once per call, so this suffices to place a chain
  /// of modifiers in linear time.
  case remembersLast
  /// Asks several children, or takes long: remembers every answer.
  case remembersAll

  /// Whether there is anything to remember.
  var needsMemory: Bool {
    switch self {
    case .sharesOut, .remembersLast, .remembersAll: true
    case .takesProposal, .asksClosure, .keepsItsSize, .remembersNothing: false
    }
  }
}

/// What is known of a node from the tree alone, before anything is proposed.
struct NodeTraits: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The answer is the same for every proposal.
  static let rigid = NodeTraits(rawValue: 1)
  /// The node or one below it sets an alignment guide.
  static let explicitGuide = NodeTraits(rawValue: 2)
  /// The node or one below it is a text or a symbol, and so has baselines.
  static let textBaseline = NodeTraits(rawValue: 4)
  /// The node never has children.
  static let leaf = NodeTraits(rawValue: 8)
  /// The layout direction around the node is right to left.
  static let rightToLeft = NodeTraits(rawValue: 16)
  /// The children differ in their priorities.
  static let mixedPriorities = NodeTraits(rawValue: 32)
  /// Placing the node changes more for its children than where they are.
  static let changesContext = NodeTraits(rawValue: 64)

  /// What a parent inherits from its children.
  static let inherited: NodeTraits = [.explicitGuide, .textBaseline]
}
