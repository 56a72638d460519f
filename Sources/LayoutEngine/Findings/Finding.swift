/// A likely mistake that the layout revealed. The words are in the module `Explanation`.
public struct Finding: Sendable, Equatable {
  /// What was found; the raw values are the codes of diagnostics and documents.
  public enum Code: String, Sendable, CaseIterable {
    /// A view answered an infinite proposal with infinity. Numbers: its width and height.
    case endlessSize = "endless-size"
    /// A view that draws something has no size on an axis. Numbers: its width and height.
    case noSize = "no-size"
    /// A text is truncated. Numbers: the width it was given, the one line's width it would
    /// take, and the factor its font was scaled by: 1 unless it may shrink.
    case truncatedText = "truncated-text"
    /// An image's file is missing. Numbers: the width and height of the box that stands in for it.
    case missingImage = "missing-image"
    /// A view is larger than its parent. Numbers: its length and its parent's on the axis with more overflow,
    /// and 0 for width or 1 for height.
    case childOverflow = "child-overflow"
    /// A frame is as large as its child is anyway. Numbers: the width and height of both.
    case frameWithoutEffect = "frame-without-effect"
    /// A spacer got no more than its minimum. Numbers: its length.
    case spacerWithoutRoom = "spacer-without-room"
    /// A geometry reader along the axis of a scroll view has nothing to fill. Numbers: its length.
    case readerInScrollView = "reader-in-scroll-view"
    /// A geometry reader in a stack takes at least twice the length of what it shows. Numbers: its length, the length
    /// of what it shows, and 0 for width or 1 for height.
    case greedyReader = "greedy-reader"
    /// A lazy grid's tracks are longer when it places than the grid answered. Numbers: what it answered, how far
    /// its tracks reach, by how much it is off centre, and the shortest length at which they fit, where it can be told.
    case gridOverflow = "grid-overflow"
    /// A cell of a lazy grid is longer than its track and covers a part of the one beside it. Numbers: its length, its
    /// track's, how far the two are in one another, 0 for width or 1 for height, and where its track begins.
    case overlappingCells = "overlapping-cells"
    /// Nothing aligns by the alignment guide that a view sets. No numbers.
    case guideWithoutEffect = "guide-without-effect"
    /// It is not known how SwiftUI lays out the view. Numbers: that of the `OpenQuestion`.
    case openQuestion = "open-question"
    /// Layout and state change each other in a cycle. Numbers: the period, the two rounds that end in the same state.
    case stateCycle = "state-cycle"
    /// State changes in every round and never repeats. Numbers: the rounds that were made.
    case stateUnsettled = "state-unsettled"
    /// The layout took more calls than are recorded. Numbers: the calls of the latest round that are.
    case recordCut = "record-cut"
  }

  /// What was found.
  public var code: Code
  /// Where it was found.
  public var node: NodeID
  /// The measured numbers, in points, in the order the code lists them.
  public var numbers: [Double]

  /// Makes a finding; see the properties.
  public init(code: Code, node: NodeID, numbers: [Double]) {
    self.code = code
    self.node = node
    self.numbers = numbers
  }
}
