import SwiftUI

struct Drawing: View {
  @State private var showsDetails = true

  var body: some View {
    ZStack {
      Color.indigo.opacity(0.15)
      Circle().fill(.indigo).frame(width: 120, height: 120)
    }
    .inspector(isPresented: $showsDetails) {
      Form {
        Section("Position") {
          LabeledContent("X", value: "40")
          LabeledContent("Y", value: "64")
        }
        Section("Fill") {
          LabeledContent("Colour", value: "Indigo")
        }
      }
      .formStyle(.grouped)
      .inspectorColumnWidth(240)
    }
  }
}

/// Where there is width enough, an inspector is a column beside its view, which keeps the rest.
///
/// - Figure: focus "inspector"
#Preview("In a window") {
  Drawing().previewDevice("Mac window")
}

/// The same on a tablet.
///
/// - Figure: focus "inspector"
#Preview("On an iPad") {
  Drawing().previewDevice("iPad (A16)")
}

/// On a phone it is a sheet, which takes nothing from the view.
#Preview("On an iPhone") {
  Drawing().previewDevice("iPhone 17")
}
