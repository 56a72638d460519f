internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Slider`: a track with a knob, as wide as it is proposed.
extension Catalog {
  static let sliders: [CatalogEntry] = [
    control("Slider", "A track and a knob; the Mac shows its label.", styles: "SliderStyle") {
      call throws(Diagnostics) in
      // A closure with a parameter is called when the knob is moved, and is not the label.
      let label = try call.firstClosureTakesNothing ? controlLabel(call) : []
      let ends = (try call.labelledViews("minimumValueLabel"), try call.labelledViews("maximumValueLabel"))
      let fraction = try fraction(call, of: "value", in: "in")
      return { control throws(Diagnostics) in control.slider(label, ends, fraction) }
    }
  ]
}

extension Control {
  fileprivate func slider(
    _ label: [ViewValue], _ ends: ([ViewValue], [ViewValue]), _ fraction: Double
  ) -> ViewValue {
    let track = framed(drawing(sliderShapes(fraction)), height: measures.slider.height)
    if isPhone {
      guard !ends.0.isEmpty || !ends.1.isEmpty else { return whole(track) }
      warn("a slider's value labels on iOS", standIn: "the labels beside its track")
      return whole(row(ends.0 + [track] + ends.1, spacing: measures.labelGap))
    }
    let small = { (views: [ViewValue]) in
      views.map { self.set($0, in: FontValue(base: .textStyle(.footnote))) }
    }
    let beside = (showsLabel ? label : []) + small(ends.0)
    if beside.isEmpty, ends.1.isEmpty { return whole(track, above: .yielding, below: .yielding) }
    if environment.lists.form != nil { return formSlider(label, ends: (small(ends.0), small(ends.1)), track) }
    let row = row(beside + [whole(yielding: track)] + small(ends.1), spacing: measures.labelGap)
    return whole(row, above: .ofContent, below: .ofContent)
  }

  /// In a form's row the label and the track are where they were recorded.
  private func formSlider(
    _ label: [ViewValue], ends: ([ViewValue], [ViewValue]), _ track: ViewValue
  ) -> ViewValue {
    let bar = ends.0.isEmpty && ends.1.isEmpty ? track : row(ends.0 + [track] + ends.1, spacing: measures.labelGap)
    guard environment.lists.form == .columns, showsLabel, !label.isEmpty else {
      if environment.lists.form == .grouped {
        warn("a slider in a grouped form", standIn: "a track in the room beside its label")
      }
      return whole(beside(label, bar), above: .yielding, below: .yielding)
    }
    let (labelTop, trackTop) = (MacMeasures.formSliderLabelTop, MacMeasures.formSliderTrackTop)
    let title = inset(joined(label), top: labelTop)
    let rest = inset(bar, top: trackTop, bottom: labelTop - trackTop)
    return whole(beside([title], rest, alignment: .top), above: .yielding, below: .yielding)
  }

  private func inset(_ view: ViewValue, top: Double, bottom: Double = 0) -> ViewValue {
    let insets = Insets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return ViewValue(.modified(view, .rule(.padding(insets))), site: site("padding"))
  }

  private func sliderShapes(_ fraction: Double) -> [DrawnShape] {
    let measures = measures.slider
    // The knob stays inside the track's ends.
    let place = DrawnBox(
      part: Rect(x: fraction, y: 0.5, width: 0, height: 0),
      points: Rect(
        x: -fraction * measures.knob.width, y: -measures.knob.height / 2, width: measures.knob.width,
        height: measures.knob.height))
    let filled = DrawnBox(
      part: Rect(x: 0, y: 0.5, width: fraction, height: 0),
      points: Rect(x: 0, y: -measures.track / 2, width: (0.5 - fraction) * measures.knob.width, height: measures.track))
    let whole = DrawnBox(
      part: Rect(x: 0, y: 0.5, width: 1, height: 0),
      points: Rect(x: 0, y: -measures.track / 2, width: 0, height: measures.track))
    return [
      DrawnShape(.fill(.capsule), ControlPaints.fill, in: whole), DrawnShape(.fill(.capsule), tint, in: filled),
      DrawnShape(.fill(.capsule), ControlPaints.knob, in: place),
      DrawnShape(.line(.capsule, width: 1), ControlPaints.line, in: place),
    ]
  }
}
