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

/// In a form's columns on macOS labels end where the controls of all rows begin, behind the widest label and 8. A row
/// without a label begins there, and the rows keep the distances of a stack.
///
/// - Expect: form 360 × 190.786 at 0, 0
/// - Expect: field 350.5 × 24 at 9.5, 0
/// - Expect: toggle 70 × 16 at 53, 30
/// - Expect: picker 128.5 × 24 at 17, 52
/// - Expect: slider 360 × 23 at 0, 84.151
/// - Expect: stepper 64.5 × 26 at 8.5, 111.893
/// - Expect: button 53.5 × 24 at 53, 146.044
/// - Expect: text 29.5 × 16 at 53, 174.786
/// - Proposal: 360 × 320
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web form/basic, commit f9f1f0b9 (recorded with a line of 18.5 in the toggle, so 1.25 higher above
///   it and lower below)
#Preview("A form in columns on macOS") {
  Form {
    TextField("Name", text: .constant("Hello")).id("field")
    Toggle("Enabled", isOn: .constant(true)).id("toggle")
    Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    }
    .id("picker")
    Slider(value: .constant(0.5)) { Text("Volume") }.id("slider")
    Stepper("Count", value: .constant(1)).id("stepper")
    Button("Save") {}.id("button")
    Text("Plain").id("text")
  }
  .id("form")
}

/// Headers and footers of sections are rows without a label in a form's columns on macOS.
///
/// - Expect: form 360 × 161.044 at 0, 0
/// - Expect: field 360 × 24 at 0, 24.151
/// - Expect: toggle 70 × 16 at 43.5, 54.151
/// - Expect: optionsHeader 47.5 × 16 at 43.5, 76.151
/// - Expect: segmented 168 × 24 at 7.5, 100.302
/// - Expect: text 29.5 × 16 at 43.5, 129.044
/// - Expect: optionsFooter 39.5 × 16 at 43.5, 145.044
/// - Proposal: 360 × 360
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web form/sections, commit f9f1f0b9 (recorded with a line of 18.5 in the toggle)
#Preview("Sections of a form in columns on macOS") {
  Form {
    Section("Account") {
      TextField("Name", text: .constant("Hello")).id("field")
      Toggle("Enabled", isOn: .constant(false)).id("toggle")
    }
    Section {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }
      .pickerStyle(.segmented)
      .id("segmented")
      Text("Plain").id("text")
    } header: {
      Text("Options").id("optionsHeader")
    } footer: {
      Text("Footer").id("optionsFooter")
    }
  }
  .id("form")
}

/// A form in columns without labels is as wide as its content.
///
/// - Expect: toggle 70 × 16 at 65, _
/// - Proposal: 360 × 40
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web form/styles narrowToggle, commit f9f1f0b9
#Preview("A form in columns without labels") {
  Form { Toggle("Enabled", isOn: .constant(true)).id("toggle") }
    .frame(width: 200)
}

/// A row of a grouped form on macOS is as high as its label and 20; controls stand at its end and stick out.
///
/// - Expect: field 300 × 16 at 30, 55.5
/// - Expect: toggle 300 × 16 at 30, 92.5
/// - Expect: picker 300 × 16 at 30, 129.5
/// - Expect: footer 66 × 16 at 264, 165.5
/// - Expect: stepper 300 × 16 at 30, 247
/// - Expect: text 56 × 16 at 30, 284
/// - Proposal: 360 × 560
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web form/grouped, commit 49c51a96 (macOS 26.6; recorded with lines of 18.5)
#Preview("Rows of a grouped form on macOS") {
  Form {
    Section {
      TextField("Name", text: .constant("Hello")).id("field")
      Toggle("Enabled", isOn: .constant(true)).id("toggle")
      Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.id("picker")
    } header: {
      Text("Account")
    } footer: {
      Text("Footer text").id("footer")
    }
    Section("More") {
      Stepper("Count", value: .constant(1)).id("stepper")
      Text("Plain text").id("text")
    }
  }
  .formStyle(.grouped)
}
