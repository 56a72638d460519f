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
