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
    return renderer.document(sheet, style: includesStyle ? style : nil)
  }

  /// The rules of the document's style sheet.
  var style: String {
    SVGRenderer(prefix: idPrefix, lettering: lettering).style(of: sheet, scheme: colorScheme)
  }
}
