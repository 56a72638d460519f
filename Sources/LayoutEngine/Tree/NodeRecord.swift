/// What the tree holds of a node for layout: small and trivial to copy, so that the nodes lie in one flat array.
struct NodeRecord {
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
  /// Which of the nodes that remember something this is; −1 for one that answers out of hand.
  var memory: Int32
}

/// How a node comes by its answer: the few ways that nearly all nodes take, told apart without looking at the rule.
enum Answering: UInt8 {
  /// Takes what it is proposed.
  case takesProposal
  /// Shares out what it is proposed.
  case sharesOut
  /// Leaves it to a closure.
  case asksClosure
  /// Answers with lengths of its own: a frame that was given both.
  case keepsItsSize
  /// As the rule says.
  case byRule

  init(_ rule: Rule) {
    switch rule {
    case .greedy: self = .takesProposal
    case .stack: self = .sharesOut
    case .custom: self = .asksClosure
    case .fixedFrame(let frame) where frame.isComplete: self = .keepsItsSize
    default: self = .byRule
    }
  }
}

/// What is known of a node from the tree alone, before anything is proposed.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// The answer is the same for every proposal.
  static let rigid = NodeTraits(rawValue: 1)
  /// The node or one below it sets an alignment guide.
  static let explicitGuide = NodeTraits(rawValue: 2)
  /// The node or one below it is a text, and so has baselines.
  static let textBaseline = NodeTraits(rawValue: 4)
  /// Nothing is ever below the node.
  static let leaf = NodeTraits(rawValue: 8)
  /// The layout direction around the node is right to left.
  static let rightToLeft = NodeTraits(rawValue: 16)
  /// The children differ in their priorities.
  static let mixedPriorities = NodeTraits(rawValue: 32)

  /// What a parent inherits from its children.
  static let inherited: NodeTraits = [.explicitGuide, .textBaseline]
}
