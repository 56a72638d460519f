public import Explanation
public import LayoutEngine

/// One preview as an annotated picture.
///
///     let figure = Figure(trace: trace, title: "Flexible columns")
///     guard figure.collisions().isEmpty else { … }
///     let svg = figure.svg()
///
/// The views are drawn as they would look; outside them, in blue and dashed, what was proposed, in red what was
/// answered. The same trace always gives the same bytes.
///
/// A figure is composed once, when it is made: what `collisions()` checks is what `svg()` writes.
public struct Figure: Sendable {
  private let picture: Picture

  /// Composes the figure of an indexed trace.
  ///
  /// - Parameters:
  ///   - record: the layout; the same index serves every view of it.
  ///   - title: the figure's heading, and its name for assistive technology.
  ///   - caption: plain text at the beginning of the figure's description.
  ///   - options: what is shown, and how.
  public init(
    _ record: IndexedTrace, title: String, caption: String = "", options: FigureOptions = FigureOptions()
  ) {
    var composer = FigureComposer(record, title: title, caption: caption, options: options)
    picture = Picture(sheet: composer.compose(), options: options)
  }

  /// Composes the figure of a trace of which nothing else is shown.
  public init(trace: Trace, title: String, caption: String = "", options: FigureOptions = FigureOptions()) {
    self.init(IndexedTrace(trace), title: title, caption: caption, options: options)
  }

  /// What must not be published, found on the finished geometry; empty for a figure that may be published.
  public func collisions() -> [Collision] { SheetCheck(picture.sheet).collisions() }

  /// The figure as an SVG document.
  public func svg() -> String { picture.svg() }
}
