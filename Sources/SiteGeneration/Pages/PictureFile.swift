internal import Markup

/// A picture in a separate file in the folder of the page that shows it: it is loaded when it comes into view, and
/// cached.
///
/// It loads nothing from outside, so it contains its own style rules and pictures.
struct PictureFile: Sendable {
  /// The file's name, in the page's folder.
  let name: String
  let svg: String

  /// - Parameter words: What it shows, for readers who cannot see it; empty where the text next to it says so.
  func write(_ words: String, to page: inout MarkupWriter) {
    page.element(
      "img",
      [
        ("src", percentEncoded(name)), ("alt", words), ("width", length("width")), ("height", length("height")),
        ("loading", "lazy"),
      ])
  }

  /// A length that the document's element names, for the room that is kept until it is loaded: in whole pixels, as HTML
  /// has no others there.
  private func length(_ name: String) -> String {
    guard let start = svg.firstRange(of: " " + name + "=\""),
      let length = Double(svg[start.upperBound...].prefix { $0 != "\"" })
    else { return "" }
    return numberText(length.rounded())
  }
}
