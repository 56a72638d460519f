public import LayoutEngine
public import ViewProgram

/// The surface on which a preview is laid out.
public struct PreviewSurface: Sendable {
  /// The container instead of the one that the preview's traits name.
  public var container: Size?
  /// Proposed to the root unchanged; the root is then at the origin, in a container of its own size.
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
  /// The kind of presentation in another preview, such as `sheet`; `nil` for a preview itself.
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
  /// The cost of laying it out.
  public var cost: LayoutCost
  /// The device it is laid out on; `nil` where a size was asked for instead.
  public var device: Device?
}
