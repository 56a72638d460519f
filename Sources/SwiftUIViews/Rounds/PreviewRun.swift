public import LayoutEngine
public import ViewProgram

/// What a preview is laid out on.
public struct PreviewSurface: Sendable {
  /// The container instead of the one that the preview's traits name.
  public var container: Size?
  /// Proposed to the root as it stands; the root is then at the origin, in a container of its own size.
  public var proposal: Proposal?
  public var safeAreaInsets: Insets

  public init(container: Size? = nil, proposal: Proposal? = nil, safeAreaInsets: Insets = .zero) {
    self.container = container
    self.proposal = proposal
    self.safeAreaInsets = safeAreaInsets
  }
}

/// A preview laid out in as many rounds as its state needed.
public struct PreviewRun: Sendable {
  public var name: String
  public var caption: String
  /// What it is of another preview: `sheet`; `nil` for a preview of its own.
  public var presentation: String?
  /// What the root was proposed, in every round.
  public var proposal: Proposal
  /// What the root answered in the last round.
  public var answer: Size
  /// The record of all rounds, with the nodes of the last one.
  public var trace: Trace
  /// The lines that `print` wrote.
  public var output: [String] { trace.output }
  public var warnings: [Diagnostic]
  /// What laying it out took.
  public var cost: LayoutCost
  /// What it is laid out on; `nil` where a size was asked for instead.
  public var device: Device?
}
