internal import LayoutEngine
internal import Markup

/// Finds the address of a source line on a scenario's page.
struct SourceAnchors {
  var shown: [ClosedRange<Int>]
  var fileCount: Int

  /// `nil` for nodes that stand in no file.
  func address(of source: SourceRange) -> String? {
    let line = Int(source.line)
    guard line > 0, source.file >= 0, Int(source.file) < fileCount else { return nil }
    if source.file == 0, shown.contains(where: { $0.contains(line) }) { return "#L\(line)" }
    return "#F\(source.file + 1)-\(line)"
  }

  /// Writes a name that leads to its source line when it has one.
  func write(_ name: String, source: SourceRange, to page: inout MarkupWriter) {
    guard let address = address(of: source) else { return page.text(name) }
    page.element("a", [("href", address)], text: name)
  }
}
