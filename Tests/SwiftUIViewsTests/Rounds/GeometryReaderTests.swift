import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Test func readerPassesItsSizeToItsContent() throws {
  let run = try run(
    """
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height).logSizes("quarter")
      }
    }
    """)
  #expect(run.frame("quarter") == Rect(x: 0, y: 0, width: 50, height: 100))
  #expect(run.trace.verdict == .settled(after: 1))
}

@Test func readerPlacesEachOfItsViewsAtTheTopLeadingCorner() throws {
  let run = try run(
    """
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      GeometryReader { _ in
        Color.red.frame(width: 80, height: 40).logSizes("first")
        Color.blue.frame(width: 20, height: 90).logSizes("second")
      }
      .padding(10)
    }
    """)
  #expect(run.frame("first")?.origin == Point(x: 10, y: 10))
  #expect(run.frame("second")?.origin == Point(x: 10, y: 10))
}

@Test func readerGivesItsFrameInEverySpace() throws {
  let run = try run(
    """
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          let _ = print(proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")))
          Color.blue
        }
      }
      .coordinateSpace(name: "box")
      .padding(10)
    }
    """)
  #expect(run.output == ["(0.0, 0.0, 180.0, 50.0) (10.0, 40.0, 180.0, 50.0) (0.0, 30.0, 180.0, 50.0)"])
}

@Test(arguments: [
  (".named(\"none\")", "a coordinate space 'none'"), (".scrollView", "a scroll view"),
]) func theGlobalSpaceIsReadWhereThereIsNoOther(space: String, missing: String) throws {
  let run = try run(
    """
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      GeometryReader { proxy in let _ = print(proxy.frame(in: \(space))); Color.red }.padding(.top, 30)
    }
    """)
  #expect(run.output.last == "(0.0, 30.0, 200.0, 70.0)")
  #expect(run.warnings.map(\.message) == ["no view around the reader has \(missing); the global one is read"])
}

@Test func aSpaceMayHaveANameOfTheScenariosOwn() throws {
  let run = try run(
    """
    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      static var board: Self { .named("board") }
    }
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      GeometryReader { proxy in let _ = print(proxy.frame(in: .board)); Color.red }
        .padding(.top, 30).coordinateSpace(.board).padding(.top, 10)
    }
    """)
  #expect(run.output.last == "(0.0, 30.0, 200.0, 60.0)")
  #expect(run.warnings.isEmpty)
}

@Test func proxyCanBeHandedToAFunction() throws {
  let run = try run(
    """
    func half(_ proxy: GeometryProxy) -> CGFloat { proxy.size.width / 2 }
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      GeometryReader { proxy in Color.red.frame(width: half(proxy)).logSizes("half") }
    }
    """)
  #expect(run.frame("half")?.size.width == 100)
}

@Test func errorInsideAReadersContentIsReportedWithItsPlace() throws {
  do {
    _ = try run(
      """
      #Preview {
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.widht)
        }
      }
      """)
    Issue.record("the scenario has to be refused")
  } catch let error as Diagnostics {
    #expect(error.all.map(\.code) == [.unknownMember])
    #expect(error.all.first?.source?.line == 4)
  }
}

@Test func limitsHoldInsideAReadersContent() throws {
  let recursive = """
    struct Nested: View { var body: some View { GeometryReader { _ in Nested() } } }
    #Preview { Nested() }
    """
  #expect(try codes(recursive) == ["limit-readers"])
  let long = """
    #Preview { GeometryReader { _ in Text("\\((0..<5000).map { $0 * 2 }.count)") } }
    """
  #expect(try codes(long, limits: Limits(steps: 2_000)) == ["limit-steps"])
  let wide = """
    #Preview { GeometryReader { _ in ForEach(0..<500, id: \\.self) { _ in Color.red } } }
    """
  #expect(try codes(wide, limits: Limits(nodes: 100)) == ["limit-nodes"])
}

@Test func globalFrameIsTheDrawnOneAndTheSizeThatOfTheLayout() throws {
  let run = try run(
    """
    #Preview {
      Color.red.frame(width: 50, height: 20)
        .background { GeometryReader { proxy in Color.clear.task { print(proxy.size, proxy.frame(in: .global).size) } } }
        .scaleEffect(3)
    }
    """)
  #expect(run.output == ["(50.0, 20.0) (150.0, 60.0)"])
}

@Test func viewThatIsNotPlacedRunsNoEffect() throws {
  let run = try run(
    """
    #Preview {
      ViewThatFits {
        Color.red.frame(width: 5_000).onAppear { print("too wide") }
        Color.blue.onAppear { print("fits") }
      }
    }
    """)
  #expect(run.output == ["fits"])
}

@Test func effectOnAViewIsMadeFromItsProxyInTheSecondRound() throws {
  let run = try run(
    """
    struct Proxy: PreferenceKey {
      static var defaultValue: GeometryProxy?
      static func reduce(value: inout GeometryProxy?, nextValue: () -> GeometryProxy?) { value = nextValue() }
    }
    struct Effect<Output: View>: ViewModifier {
      let effect: (AnyView, GeometryProxy) -> Output
      func body(content: Content) -> some View {
        content
          .overlay { GeometryReader { Color.clear.preference(key: Proxy.self, value: $0) } }
          .hidden()
          .overlayPreferenceValue(Proxy.self) { proxy in
            if let proxy { effect(AnyView(content), proxy) }
          }
      }
    }
    extension View {
      func effect(@ViewBuilder _ effect: @escaping (AnyView, GeometryProxy) -> some View) -> some View {
        modifier(Effect(effect: effect))
      }
    }
    #Preview(traits: .fixedLayout(width: 200, height: 100)) {
      Color.red.frame(width: 80, height: 20)
        .effect { content, proxy in content.logSizes("moved").offset(x: proxy.size.width / 4) }
    }
    """)
  #expect(run.frame("moved")?.origin == Point(x: 80, y: 40))
  #expect(run.trace.verdict == .settled(after: 2))
}
