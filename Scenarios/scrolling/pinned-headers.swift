import SwiftUI

/// Headers are rows of the lazy stack. Pinned ones are moved while somebody scrolls; nothing is laid out differently.
#Preview("Pinned headers", traits: .fixedLayout(width: 280, height: 300)) {
  ScrollView {
    LazyVStack(alignment: .leading, spacing: 8, pinnedViews: .sectionHeaders) {
      ForEach(["North", "South"], id: \.self) { side in
        Section {
          ForEach(1..<5, id: \.self) { Text("\(side) pier \($0)").padding(.horizontal) }
        } header: {
          Text(side).bold().frame(maxWidth: .infinity, alignment: .leading).padding(8).background(.gray.opacity(0.2))
        }
      }
    }
  }
}
