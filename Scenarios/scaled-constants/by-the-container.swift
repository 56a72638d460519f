import SwiftUI

/// Two thirds of the container's width, whatever the container is, and a height by the button's ratio. No device is named.
#Preview("Two thirds of a phone") {
  Booking().previewDevice("iPhone 12 Pro Max")
}

/// On a tablet two thirds would be 546.7 points. The button is held at 320, and the rest of the page is free for more.
#Preview("At most 320 of a tablet") {
  Booking().previewDevice("iPad Air 11-inch (M4)")
}

struct Booking: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Quay 3, berth 12").font(.title2)
      // region: button
      RoundedRectangle(cornerRadius: 16)
        .foregroundStyle(.indigo)
        .overlay { Text("Book a berth").foregroundStyle(.white) }
        .aspectRatio(250 / 60, contentMode: .fit)
        .containerRelativeFrame(.horizontal) { width, _ in
          min(width * 250 / 375, 320)
        }
        .id("button")
      // endregion
      Spacer()
    }
    .padding(.top)
  }
}
