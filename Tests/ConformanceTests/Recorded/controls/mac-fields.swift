import SwiftUI

/// A field without a border is 16 points a line, and ideally 4 wider than its text.
///
/// - Expect: hello 35 × 16
/// - Expect: number 37.3 × 16
/// - Expect: price 45 × 16
/// - Expect: empty 75.5 × 16
/// - Expect: wrapped 200 × 32
/// - Expect: limited 200 × 32
/// - Expect: reserved 200 × 48
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/TextField.md, macOS 26.2
#Preview("Plain", traits: .fixedLayout(width: 360, height: 300)) {
  VStack {
    Group {
      TextField("Placeholder", text: .constant("Hello")).id("hello").fixedSize()
      TextField("Placeholder", text: .constant("1,234")).id("number").fixedSize()
      TextField("Placeholder", text: .constant("$12.50")).id("price").fixedSize()
      TextField("Placeholder", text: .constant("")).id("empty").fixedSize()
    }
    Group {
      TextField("", text: .constant("One two three four five six seven eight"), axis: .vertical).id("wrapped")
      TextField("", text: .constant("One\nTwo\nThree"), axis: .vertical).lineLimit(2).id("limited")
      TextField("", text: .constant("One"), axis: .vertical).lineLimit(3, reservesSpace: true).id("reserved")
    }
    .frame(width: 200)
  }
  .textFieldStyle(.plain)
}

/// A field with a bezel is 24 points high and takes the width it is proposed; its text stands 6 in, on a baseline of
/// 17.
///
/// - Expect: left 156 × 24 at 20, _
/// - Expect: right 156 × 24 at 184, _
/// - Expect: square 320 × 24
/// - Expect: secure 320 × 24
/// - Expect: line 1 × 1 at _, 72
/// - Platform: macOS
/// - Tolerance: 0.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/TextField.md and textfield/basic, macOS 26.2
#Preview("With a bezel", traits: .fixedLayout(width: 360, height: 200)) {
  VStack {
    HStack(alignment: .firstTextBaseline) {
      TextField("Left", text: .constant("")).id("left")
      TextField("Right", text: .constant("")).id("right")
    }
    TextField("Square", text: .constant("")).textFieldStyle(.squareBorder).id("square")
    SecureField("Password", text: .constant("secret")).id("secure")
  }
  .frame(width: 320)
  .overlay(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
    Color.red.frame(width: 1, height: 1).id("line")
  }
}
