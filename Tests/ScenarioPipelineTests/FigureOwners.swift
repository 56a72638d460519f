import Explanation
@testable import Figures
import LayoutEngine
import Testing

extension GalleryFigure {
  /// What others rely on in the annotation: each length and each name of a view says which view or call it is about, and no
  /// length is told from the other kind by its colour alone.
  func expectOwners(_ place: Comment) {
    let names = ViewNames(record)
    let runs = wholeSheet.elements.flatMap { OwnedRun.all(in: $0, isOwned: false) }
    let unowned = runs.filter { !$0.isOwned && ($0.isLength || names.contains($0.run)) }
    #expect(unowned.map { $0.run.string } == [], place)
    #expect(runs.filter { !$0.hasSign }.map { $0.run.string } == [], place)
  }
}

/// What the views of a layout are called.
private struct ViewNames {
  private let names: Set<String>

  init(_ record: IndexedTrace) {
    names = record.trace.nodes.reduce(into: []) { names, node in
      names.formUnion([
        NodeName.name(of: node), NodeName.kind(of: node), NodeName.call(of: node), record.viewName(of: node.id),
        record.offeredName(of: node.id),
      ])
    }
  }

  /// Whether a text of the annotation is a name, whole or cut; its heads are sentences.
  func contains(_ run: Element.TextRun) -> Bool {
    guard let style = run.style, style != .title, style != .heading else { return false }
    if names.contains(run.string) { return true }
    guard style == .name, run.string.hasSuffix("…") else { return false }
    return names.contains { $0.hasPrefix(run.string.dropLast()) }
  }
}

/// A text of the annotation, and whether a group around it names a node or call.
private struct OwnedRun {
  var run: Element.TextRun
  var isOwned: Bool

  static func all(in element: Element, isOwned: Bool) -> [OwnedRun] {
    switch element {
    case .text(let run): return [OwnedRun(run: run, isOwned: isOwned)]
    // The legend names kinds of views, none of them.
    case .group(let group) where group.classes == "legend": return []
    case .group(let group):
      let isOwned = isOwned || group.node != nil || group.call != nil
      return group.elements.flatMap { all(in: $0, isOwned: isOwned) }
    default: return []
    }
  }

  private func isColored(_ name: String) -> Bool { run.classes.split(separator: " ").contains { $0 == name } }

  /// Whether it is a proposal or an answer: not a word of the legend or of a table's head.
  var isLength: Bool {
    (isColored("proposal") || isColored("answer")) && run.string.contains { $0.isNumber || $0 == "∞" }
  }

  /// Whether a proposal has its question mark and an answer its equals sign, where words do not tell what it is.
  var hasSign: Bool {
    guard isLength, !run.string.contains(where: { $0.isLetter }) else { return true }
    return run.string.hasPrefix(isColored("proposal") ? "?" : "=")
  }
}
