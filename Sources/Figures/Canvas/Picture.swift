/// A composed sheet, ready to be rendered.
struct Picture: Sendable {
  let sheet: Sheet
  /// The document's id, with which all its other ids begin.
  private let id: String
  private let colorScheme: ColorScheme
  private let lettering: Lettering
  /// The sheet's views, where they were written for several pictures.
  private let views: WrittenViews?

  init(sheet: Sheet, options: FigureOptions, views: WrittenViews? = nil) {
    (self.sheet, self.views) = (sheet, views)
    colorScheme = options.colorScheme
    lettering = options.lettering
    id = options.idPrefix.map { SVGRenderer.identifier($0) } ?? FigureID(of: sheet, colorScheme, lettering).text
  }

  /// The texts with a letter that should have an outline but has none, each once.
  private var textsBeyondLetters: [OutlinedText] {
    guard case .outlined(let outline, _) = lettering else { return [] }
    var texts: [OutlinedText] = []
    func read(_ element: Element) {
      switch element {
      case .group(let group): group.elements.forEach(read)
      case .text(let run) where !texts.contains(run.outlinedText) && run.letters(outline) == nil:
        texts.append(run.outlinedText)
      default: return
      }
    }
    (sheet.content + sheet.elements).forEach(read)
    return texts
  }

  /// The outlines of texts that are outlined as a whole.
  private var outlines: [OutlinedText: String] {
    guard case .outlined(_, let outlines) = lettering else { return [:] }
    let texts = textsBeyondLetters
    return texts.isEmpty ? [:] : outlines(texts)
  }

  /// The texts, each once, in which a letter has no outline: those outlined as a whole, or those that stay text.
  func textsBeyondLetters(outlined isOutlined: Bool) -> [String] {
    let outlines = outlines
    return textsBeyondLetters.reduce(into: []) { texts, text in
      if (outlines[text] != nil) == isOutlined, !texts.contains(text.string) { texts.append(text.string) }
    }
  }

  /// The sheet as an SVG document.
  func svg(includesStyle: Bool) -> String {
    var renderer = SVGRenderer(id: id, lettering: lettering, textOutlines: outlines)
    return renderer.document(sheet, style: includesStyle ? style : nil, views: views)
  }

  /// The sheet's views, written for other pictures of them.
  var writtenViews: WrittenViews {
    var renderer = SVGRenderer(id: id, lettering: lettering, textOutlines: outlines)
    return renderer.views(of: sheet)
  }

  /// The rules that the document needs.
  var style: String {
    SVGRenderer(id: id, lettering: lettering).styleSheet(of: sheet, scheme: colorScheme, views: views)
  }
}
