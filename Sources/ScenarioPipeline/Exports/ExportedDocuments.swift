internal import Explanation
internal import Markup

/// The documents that show the figures of previews: their paths in the output, and their texts.
public struct ExportedDocuments: Sendable {
  /// The kind of file that is written for each figure.
  public enum FigureFile: Sendable {
    case svg
    /// With a number of pixels for each point of the figure.
    case png(scale: Int)

    fileprivate var ending: String {
      switch self {
      case .svg: ".svg"
      case .png: ".png"
      }
    }

    fileprivate var scale: String {
      guard case .png(let scale) = self, scale > 1 else { return "" }
      return "@\(scale)x"
    }
  }

  public typealias Document = (path: String, text: String)

  private let previews: [ExportedPreview]
  private let file: FigureFile

  public init(of previews: [ExportedPreview], figures file: FigureFile) {
    (self.previews, self.file) = (previews, file)
  }

  /// The scenarios with their previews, in their order.
  private var scenarios: [(path: String, previews: [ExportedPreview])] {
    var scenarios: [(path: String, previews: [ExportedPreview])] = []
    for preview in previews {
      if scenarios.last?.path != preview.path { scenarios.append((preview.path, [])) }
      scenarios[scenarios.count - 1].previews.append(preview)
    }
    return scenarios
  }

  // MARK: - DocC

  /// Where a figure stands in a DocC catalogue: DocC finds the one for dark pages by `~dark`, and one with twice the
  /// pixels by `@2x`.
  public func catalogueFile(of preview: ExportedPreview, isDark: Bool) -> String {
    "Resources/" + preview.stem + (isDark ? "~dark" : "") + file.scale + file.ending
  }

  /// The articles of a DocC catalogue: one for each scenario, and a page that lists them.
  ///
  /// - Parameter name: The catalogue's name.
  public func catalogue(named name: String) -> [Document] {
    let articles = scenarios.map { scenario -> Document in
      var lines = ["# " + MarkdownText.escaped(scenario.path), "", "How its views negotiate their sizes."]
      for preview in scenario.previews {
        lines += ["", "## " + MarkdownText.escaped(preview.name)]
        lines += words(of: preview, image: "![\(MarkdownText.escaped(preview.alternative))](\(preview.stem))")
      }
      return (ExportedDocuments.articleName(scenario.previews[0]) + ".md", lines.joined(separator: "\n") + "\n")
    }
    let root =
      [
        "# " + MarkdownText.escaped(name), "", "How views negotiate their sizes, drawn and told by Haggle.", "",
        "@Metadata {", "  @TechnologyRoot", "}", "", "## Topics", "", "### Layouts", "",
      ] + articles.map { "- <doc:" + $0.path.dropLast(".md".count) + ">" }
    return [("Layouts.md", root.joined(separator: "\n") + "\n")] + articles
  }

  /// A figure must not have the name of an article, as DocC keeps both in one table.
  private static func articleName(_ preview: ExportedPreview) -> String { "layout-of-" + preview.scenarioStem }

  // MARK: - Markdown

  /// The path of a figure from a Markdown document.
  public func figureFile(of preview: ExportedPreview, isDark: Bool) -> String {
    "figures/" + preview.stem + (isDark ? "-dark" : "") + file.scale + file.ending
  }

  /// A document with each figure as an image that follows the reader's colours, as GitHub shows them.
  public func pictures() -> [Document] { [("README.md", document { picture(of: $0) })] }

  /// A document that any reader of Markdown shows, with the figures for light pages.
  public func markdown() -> [Document] {
    [
      (
        "README.md",
        document { preview in
          "![\(MarkdownText.escaped(preview.alternative))](\(figureFile(of: preview, isDark: false)))"
        }
      )
    ]
  }

  private func document(image: (ExportedPreview) -> String) -> String {
    var lines = ["# Layouts"]
    for scenario in scenarios {
      lines += ["", "## " + MarkdownText.escaped(scenario.path)]
      for preview in scenario.previews {
        lines += ["", "### " + MarkdownText.escaped(preview.name)] + words(of: preview, image: image(preview))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func picture(of preview: ExportedPreview) -> String {
    var html = MarkupWriter(flavor: .html)
    html.element("picture") { html in
      html.element(
        "source",
        [("media", "(prefers-color-scheme: dark)"), ("srcset", figureFile(of: preview, isDark: true))])
      html.element("img", [("alt", preview.alternative), ("src", figureFile(of: preview, isDark: false))])
    }
    return html.finish().text
  }

  /// A section of a ledger, with the lines below it.
  private func table(_ section: LedgerTables.Section) -> [String] {
    let (headings, rows, isNumber) = section.table.filled
    guard !headings.isEmpty else { return section.notes }
    let line = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |" }
    let body = rows.map { row in line(row.map { MarkdownText.escaped($0.withPlainSpaces) }) }
    let notes = section.notes.isEmpty ? [] : ["", section.notes.joined(separator: " ")]
    return [line(headings), line(isNumber.map { $0 ? "--:" : ":--" })] + body + notes
  }

  /// The comment, the image and the sentences as paragraphs, and the ledger as a table.
  private func words(of preview: ExportedPreview, image: String) -> [String] {
    var lines: [String] = []
    if !preview.comment.lines.isEmpty { lines += [""] + preview.comment.lines }
    lines += ["", image, ""]
    if !preview.title.isEmpty { lines += [MarkdownText.escaped(preview.title) + ".", ""] }
    lines += preview.sentences.map { "- " + MarkdownText.escaped($0) }
    for section in preview.ledger { lines += ["", MarkdownText.escaped(section.title) + ":", ""] + table(section) }
    return lines.last == "" ? lines.dropLast() : lines
  }
}
