import SwiftUI

/// As long as a picture has not come, an asynchronous one is as large as what stands for it: here a box of 80 by 60.
#Preview("Before it has come", traits: .fixedLayout(width: 260, height: 110)) {
  HStack {
    AsyncImage(url: URL(string: "https://example.com/harbour.png")) { image in
      image.resizable()
    } placeholder: {
      Color.gray.opacity(0.3).frame(width: 80, height: 60)
    }
    Text("Harbour")
  }
}
