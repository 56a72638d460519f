import SwiftUI

/// Three paragraphs in one column. Each is as wide as its longest line, which is less than what it was offered.
#Preview("Paragraphs", traits: .fixedLayout(width: 340, height: 420)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("The harbour at night").font(.title2.bold())
    Text("When the last ferry is in, the harbour belongs to the gulls. Lamps burn on the outer mole, and now and then a rope creaks, although there is hardly any wind.")
    Text("The keeper walks his round. He counts the boats as others count sheep, but he is not allowed to fall asleep over it.")
    Text("Towards four it grows light. The first nets are hauled over the rail before the town has had its coffee.").italic()
  }
  .padding()
}
