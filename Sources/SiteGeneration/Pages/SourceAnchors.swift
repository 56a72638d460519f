internal import LayoutEngine
internal import Markup

/// Finds the address of a source line on a scenario's page.
struct SourceAnchors {
  /// Whether each line of the scenario's file is shown with a preview; the index is the line's number, so 0 is unused.
  private var isShown: [Bool]
  private let listed: [Bool]

  /// - Parameters:
  ///   - shown: The lines that are shown with the previews.
  ///   - listed: Whether each file is shown in the page as a whole.
  init(shown: [ClosedRange<Int>], listed: [Bool]) {
    isShown = Array(repeating: false, count: (shown.map(\.upperBound).max() ?? 0) + 1)
    for line in shown.joined() { isShown[line] = true }
    self.listed = listed
  }

  /// `nil` for nodes whose source is in no file of the page.
  func address(of source: SourceRange) -> String? {
    let line = Int(source.line)
    guard line > 0, source.file >= 0, Int(source.file) < listed.count else { return nil }
    if source.file == 0, line < isShown.count, isShown[line] { return "#L\(line)" }
    guard listed[Int(source.file)] else { return nil }
    return "#F\(source.file + 1)-\(line)"
  }

  /// Writes a name that leads to its source line when it has one.
  func write(_ name: String, source: SourceRange, to page: inout MarkupWriter) {
    guard let address = address(of: source) else { return page.text(name) }
    page.element("a", [("href", address)], text: name)
  }
}
