import SwiftUI

/// Cards of an inset grouped list stand 16 in, and rows 16 further; the first is 35 down, and a row of one line 52 high. A header
/// takes 27.5 above and 10 below.
///
/// - Expect: row1 _ × 20.5 at 32, 50.75
/// - Expect: row2 at 32, 102.75
/// - Expect: detail 256 × 20.5 at 32, 264.75
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/list/basic (recorded 50.75, 106.75 and 280.75 with lines of 24.5)
#Preview("Inset grouped rows") {
  List {
    Section {
      Text("Apple").id("row1")
      Text("Banana").id("row2")
    }
    Section("More") {
      Text("Cherry")
      HStack {
        Text("Count")
        Spacer()
        Text("3")
      }.id("detail")
    }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// A footer stands 8 below its card, and the next card 23.5 below its line.
///
/// - Expect: header at 32, 10
/// - Expect: row at 32, 56.25
/// - Expect: next at 32, 155.75
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/list/footer (recorded 60.25 and 168.75 with taller lines); a footer's line of 15.67 in
///   cashapp/AccessibilitySnapshot SwiftUIListSectionTests testListWithHeadersAndFooters_26_2_402x874@3x.png
#Preview("A footer") {
  List {
    Section {
      Text("Apple").id("row")
    } header: {
      Text("Head").id("header")
    } footer: {
      Text("Footer").id("footer")
    }
    Section { Text("Next").id("next") }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// A header after a footer stands 16 below its line.
///
/// - Expect: row2 at 32, 173.25
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/list/footer-header (recorded 186.25 with taller lines), and the picture above
#Preview("A header after a footer") {
  List {
    Section {
      Text("Apple")
    } footer: {
      Text("Footer")
    }
    Section("Head") { Text("Next").id("row2") }
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// With a gap between rows each has a card of its own. (Below the last row of a section 0.5 more was recorded than the rules add up
/// to.)
///
/// - Expect: a1 at 32, 56.25
/// - Expect: a2 at 32, 120.25
/// - Expect: b1 at 32, 242.75
/// - Expect: b2 at 32, 306.75
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.5
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/list/spacing (recorded 60.25, 128.25, 258.75, 326.75 with taller lines)
#Preview("A gap between rows") {
  List {
    Section("A") {
      Text("One").id("a1")
      Text("Two").id("a2")
    }
    Section("B") {
      Text("One").id("b1")
      Text("Two").id("b2")
    }
  }
  .listRowSpacing(12)
  .previewDevice("iPhone SE (3rd generation)")
}

/// A plain list begins at its top, and a header stands 32 below the row before it.
///
/// - Expect: row1 at 16, 15.75
/// - Expect: row2 at 16, 67.75
/// - Expect: row3 at 16, 182.25
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/list/plain (recorded 15.75, 71.75 and 194.25 with taller lines)
#Preview("Plain rows") {
  List {
    Text("Apple").id("row1")
    Text("Banana").id("row2")
    Section("More") { Text("Cherry").id("row3") }
  }
  .listStyle(.plain)
  .previewDevice("iPhone SE (3rd generation)")
}

/// A row with higher content keeps 15 above and below it.
///
/// - Expect: slider at 32, 50
/// - Expect: next at 32, 111.75
/// - Proposal: 320 × 480
/// - Platform: iOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web ios/form/basic (a slider of 31 in a row of 61)
#Preview("A higher row") {
  List {
    Color.red.frame(height: 31).id("slider")
    Text("Next").id("next")
  }
  .previewDevice("iPhone SE (3rd generation)")
}

/// A list on macOS begins 10 down and 16 in; a row is 24 high.
///
/// - Expect: row1 at 16, 14
/// - Expect: row2 at 16, 38
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web list/basic
#Preview("Rows on macOS") {
  List {
    Text("Apple").id("row1")
    Text("Banana").id("row2")
  }
  .font(.system(size: 13))
}

/// Rows keep 4 above and below higher content; their insets are added to the margins, and a row is never below 24.
///
/// - Expect: high 40 × 40 at 16, 14
/// - Expect: middle at 16, 62
/// - Expect: inset 258 × _ at 46, 94
/// - Expect: last at 16, 118
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web list/basic (content 40 in a row of 48, 24 in 32, insets 2, 30, 2, 10 in 24)
#Preview("Higher rows on macOS") {
  List {
    Color.red.frame(width: 40, height: 40).id("high")
    Color.red.frame(width: 24, height: 24).id("middle")
    Text("Inset").frame(maxWidth: .infinity, alignment: .leading).id("inset")
      .listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 2, trailing: 10))
    Text("Last").id("last")
  }
  .font(.system(size: 13))
}

/// A plain list on macOS.
///
/// - Expect: row1 at 8, 4
/// - Expect: row2 at 8, 28
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web list/styles
#Preview("A plain list on macOS") {
  List {
    Text("Apple").id("row1")
    Text("Banana").id("row2")
  }
  .font(.system(size: 13))
  .listStyle(.plain)
}

/// A bordered list on macOS.
///
/// - Expect: row1 at 7, 5
/// - Expect: row2 at 7, 29
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web list/styles
#Preview("A bordered list on macOS") {
  List {
    Text("Apple").id("row1")
    Text("Banana").id("row2")
  }
  .font(.system(size: 13))
  .listStyle(.bordered)
}

/// Rows of a sidebar are 32 high.
///
/// - Expect: row1 at 16, 18
/// - Expect: row2 at 16, 50
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.3
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web list/styles (recorded 16.75 with a line of 18.5)
#Preview("A sidebar on macOS") {
  List {
    Text("Apple").id("row1")
    Text("Banana").id("row2")
  }
  .listStyle(.sidebar)
}

/// A header or footer on macOS has 6 above and below its line, and sections are 20 apart. The recorded lines of 16 are made of views here.
///
/// - Expect: row at 16, 42
/// - Expect: vegHeader at 16, 112
/// - Expect: carrot at 16, 138
/// - Expect: vegFooter at 16, 164
/// - Expect: cherry at 16, 210
/// - Proposal: 320 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web list/sections
#Preview("Sections on macOS") {
  List {
    Section {
      Text("Apple").id("row")
      Text("Banana")
    } header: {
      Color.red.frame(width: 40, height: 16)
    }
    Section {
      Text("Carrot").id("carrot")
    } header: {
      Color.red.frame(width: 40, height: 16).id("vegHeader")
    } footer: {
      Color.red.frame(width: 40, height: 16).id("vegFooter")
    }
    Section { Text("Cherry").id("cherry") }
  }
  .font(.system(size: 13))
}

/// A grouped form on macOS has cards 20 in, rows with 10 around them, and lines between.
///
/// - Expect: row 300 × 16 at 30, _
/// - Expect: next 300 × 16 at 30, 67
/// - Proposal: 360 × 300
/// - Platform: macOS
/// - Tolerance: 0.01
/// - Confidence: derived
/// - Source: iamcgn/swiftui-web form/styles (recorded rows 39.5 apart with lines of 18.5)
#Preview("A grouped form on macOS") {
  Form {
    Text("One").frame(maxWidth: .infinity).id("row")
    Text("Two").frame(maxWidth: .infinity).id("next")
  }
  .font(.system(size: 13))
  .formStyle(.grouped)
}
