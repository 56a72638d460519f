internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Stepper`: a label and two buttons, which are side by side on the phone and above each other on the Mac.
extension Catalog {
  static let steppers: [CatalogEntry] = [
    control("Stepper", "Its label and the buttons for less and more.", styles: "StepperStyle") {
      call throws(Diagnostics) in
      let label = try controlLabel(call)
      return { control throws(Diagnostics) in control.stepper(label) }
    }
  ]
}

extension Control {
  fileprivate func stepper(_ label: [ViewValue]) -> ViewValue {
    let mark = mark("buttons", measures.stepper, isPhone ? phoneButtons : macButtons)
    if isPhone { return whole(spreadInRow(label, mark, width: measures.stepper.width), baseline: 0) }
    return whole(beside(label, whole(yielding: mark)), above: .ofContent, below: .ofContent)
  }

  private var phoneButtons: [DrawnShape] {
    let ink = dimmed(environment.paint(nil))
    let sign = Size(width: 16, height: 16)
    return [
      DrawnShape(.fill(.capsule), ControlPaints.fill),
      DrawnShape(
        .fill(.rectangle), ControlPaints.line, in: DrawnBox(Size(width: 1, height: 18), at: .center)),
      DrawnShape(.symbol("minus"), ink, in: DrawnBox(sign, centredAt: UnitPoint(x: 0.27, y: 0.5))),
      DrawnShape(.symbol("plus"), ink, in: DrawnBox(sign, centredAt: UnitPoint(x: 0.73, y: 0.5))),
    ]
  }

  private var macButtons: [DrawnShape] {
    let ink = dimmed(environment.paint(nil))
    let arrow = Size(width: 9, height: 7)
    return [
      DrawnShape(.fill(.roundedRectangle(cornerWidth: 6, cornerHeight: 6)), ControlPaints.fill),
      DrawnShape(
        .fill(.rectangle), ControlPaints.line, in: DrawnBox(Size(width: 14, height: 1), at: .center)),
      DrawnShape(.symbol("chevron.up"), ink, in: DrawnBox(arrow, at: .center, y: -6)),
      DrawnShape(.symbol("chevron.down"), ink, in: DrawnBox(arrow, at: .center, y: 6)),
    ]
  }
}
