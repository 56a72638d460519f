/// A composed sheet, ready to be rendered.
struct Picture: Sendable {
  let sheet: Sheet
  /// Begins every id of the document.
  private let idPrefix: String
  private let colorScheme: ColorScheme
  private let lettering: Lettering

  init(sheet: Sheet, options: FigureOptions) {
    self.sheet = sheet
    idPrefix = options.idPrefix
    colorScheme = options.colorScheme
    lettering = options.lettering
  }

  /// The texts that have no outlines and should have them.
  var textsWithoutOutline: [String] {
    guard case .outlined(let outline) = lettering else { return [] }
    var texts: [String] = []
    func read(_ element: Element) {
      switch element {
      case .group(let group): group.elements.forEach(read)
      case .text(let run) where !texts.contains(run.string) && run.letters(outline) == nil: texts.append(run.string)
      default: return
      }
    }
    (sheet.content + sheet.elements).forEach(read)
    return texts
  }

  /// The sheet as an SVG document.
  func svg(includesStyle: Bool) -> String {
    var renderer = SVGRenderer(prefix: idPrefix, lettering: lettering)
    return renderer.document(sheet, styleSheets: includesStyle ? styleSheets : [])
  }

  /// The rules that the document needs.
  var style: String { styleSheets.joined() }

  private var styleSheets: [String] {
    SVGRenderer(prefix: idPrefix, lettering: lettering).styleSheets(of: sheet, scheme: colorScheme)
  }
}
