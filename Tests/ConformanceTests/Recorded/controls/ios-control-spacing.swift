import SwiftUI

/// A text keeps its distance above a switch, a borderless button its label's above itself; other controls keep 8
/// points. The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: text _ × 20.5 at _, 0
/// - Expect: toggle _ × 30 at _, 31.309
/// - Expect: plain _ × 20.5 at _, 67.91
/// - Expect: bordered _ × 34.5 at _, 96.41
/// - Expect: field _ × 22 at _, 138.91
/// - Expect: rounded _ × 34 at _, 168.91
/// - Expect: slider _ × 31 at _, 210.91
/// - Expect: stepper _ × 32 at _, 249.91
/// - Expect: segments _ × 31 at _, 289.91
/// - Expect: end _ × 20.5 at _, 327.51
/// - Proposal: 320 × 400
/// - Platform: iOS
/// - Tolerance: 0.02
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Fixtures/Goldens/ios/layout/controls, commit 33be5002 (iPhone SE, iOS 26.0)
struct IOSBetweenControls: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("Text").id("text")
      Toggle("Toggle", isOn: .constant(true)).id("toggle")
      Button("Plain") {}.id("plain")
      Button("Bordered") {}.buttonStyle(.bordered).id("bordered")
      TextField("Field", text: .constant("")).id("field")
      TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder).id("rounded")
      Slider(value: .constant(0.5)).id("slider")
      Stepper("Stepper", value: .constant(1)).id("stepper")
      Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented).id("segments")
      Text("End").id("end")
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .frame(width: 320, height: 400)
    .previewDevice("iPhone SE (3rd generation)")
  }
}
