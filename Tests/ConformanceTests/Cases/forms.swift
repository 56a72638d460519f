import SwiftUI

/// The rows of a form are those of an inset grouped list. Toggle, picker and stepper are as high as their labels there, and
/// stick out; a slider keeps 15 above and below it.
///
/// - Expect: name 256 × 22 at 32, 55.5
/// - Expect: toggle 256 × 20.5 at 32, 108.25
/// - Expect: picker 256 × 20.5 at 32, 218.25
/// - Expect: stepper 256 × 20.5 at 32, 270.25
/// - Expect: slider 256 × 31 at 32, 321.5
/// - Expect: button _ × 20.5 at 32, 383.25
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/form/basic, commit 33be5002 (recorded 59.5, 116.25, 234.25, 290.25, 345.5 and 407.25
///   with taller lines)
#Preview("Controls in a form") {
  Form {
    Section("Profile") {
      TextField("Name", text: .constant("Ada")).id("name")
      Toggle("Visible", isOn: .constant(true)).id("toggle")
    }
    Section("Printing") {
      Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.id("picker")
      Stepper("Copies", value: .constant(2)).id("stepper")
      Slider(value: .constant(0.5)).id("slider")
      Button("Print") {}.id("button")
    }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// The icons of labels in rows are centred in 24, and the titles begin 16 further on.
///
/// - Expect: title at 72, _
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web ios/label/list, commit 33be5002
#Preview("A label in a row") {
  List {
    Label {
      Text("Wi-Fi").id("title")
    } icon: {
      Image(systemName: "wifi")
    }
  }
  .previewDevice("iPhone SE (3rd generation)")
}
