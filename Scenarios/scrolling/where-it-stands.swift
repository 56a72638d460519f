import SwiftUI

/// A lazy row proposes its children no width and its own height. The proxy has scrolled until the seventh is at the trailing
/// edge.
#Preview("To the seventh", traits: .fixedLayout(width: 300, height: 100)) {
  ScrollViewReader { proxy in
    ScrollView(.horizontal) {
      LazyHStack(spacing: 8) {
        ForEach(1..<10) { number in
          Text("\(number)").frame(width: 56, height: 56).background(.teal.opacity(0.3)).id(number)
        }
      }
    }
    .frame(height: 72)
    .onAppear { proxy.scrollTo(7, anchor: .trailing) }
  }
}

/// Content that is longer than the scroll view begins at its end here, and shorter content stands there.
#Preview("From the end", traits: .fixedLayout(width: 300, height: 140)) {
  HStack(spacing: 20) {
    ScrollView {
      VStack {
        ForEach(1..<8) { Text("Entry \($0)") }
      }
    }
    .scrollPosition(initialAnchor: .bottom)
    .border(.red)
    ScrollView { Text("Only one entry") }.defaultScrollAnchor(.bottom).border(.red)
  }
  .padding()
}

/// Margins belong to the content: it begins 24 points inside the scroll view and may still go up to the edge when it is
/// scrolled. Where clipping is off, it is drawn beyond.
#Preview("Margins, and not clipped", traits: .fixedLayout(width: 300, height: 130)) {
  ScrollView(.horizontal) {
    HStack {
      ForEach(0..<5) { _ in Color.orange.frame(width: 60, height: 60) }
    }
  }
  .contentMargins(.horizontal, 24)
  .scrollClipDisabled()
  .border(.red)
  .frame(width: 180)
}

struct Log: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      ScrollView {
        Color.teal.frame(width: 100, height: 300)
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: { _, new in
        height = new
      }
      Text("\(Int(height)) points of content")
    }
  }
}

/// The scroll view is only as high as the column leaves it, and what it scrolls is 300 points high. It says so once it is
/// laid out, so the text has its number in the second round.
#Preview("How much there is", traits: .fixedLayout(width: 260, height: 150)) {
  Log()
}
