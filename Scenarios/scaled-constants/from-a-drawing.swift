import SwiftUI

/// The screen of the drawing, 375 by 667 points: a button 100 from the top and 40 from the side, and a gauge below it.
#Preview("As it was drawn", traits: .fixedLayout(width: 375, height: 667)) {
  DrawnPage(drawing: Drawing(screen: CGSize(width: 375, height: 667)))
}

/// On 428 by 926 points, distances down the page grow by 926 ÷ 667 and those across it by 428 ÷ 375. The button is scaled
/// across and the gauge down, each by its longer side, and both keep their shape.
#Preview("On a larger phone", traits: .fixedLayout(width: 428, height: 926)) {
  DrawnPage(drawing: Drawing(screen: CGSize(width: 428, height: 926)))
}

/// The same phone on its side. The button is 617 points wide now, and what goes down the page is two thirds of what was
/// drawn.
#Preview("Held sideways", traits: .fixedLayout(width: 926, height: 428)) {
  DrawnPage(drawing: Drawing(screen: CGSize(width: 926, height: 428)))
}

/// On a tablet lengths across the page are 2.2 times what was drawn, those down the page 1.8 times. The words on the button
/// are as large as ever.
#Preview("On a tablet", traits: .fixedLayout(width: 820, height: 1180)) {
  DrawnPage(drawing: Drawing(screen: CGSize(width: 820, height: 1180)))
}

struct DrawnPage: View {
  let drawing: Drawing

  var body: some View {
    let button = drawing.size(250, 60)
    let gauge = drawing.size(40, 200)
    // region: page
    VStack(alignment: .leading, spacing: drawing.down(50)) {
      RoundedRectangle(cornerRadius: 16)
        .foregroundStyle(.indigo)
        .frame(width: button.width, height: button.height)
        .overlay { Text("Book a berth").foregroundStyle(.white) }
        .id("button")
      Color.teal
        .frame(width: gauge.width, height: gauge.height)
        .id("gauge")
      Spacer()
    }
    .padding(.top, drawing.down(100))
    .padding(.leading, drawing.across(40))
    .frame(maxWidth: .infinity, alignment: .leading)
    // endregion
  }
}
