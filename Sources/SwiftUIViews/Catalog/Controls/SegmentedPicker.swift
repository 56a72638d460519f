internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A picker with segments: on the phone they share the width, on the Mac all are as wide as the widest title needs.
extension Control {
  func segmentedPicker(_ label: [ViewValue], _ choices: [ViewValue], _ chosen: Int) -> ViewValue {
    let titles = choices.enumerated().map { index, choice in
      title(choice, isChosen: index == chosen)
    }
    if isPhone {
      let row = row(titles.map { framed($0, FlexibleFrameRule(maxWidth: .infinity)) }, spacing: 0)
      let bar = framed(row, FlexibleFrameRule(maxWidth: .infinity))
      return whole(behind(framed(bar, height: measures.segments.height), shapes(chosen, of: choices.count)))
    }
    let bar = behind(equalWidths(titles), shapes(chosen, of: choices.count))
    // In a form's columns the label does not affect the distances to other rows.
    let own: ControlRule.Preference = environment.lists.form == .columns ? .yielding : .ofContent
    return whole(beside(label, whole(yielding: bar)), above: own, below: own)
  }

  private func title(_ view: ViewValue, isChosen: Bool) -> ViewValue {
    var title = changed(view, "lineLimit") { $0.lineLimit = 1 }
    if isPhone {
      title = set(title, in: FontValue(base: .size(13)))
      let weight: Font.Weight = isChosen ? .semibold : .medium
      title = changed(title, "fontWeight") { $0.weight = weight }
    }
    return isEnabled ? title : faded(title)
  }

  private func shapes(_ chosen: Int, of count: Int) -> [DrawnShape] {
    let part = 1 / Double(max(count, 1))
    let segment = DrawnBox(
      part: Rect(x: Double(chosen) * part, y: 0, width: part, height: 1),
      points: Rect(x: 2, y: 2, width: -4, height: -4))
    let outline = isPhone ? Outline.capsule : .roundedRectangle(cornerWidth: 6, cornerHeight: 6)
    let inner = isPhone ? Outline.capsule : .roundedRectangle(cornerWidth: 4, cornerHeight: 4)
    var shapes = [DrawnShape(.fill(outline), ControlPaints.fill)]
    for index in 1..<max(count, 1) where index != chosen && index != chosen + 1 {
      let line = DrawnBox(Size(width: 1, height: 14), centredAt: UnitPoint(x: Double(index) * part, y: 0.5))
      shapes.append(DrawnShape(.fill(.rectangle), ControlPaints.line, in: line))
    }
    return shapes + [
      DrawnShape(.fill(inner), ControlPaints.selection, in: segment),
      DrawnShape(.line(inner, width: 0.5), ControlPaints.line, in: segment),
    ]
  }

  /// Titles side by side, each with the width of the widest and some room.
  private func equalWidths(_ titles: [ViewValue]) -> ViewValue {
    let measures = measures.segments
    let width = { (titles: [LayoutSubview]) -> Double in
      var widest = 0.0
      for title in titles { widest = max(widest, title.sizeThatFits(Proposal(width: nil, height: nil)).width) }
      return widest + measures.side
    }
    let layout = CustomLayout { _, titles in
      Size(width: Double(titles.count) * width(titles), height: measures.height)
    } placeSubviews: { bounds, _, titles in
      let width = width(titles)
      for (index, title) in titles.enumerated() {
        let middle = Point(x: bounds.minX + (Double(index) + 0.5) * width, y: bounds.midY)
        title.place(at: middle, anchor: .center, proposal: Proposal(width: width, height: bounds.size.height))
      }
    }
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let nodes = try builder.nodes(of: titles, in: environment)
        try builder.checkCount(site.source)
        return [builder.tree.addLayout(layout, children: nodes, info: site.info())]
      }, site: site("segments"))
  }
}
