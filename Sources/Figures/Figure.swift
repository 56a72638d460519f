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
/// A figure is composed when it is made. Where annotations would run into each other or into the views, it is composed
/// again with fewer of them: a plain figure can be published, a crowded one cannot.
public struct Figure: Sendable {
  let checked: CheckedPicture
  /// What would run into what with every layer that was asked for; empty for a figure that shows them all.
  public var avoided: [Collision] { checked.avoided }
  /// The layers that are left out for that.
  public var leftOut: FigureLayers { checked.leftOut }

  init(checked: CheckedPicture) { self.checked = checked }

  /// Composes the figure of an indexed trace.
  ///
  /// - Parameters:
  ///   - record: the layout; the same index serves every view of it.
  ///   - title: the figure's heading, and its name for assistive technology.
  ///   - caption: plain text at the beginning of the figure's description.
  ///   - options: what is shown, and how.
  ///   - words: what is said of the layout, where several figures of it share that.
  public init(
    _ record: IndexedTrace, title: String, caption: String = "", options: FigureOptions = FigureOptions(),
    words: RecordWords? = nil
  ) {
    let words = words ?? RecordWords(record)
    checked = CheckedPicture(options.resolved(for: record)) { options in
      var composer = FigureComposer(record, title: title, caption: caption, options: options, words: words)
      return composer.compose()
    }
  }

  /// Composes the figure of a trace of which nothing else is shown.
  public init(trace: Trace, title: String, caption: String = "", options: FigureOptions = FigureOptions()) {
    self.init(IndexedTrace(trace), title: title, caption: caption, options: options)
  }

  /// What must not be published, found on the finished geometry; empty for a figure that may be published.
  public func collisions() -> [Collision] { checked.remaining }

  /// The texts, each once, that are to be outlines and stay text, as one of their letters has no outline; empty for a figure
  /// whose texts are written otherwise.
  public var textsWithoutOutline: [String] { checked.picture.textsBeyondLetters(outlined: false) }

  /// The texts, each once, that are outlined as a whole, in fonts that are not the figure's own.
  public var textsInOtherFonts: [String] { checked.picture.textsBeyondLetters(outlined: true) }

  /// The figure as an SVG document.
  ///
  /// - Parameter includesStyle: whether the document brings its style sheet; a page that allows none inside it has
  ///   `style` in a sheet of its own.
  public func svg(includesStyle: Bool = true) -> String { checked.picture.svg(includesStyle: includesStyle) }

  /// The rules that the figure needs, every selector below its own id.
  public var style: String { checked.picture.style }
}
