import Explanation
import LayoutEngine
import Markup

/// Marks for views that stick out of the view around them: a zig-zag edge, and a pill above the picture that states by
/// how much.
struct OverflowLayer {
  let scene: Scene
  let marks: OverflowMarks

  /// Marks every side that sticks out; the pills are in the order of their sides.
  ///
  /// - Parameter top: where pills may begin, above the picture.
  func draw(on sheet: inout Sheet, top: Double) {
    let pills = PillRows(marks.told, from: sheet.margin, to: sheet.width - sheet.margin)
    var number = 0
    for mark in marks.shown {
      var elements = edge(of: mark)
      if mark.telling != .nothing {
        elements += pills.elements(number, top: top)
        number += 1
      }
      guard !elements.isEmpty else { continue }
      sheet.elements.append(.group(Element.Group(classes: "overflow", node: mark.node, elements: elements)))
    }
  }

  private func edge(of mark: OverflowMark) -> [Element] {
    guard scene.ink.isFreeOfWords(mark.box) else { return [] }
    let path = Sign.zigzag(mark.from, mark.to)
    let casing: [Element] = scene.needsCasing(mark.box, .ink) ? [.path(path, classes: "casing broad")] : []
    return casing + [.path(path, classes: "line ink zigzag")]
  }
}
