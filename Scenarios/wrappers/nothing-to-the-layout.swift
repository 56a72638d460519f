import SwiftUI

struct Rounded: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(8).background(.yellow.opacity(0.4), in: .rect(cornerRadius: 8))
  }
}

struct Berth: View, Equatable {
  var number: Int

  var body: some View { Text("No. \(number)") }
}

/// A hidden type, a view that is compared before it is made anew, a group and a pair are as large as what is in them. The
/// stack gets the views of a group and of a pair as its own children and puts its spacing between them, too.
#Preview("Wrappers without a size", traits: .fixedLayout(width: 340, height: 90)) {
  HStack(spacing: 12) {
    AnyView(Text("Pier"))
    EquatableView(content: Berth(number: 7))
    Group {
      Text("Ebb")
      Text("Flood")
    }
    TupleView((Text("North"), Text("South")))
  }
}

/// A modifier of one's own is a view around a view. `modifier` makes the same of it as writing the two down does.
#Preview("A modifier by hand", traits: .fixedLayout(width: 300, height: 90)) {
  HStack(spacing: 16) {
    Text("Ebb").modifier(Rounded())
    ModifiedContent(content: Text("Flood"), modifier: Rounded())
  }
}
