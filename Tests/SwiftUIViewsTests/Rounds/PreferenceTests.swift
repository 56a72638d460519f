import LayoutEngine
import Testing
import ViewProgram
import SwiftUIViews

private let names = """
  struct Names: PreferenceKey {
    static var defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  """

@Test func preferencesMergeInTheOrderOfTheViews() throws {
  let run = try run(
    names + """
      #Preview {
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          HStack {
            Color.red.preference(key: Names.self, value: ["b"])
            Color.red
          }
          Color.red.background(Color.blue.preference(key: Names.self, value: ["c"]))
        }
        .onPreferenceChange(Names.self) { print($0) }
      }
      """)
  #expect(run.output == [#"["a", "b", "c"]"#])
}

@Test func preferenceOfAContainerReplacesThoseInside() throws {
  let run = try run(
    names + """
      #Preview {
        VStack {
          VStack { Color.red.preference(key: Names.self, value: ["inside"]) }
            .preference(key: Names.self, value: ["outside"])
          Color.red.preference(key: Names.self, value: ["other"])
            .transformPreference(Names.self) { $0.append("more") }
        }
        .onPreferenceChange(Names.self) { names in print(names) }
      }
      """)
  #expect(run.output == [#"["outside", "other", "more"]"#])
}

@Test func preferenceThatNoViewSetsIsTheDefault() throws {
  let run = try run(names + "#Preview { Color.red.onPreferenceChange(Names.self) { print($0) } }")
  #expect(run.output == ["[]"])
}

@Test func overlaySeesPreferencesInTheSameRound() throws {
  let run = try run(
    names + """
      #Preview {
        Color.red.preference(key: Names.self, value: ["now"])
          .overlayPreferenceValue(Names.self) { names in Text(names.joined(separator: " ")) }
      }
      """)
  #expect(run.texts == ["now"])
  #expect(run.trace.verdict == .settled(after: 1))
}

@Test func overlaySeesAReadersPreferencesInTheNextRound() throws {
  let run = try run(
    """
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    #Preview {
      Color.red.frame(width: 60, height: 20)
        .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
        .overlayPreferenceValue(Width.self) { width in Color.blue.frame(width: width / 2).logSizes("half") }
    }
    """)
  #expect(run.frame("half")?.size.width == 30)
  #expect(run.trace.verdict == .settled(after: 2))
  #expect(run.trace.rounds[0].changes == [StateChange(name: "Width", old: "0.0", new: "60.0")])
}

@Test func anchorsAreResolvedInAReader() throws {
  let run = try run(
    """
    struct Bounds: PreferenceKey {
      typealias Value = [Anchor<CGRect>]
      static var defaultValue: Value = []
      static func reduce(value: inout Value, nextValue: () -> Value) { value.append(contentsOf: nextValue()) }
    }
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 30)
        Color.red.frame(width: 20, height: 50).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let bounds = proxy[anchors[0]]
          Color.blue.frame(width: bounds.width, height: bounds.height).offset(x: bounds.minX).logSizes("mark")
            .onAppear { print(bounds) }
        }
      }
    }
    """)
  #expect(run.output == ["(50.0, 0.0, 20.0, 50.0)"])
  #expect(run.frame("mark")?.size == Size(width: 20, height: 50))
}

@Test func keyWithoutDefaultIsToldAndStopsNothing() throws {
  let code = """
    struct Empty: PreferenceKey {}
    #Preview { Color.red.onPreferenceChange(Empty.self) { print($0) } }
    """
  let warning = try run(code).warnings.first
  #expect(warning?.code == .notRun)
  #expect(warning?.message.contains("'Empty' does not conform to PreferenceKey") == true)
}

@Test(arguments: [("background", true), ("overlay", false)])
func aPreferenceLayerIsDrawnBehindOrInFrontAsNamed(_ layer: String, _ isBehind: Bool) throws {
  let run = try run(
    names + """
      #Preview {
        Color.red.\(layer)PreferenceValue(Names.self) { _ in Color.blue }
      }
      """)
  let node = try #require(run.trace.nodes.first { $0.info.name == "\(layer)PreferenceValue" })
  #expect(node.info.isBackground == isBehind)
}

@Test(arguments: ["LazyVStack(spacing: 0)", "LazyVGrid(columns: [GridItem()], spacing: 0)", "VStack(spacing: 0)"])
func aRowOutOfViewHasNoPreferences(_ container: String) throws {
  let run = try run(
    names + """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          \(container) {
            ForEach(0..<5) { row in
              Color.red.frame(height: 40).preference(key: Names.self, value: ["\\(row)"])
            }
          }
        }
        .overlayPreferenceValue(Names.self) { names in Text(names.joined()) }
        .onPreferenceChange(Names.self) { print($0.joined()) }
      }
      """)
  let isLazy = container.hasPrefix("Lazy")
  #expect(run.texts == [isLazy ? "012" : "01234"])
  #expect(run.output.last == (isLazy ? "012" : "01234"))
  #expect(run.trace.rounds.count == (isLazy ? 2 : 1))
}
