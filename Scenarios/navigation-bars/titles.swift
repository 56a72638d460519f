import SwiftUI

struct Harbours: View {
  var body: some View {
    List {
      Section("North") {
        ForEach(["Aberdeen", "Lerwick", "Stromness"], id: \.self) { name in
          NavigationLink(name) { Text(name) }
        }
      }
      Section("South") {
        ForEach(["Brixham", "Falmouth", "Newlyn"], id: \.self) { name in
          NavigationLink(name) { Text(name) }
        }
      }
    }
    .navigationTitle("Harbours")
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Image(systemName: "plus")
        }
      }
    }
  }
}

/// A stack takes all it is proposed. Its bar keeps the content clear of the top, and a large title adds a line to the bar.
#Preview("A large title") {
  NavigationStack { Harbours() }.previewDevice("iPhone 17")
}

/// An inline title stands between the buttons, so the list begins higher.
#Preview("An inline title") {
  NavigationStack { Harbours().navigationBarTitleDisplayMode(.inline) }.previewDevice("iPhone 17")
}

/// A search field stands at the bottom of a phone's screen.
#Preview("A search field") {
  NavigationStack { Harbours().searchable(text: .constant(""), prompt: "Find a harbour") }.previewDevice("iPhone 17")
}
