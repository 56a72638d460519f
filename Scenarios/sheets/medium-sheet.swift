import SwiftUI

struct HarbourMap: View {
  @State private var showsTides = true

  var body: some View {
    Color.cyan.opacity(0.3)
      .ignoresSafeArea()
      .overlay { Text("Harbour") }
      .sheet(isPresented: $showsTides) { Tides() }
  }
}

struct Tides: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Tides").font(.title2).bold()
      Divider()
      ForEach(["04:12", "10:30", "16:41"], id: \.self) { time in
        HStack {
          Text(time).monospacedDigit()
          Spacer()
          Text("High water").foregroundStyle(.secondary)
        }
      }
      Spacer()
      Button("Close") {}.buttonStyle(.bordered).frame(maxWidth: .infinity)
    }
    .padding()
    .id("tides")
    .presentationDetents([.medium, .large])
  }
}

/// A sheet is laid out as a preview of its own after the view that attaches it. At its medium height it floats: it keeps
/// 6 points free at its sides and below, and what is inside is proposed the rest.
#Preview("A medium sheet") {
  HarbourMap().previewDevice("iPhone SE (3rd generation)")
}

/// An alert is 299 points wide, whatever it says; its buttons share that width.
#Preview("An alert") {
  Color.cyan.opacity(0.3)
    .alert("Leave the harbour?", isPresented: .constant(true)) {
      Button("Stay", role: .cancel) {}
      Button("Leave") {}
    } message: {
      Text("The tide turns at half past four.")
    }
    .previewDevice("iPhone SE (3rd generation)")
}
