internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Gauge`: a value between two ends, on a bar or a ring.
extension Catalog {
  static let gauges: [CatalogEntry] = [
    control("Gauge", "Its label, a bar or ring, and its value.", style: gaugeStyle) { call throws(Diagnostics) in
      let parts = GaugeParts(
        label: try controlLabel(call), value: try call.labelledViews("currentValueLabel"),
        least: try call.labelledViews("minimumValueLabel"), most: try call.labelledViews("maximumValueLabel"),
        fraction: try fraction(call, of: "value", in: "in"))
      return { control throws(Diagnostics) in control.gauge(parts) }
    }
  ]
}

/// What a gauge shows.
private struct GaugeParts {
  var label: [ViewValue]
  var value: [ViewValue]
  var least: [ViewValue]
  var most: [ViewValue]
  var fraction: Double
}

extension Control {
  fileprivate func gauge(_ parts: GaugeParts) -> ViewValue {
    if isPhone { warn("Gauge on iOS", standIn: "the gauge of the Mac") }
    switch style {
    case "accessoryCircular", "accessoryCircularCapacity", "circular": return whole(ringGauge(parts))
    case "accessoryLinear", "linear": return whole(lineGauge(parts))
    case "accessoryLinearCapacity": return whole(capsuleGauge(parts), above: .ofContent, below: .ofContent)
    default: return whole(barGauge(parts), above: .ofContent, below: .ofContent)
    }
  }

  /// The label above a bar that is filled up to the value, and the value below.
  private func barGauge(_ parts: GaugeParts) -> ViewValue {
    let bar = framed(drawing(filled(parts.fraction, 8)), height: MacMeasures.gaugeBar)
    let row = ended(bar, parts)
    return column((showsLabel ? parts.label : []) + [row] + parts.value, spacing: nil)
  }

  private func capsuleGauge(_ parts: GaugeParts) -> ViewValue {
    let bar = framed(drawing(filled(parts.fraction, MacMeasures.gaugeLine)), height: MacMeasures.gaugeLine)
    let value = parts.value.map {
      framed(set($0, in: FontValue(base: .size(12))), height: MacMeasures.gaugeValueLine)
    }
    let label = (showsLabel ? parts.label : []).map { set($0, in: FontValue(base: .size(13))) }
    return column(label + [ended(bar, parts)] + value, spacing: MacMeasures.gaugeLabelGap, alignment: .leading)
  }

  /// A line with a mark at the value; the labels at its ends are higher than the line and stick out.
  private func lineGauge(_ parts: GaugeParts) -> ViewValue {
    let height = MacMeasures.gaugeLine
    let mark = DrawnBox(
      part: Rect(x: parts.fraction, y: 0, width: 0, height: 1),
      points: Rect(x: -height / 2, y: 0, width: height, height: 0))
    let line = drawing([
      DrawnShape(.fill(.capsule), tint.opacity(0.5)), DrawnShape(.fill(.circle), ControlPaints.knob, in: mark),
      DrawnShape(.line(.circle, width: 1.5), tint, in: mark),
    ])
    var ends = parts
    let large = FontValue(base: .size(17), weight: .semibold)
    ends.least = parts.least.map { set($0, in: large) }
    ends.most = parts.most.map { set($0, in: large) }
    return framed(ended(framed(line, height: height), ends), height: height)
  }

  private func ringGauge(_ parts: GaugeParts) -> ViewValue {
    let side = MacMeasures.gaugeRing
    let isCapacity = style == "accessoryCircularCapacity"
    let (start, end) = isCapacity ? (0.0, 1.0) : (-0.375, 0.375)
    let reached = start + (end - start) * parts.fraction
    let width = 6 / side
    let ground = isCapacity ? ControlPaints.fill : tint.opacity(0.5)
    var shapes = [DrawnShape(.polygon(Arc.ring(from: start, to: end, width: width)), ground)]
    if isCapacity, parts.fraction > 0 {
      shapes.append(DrawnShape(.polygon(Arc.ring(from: start, to: reached, width: width)), tint))
    } else if !isCapacity {
      let dot = Arc.point(reached, 0.5 - width / 2)
      for (diameter, paint) in [(10.0, ControlPaints.knob), (7, tint)] {
        let box = DrawnBox(Size(width: diameter, height: diameter), centredAt: dot)
        shapes.append(DrawnShape(.fill(.circle), paint, in: box))
      }
    }
    let ring = mark("ring", Size(width: side, height: side), shapes)
    let value = parts.value.map { set($0, in: FontValue(base: .size(24), weight: .medium)) }
    let inside = value.isEmpty ? parts.label.map { set($0, in: FontValue(base: .size(11))) } : value
    guard !inside.isEmpty else { return ring }
    return ViewValue(.modified(ring, .secondary([joined(inside)], .center, isBackground: false)), site: site("overlay"))
  }

  /// A bar between the labels of its ends.
  private func ended(_ bar: ViewValue, _ parts: GaugeParts) -> ViewValue {
    if parts.least.isEmpty, parts.most.isEmpty { return bar }
    return row(parts.least + [bar] + parts.most, spacing: measures.labelGap)
  }

  private func filled(_ fraction: Double, _ height: Double) -> [DrawnShape] {
    let box = { (part: Double) in
      DrawnBox(
        part: Rect(x: 0, y: 0.5, width: part, height: 0), points: Rect(x: 0, y: -height / 2, width: 0, height: height))
    }
    return [
      DrawnShape(.fill(.capsule), ControlPaints.fill, in: box(1)), DrawnShape(.fill(.capsule), tint, in: box(fraction)),
    ]
  }
}
