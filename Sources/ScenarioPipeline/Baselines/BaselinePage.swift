internal import Figures
internal import LayoutEngine
internal import Markup

/// A page of differences: for each preview the first difference and its cause, both layouts side by side if they are
/// known, and the views. It needs no other file.
public struct BaselinePage {
  private let report: BaselineReport

  public init(of report: BaselineReport) { self.report = report }

  public func html() -> String {
    var page = MarkupWriter(flavor: .html)
    page.htmlDoctype()
    page.element("html", [("xmlns", "http://www.w3.org/1999/xhtml"), ("lang", "en"), ("xml:lang", "en")]) { page in
      page.element("head") { page in
        page.element("meta", [("charset", "utf-8")])
        page.element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        page.element("title", text: report.summary)
        page.element("style") { $0.code(BaselinePage.style) }
      }
      page.element("body") { page in
        page.element("main") { page in
          page.element("h1", text: report.summary)
          for change in report.comparison.ruleChanges { page.element("p", text: change.sentence) }
          for (index, preview) in report.comparison.previews.enumerated() { write(preview, index, to: &page) }
        }
      }
    }
    return page.finish().text + "\n"
  }

  private func write(_ preview: BaselineComparison.PreviewChange, _ index: Int, to page: inout MarkupWriter) {
    page.element("section") { page in
      page.element("h2") { page in
        page.text(preview.name + " " + report.status(preview) + " ")
        page.element("code", text: preview.file)
      }
      for line in report.first(preview) { page.element("p", text: line) }
      for figure in figures(of: preview, index) {
        page.element("figure") { $0.insert(MarkupFragment(finishedMarkup: figure.svg())) }
      }
      if !preview.views.isEmpty { table(of: preview, to: &page) }
      let findings = report.findings(preview)
      guard !findings.isEmpty else { return }
      page.element("ul") { page in
        for finding in findings { page.element("li", text: finding) }
      }
    }
  }

  private func table(of preview: BaselineComparison.PreviewChange, to page: inout MarkupWriter) {
    page.element("table") { page in
      page.element("thead") { page in
        page.element("tr") { page in
          for title in ["#", "view", "change"] { page.element("th", [("scope", "col")], text: title) }
        }
      }
      page.element("tbody") { page in
        for (index, change) in preview.views.enumerated() {
          page.element("tr") { page in
            page.element("td", text: "\(index + 1)")
            page.element("td", text: change.path)
            page.element("td", text: change.words)
          }
        }
      }
    }
  }

  /// Both layouts side by side if both are known. Otherwise the frames of both, which a baseline has too, and then the
  /// layout that is known.
  private func figures(of preview: BaselineComparison.PreviewChange, _ index: Int) -> [Figure] {
    let options = FigureOptions(idPrefix: "d\(index)-")
    let sides = report.layouts(of: preview).compactMap { side in
      side.layout?.preview.map { (name: side.name, preview: $0) }
    }
    if sides.count > 1 {
      let names = sides.map(\.name)
      return [Figure(comparing: sides.map(\.preview), named: names, options, image: { $0.run.embeddedPictures })]
    }
    let frames = FigureOptions(idPrefix: "d\(index)-frames-")
    let alone = sides.map { Figure(alone: $0.preview, options) }
    // A new preview has no frames to compare with.
    if preview.before == nil, !alone.isEmpty { return alone }
    return [Figure(frames: preview.sketches(), title: preview.name + ": frames", options: frames)] + alone
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    main { max-width: 760px; margin: 0 auto; padding: 16px }
    h1 { font-size: 24px } h2 { font-size: 19px; margin-top: 40px }
    figure { margin: 16px 0; overflow-x: auto }
    table { border-collapse: collapse; width: 100% }
    th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #8888 }
    """
}

extension Figure {
  /// A preview that is not compared with another.
  fileprivate init(alone side: ComparedPreview, _ options: FigureOptions) {
    var options = options
    options.symbol = ScenarioFigures.symbol
    options.image = side.run.embeddedPictures
    self.init(side.preview.record, title: side.preview.name, caption: "", options: options)
  }
}
