import Explanation
import LayoutEngine
import Markup

/// The title, and once for the whole figure the container's size and the scale.
enum HeaderLayer {
  static func draw(_ record: IndexedTrace, _ space: PictureSpace, on sheet: inout Sheet) {
    let title = NodeName.shortened(sheet.title, to: 64)
    sheet.addText(
      Element.TextRun(string: title, x: Sheet.margin, y: 36, classes: "title ink"), style: .title)
    sheet.addText(
      Element.TextRun(string: facts(record, space), x: Sheet.margin, y: 57, classes: "note muted"), style: .note)
  }

  private static func facts(_ record: IndexedTrace, _ space: PictureSpace) -> String {
    var text = "Container " + LengthText.size(record.trace.container)
    if !space.showsWholeContainer { text += ", shown in part" }
    text += " · sizes in points, 1 pt = " + LengthText.length(space.unit, decimals: 2) + " px"
    guard let standIns = record.trace.standInSentence else { return text }
    return text + " · " + NodeName.shortened(standIns, to: 64)
  }
}
