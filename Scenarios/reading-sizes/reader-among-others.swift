import SwiftUI

/// A geometry reader takes all that the other two leave, and puts its text into the top leading corner of that. The text
/// itself would need a line.
#Preview("A reader among others", traits: .fixedLayout(width: 240, height: 160)) {
  // region: column
  VStack {
    Text("Tide")
    GeometryReader { reader in
      Text("\(Int(reader.size.width)) points wide")
    }
    .border(.red)
    Text("High water")
  }
  .border(.blue)
  // endregion
}

/// Behind the text a reader is proposed exactly what the text answered, takes that, and disturbs nobody.
#Preview("A reader in a background", traits: .fixedLayout(width: 240, height: 160)) {
  VStack {
    Text("Tide")
    Text("A line of its own")
      .background {
        GeometryReader { reader in
          Color.yellow
        }
      }
      .border(.red)
    Text("High water")
  }
  .border(.blue)
}
