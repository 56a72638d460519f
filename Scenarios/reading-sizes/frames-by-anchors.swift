import SwiftUI

struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct Longest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The row hands up where its words are, as anchors. Over it a reader asks for their frames and draws around both; a view
/// over another one changes no size.
/// - Figure: focus "HStack"
#Preview("Around two words", traits: .fixedLayout(width: 280, height: 100)) {
  HStack(spacing: 40) {
    Text("Ebb").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    Text("Slack water").font(.title3)
    Text("Flood").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
  }
  .overlayPreferenceValue(Bounds.self) { anchors in
    GeometryReader { reader in
      ForEach(0..<anchors.count, id: \.self) { index in
        let frame = reader[anchors[index]]
        Rectangle().stroke(.red, lineWidth: 2)
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

/// Behind the column stands a card for the whole of it, which adds its own frame to what the word inside has handed up.
/// - Figure: focus "VStack"
#Preview("Behind all of them", traits: .fixedLayout(width: 280, height: 120)) {
  VStack {
    Text("Ebb").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    Text("Flood")
  }
  .padding()
  .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
  .backgroundPreferenceValue(Bounds.self) { anchors in
    GeometryReader { reader in
      ForEach(0..<anchors.count, id: \.self) { index in
        let frame = reader[anchors[index]]
        Color.yellow.opacity(0.3)
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

struct Meter: View {
  @State private var bars = 1

  var body: some View {
    VStack {
      Text("Three bars, one of them added on the way")
        .preference(key: Longest.self, value: 2)
        .transformPreference(Longest.self) { $0 += 1 }
      HStack {
        ForEach(0..<bars, id: \.self) { _ in Color.teal.frame(width: 40, height: 12) }
      }
    }
    .onPreferenceChange(Longest.self) { bars = $0 }
  }
}

/// The text says 2, and around it 1 is added. So the second round of the layout has three bars.
#Preview("One more on the way", traits: .fixedLayout(width: 340, height: 90)) {
  Meter()
}

/// In the coordinates of the frame that is named, the square begins 30 points from the left, wherever the frame is.
#Preview("In coordinates of its own", traits: .fixedLayout(width: 280, height: 110)) {
  HStack(spacing: 0) {
    Color.teal.frame(width: 30, height: 30)
    GeometryReader { reader in
      Text("\(Int(reader.frame(in: .named("dock")).minX)) points from the left")
    }
  }
  .frame(width: 220, height: 40)
  .border(.red)
  .coordinateSpace(name: "dock")
}
