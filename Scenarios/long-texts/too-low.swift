import SwiftUI

/// A height for two lines and a half shows two. The text answers less than it was offered, and the rest is told by three dots.
#Preview("Too low", traits: .fixedLayout(width: 300, height: 140)) {
  Text("The timetable of the coming weeks has been put up at the pier, beside the one of last year, which is still wrong.")
    .border(.blue)
    .frame(width: 240, height: 52)
    .border(.red)
}
