internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup
internal import ScenarioPipeline

/// A preview on a live page before the reader does anything: the finished layout.
struct LivePreview {
  let preview: LaidOutPreview
  /// The number of this preview, or of the preview that presents it, counted from 1.
  let number: Int
  /// Its heading's id.
  let id: String
  let layout: LiveLayout
  /// The picture as a file; `nil` for a picture that is part of the page.
  let file: PictureFile?
  /// The pictures in the page, each with the width of page that it is meant for; empty where the picture is a file.
  private let drawings: [(width: String, svg: String)]
  /// The style rules of the pictures in the page.
  let style: String
  private let panels: PagePanels
  private let address: PageAddress
  private let fileOptions: FigureOptions

  /// The room for the picture in the pixels of a page that is 1280 wide, and of a phone's.
  private static let stage = FigureStage(width: 548, height: 330)
  /// The same room, as a request for a panel gives it.
  static let room = "width=548&height=330"
  private static let narrowStage = FigureStage(width: 328, height: 600)

  /// - Parameters:
  ///   - number: The preview's number, counted from 1.
  ///   - fileName: What the picture's file is called where it is one: that of any preview but the first, and a large one;
  ///     `nil` keeps it in the page.
  ///   - options: How figures are drawn on this page.
  ///   - idPrefix: Begins the ids of its figures: a letter and a number.
  ///   - words: What is said of its layout.
  /// - Returns: `nil` for a preview in which nothing was placed.
  init?(
    _ preview: LaidOutPreview, number: Int, options: FigureOptions, idPrefix: String, fileName: String?,
    fileOptions: FigureOptions, words: RecordWords
  ) {
    var (address, options) = (PageAddress(), options)
    address.preview = number
    options.idPrefix = idPrefix
    guard
      let layout = LiveLayout(preview.record, name: preview.name, at: address, options: options, words: words)
    else { return nil }
    (self.preview, self.layout, self.address) = (preview, layout, address)
    (self.number, self.fileOptions) = (number, fileOptions)
    id = "preview-" + idPrefix.dropFirst()
    panels = PagePanels(layout, at: address)
    let isInPage = fileName == nil || idPrefix == "f1"
    let drawn = isInPage ? LivePreview.drawings(of: layout, address, idPrefix, isAlone: fileName == nil) : nil
    (drawings, style) = drawn ?? ([], "")
    let document =
      drawn == nil ? LivePreview.document(of: layout, preview.name, address, fileOptions, on: LivePreview.stage) : nil
    file = fileName.flatMap { name in document.map { PictureFile(name: name, svg: $0) } }
  }

  /// The pictures for wide pages and for narrow ones, of which the style sheet shows one, with their style rules.
  ///
  /// - Parameter isAlone: Whether the page is a single file.
  /// - Returns: `nil` for pictures that are too large for the page.
  private static func drawings(
    of layout: LiveLayout, _ address: PageAddress, _ idPrefix: String, isAlone: Bool
  ) -> (drawings: [(width: String, svg: String)], style: String)? {
    let wide = layout.figure(address, on: stage)
    let svg = wide.svg(includesStyle: false)
    guard isAlone || svg.utf8.count <= mostInPage else { return nil }
    guard svg.utf8.count < largePicture else { return ([("every", svg)], wide.style) }
    let narrow = layout.figure(address, on: narrowStage, prefix: idPrefix + "-narrow")
    return ([("wide", svg), ("narrow", narrow.svg(includesStyle: false))], wide.style + narrow.style)
  }

  /// The picture as a separate file, whether or not the page uses it as one.
  var document: String? {
    file?.svg ?? LivePreview.document(of: layout, preview.name, address, fileOptions, on: LivePreview.stage)
  }

  /// The same for a phone's window.
  var narrowDocument: String? {
    LivePreview.document(of: layout, preview.name, address, fileOptions, on: LivePreview.narrowStage)
  }

  private static func document(
    of layout: LiveLayout, _ name: String, _ address: PageAddress, _ options: FigureOptions, on stage: FigureStage
  ) -> String? {
    let own = LiveLayout(layout.record, name: name, at: address, options: options, words: layout.words)
    return own?.figure(address, on: stage).svg()
  }

  /// The title of the ledger.
  var ledgerTitle: String { layout.ledgerTitle }

  func panel(_ name: String) -> String { panels.text(of: name) ?? "" }

  /// The most steps whose rail, and the most views whose tree, the page contains. Of more steps it contains a summary,
  /// and of more views no tree, until somebody operates it and the engine writes them.
  private static let mostSteps = 200
  private static let mostNodes = 80
  /// The size in bytes from which on the page contains a picture in one width only.
  private static let largePicture = 16_000
  /// The size in bytes beyond which the picture is a separate file.
  private static let mostInPage = 24_000

  var rail: String { layout.steps.steps.count <= LivePreview.mostSteps ? panel("rail") : panel("rail-summary") }
  var tree: String { layout.record.trace.nodes.count <= LivePreview.mostNodes ? panel("tree") : "" }

  /// The picture of a preview that the page is about.
  var picture: String {
    file == nil ? drawings.map { LivePreview.drawn($0.width, $0.svg) }.joined(separator: "\n") : stillPicture
  }

  /// One picture for every width, for a preview that is not the page's main one.
  var stillPicture: String {
    guard let file else { return LivePreview.drawn("every", drawings.first?.svg ?? "") }
    return html { page in
      page.element("div", [("class", "drawn every")]) { file.write(preview.name, to: &$0) }
    }
  }

  static func drawn(_ width: String, _ svg: String) -> String {
    html { page in
      page.element("div", [("class", "drawn " + width)]) { $0.insert(MarkupFragment(finishedMarkup: svg)) }
    }
  }
}

extension SiteEntry {
  /// The previews' places in the order in which a live page shows them: what a preview presents stands before it.
  var shownOrder: [Int] { run.order.shownGroups.flatMap { $0 } }

  /// For each preview of the file what a live page shows for it: what it presents, if it does, and then the preview.
  var shownPreviews: [[LaidOutPreview]] { run.order.shownGroups.map { places in places.map { run.previews[$0] } } }

  /// The previews and what they present as a live page shows them.
  ///
  /// - Parameters:
  ///   - figures: The figures of the same previews.
  ///   - isAlone: Whether the page is a single file.
  func livePreviews(_ figures: ScenarioFigures, isAlone: Bool = false) -> [LivePreview] {
    shownOrder.enumerated().compactMap { place, index in
      let number = run.order.number(ofPlace: index)
      let options = figures.pageOptions(index) { isAlone ? $0.dataAddress : percentEncoded($0.file) }
      return LivePreview(
        run.previews[index], number: number, options: options, idPrefix: "f\(place + 1)",
        fileName: isAlone ? nil : run.baseName(ofPreview: index) + ".still.svg",
        fileOptions: figures.pageOptions(index) { $0.dataAddress }, words: figures.words(index))
    }
  }
}
