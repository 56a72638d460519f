import SwiftUI

/// The line below a row begins at the row's leading text, wherever that stands: behind a symbol, or in the middle. A guide of
/// the row's own puts it elsewhere: the third one begins where the content does.
///
/// - Figure: focus "rows"
#Preview("Lines below rows", traits: .fixedLayout(width: 320, height: 300)) {
  List {
    HStack {
      Image(systemName: "star")
      Text("Behind a star")
    }
    HStack {
      Spacer()
      Text("In the middle")
      Spacer()
    }
    HStack {
      Image(systemName: "heart")
      Text("From the edge")
    }
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    Text("Nothing below the last")
  }
  .id("rows")
}
