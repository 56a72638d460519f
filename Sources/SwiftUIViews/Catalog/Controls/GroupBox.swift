internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `GroupBox`: its content on a card, under its label.
extension Catalog {
  static let groupBoxes: [CatalogEntry] = [
    control("GroupBox", "Its content on a card, and its label above.", style: groupBoxStyle) {
      call throws(Diagnostics) in
      let label = try controlLabel(call, isFirstClosureLabel: false)
      let content = try call.givenViews("content")
      return { control throws(Diagnostics) in control.groupBox(label, content) }
    }
  ]
}

extension Control {
  fileprivate func groupBox(_ label: [ViewValue], _ content: [ViewValue]) -> ViewValue {
    let label = showsLabel ? label : []
    guard isPhone else { return whole(macBox(label, content)) }
    warn("GroupBox on iOS", standIn: "its label above its content, with 16 points around them")
    let titles = label.map { set($0, in: FontValue(base: .textStyle(.headline))) }
    let column = column(titles + content, spacing: nil, alignment: .leading)
    return whole(card(padded(column, side: 16, edge: 16), corner: 12))
  }

  private func macBox(_ label: [ViewValue], _ content: [ViewValue]) -> ViewValue {
    let margin = MacMeasures.groupBoxMargin
    let inside = content.count == 1 ? content[0] : column(content, spacing: nil)
    let card = card(padded(inside, side: margin, edge: margin), corner: 12)
    guard !label.isEmpty else { return card }
    let insets = Insets(top: 0, leading: MacMeasures.groupBoxLabelSide, bottom: 0, trailing: 0)
    let small = set(joined(label), in: FontValue(base: .size(MacMeasures.groupBoxLabelSize)))
    let title = ViewValue(.modified(small, .rule(.padding(insets))), site: site("padding"))
    return column([title, card], spacing: MacMeasures.groupBoxLabelGap, alignment: .leading)
  }

  private func card(_ view: ViewValue, corner: Double) -> ViewValue {
    let outline = Outline.roundedRectangle(cornerWidth: corner, cornerHeight: corner)
    return behind(view, [DrawnShape(.fill(outline), ControlPaints.card)])
  }
}
