import SwiftUI

/// From right to left the first child stands on the right. Leading and trailing change sides, the numbers of the proposals
/// do not change.
#Preview("A row", traits: .fixedLayout(width: 320, height: 120)) {
  HStack(spacing: 12) {
    Circle().fill(.teal).frame(width: 40, height: 40)
    VStack(alignment: .leading) {
      Text("مرحبا").font(.headline)
      Text("مواعيد العبارة").foregroundStyle(.secondary)
    }
    Spacer()
    Image(systemName: "chevron.forward")
  }
  .padding()
  .environment(\.layoutDirection, .rightToLeft)
}
