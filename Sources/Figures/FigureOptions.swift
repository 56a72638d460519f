public import LayoutEngine

/// Which colours a figure is drawn in.
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Follows the reader's setting with a media query.
  case adaptive
  /// Light, whatever the reader's setting.
  case light
  /// Dark, whatever the reader's setting.
  case dark
}

/// What a figure shows and how.
///
///     var options = FigureOptions(idPrefix: "grid", colorScheme: .light)
///     options.layers.insert(.guides)
public struct FigureOptions: Sendable {
  /// The parts of a figure that can be left out.
  public struct Layers: OptionSet, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The views as they would look.
    public static let content = Layers(rawValue: 1 << 0)
    /// What was proposed and answered, with its labels.
    public static let overlays = Layers(rawValue: 1 << 1)
    /// Arrows between a parent and its child.
    public static let arrows = Layers(rawValue: 1 << 2)
    /// Marks where a view is larger than its parent.
    public static let overflow = Layers(rawValue: 1 << 3)
    /// Baselines of texts.
    public static let guides = Layers(rawValue: 1 << 4)
    /// The two passes of a lazy grid, when they differ.
    public static let gridPasses = Layers(rawValue: 1 << 5)
    /// What the lines and signs of the figure mean.
    public static let legend = Layers(rawValue: 1 << 6)
    /// The title and the scale above the picture.
    public static let header = Layers(rawValue: 1 << 7)

    /// What an article shows.
    public static let article: Layers = [
      .content, .overlays, .arrows, .overflow, .gridPasses, .legend, .header,
    ]
  }

  /// Which nodes get an overlay.
  public enum Annotated: Sendable {
    /// Labelled nodes and those that explain the layout, as many as stay readable.
    case automatic
    /// Every node with a frame of its own.
    case all
    /// Nodes with a label, such as `.id("name")`.
    case labelled
    /// The nodes with these numbers.
    case nodes([NodeID])
  }

  /// Begins every id of the figure, so that several figures can stand on one page.
  public var idPrefix: String
  /// The parts that are drawn.
  public var layers: Layers
  /// The colours.
  public var colorScheme: ColorScheme
  /// The nodes that get an overlay.
  public var annotated: Annotated
  /// The picture of an image by the name the scenario uses; `nil` draws a placeholder.
  public var image: @Sendable (String) -> FigureImage?
  /// The drawing of a system symbol by its name; `nil` draws an outline with the name.
  public var symbol: @Sendable (String) -> SymbolGlyph? = { _ in nil }
  /// Shows exactly the container, without a margin, so that pictures of several can stand beside each other.
  public var showsOnlyContainer = false

  /// - Parameters:
  ///   - idPrefix: begins every id; what no id may contain becomes a hyphen.
  ///   - layers: the parts that are drawn.
  ///   - colorScheme: the colours.
  ///   - annotated: the nodes that get an overlay.
  ///   - image: gives the picture of an image by the name the scenario uses.
  public init(
    idPrefix: String = "figure", layers: Layers = .article, colorScheme: ColorScheme = .adaptive,
    annotated: Annotated = .automatic, image: @escaping @Sendable (String) -> FigureImage? = { _ in nil }
  ) {
    self.idPrefix = idPrefix
    self.layers = layers
    self.colorScheme = colorScheme
    self.annotated = annotated
    self.image = image
  }
}
