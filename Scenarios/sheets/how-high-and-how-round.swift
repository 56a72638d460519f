import SwiftUI

/// A sheet that may be 240 points high, with a handle, corners and a background of its own. Inside it the colour takes
/// what the text leaves.
#Preview("A low sheet") {
  Color.cyan.opacity(0.3)
    .sheet(isPresented: .constant(true)) {
      VStack {
        Text("Tides").padding(.top, 24)
        Color.orange.opacity(0.4)
      }
      .presentationDetents([.height(240)])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(32)
      .presentationBackground(.yellow.opacity(0.2))
    }
    .previewDevice("iPhone SE (3rd generation)")
}

/// A cover has the whole screen and its safe area.
#Preview("A cover") {
  Color.cyan.opacity(0.3)
    .fullScreenCover(isPresented: .constant(true)) {
      Color.orange.opacity(0.4).overlay { Text("Tides") }
    }
    .previewDevice("iPhone SE (3rd generation)")
}

/// A dialog has a button for each choice, one below the other. How much room the system keeps around them is not known; that
/// of an alert stands for it.
#Preview("A dialog") {
  Color.cyan.opacity(0.3)
    .confirmationDialog("Leave the harbour?", isPresented: .constant(true)) {
      Button("With the tide") {}
      Button("At once") {}
    }
    .previewDevice("iPhone SE (3rd generation)")
}

/// A popover is taken to be as large as what is in it would like to be.
#Preview("A popover") {
  Text("Tides")
    .popover(isPresented: .constant(true)) {
      Text("High water at 16:30").padding()
    }
    .previewDevice("iPad (A16)")
}
