import LayoutEngine
import Markup

/// The labels that found no place in the picture, by their badges' numbers.
enum NotesTable {
  private static let rowHeight = 22.0

  /// Draws the rows in one or two columns and returns where they end.
  static func draw(_ notes: [OverlayLayer.Note], on sheet: inout Sheet, top: Double) -> Double {
    let width = (Sheet.standardWidth - 2 * Sheet.margin - 16) / 2
    let fits = notes.allSatisfy { Self.width(of: $0) <= width }
    let columns = fits && notes.count > 1 ? 2 : 1
    let rows = (notes.count + columns - 1) / columns
    for (index, note) in notes.enumerated() {
      let column = index / rows
      let y = top + Double(index % rows) * rowHeight + rowHeight / 2
      draw(note, x: Sheet.margin + Double(column) * (width + 16), y: y, on: &sheet)
    }
    return top + Double(rows) * rowHeight
  }

  private static func width(of note: OverlayLayer.Note) -> Double {
    26 + note.label.name.width + 10 + note.label.question.width + 10 + note.label.answer.width
  }

  private static func draw(_ note: OverlayLayer.Note, x: Double, y: Double, on sheet: inout Sheet) {
    sheet.elements += Badge.elements(note.number, at: Point(x: x + 8.5, y: y))
    var position = x + 26
    let parts: [(NodeLabel.Part, LabelStyle, String)] = [
      (note.label.name, .name, "ink"), (note.label.question, .number, "proposal-text"),
      (note.label.answer, .number, "answer-text"),
    ]
    for (part, style, color) in parts where !part.text.isEmpty {
      let run = Element.TextRun(string: part.text, x: position, y: y + 4, classes: style.classes + " " + color)
      sheet.addText(run, style: style, width: part.width)
      position += part.width + 10
    }
  }
}
