internal import Diagnostics
internal import Figures
internal import Markdown
internal import Markup
internal import ScenarioPipeline

/// A figure of an article: which preview it is of, and how it is drawn.
struct ArticleFigure {
  /// The element around the pictures of a live figure.
  static let liveElement = "haggle-figure"

  let run: ScenarioRun
  /// The preview's place among all.
  let place: Int
  /// The scenario's entry; `nil` for a preview in the article itself.
  let entry: SiteEntry?
  let options: ArticleFigureOptions
  /// The text below it.
  let caption: [MarkdownNode]
  /// The node in the article that asks for it.
  let node: MarkdownNode

  /// The pictures of one place: one for wide windows and one for narrow ones, or the one that was asked for.
  var widths: [FigureWidth] { options.request.width.map { [$0] } ?? [.wide, .narrow] }

  func request(_ width: FigureWidth) -> FigureRequest {
    var request = options.request
    request.width = width
    return request
  }
}
