import Explanation
import LayoutEngine

/// The finding as the title, and below it the account that decided.
enum HeaderLayer {
  /// Draws both and returns where they end.
  static func draw(_ title: String, _ account: String, on sheet: inout Sheet) -> Double {
    let room = sheet.width - 2 * sheet.margin
    var y = sheet.addParagraph(title, .title, color: "ink", x: sheet.margin, y: 34, room: room, mostLines: 5)
    guard !account.isEmpty else { return y + 10 }
    y = sheet.addParagraph(
      account, .note, color: "muted", x: sheet.margin, y: y + 21, room: room, mostLines: 6)
    return y + 10
  }

  /// The scale in words, without a place to break the line.
  static func scale(_ unit: Double) -> String {
    "1\u{00A0}pt\u{00A0}=\u{00A0}" + LengthText.length(unit, decimals: 2) + "\u{00A0}px"
  }

  /// The container's size and the scale, once for the whole figure.
  static func facts(_ record: IndexedTrace, _ plan: PicturePlan) -> String {
    var text = "Container " + LengthText.size(record.trace.container)
    if !plan.coversContainer { text += ", shown in part" }
    text += " · sizes in points, " + scale(plan.unit)
    if let standIns = record.trace.standInSentence { text += " · " + standIns }
    var effects: [String] = []
    let nodes = record.trace.nodes
    for index in nodes.indices where nodes[index].isPlaced {
      for name in nodes[index].info.undrawnEffects where !effects.contains(name) { effects.append(name) }
    }
    return effects.isEmpty ? text : text + " · not drawn: " + effects.joined(separator: ", ")
  }
}
