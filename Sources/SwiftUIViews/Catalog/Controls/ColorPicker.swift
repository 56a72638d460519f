internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ColorPicker`: its label and a well of the colour.
extension Catalog {
  static let colorPickers: [CatalogEntry] = [
    control("ColorPicker", "Its label and a well of the colour.", styles: "ColorPickerStyle") {
      call throws(Diagnostics) in
      let label = try controlLabel(call)
      var paint = SystemColor.blue
      if let selection = call.given("selection") {
        let held = try call.held(selection)
        if case .color(let color)? = held.swiftUI { paint = color.paint }
        if let named = SystemColor.all.first(where: { $0.name == held.symbolName }) { paint = named.paint }
      }
      return { control throws(Diagnostics) in control.colorPicker(label, paint) }
    }
  ]
}

extension Control {
  fileprivate func colorPicker(_ label: [ViewValue], _ paint: Paint) -> ViewValue {
    guard isPhone else {
      let outline = Outline.roundedRectangle(cornerWidth: 6, cornerHeight: 6)
      let inner = Outline.roundedRectangle(cornerWidth: 3, cornerHeight: 3)
      let well = mark(
        "well", measures.colorWell,
        [
          DrawnShape(.fill(outline), dimmed(ControlPaints.fill)),
          DrawnShape(.fill(inner), paint, in: DrawnBox(insetX: 4, insetY: 4)),
        ])
      return whole(beside(label, whole(yielding: well)), above: .ofContent, below: .ofContent)
    }
    warn("ColorPicker on iOS", standIn: "its label, and a well of 28 × 28 points")
    let well = mark("well", measures.colorWell, phoneWell(paint))
    return whole(showsLabel ? spread([column(label)], well) : well)
  }

  /// The colour in a ring of all colours.
  private func phoneWell(_ paint: Paint) -> [DrawnShape] {
    let colors = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"]
    let all = SystemColor.all
    let part = 1 / Double(colors.count)
    return colors.enumerated().compactMap { index, name in
      guard let color = all.first(where: { $0.name == name }) else { return nil }
      let start = Double(index) * part
      return DrawnShape(.polygon(Arc.ring(from: start, to: start + part, width: 0.12)), color.paint)
    } + [DrawnShape(.fill(.circle), paint, in: DrawnBox(insetX: 5, insetY: 5))]
  }
}
