public import LayoutEngine

/// One preview as an annotated picture.
///
///     let svg = Figure(trace: trace, title: "Flexible columns", caption: "…").svg()
///
/// The views are drawn as they would look; over them, in blue and dashed, what was proposed, and in red what was
/// answered. The same trace always gives the same bytes.
public struct Figure: Sendable {
  private let trace: Trace
  private let title: String
  private let caption: String
  private let options: FigureOptions

  public init(trace: Trace, title: String, caption: String = "", options: FigureOptions = FigureOptions()) {
    self.trace = trace
    self.title = title
    self.caption = caption
    self.options = options
  }

  /// The figure as an SVG document.
  public func svg() -> String {
    var renderer = SVGRenderer(prefix: options.idPrefix)
    return renderer.document(sheet(), scheme: options.colorScheme)
  }

  /// Labels that run into each other, into a line or off the canvas; empty for a figure that may be published.
  public func collisions() -> [Collision] { sheet().collisions() }

  private func sheet() -> Sheet {
    var composer = FigureComposer(trace: trace, title: title, caption: caption, options: options)
    return composer.compose()
  }
}
