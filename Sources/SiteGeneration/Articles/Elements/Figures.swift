internal import Diagnostics
internal import Figures
internal import Markdown
internal import Markup
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram

/// Figures: of a scenario's preview, or of the preview in a block of code.
extension ArticleWriter {
  /// Writes the figure that an image refers to.
  func writeFigure(_ image: MarkdownNode) {
    guard let figure = figure(image) else { return }
    write(figure)
  }

  /// The figure that an image refers to; `nil` when there is none, which is reported.
  func figure(_ image: MarkdownNode) -> ArticleFigure? {
    guard case .image(let address, let title) = image.kind else { return nil }
    guard address.prefix(while: { $0 != "#" }).hasSuffix(".swift") else {
      report(.notFigure(address), at: image.place)
      return nil
    }
    guard let preview = resolve(image.place, { () throws(ArticleFault) in try references.preview(address) }) else {
      return nil
    }
    note(preview.entry.source)
    let options = ArticleFigureOptions(title)
    for mistake in options.mistakes { report(mistake, at: image.place) }
    // The engine shows a preview's presentation, so the picture does, too.
    let order = preview.entry.run.order
    let place = options.isLive ? order.shownPlace(for: preview.place) : preview.place
    return ArticleFigure(
      run: preview.entry.run, place: place, entry: preview.entry, options: options, caption: image.children,
      node: image)
  }

  /// Writes a block of code with the figure of its preview.
  func writeFigure(ofCode code: String, options text: String, _ node: MarkdownNode) {
    let options = ArticleFigureOptions(text)
    for mistake in options.mistakes { report(mistake, at: node.place) }
    if options.isLive { report(.liveBlock, at: node.place) }
    // Blank lines replace the lines above it, so that places are those in the article.
    let source = SourceText(name: article.file, text: String(repeating: "\n", count: node.line) + code)
    let scenario = ScenarioFile(
      name: article.name + ".swift", files: [runner.frontend.read(source)], images: ImageFolder(folder: nil))
    var run: ScenarioRun
    do throws(Problem) {
      run = try runner.run(scenario)
    } catch {
      return report(error)
    }
    element("div", [("class", "with-code")]) {
      writeSwift(code)
      for place in run.order.ownPlaces {
        write(ArticleFigure(run: run, place: place, entry: nil, options: options, caption: [], node: node))
      }
    }
  }

  private func write(_ figure: ArticleFigure) {
    let id = "figure-\(number(of: "figure"))"
    element("figure", [("class", "drawing"), ("id", id)]) {
      if figure.options.isLive, let entry = figure.entry {
        let root = PageFrame.root(from: article.path)
        let number = figure.run.order.number(ofPlace: figure.place)
        let program = [("data-program", entry.source.path), ("data-preview", "\(number - 1)"), ("data-root", root)]
        // Without a script only the picture is shown.
        element(ArticleFigure.liveElement, program) { writePictures(of: figure, id) }
      } else {
        writePictures(of: figure, id)
      }
      writeCaption(of: figure)
    }
  }

  private func writePictures(of figure: ArticleFigure, _ id: String) {
    let isOnly = figure.widths.count == 1
    let isInPage = isInPage(figure, id)
    for width in figure.widths {
      let prefix = id + (width == .wide ? "-wide" : "-narrow")
      // Few readers need the narrow one, and no reader needs both.
      let isFile = !isInPage || !isOnly && width == .narrow
      guard let picture = picture(of: figure, width, prefix, isFile: isFile) else { return }
      report(picture.faults, of: figure)
      element("div", [("class", isOnly ? "picture" : "picture " + width.rawValue)]) {
        if isFile { write(picture, toFile: prefix, saying: words(of: figure)) } else { insert(picture) }
      }
    }
  }

  /// Whether a figure is part of the page: the first one is, because it is visible immediately, and so are those with
  /// photographs, which a separate file would have to include. All others are loaded when the reader gets that far.
  private func isInPage(_ figure: ArticleFigure, _ id: String) -> Bool {
    id == "figure-1" || !ScenarioFigures(of: figure.run).pictures.isEmpty
  }

  private func picture(
    of figure: ArticleFigure, _ width: FigureWidth, _ prefix: String, isFile: Bool
  ) -> PageFigure? {
    let request = figure.request(width)
    let inside: @Sendable (Picture) -> String = { picture in picture.dataAddress }
    let address = isFile ? inside : pictureAddress(figure)
    guard let step = figure.options.step else {
      return ScenarioFigures(of: figure.run, request: request)
        .pageFigure(figure.place, idPrefix: prefix, pictureAddress: address)
    }
    do throws(Problem) {
      let steps = try ScenarioSteps(of: figure.run, preview: figure.place, request: request)
      return try steps.pageFigures(
        afterCalls: [step], idPrefix: { _ in prefix }, pictureAddress: address)[0].get()
    } catch {
      report(error.reports, at: figure.node.place)
      return nil
    }
  }

  /// Writes a picture; its rules go into the article's style sheet.
  func insert(_ picture: PageFigure) {
    styles += picture.style
    page.insert(MarkupFragment(finishedMarkup: picture.svg))
  }

  /// Writes a picture in a file next to the article's page.
  ///
  /// - Parameters:
  ///   - name: Distinguishes it from the article's other pictures.
  ///   - words: What it shows.
  func write(_ picture: PageFigure, toFile name: String, saying words: String) {
    let file = PictureFile(name: "\(article.name).\(name).svg", svg: picture.document)
    pictures.append(file)
    file.write(words, to: &page)
  }

  /// The words for a figure: its caption, or else its preview's name.
  func words(of figure: ArticleFigure) -> String {
    let caption = figure.caption.map(\.plainText).joined()
    return caption.isEmpty ? figure.run.previews[figure.place].name : caption
  }

  /// The path of a scenario's picture from the article's page.
  func pictureAddress(_ figure: ArticleFigure) -> @Sendable (Picture) -> String {
    let root = PageFrame.root(from: article.path)
    let folder = figure.entry.map { $0.source.topic.isEmpty ? "" : $0.source.topic + "/" } ?? ""
    return { root + percentEncoded(folder + $0.file) }
  }

  /// Reports the faults of a figure, except those that the scenario's own page reports.
  func report(_ faults: [Report], of figure: ArticleFigure) {
    report(faults.filter { $0.severity != .note || figure.entry == nil }, at: figure.node.place)
  }

  func writeCaption(of figure: ArticleFigure) {
    guard !figure.caption.isEmpty || figure.entry != nil else { return }
    element("figcaption") {
      write(inlines: figure.caption)
      guard let entry = figure.entry else { return }
      if !figure.caption.isEmpty { page.text(" ") }
      let address = PageFrame.root(from: article.path) + entry.address(ofPlace: figure.place)
      page.element("a", [("class", "open"), ("href", address)], text: "Open the scenario")
    }
  }
}
