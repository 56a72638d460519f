public import LayoutEngine

/// The negotiation as lanes: one for each view, time downwards, a dashed arrow to the right for a proposal and a
/// solid one back for its answer.
public struct NegotiationFigure: Sendable {
  private let trace: Trace
  private let title: String
  private let options: FigureOptions

  public init(trace: Trace, title: String, options: FigureOptions = FigureOptions()) {
    self.trace = trace
    self.title = title
    self.options = options
  }

  /// The figure as an SVG document.
  public func svg() -> String {
    var renderer = SVGRenderer(prefix: options.idPrefix)
    return renderer.document(sheet(), scheme: options.colorScheme)
  }

  /// Labels that run into each other, into a line or off the canvas.
  public func collisions() -> [Collision] { sheet().collisions() }

  private func sheet() -> Sheet {
    var lanes = LaneComposer(trace: trace, title: title)
    return lanes.compose()
  }
}
