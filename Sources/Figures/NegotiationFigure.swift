public import Explanation
public import LayoutEngine

/// The negotiation as lanes: one for each view, time downwards, a dashed arrow to the right for a proposal and a
/// solid one back for its answer.
///
///     let svg = NegotiationFigure(trace: trace, title: "Flexible columns").svg()
///
/// The figure is composed once, when it is made: what `collisions()` checks is what `svg()` writes.
public struct NegotiationFigure: Sendable {
  private let picture: Picture

  /// Composes the lanes of an indexed trace.
  ///
  /// - Parameters:
  ///   - record: the layout; the same index serves every view of it.
  ///   - title: the figure's heading, and its name for assistive technology.
  ///   - options: the prefix of its ids and its colours; lanes have no layers to choose from.
  public init(_ record: IndexedTrace, title: String, options: FigureOptions = FigureOptions()) {
    var lanes = LaneComposer(record, title: title)
    picture = Picture(sheet: lanes.compose(), options: options)
  }

  /// Composes the lanes of a trace of which nothing else is shown.
  public init(trace: Trace, title: String, options: FigureOptions = FigureOptions()) {
    self.init(IndexedTrace(trace), title: title, options: options)
  }

  /// Labels that run into each other, into a line or off the canvas; empty for a figure that may be published.
  public func collisions() -> [Collision] { picture.sheet.collisions() }

  /// The figure as an SVG document.
  public func svg() -> String { picture.svg() }
}
