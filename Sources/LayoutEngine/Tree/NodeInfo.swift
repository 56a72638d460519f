/// What a node is called and where it stands in the source; layout never reads it.
public struct NodeInfo: Sendable {
  /// The view's or modifier's name as the source writes it: `HStack`, `frame`.
  public var name: String
  /// The arguments in short, for a caption: `width: 200`. Empty when there are none.
  public var arguments: String
  /// Names the scenario gave the view: `logSizes`, `accessibilityIdentifier`, `id`.
  public var labels: [String]
  /// The part of its label or text that a name shows, if the beginning alone could be another view's; `nil` for the
  /// beginning.
  public var excerpt: String?
  /// Modifiers that write only the environment and so are no node of their own: `font`, `foregroundStyle`.
  public var environment: [String]
  /// Effects on how the view looks that are not drawn, from the inside out: `blur`, `saturation`.
  public var undrawnEffects: [String] = []
  /// What surrounds the node in the source without being a node, from the inside out.
  public var enclosures: [Enclosure]
  /// The call in the source.
  public var source: SourceRange
  /// Where each of the call's arguments stands in the source, by its parameter.
  public var parameters: [(name: Parameter, source: SourceRange)]
  /// What it draws.
  public var appearance: Appearance
  /// The second child is drawn behind the first: `background` and `backgroundPreferenceValue`.
  public var isBackground = false
  /// The `zIndex` by which a container decides which of its children it draws in front of others; `nil` is 0.
  public internal(set) var zIndex: Double?
  /// The node is a control, of which the nodes inside are parts: readers call it by its own name.
  public var isControl = false
  /// The node stands in for an unknown view or modifier.
  public var isOpaque = false
  /// The node is a part of a control or container of the system, which no call in the source made: a row's insets, a
  /// button's padding. Findings and figures prefer the source's own views.
  public var isPart = false
  /// How many rows of a `ForEach` a lazy container has not made, where the node stands for them; 0 for any other node.
  public var remainingRows = 0
  /// How many subviews of the container those are taken to be.
  public var remainingViews = 0
  /// The name of a part of the system's for readers; `nil` for nodes that the source made.
  public var partName: String?

  /// Makes a description; see the properties.
  public init(
    name: String, arguments: String = "", source: SourceRange = .none,
    parameters: [(name: Parameter, source: SourceRange)] = [], appearance: Appearance = .nothing
  ) {
    self.name = name
    self.arguments = arguments
    self.labels = []
    self.environment = []
    self.enclosures = []
    self.source = source
    self.parameters = parameters
    self.appearance = appearance
  }

  /// The description of a node that stands for rows that a lazy container has not made, in a box with their number.
  public static func remaining(_ rows: Int, views: Int, source: SourceRange) -> NodeInfo {
    var info = NodeInfo(
      name: "ForEach", source: source, appearance: .standIn(name: "\(rows) more " + (rows == 1 ? "row" : "rows")))
    info.isPart = true
    (info.remainingRows, info.remainingViews) = (rows, views)
    return info
  }
}

/// A parameter that a formula may draw a number from.
public enum Parameter: String, Sendable, CaseIterable {
  case width, height
  case minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  case spacing, minLength, ratio
  case top, leading, bottom, trailing
  case trackSize, trackMinimum, trackMaximum, trackSpacing
  case x, y
  case naturalWidth, naturalHeight
  case priority
}
