/// What the tree holds of a node for layout: trivial to copy, so that the nodes lie in one flat array.
struct NodeRecord {
  var rule: Rule
  /// The node this one is a child of; −1 until it is given to a parent.
  var parent: Int32 = -1
  /// Where this node's children begin in the tree's list of children.
  var firstChild: Int32
  var childCount: Int32
  /// The `layoutPriority` a parent sees.
  var priority: Double
  var traits: NodeTraits
  /// The axis of the stack around a node, where spacers and dividers need it.
  var stackAxis: Axis?
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
  /// The stack's gaps have been computed.
  static let gapsKnown = NodeTraits(rawValue: 8)

  /// The layout direction around the node is right to left.
  static let rightToLeft = NodeTraits(rawValue: 16)

  /// What a parent inherits from its children.
  static let inherited: NodeTraits = [.explicitGuide, .textBaseline]
}
