import SwiftUI

/// Two capsules begin at the same corner, one as long as the reader, the other seven tenths of it. Both fill what they
/// are given and start where it starts, so the reader's way of placing them is just what is wanted.
#Preview("A tank, seven tenths full", traits: .fixedLayout(width: 240, height: 80)) {
  VStack(alignment: .leading) {
    Text("Water")
    Level(full: 0.7)
  }
  .padding()
}

// region: level
struct Level: View {
  let full: Double

  var body: some View {
    GeometryReader { tank in
      Capsule().fill(.gray.opacity(0.3))
      Capsule().fill(.teal).frame(width: tank.size.width * full)
    }
    .frame(height: 8)
  }
}
// endregion
