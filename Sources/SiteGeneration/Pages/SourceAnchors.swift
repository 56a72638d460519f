internal import LayoutEngine
internal import Markup

/// Finds the address of a source line on a scenario's page.
struct SourceAnchors {
  /// Whether each line of the scenario's file is shown with a preview, from line 0, which there is not.
  private var isShown: [Bool]
  private let fileCount: Int

  /// - Parameter shown: The lines that are shown with the previews.
  init(shown: [ClosedRange<Int>], fileCount: Int) {
    isShown = Array(repeating: false, count: (shown.map(\.upperBound).max() ?? 0) + 1)
    for line in shown.joined() { isShown[line] = true }
    self.fileCount = fileCount
  }

  /// `nil` for nodes that stand in no file.
  func address(of source: SourceRange) -> String? {
    let line = Int(source.line)
    guard line > 0, source.file >= 0, Int(source.file) < fileCount else { return nil }
    if source.file == 0, line < isShown.count, isShown[line] { return "#L\(line)" }
    return "#F\(source.file + 1)-\(line)"
  }

  /// Writes a name that leads to its source line when it has one.
  func write(_ name: String, source: SourceRange, to page: inout MarkupWriter) {
    guard let address = address(of: source) else { return page.text(name) }
    page.element("a", [("href", address)], text: name)
  }
}
