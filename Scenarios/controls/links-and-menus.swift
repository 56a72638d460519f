import SwiftUI

/// A link is as large as its title. With a border, room is added around a button; the shape of the border makes no
/// difference to that.
#Preview("Links and borders", traits: .fixedLayout(width: 380, height: 100)) {
  HStack(spacing: 16) {
    Link("Tide tables", destination: URL(string: "https://example.com")!)
    Button("Sail") {}.buttonStyle(.bordered)
    Button("Sail") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
  }
}

/// How large the system makes a button for sharing is not known; a button with its symbol and title stands for it.
#Preview("Sharing", traits: .fixedLayout(width: 200, height: 80)) {
  ShareLink(item: "Tides")
}

/// A menu in iOS is as large as its label. With the border of a button there is the room of a button around it.
#Preview("Menus", traits: .fixedLayout(width: 320, height: 100)) {
  HStack(spacing: 20) {
    Menu("Berths") { Button("Number 7") {} }
    Menu("Berths") { Button("Number 7") {} }.menuStyle(.button).buttonStyle(.bordered).menuIndicator(.hidden)
  }
}

/// In one line, a date picker puts its date at the end of the width it is offered.
#Preview("A date in a line", traits: .fixedLayout(width: 340, height: 80)) {
  DatePicker("Arrival", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    .datePickerStyle(.compact)
    .padding()
}

/// An editor takes all that it is offered, in any style.
#Preview("An editor", traits: .fixedLayout(width: 260, height: 120)) {
  TextEditor(text: .constant("Log of the day")).textEditorStyle(.plain).padding()
}
