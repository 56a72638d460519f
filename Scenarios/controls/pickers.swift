import SwiftUI

/// A menu is as wide as what it shows, segments share the width, and a date stands at the end of its row.
#Preview("What is selected", traits: .fixedLayout(width: 300, height: 200)) {
  VStack {
    Picker("Fruit", selection: .constant("Cherry")) {
      ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
    }
    Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Medium").tag(2)
      Text("Large").tag(3)
    }
    .pickerStyle(.segmented)
    DatePicker("Starts", selection: .constant(Date()))
    Menu("Options") { Button("Copy") {} }
  }
  .padding(.horizontal)
}
