import LayoutEngine
import Markup

/// Explains what the figure uses, drawn by the functions that draw the figure itself.
struct LegendLayer {
  enum Entry: Int, CaseIterable {
    case proposal, answer, overflow, guide, firstPass, secondPass, middle

    var text: String {
      switch self {
      case .proposal: "? proposed by the parent"
      case .answer: "= answered by the view"
      case .overflow: "larger than its parent"
      case .guide: "first baseline"
      case .firstPass: "track, first pass"
      case .secondPass: "track, second pass"
      case .middle: "middle"
      }
    }
  }

  private var used: Set<Int> = []
  private static let sample = Size(width: 26, height: 12)
  private static let rowHeight = 22.0

  mutating func uses(_ entry: Entry) { used.insert(entry.rawValue) }

  /// Draws the entries in lines and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    let entries = Entry.allCases.filter { used.contains($0.rawValue) }
    guard !entries.isEmpty else { return top }
    let (left, right) = (Sheet.margin, Sheet.standardWidth - Sheet.margin)
    sheet.elements.append(.line(Point(x: left, y: top + 0.5), Point(x: right, y: top + 0.5), classes: "line hair"))
    var x = left
    var y = top + 12
    for entry in entries {
      let textWidth = LabelStyle.note.width(of: entry.text)
      let width = LegendLayer.sample.width + 8 + textWidth
      if x + width > right, x > left {
        x = left
        y += LegendLayer.rowHeight
      }
      let box = Box(
        x: x, y: y + (LegendLayer.rowHeight - LegendLayer.sample.height) / 2, width: LegendLayer.sample.width,
        height: LegendLayer.sample.height)
      sheet.elements += LegendLayer.sample(entry, in: box)
      let run = Element.TextRun(
        string: entry.text, x: box.maxX + 8, y: y + LegendLayer.rowHeight / 2 + 4, classes: "note muted")
      sheet.addText(run, style: .note, width: textWidth)
      x += width + 22
    }
    return y + LegendLayer.rowHeight
  }

  private static func sample(_ entry: Entry, in box: Box) -> [Element] {
    let (left, right) = (Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY))
    switch entry {
    case .proposal: return OutlineStrokes.proposalElements([(left, right)])
    case .answer: return OutlineStrokes.answer(box)
    case .overflow:
      let mark = OverflowLayer.Mark(from: left, to: right, area: box, text: "")
      return OverflowLayer.elements(mark)
    case .guide, .middle: return [.line(left, right, classes: "line guide")]
    case .firstPass: return GridPassesPanel.ghost(box)
    case .secondPass: return GridPassesPanel.solid(box)
    }
  }
}
