import SwiftUI

/// A checkbox keeps 6 points from anything; a control with a label keeps the label's distances, and a slider gives
/// way to them. The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: field _ × 24 at _, 0
/// - Expect: checkbox _ × 16 at _, 30
/// - Expect: picker _ × 24 at _, 52
/// - Expect: slider _ × 16 at _, 84.15087890625
/// - Expect: stepper _ × 26 at _, 104.89306640625
/// - Expect: button _ × 24 at _, 139.0439453125
/// - Expect: text _ × 16 at _, 167.7861328125
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/form/basic and form/sections, macOS 26.2
#Preview("Between controls", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    TextField("Name", text: .constant("")).id("field")
    Toggle("Choice", isOn: .constant(true)).id("checkbox")
    Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.id("picker")
    Slider(value: .constant(0.5)).id("slider")
    Stepper("Count", value: .constant(1)).id("stepper")
    Button("Go") {}.id("button")
    Text("End").id("text")
  }
  .frame(maxHeight: .infinity, alignment: .top)
}

/// Two wells keep the distance below a label; segments keep a text's.
///
/// - Expect: first _ × 24 at _, 0
/// - Expect: second _ × 24 at _, 32.15087890625
/// - Expect: checkbox _ × 16 at _, 62.15087890625
/// - Expect: text _ × 16 at _, 84.15087890625
/// - Expect: segments _ × 24 at _, 108.3017578125
/// - Expect: end _ × 16 at _, 137.0439453125
/// - Expect: field _ × 24 at _, 161.19482421875
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/form/basic and form/sections, macOS 26.2
#Preview("Wells and segments", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    ColorPicker("Accent", selection: .constant(.red)).id("first")
    ColorPicker("Tint", selection: .constant(.red)).id("second")
    Toggle("Choice", isOn: .constant(true)).id("checkbox")
    Text("Text").id("text")
    Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.pickerStyle(.segmented).labelsHidden().id(
      "segments")
    Text("End").id("end")
    TextField("Name", text: .constant("")).id("field")
  }
  .frame(maxHeight: .infinity, alignment: .top)
}
