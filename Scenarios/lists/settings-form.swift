import SwiftUI

struct SettingsPage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var volume = 0.4

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        Toggle("Visible", isOn: $isOn)
      }
      Section {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Stepper("Copies", value: .constant(2))
        Slider(value: $volume)
        Button("Sign Out", role: .destructive) {}
      } header: {
        Text("Printing")
      } footer: {
        Text("The next page is printed in the morning.")
      }
    }
  }
}

/// A form on a phone is a list of controls: each row has the insets and the least height of a list's.
#Preview("A form on a phone") {
  SettingsPage().previewDevice("iPhone 17")
}
