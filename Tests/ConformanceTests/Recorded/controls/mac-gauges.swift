import SwiftUI

/// A gauge is its label, a bar of 16 points and its value at a text's distances; labels of its ends stand 8 beside
/// the bar.
///
/// - Expect: bare 280 × 40.15087890625
/// - Expect: value 280 × 60.89306640625
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Gauge.md and gauge/basic, macOS 26.2
#Preview("Bar", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Gauge(value: 0.5) { Text("Speed") }.id("bare")
    Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    }.id("value")
  }
  .frame(width: 280)
}

/// A circular gauge is 58 × 58, a linear one fills its width in 8 points, one with a capacity in 52.
///
/// - Expect: ring 58 × 58
/// - Expect: capacity 58 × 58
/// - Expect: line 280 × 8
/// - Expect: capsule 280 × 52
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Gauge.md and gauge/accessory, macOS 26.2
#Preview("Accessories", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular).id("ring")
    Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity).id("capacity")
    Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear).id("line")
    Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    }.gaugeStyle(.accessoryLinearCapacity).id("capsule")
  }
  .frame(width: 280)
}
