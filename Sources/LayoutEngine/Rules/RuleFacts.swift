/// What is known of a rule beside how it measures and places.
///
/// Each rule states its facts in its own file, through one of the functions below. Nothing has a default value, so a
/// rule that leaves a fact out does not compile; only a modifier that hands everything through says just what it does
/// not.
struct RuleFacts: BitwiseCopyable {
  let kind: Kind
  let answering: Answering
  let rigidity: Rigidity
  let priority: Priority
  let spacing: SpacingSource
  let guides: GuideSource
  let containment: Containment
  let scrollInsets: ScrollInsetReach
  let context: ContextChange
  let detail: RecordedDetail
  let reasons: ReasonSource
  /// The axis of the stack that spacers and dividers among the children are in.
  let childAxis: Axis?
  /// The axis along which SwiftUI makes only the children in view.
  let lazyAxis: Axis?

  /// What a node of the rule is in the tree.
  enum Kind: BitwiseCopyable {
    /// It never has children.
    case leaf
    /// Lays its children out beside each other.
    case container
    /// Wraps its first child.
    case modifier
    /// A modifier that gives its child a length of its own.
    case frame
    /// Lays out one of its children.
    case choice
    /// Shows its content through an opening: what is inside has no part in the layout outside.
    case viewport
  }

  /// When a node answers every proposal alike.
  enum Rigidity: BitwiseCopyable { case never, always, asItsChildren }

  /// The priority a stack around a node sees.
  enum Priority: BitwiseCopyable {
    case value(Double)
    /// A modifier without a layout of its own passes on what is inside it.
    case ofFirstChild
  }

  /// What a node prefers beside its edges.
  enum SpacingSource: BitwiseCopyable {
    /// The default gap.
    case plain
    /// No gap.
    case nothing
    /// The preference of a text's font, by the text's index.
    case text(Int32)
    /// What its first child prefers, but the default at edges where it gives that child a length of its own.
    case ofFirstChild(exceptAt: EdgeSet)
    /// Along the axis what the first and the last child prefer, across it what all prefer.
    case stacked(Axis)
    /// What a control prefers above and below it; beside it the default.
    case control(ControlRule)
    /// What a custom layout says, by its index; one that says nothing prefers what all its children prefer.
    case layout(Int32)
    /// What all children prefer; without children nothing, or the default.
    case merged(isPlainWhenEmpty: Bool)
  }

  /// Where a node's explicit guides come from.
  enum GuideSource: BitwiseCopyable {
    case nowhere
    /// The baselines of a text, by its index.
    case text(Int32)
    /// One baseline, at a distance from the top.
    case baseline(Double)
    /// A closure sets one guide, by the closure's index; the others are the child's.
    case closure(Guide, Int32)
    /// Its child's, as if the child were not moved.
    case childUnmoved
    /// The first child's.
    case firstChild
    /// Those of all children it arranges.
    case children
    /// Of children beside each other, without SwiftUI's own edges and centres.
    case sideBySide
    /// As `children`, unless the layout with an index answers for its guides itself.
    case layout(Int32)
  }

  /// Which children a node's frame is meant to hold: one that sticks out is worth a finding.
  enum Containment: Equatable, BitwiseCopyable {
    case nothing, firstChild, children
    /// The children on one axis; on the other they may be longer.
    case childrenAlong(Axis)
  }

  /// Whether a safe area inset around a node reaches a scroll view inside it.
  enum ScrollInsetReach: BitwiseCopyable {
    /// The node gives its content a frame of its own.
    case stops
    /// The node hands it on to its first child.
    case passes
    /// The node is the scroll view.
    case arrives
  }

  /// What placing a node changes for those inside it beside where they are.
  enum ContextChange: BitwiseCopyable {
    case none
    case ignoresSafeArea(EdgeSet)
    /// Its second child ignores the safe area.
    case secondaryIgnoresSafeArea(EdgeSet)
    case safeAreaInset
    case safeAreaPadding
    /// Scrolls them, by the scroll view's index.
    case scrolling(Int32)
    /// Draws them differently, by the effect's index.
    case drawing(Int32)
    /// Makes them, by the reader's index.
    case content(Int32)
  }

  /// What a reader of the record asks for beside frames and calls.
  enum RecordedDetail: BitwiseCopyable {
    case none
    /// The lines of a text, by its index.
    case lines(Int32)
    /// The tracks of a lazy grid, by its index.
    case tracks(Int32)
    case finalProposal
    /// Where a stack's guides lie.
    case guides
  }

  /// Where the reasons of a node's answers come from.
  enum ReasonSource: BitwiseCopyable {
    /// The node notes them when it answers, or they follow from its calls.
    case noted
    /// Its proposal is its answer, or it has an ideal length.
    case proposal
    /// The text with an index was set.
    case text(Int32)
    /// A closure was asked.
    case measured
    /// Both lengths are its own.
    case ownLengths
  }
}

