import SwiftUI

/// A slider fills its width and is 16 points high; its label stands 8 before the track, its value labels 8 beside
/// it. The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: half 320 × 16
/// - Expect: narrow 120 × 16
/// - Expect: labelled 320 × 16
/// - Expect: min 17.5 × _ at 73, _
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Slider.md and slider/basic, macOS 26.2
#Preview("Tracks", traits: .fixedLayout(width: 360, height: 240)) {
  VStack(alignment: .leading) {
    Slider(value: .constant(0.5)).id("half")
    Slider(value: .constant(0.5)).frame(width: 120).id("narrow")
    Slider(value: .constant(0.5)) { Text("Volume") }.id("labelled")
    Slider(value: .constant(0.5)) {
      Text("Volume")
    } minimumValueLabel: {
      Text("Min").id("min")
    } maximumValueLabel: {
      Text("Max")
    }
  }
  .frame(width: 320)
}
