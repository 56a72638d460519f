import SwiftUI

/// An overlay is offered the size of what it lies on and changes nothing about it: the badge may stick out, the row does not
/// grow.
#Preview("A badge", traits: .fixedLayout(width: 240, height: 120)) {
  HStack(spacing: 24) {
    Image(systemName: "bell").font(.largeTitle)
      .overlay(alignment: .topTrailing) {
        Text("12").font(.caption2.bold()).foregroundStyle(.white).padding(5).background(.red, in: Circle())
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    Text("Notices")
  }
}
