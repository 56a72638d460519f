import Explanation
import LayoutEngine
import Markup

/// What sticks out of the view around it: a zig-zag edge, and a pill above the picture that says by how much.
struct OverflowLayer {
  let scene: Scene
  let marks: OverflowMarks

  /// The pills above the picture, each near its side and none over another.
  private struct PillRow {
    private var pills: [(box: Box, text: String)] = []
    private static let gap = 6.0

    init(_ marks: [OverflowMark], from left: Double, to right: Double) {
      let wordings = OverflowMark.Wording.allCases.map { wording in marks.map { $0.text(wording) } }
      let texts = wordings.first { PillRow.width(of: $0) <= right - left } ?? wordings[wordings.count - 1]
      var taken = left
      for (index, mark) in marks.enumerated() {
        let width = PillRow.width(of: texts[index])
        let following = index + 1 < texts.count ? PillRow.width(of: Array(texts[(index + 1)...])) + PillRow.gap : 0
        let x = max(taken, min(mark.from.x - width / 2, right - following - width))
        pills.append((Box(x: x, y: 0, width: width, height: 18), texts[index]))
        taken = x + width + PillRow.gap
      }
    }

    func elements(_ index: Int, top: Double) -> [Element] {
      let (box, text) = pills[index]
      let pill = Box(x: box.minX, y: top, width: box.width, height: box.height)
      return [
        .rectangle(pill, cornerX: 9, cornerY: 9, classes: "area ink pill"),
        .label(text, x: pill.midX, y: top + 13, style: .number, color: "page", anchor: .middle),
      ]
    }

    private static func width(of text: String) -> Double { LabelStyle.number.width(of: text) + 16 }

    private static func width(of texts: [String]) -> Double {
      texts.reduce(-gap) { $0 + width(of: $1) + gap }
    }
  }

  /// Marks every side that sticks out; the pills stand in one row, in the order of their sides.
  ///
  /// - Parameter top: where pills may stand, above the picture.
  func draw(on sheet: inout Sheet, top: Double) {
    let shown = marks.all.sorted { $0.from.x < $1.from.x }
    let told = shown.filter { $0.telling != .nothing }
    let pills = PillRow(told, from: sheet.margin, to: sheet.width - sheet.margin)
    var number = 0
    for mark in shown {
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
