import SwiftUI

/// A menu is as wide as its widest choice and 47.5; a segment as the widest title and 21; radio buttons stand 6
/// apart. The recording Mac stretched the lines of text styles; the heights are those without it.
///
/// - Expect: menu 128.5 × 24
/// - Expect: bare 92.5 × 24
/// - Expect: icon 160.5 × 24
/// - Expect: segments 234 × 24
/// - Expect: two 132 × 24
/// - Expect: radio 102 × 60
/// - Platform: macOS
/// - Tolerance: 1.5
/// - Confidence: measured
/// - Source: iamcgn/swiftui-web Docs/elements/Picker.md, picker/basic and picker/forms, macOS 26.2
#Preview("Menus and segments", traits: .fixedLayout(width: 360, height: 240)) {
  VStack {
    Picker("Fruit", selection: .constant(1)) { choices }.id("menu")
    Picker("Fruit", selection: .constant(2)) { choices }.labelsHidden().id("bare")
    Picker(selection: .constant(1)) {
      choices
    } label: {
      Label {
        Text("Fruit")
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
    }
    .id("icon")
    Picker("Fruit", selection: .constant(1)) { choices }.pickerStyle(.segmented).id("segments")
    Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Banana").tag(2)
    }
    .pickerStyle(.segmented).labelsHidden().id("two")
    Picker("Fruit", selection: .constant(1)) { choices }.pickerStyle(.radioGroup).id("radio")
  }
}

private var choices: some View {
  Group {
    Text("Apple").tag(1)
    Text("Banana").tag(2)
    Text("Cherry").tag(3)
  }
}
