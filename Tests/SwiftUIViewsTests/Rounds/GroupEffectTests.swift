import LayoutEngine
import Testing
import SwiftUIViews

/// SwiftUI applies a modifier of a `Group` or a `ForEach` to each of its views.
struct GroupEffectTests {
  private let names = """
    struct Names: PreferenceKey {
      static var defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    """

  @Test func everyViewOfAGroupAppears() throws {
    let run = try run(
      """
      #Preview {
        VStack {
          Group { Color.red; Color.blue }.onAppear { print("appeared") }
          ForEach(0..<3) { _ in Color.green }.task { print("task") }
        }
      }
      """)
    #expect(run.output == ["appeared", "appeared", "task", "task", "task"])
  }

  @Test func everyViewOfAGroupReportsItsOwnGeometry() throws {
    let run = try run(
      """
      #Preview {
        HStack {
          Group { Color.red.frame(width: 10); Color.blue.frame(width: 20) }
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { print($0) }
        }
      }
      """)
    #expect(run.output == ["10.0", "20.0"])
  }

  @Test func everyViewOfAGroupSetsAPreferenceOfItsOwn() throws {
    let run = try run(
      names + """
        #Preview {
          VStack {
            Group { Color.red; Color.blue }.preference(key: Names.self, value: ["group"])
            Color.red.preference(key: Names.self, value: ["single"])
          }
          .onPreferenceChange(Names.self) { print($0) }
        }
        """)
    #expect(run.output == [#"["group", "group", "single"]"#])
  }

  @Test func aPreferenceIsReadAndChangedViewByView() throws {
    let run = try run(
      names + """
        #Preview {
          VStack {
            Group {
              Color.red.preference(key: Names.self, value: ["a"])
              Color.blue.preference(key: Names.self, value: ["b"])
            }
            .transformPreference(Names.self) { $0.append("more") }
            .onPreferenceChange(Names.self) { print($0) }
          }
          .onPreferenceChange(Names.self) { print($0.count) }
        }
        """)
    #expect(run.output == [#"["a", "more"]"#, #"["b", "more"]"#, "4"])
  }

  @Test func everyViewOfAGroupGivesAnAnchorOfItsOwn() throws {
    let run = try run(
      """
      struct Frames: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
      }
      #Preview {
        HStack(spacing: 0) {
          Group { Color.red.frame(width: 10); Color.blue.frame(width: 20) }
            .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Frames.self) { anchors in
          GeometryReader { proxy in
            Color.clear.onAppear { for anchor in anchors { print(proxy[anchor].minX, proxy[anchor].width) } }
          }
        }
      }
      """)
    #expect(run.output == ["0.0 10.0", "10.0 20.0"])
  }

  @Test func rowsThatStayDoNotAppearAgainWhenOthersComeBeforeThem() throws {
    let run = try run(
      """
      struct Rows: View {
        @State private var rows = [1, 2]
        var body: some View {
          VStack {
            ForEach(rows, id: \\.self) { row in Color.red.logSizes("row \\(row)") }
              .onAppear { print("appeared"); rows = [0, 1, 2] }
          }
        }
      }
      #Preview { Rows() }
      """)
    #expect(run.output == ["appeared", "appeared", "appeared"])
  }

  @Test func transformAnchorPreferenceAddsToWhatIsInside() throws {
    let run = try run(
      """
      struct Frames: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
      }
      #Preview {
        Color.red.frame(width: 10)
          .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
          .padding(.leading, 5)
          .transformAnchorPreference(key: Frames.self, value: .bounds) { value, anchor in value.append(anchor) }
          .overlayPreferenceValue(Frames.self) { anchors in
            GeometryReader { proxy in
              Color.clear.onAppear { for anchor in anchors { print(proxy[anchor].minX, proxy[anchor].width) } }
            }
          }
      }
      """)
    #expect(run.output == ["5.0 10.0", "0.0 15.0"])
  }
}
