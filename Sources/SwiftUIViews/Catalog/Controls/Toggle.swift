internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Toggle`: a switch, a checkbox or a button.
extension Catalog {
  static let toggles: [CatalogEntry] = [
    control("Toggle", "Its label and a switch; on the Mac a checkbox.", style: toggleStyle) {
      call throws(Diagnostics) in
      let label = try controlLabel(call)
      let isOn = try call.heldFlag("isOn") ?? false
      return { control throws(Diagnostics) in control.toggle(label, isOn: isOn) }
    }
  ]
}

extension Control {
  fileprivate func toggle(_ label: [ViewValue], isOn: Bool) -> ViewValue {
    switch style {
    case "button": return toggleButton(label, isOn: isOn)
    case "automatic" where !isPhone && environment.lists.form != .grouped, "checkbox":
      return checkbox(label, isOn: isOn)
    default: break
    }
    let mark = switchMark(isOn)
    // A phone's switch has its baselines at the top of its row.
    if isPhone { return whole(spreadInRow(label, mark, width: measures.toggle.room.width), baseline: 0) }
    return whole(beside(label, whole(yielding: mark)), above: .ofContent, below: .ofContent)
  }

  /// A part that asks for the default distances only if no text is next to it.
  func whole(yielding mark: ViewValue) -> ViewValue {
    let rule = Rule.control(ControlRule(above: .yielding, below: .yielding))
    return ViewValue(.modified(mark, .rule(rule)), site: site("control"))
  }

  // MARK: Switch

  func switchMark(_ isOn: Bool) -> ViewValue {
    let isSmall = environment.lists.form == .grouped
    let measures = isSmall ? ToggleMeasures.smallOfMac : measures.toggle
    let side = (measures.room.width - measures.track.width) / 2
    let ground = isOn ? dimmed(environment.tint == nil && isPhone ? ControlPaints.green : tint) : ControlPaints.fill
    let edge = UnitPoint(x: isOn ? 1 : 0, y: 0.5)
    let knob = DrawnBox(measures.knob, at: edge, x: isOn ? -side - measures.inset : side + measures.inset)
    return mark(
      "switch", measures.room,
      [
        DrawnShape(.fill(.capsule), ground, in: DrawnBox(measures.track, at: .center)),
        DrawnShape(.fill(.capsule), ControlPaints.knob, in: knob),
      ])
  }

  // MARK: Checkbox

  private func checkbox(_ label: [ViewValue], isOn: Bool) -> ViewValue {
    if isPhone { warn("a checkbox on iOS", standIn: "the checkbox of the Mac") }
    let own = ControlRule.Preference.distance(6)
    let box = box(isOn: isOn)
    guard showsLabel, !label.isEmpty else { return whole(box, above: own, below: own) }
    let row = row(
      [centredOnCapitals(box, isWhole: true), joined(label)], spacing: measures.toggle.checkboxGap,
      alignment: .firstTextBaseline)
    return whole(row, above: own, below: own)
  }

  private func box(isOn: Bool) -> ViewValue {
    let side = measures.toggle.checkbox
    let outline = Outline.roundedRectangle(cornerWidth: 4, cornerHeight: 4)
    let checkmark = DrawnShape(
      .symbol("checkmark"), ControlPaints.white, in: DrawnBox(Size(width: 11, height: 11), at: .center))
    return mark(
      "checkbox", Size(width: side, height: side),
      isOn
        ? [DrawnShape(.fill(outline), tint), checkmark]
        : [
          DrawnShape(.fill(outline), ControlPaints.field),
          DrawnShape(.line(outline, width: 1), ControlPaints.fill.opacity(2)),
        ])
  }

  // MARK: Button

  private func toggleButton(_ label: [ViewValue], isOn: Bool) -> ViewValue {
    if isPhone { warn("a toggle as a button on iOS", standIn: "a button with a border") }
    return whole(borderedButton(joined(label), isProminent: isOn))
  }
}
