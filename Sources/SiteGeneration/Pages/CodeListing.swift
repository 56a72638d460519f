internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SwiftFrontend

/// The source that a live page shows: the preview and the declarations it uses, with its views and modifiers as anchors
/// and its literals as values that can be changed.
struct CodeListing {
  private let listing: SourceListing
  /// The lines that are shown.
  private let lines: [ClosedRange<Int>]
  private let marks: [Mark]

  /// A part of the source that is an anchor or a value that can be changed.
  private struct Mark {
    var range: Range<Int>
    /// The name inside a view's or modifier's range, which is a link.
    var name: Range<Int>?
    var attributes: [(String, String)]
  }

  /// - Parameters:
  ///   - listing: The scenario's file.
  ///   - literals: The literals that the reader may change.
  ///   - declarations: What the file declares.
  ///   - previews: What is shown, and after it the preview that presents it, if one does.
  init(
    _ listing: SourceListing, literals: [SourceLiteral], declarations: [SourceDeclaration], previews: [LaidOutPreview]
  ) {
    self.listing = listing
    lines = CodeListing.lines(of: previews, declarations)
    marks =
      (previews.prefix(1).flatMap { CodeListing.views(of: $0, in: listing) }
      + literals.compactMap { CodeListing.mark($0, in: listing) })
      .sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
  }

  // MARK: - What is shown

  /// The preview, every declaration in which one of its views is made, and all that these use, in this order.
  ///
  /// The preview comes first wherever the file has it, as it is what the picture beside it shows; the others follow from
  /// the outermost views inwards.
  ///
  /// - Parameters:
  ///   - previews: It, also with what it presents.
  ///   - declarations: What the file declares.
  static func lines(of previews: [LaidOutPreview], _ declarations: [SourceDeclaration]) -> [ClosedRange<Int>] {
    guard let source = previews.first?.source else { return [] }
    let own = Int(source.line)
    let nodes = previews.flatMap(\.trace.nodes).map(\.info.source)
    var firstView = [own: -1]
    for (place, node) in nodes.enumerated() where node.file == 0 && node.line > 0 && firstView[Int(node.line)] == nil {
      firstView[Int(node.line)] = place
    }
    let place = { (lines: ClosedRange<Int>) in lines.compactMap { firstView[$0] }.min() ?? Int.max }
    let shown = declarations.used { place($0.lines) < Int.max }.map { (lines: $0.lines, place: place($0.lines)) }
    guard !shown.isEmpty else { return [own...max(own, Int(source.endLine))] }
    return shown.sorted { ($0.place, $0.lines.lowerBound) < ($1.place, $1.lines.lowerBound) }.map(\.lines)
  }

  /// One mark for each place at which views are made, however many views are made there.
  private static func views(of preview: LaidOutPreview, in listing: SourceListing) -> [Mark] {
    var marks: [Mark] = []
    var known: Set<Int> = []
    for node in preview.trace.nodes where node.info.source.file == 0 && node.info.source.line > 0 {
      let source = node.info.source
      guard let start = listing.offset(line: Int(source.line), column: Int(source.column)), known.insert(start).inserted
      else { continue }
      let end =
        source.endLine == source.line ? listing.offset(line: Int(source.line), column: Int(source.endColumn)) : nil
      let call = listing.call(at: start, endingAt: end)
      guard !call.name.isEmpty else { continue }
      let place = "L\(source.line)C\(source.column)"
      let attributes = [("class", "span"), ("data-at", place), ("data-node", "\(node.id.rawValue)")]
      marks.append(Mark(range: call.whole, name: call.name, attributes: attributes))
    }
    return marks
  }

  private static func mark(_ literal: SourceLiteral, in listing: SourceListing) -> Mark? {
    let (line, column) = listing.place(of: literal.range.lowerBound)
    let value = listing.text(literal.range)
    var attributes = [("data-literal", "L\(line)C\(column)"), ("data-value", value), ("data-label", literal.label)]
    switch literal.kind {
    case .number:
      // Numbers in a notation that a page does not write stay as they are.
      guard Double(value) != nil, !value.contains("x") else { return nil }
      attributes.insert(("class", "scrub"), at: 0)
    case .boolean: attributes.insert(("class", "flip"), at: 0)
    case .member(let choices):
      attributes.insert(("class", "choice"), at: 0)
      attributes.append(("data-choices", choices.joined(separator: " ")))
    }
    return Mark(range: literal.range, name: nil, attributes: attributes)
  }

  // MARK: - Writing

  /// - Parameters:
  ///   - number: The preview's number, counted from 1.
  ///   - isHidden: Whether another preview is shown first.
  func write(preview number: Int, isHidden: Bool, to page: inout MarkupWriter) {
    let hidden = isHidden ? [("hidden", "hidden")] : []
    page.element("pre", [("class", "code"), ("data-preview", "\(number)")] + hidden) { page in
      page.element("code") { page in
        for (index, lines) in lines.enumerated() {
          if index > 0 { page.element("span", [("class", "cut")], text: "") }
          for line in lines where !listing.isRegionMark(line) { write(line, ofPreview: number, to: &page) }
        }
      }
    }
  }

  private func write(_ line: Int, ofPreview number: Int, to page: inout MarkupWriter) {
    let id = number == 1 ? "L\(line)" : "P\(number)-L\(line)"
    page.element("span", [("class", "line"), ("id", id), ("data-line", "\(line)")]) { page in
      guard let range = listing.bytes(ofLine: line) else { return }
      let inLine = marks.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
      write(range, inLine[...], to: &page)
    }
  }

  /// Writes a part of a line with the marks in it, which are sorted and either follow one another or are nested.
  private func write(_ range: Range<Int>, _ marks: ArraySlice<Mark>, to page: inout MarkupWriter) {
    var position = range.lowerBound
    var rest = marks
    while let mark = rest.popFirst() {
      guard mark.range.lowerBound >= position, mark.range.upperBound <= range.upperBound else { continue }
      let inner = rest.prefix { $0.range.lowerBound < mark.range.upperBound }
      rest = rest.dropFirst(inner.count)
      listing.write(position..<mark.range.lowerBound, mayBreak: true, to: &page)
      write(mark, inner, to: &page)
      position = mark.range.upperBound
    }
    listing.write(position..<range.upperBound, mayBreak: true, to: &page)
  }

  private func write(_ mark: Mark, _ inner: ArraySlice<Mark>, to page: inout MarkupWriter) {
    page.element("span", mark.attributes) { page in
      guard let name = mark.name else { return listing.write(mark.range, mayBreak: true, to: &page) }
      let node = mark.attributes.first { $0.0 == "data-node" }?.1 ?? ""
      page.element("a", [("href", "#n=" + node)]) { listing.write(name, mayBreak: true, to: &$0) }
      write(name.upperBound..<mark.range.upperBound, inner.drop { $0.range.lowerBound < name.upperBound }, to: &page)
    }
  }
}
