internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup
internal import ScenarioPipeline

/// A preview on a live page as it stands before the reader does anything: the finished layout.
struct LivePreview {
  let preview: LaidOutPreview
  /// The number of the preview that it is, or that presents it, counted from 1.
  let number: Int
  /// Its heading's id.
  let id: String
  let layout: LiveLayout
  /// The picture as a file; `nil` for a picture that is part of the page.
  let file: PictureFile?
  private let panels: PagePanels
  private let address: PageAddress
  private let narrow: LiveLayout

  /// The room for the picture in the pixels of a page that is 1280 wide, and of a phone's.
  private static let stage = FigureStage(width: 548, height: 330)
  /// The same room, as a panel is asked for it.
  static let room = "width=548&height=330"
  private static let narrowStage = FigureStage(width: 328, height: 420)

  /// - Parameters:
  ///   - number: The preview's number, counted from 1.
  ///   - fileName: What the picture's file is called where it is one: that of any preview but the first, and a large one;
  ///     `nil` keeps it in the page.
  ///   - options: How figures are drawn on this page.
  ///   - idPrefix: Begins the ids of its figures: a letter and a number.
  /// - Returns: `nil` for a preview in which nothing was placed.
  init?(
    _ preview: LaidOutPreview, number: Int, options: FigureOptions, idPrefix: String, fileName: String?,
    fileOptions: FigureOptions
  ) {
    var address = PageAddress()
    address.preview = number
    var (wide, narrow) = (options, options)
    wide.idPrefix = idPrefix
    narrow.idPrefix = idPrefix + "-narrow"
    guard let layout = LiveLayout(preview.record, name: preview.name, at: address, options: wide),
      let narrowLayout = LiveLayout(preview.record, name: preview.name, at: address, options: narrow)
    else { return nil }
    (self.preview, self.layout, self.narrow, self.address) = (preview, layout, narrowLayout, address)
    self.number = number
    id = "preview-" + idPrefix.dropFirst()
    panels = PagePanels(layout, at: address)
    let isLarge = {
      LivePreview.wideFigure(layout, address).svg(includesStyle: false).utf8.count > LivePreview.mostInPage
    }
    guard let fileName, idPrefix != "f1" || isLarge(),
      let layout = LiveLayout(preview.record, name: preview.name, at: address, options: fileOptions)
    else {
      file = nil
      return
    }
    file = PictureFile(name: fileName, svg: LivePreview.wideFigure(layout, address).svg())
  }

  /// What the ledger is about.
  var ledgerTitle: String { layout.ledgerTitle }

  func panel(_ name: String) -> String { panels.text(of: name) ?? "" }

  /// A page without its engine shows neither the ticks of hundreds of steps nor a tree of hundreds of views: both are
  /// written when somebody operates the page.
  private static let mostSteps = 200
  private static let mostNodes = 80
  /// Of a larger picture the page brings one size only, in bytes.
  private static let largePicture = 16_000
  /// A still larger one is a file beside the page.
  private static let mostInPage = 24_000

  var rail: String { layout.steps.steps.count <= LivePreview.mostSteps ? panel("rail") : "" }
  var tree: String { layout.record.trace.nodes.count <= LivePreview.mostNodes ? panel("tree") : "" }

  /// The picture for wide pages and the one for narrow ones, of which the style sheet shows one.
  var picture: String {
    guard file == nil else { return stillPicture }
    let wide = wideFigure.svg(includesStyle: false)
    guard wide.utf8.count < LivePreview.largePicture else { return LivePreview.drawn("every", wide) }
    return LivePreview.drawn("wide", wide) + "\n" + LivePreview.drawn("narrow", narrowFigure.svg(includesStyle: false))
  }

  /// One picture for every width, where it is not what the page is about.
  var stillPicture: String {
    guard let file else { return LivePreview.drawn("every", wideFigure.svg(includesStyle: false)) }
    return html { page in
      page.element("div", [("class", "drawn every")]) { file.write(preview.name, to: &$0) }
    }
  }

  static func drawn(_ width: String, _ svg: String) -> String {
    html { page in
      page.element("div", [("class", "drawn " + width)]) { $0.insert(MarkupFragment(finishedMarkup: svg)) }
    }
  }

  private var wideFigure: Figure { LivePreview.wideFigure(layout, address) }
  private static func wideFigure(_ layout: LiveLayout, _ address: PageAddress) -> Figure {
    layout.figure(address, on: LivePreview.stage)
  }
  private var narrowFigure: Figure { narrow.figure(address, on: LivePreview.narrowStage) }

  /// The style rules of the pictures in the page.
  var style: String { file == nil ? wideFigure.style + narrowFigure.style : "" }
}

extension SiteEntry {
  /// The previews and what they present as a live page shows them, in their order.
  ///
  /// - Parameter isAlone: Whether the page has no files beside it.
  func livePreviews(isAlone: Bool = false) -> [LivePreview] {
    let figures = ScenarioFigures(of: run)
    var number = 0
    return run.previews.indices.compactMap { index in
      if run.previews[index].presentation == nil { number += 1 }
      let options = figures.pageOptions(index) { isAlone ? $0.dataAddress : percentEncoded($0.file) }
      return LivePreview(
        run.previews[index], number: number, options: options, idPrefix: "f\(index + 1)",
        fileName: isAlone ? nil : run.baseName(ofPreview: index) + ".still.svg",
        fileOptions: figures.pageOptions(index) { $0.dataAddress })
    }
  }
}
