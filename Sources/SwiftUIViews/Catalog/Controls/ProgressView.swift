internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ProgressView`: a bar, or a ring where there is no value.
extension Catalog {
  static let progressViews: [CatalogEntry] = [
    control("ProgressView", "A bar with its label above, or a ring with its label below.", style: progressStyle) {
      call throws(Diagnostics) in
      let label = try controlLabel(call)
      let value = try call.labelledViews("currentValueLabel")
      var fraction: Double?
      if let given = call.given("value"), let number = try call.held(given).number {
        let total = try call.given("total").flatMap { (value) throws(Diagnostics) in try call.held(value).number } ?? 1
        fraction = total > 0 ? min(max(number / total, 0), 1) : 0
      }
      let isBar = call.given("value") != nil || call.given("timerInterval") != nil
      return { control throws(Diagnostics) in
        control.progress(
          label, value, fraction, isBar: control.style == "linear" || isBar && control.style != "circular")
      }
    }
  ]
}

extension Control {
  fileprivate func progress(
    _ label: [ViewValue], _ value: [ViewValue], _ fraction: Double?, isBar: Bool
  ) -> ViewValue {
    let label = showsLabel ? label : []
    if !isBar {
      let side = size == "mini" || size == "small" ? measures.progress.smallRing : measures.progress.ring
      let ring = mark("ring", Size(width: side, height: side), ringShapes(fraction))
      return whole(label.isEmpty ? ring : column([ring] + label, spacing: nil), above: .ofContent, below: .ofContent)
    }
    if isPhone, !value.isEmpty {
      warn("a progress bar's value on iOS", standIn: "the value \(4) points below the bar")
    }
    let bar = framed(drawing(barShapes(fraction ?? 0.4)), height: measures.progress.bar)
    if label.isEmpty, value.isEmpty { return whole(bar) }
    return whole(
      column(label + [bar] + value, spacing: measures.progress.gap, alignment: .leading), above: .ofContent,
      below: .ofContent)
  }

  private func barShapes(_ fraction: Double) -> [DrawnShape] {
    let height = measures.progress.line
    let box = { (part: Double) in
      DrawnBox(
        part: Rect(x: 0, y: 0.5, width: part, height: 0), points: Rect(x: 0, y: -height / 2, width: 0, height: height))
    }
    return [
      DrawnShape(.fill(.capsule), ControlPaints.fill, in: box(1)), DrawnShape(.fill(.capsule), tint, in: box(fraction)),
    ]
  }

  /// The phone has spokes with a value, too.
  private func ringShapes(_ fraction: Double?) -> [DrawnShape] {
    if !isPhone, let fraction {
      let ground = DrawnShape(.polygon(Arc.ring(from: 0, to: 1, width: 0.14)), ControlPaints.fill)
      guard fraction > 0 else { return [ground] }
      return [ground, DrawnShape(.polygon(Arc.ring(from: 0, to: fraction, width: 0.14)), tint)]
    }
    return Arc.spokes(8).map { spoke in
      DrawnShape(.polygon(spoke.points), SystemColor.secondary.opacity(0.35 + 0.65 * spoke.fading))
    }
  }
}
