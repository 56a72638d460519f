import SwiftUI

/// In a form of the Mac the labels of all rows end where their controls begin, behind the widest of them and 8 points. A
/// row without a label begins there too.
#Preview("Labels in a column") {
  Form {
    TextField("Name", text: .constant("Alba")).id("name")
    Picker("Port", selection: .constant(1)) {
      Text("Lisbon").tag(1)
      Text("Horta").tag(2)
    }
    Slider(value: .constant(0.4)) { Text("Sail area") }
    Stepper("Crew", value: .constant(3))
    Toggle("In the harbour", isOn: .constant(true))
    Button("Save") {}
  }
  .id("form")
  .frame(width: 340)
  .padding(20)
  .previewDevice("Mac window")
}
