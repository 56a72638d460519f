import SwiftUI

/// A label is its icon, 8 points and its title, the middle of the icon as high as the middle of the title's
/// capitals.
///
/// - Expect: label 58.5 × 24
/// - Expect: small _ × 16
/// - Expect: dot 12 × 12 at _, 58.420166015625
/// - Expect: wide _ × 40
/// - Expect: title _ × 16 at _, 91.579833984375
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Label.md and label/basic, macOS 26.2
#Preview("Icons", traits: .fixedLayout(width: 360, height: 120)) {
  VStack(alignment: .leading, spacing: 8) {
    Color.clear.frame(height: 16)
    Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 24, height: 24)
    }
    .id("label")
    Label {
      Text("Title")
    } icon: {
      Circle().frame(width: 12, height: 12).id("dot")
    }
    .id("small")
    Label {
      Text("Title").id("title")
    } icon: {
      Color.red.frame(width: 64, height: 40)
    }
    .id("wide")
  }
}

/// In a list's row the icon has 16 points, in whose middle it stands, and the title follows 6 behind.
///
/// - Expect: label 48.5 × 24
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/List.md, macOS 26.2
#Preview("In a row", traits: .fixedLayout(width: 360, height: 240)) {
  List {
    Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 24, height: 24)
    }
    .id("label").fixedSize()
  }
}