// The kinds of rules, with what is the same for all of a kind.
extension RuleFacts {
  static func leaf(
    _ answering: Answering, rigidity: Rigidity, priority: Priority, spacing: SpacingSource,
    guides: GuideSource, detail: RecordedDetail, reasons: ReasonSource
  ) -> RuleFacts {
    RuleFacts(
      kind: .leaf, answering: answering, rigidity: rigidity, priority: priority, spacing: spacing, guides: guides,
      containment: .nothing, scrollInsets: .stops, context: .none, detail: detail, reasons: reasons, childAxis: nil,
      lazyAxis: nil)
  }

  static func container(
    _ answering: Answering, rigidity: Rigidity, spacing: SpacingSource, guides: GuideSource,
    containment: Containment, detail: RecordedDetail, childAxis: Axis?, lazyAxis: Axis?
  ) -> RuleFacts {
    RuleFacts(
      kind: .container, answering: answering, rigidity: rigidity, priority: .value(0), spacing: spacing,
      guides: guides, containment: containment, scrollInsets: .stops, context: .none, detail: detail,
      reasons: .noted, childAxis: childAxis, lazyAxis: lazyAxis)
  }

  static func modifier(
    _ answering: Answering, rigidity: Rigidity, priority: Priority, spacing: SpacingSource, guides: GuideSource,
    containment: Containment, scrollInsets: ScrollInsetReach, context: ContextChange
  ) -> RuleFacts {
    RuleFacts(
      kind: .modifier, answering: answering, rigidity: rigidity, priority: priority, spacing: spacing, guides: guides,
      containment: containment, scrollInsets: scrollInsets, context: context, detail: .none,
      reasons: .noted, childAxis: nil, lazyAxis: nil)
  }

  /// A modifier that hands its proposal down and everything its child answers up, but for what is given here.
  static func handingThrough(
    priority: Priority = .ofFirstChild, guides: GuideSource = .children, containment: Containment = .children,
    scrollInsets: ScrollInsetReach = .passes, context: ContextChange = .none
  ) -> RuleFacts {
    .modifier(
      .remembersLast, rigidity: .asItsChildren, priority: priority, spacing: .ofFirstChild(exceptAt: []),
      guides: guides, containment: containment, scrollInsets: scrollInsets, context: context)
  }

  /// - Parameter fixedEdges: the edges between which the frame decides the length.
  static func frame(
    _ answering: Answering, rigidity: Rigidity, fixedEdges: EdgeSet, reasons: ReasonSource
  ) -> RuleFacts {
    RuleFacts(
      kind: .frame, answering: answering, rigidity: rigidity, priority: .value(0),
      spacing: .ofFirstChild(exceptAt: fixedEdges), guides: .children, containment: .children, scrollInsets: .stops,
      context: .none, detail: .none, reasons: reasons, childAxis: nil, lazyAxis: nil)
  }
}

extension LayoutTree {
  /// The facts of a rule.
  func facts(of rule: Rule) -> RuleFacts {
    switch rule {
    case .greedy, .remainingSubviews: .greedy
    case .square: .square
    case .image(_, let isResizable, _, let baseline): .image(isResizable: isResizable, baseline.value)
    case .text(let index): .text(index)
    case .spacer: .spacer
    case .divider: .divider
    case .empty: .empty
    case .stack(let stack): .stack(stack)
    case .zStack: .zStack
    case .lazyGrid(let index): .lazyGrid(index, grids[Int(index)])
    case .fixedFrame(let frame): .fixedFrame(frame)
    case .flexibleFrame(let frame): .flexibleFrame(frame)
    case .padding(let insets): .padding(insets)
    case .secondary(_, let edges): .secondary(ignoring: edges)
    case .rowSeparator: .rowSeparator
    case .aspectRatio: .aspectRatio
    case .fixedSize(let horizontal, let vertical): .fixedSize(isComplete: horizontal && vertical)
    case .offset: .offset
    case .layoutPriority(let value): .layoutPriority(value)
    case .neutral: .neutral
    case .control(let rule): .control(rule)
    case .alignmentGuide(let guide, let index): .alignmentGuide(guide, index)
    case .position: .position
    case .follower: .follower
    case .renderEffect(let index): .renderEffect(index)
    case .geometryReader(let index): .geometryReader(index)
    case .scrollView(let index): .scrollView(index)
    case .lazyStack(let stack): .lazyStack(stack)
    case .grid: .grid
    case .gridRow: .gridRow
    case .gridCell: .gridCell
    case .viewThatFits: .viewThatFits
    case .containerRelativeFrame: .containerRelativeFrame
    case .safeAreaInset: .safeAreaInset
    case .safeAreaPadding(let insets): .safeAreaPadding(insets)
    case .ignoresSafeArea(let edges): .ignoresSafeArea(edges)
    case .customLayout(let index): .customLayout(index)
    case .custom: .customLeaf
    }
  }
}

extension EdgeSet {
  /// Both edges of each axis that is asked for.
  init(bothEdgesOf isWanted: (Axis) -> Bool) {
    self = []
    for edge in Edge.allCases where isWanted(edge.axis) { insert(EdgeSet(edge)) }
  }

  /// The edges at which insets are not zero.
  init(of insets: Insets) {
    self = []
    for edge in Edge.allCases where insets[edge] != 0 { insert(EdgeSet(edge)) }
  }
}
