import LayoutEngine
import Testing
import SwiftUIViews

/// What effects and safe areas do to the geometry that views read.
struct DrawnGeometryTests {
  @Test func aNamedSpaceSeesTheEffectsInsideItAndNoneAround() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 200)) {
        Color.red.frame(width: 40, height: 20)
          .background { GeometryReader { proxy in
            Color.clear.onAppear {
              let (inner, outer) = (proxy.frame(in: .named("inner")), proxy.frame(in: .named("outer")))
              print(inner.minX.rounded(), inner.minY.rounded(), inner.width.rounded(), outer)
            }
          } }
          .scaleEffect(2)
          .coordinateSpace(name: "inner")
          .scaleEffect(3)
          .coordinateSpace(name: "outer")
      }
      """)
    // Six times as large about the middle of 40 × 20, seen from inside and outside the second effect.
    #expect(run.output == ["-20.0 -10.0 80.0 (-100.0, -50.0, 240.0, 120.0)"])
  }

  @Test func aTurnedViewIsSeenAsTheRectangleAroundIt() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 200)) {
        Color.red.frame(width: 40, height: 20)
          .onGeometryChange(for: CGRect.self) { $0.frame(in: .named("space")) } action: {
            print($0.minX.rounded(), $0.minY.rounded(), $0.width.rounded(), $0.height.rounded())
          }
          .rotationEffect(.degrees(90))
          .coordinateSpace(.named("space"))
      }
      """)
    #expect(run.output == ["10.0 -10.0 20.0 40.0"])
  }

  @Test func anOffsetInsideANamedSpaceCounts() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 200)) {
        Color.red.frame(width: 40, height: 20)
          .onGeometryChange(for: CGRect.self) { $0.frame(in: .named("space")) } action: { print($0.minX, $0.minY) }
          .offset(x: 7, y: 9)
          .coordinateSpace(.named("space"))
      }
      """)
    #expect(run.output == ["7.0 9.0"])
  }

  @Test func theSpaceOfAScrollViewBeginsAtItsCorner() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          ScrollView(.horizontal) {
            Color.red.frame(width: 400, height: 30)
              .onGeometryChange(for: [CGRect].self) {
                [$0.frame(in: .scrollView), $0.frame(in: .scrollView(axis: .vertical))]
              } action: { print($0[0].minY, $0[1].minY, $0[1].width) }
              .onGeometryChange(for: CGRect?.self) { $0.bounds(of: .scrollView(axis: .vertical)) } action: {
                print($0!)
              }
              .onGeometryChange(for: CGRect?.self) { $0.bounds(of: .named("nowhere")) } action: { print($0 == nil) }
          }
          .padding(.top, 20)
        }
        .padding(.bottom, 40)
      }
      """)
    #expect(run.output == ["0.0 20.0 400.0", "(0.0, -20.0, 100.0, 60.0)", "true"])
  }

  @Test func onGeometryChangeSeesTheSafeAreaThatTheViewTouches() throws {
    let surface = PreviewSurface(
      container: Size(width: 100, height: 200), safeAreaInsets: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let run = try run(
      """
      #Preview {
        VStack(spacing: 0) {
          Color.red.onGeometryChange(for: CGFloat.self) { $0.safeAreaInsets.top } action: { print("top", $0) }
          Color.blue.onGeometryChange(for: EdgeInsets.self) { $0.safeAreaInsets } action: {
            print("bottom", $0.top, $0.bottom)
          }
        }
      }
      """, on: surface)
    #expect(run.output == ["top 20.0", "bottom 0.0 10.0"])
  }

  @Test func onGeometryChangeSeesWhatASafeAreaInsetTakes() throws {
    let surface = PreviewSurface(
      container: Size(width: 100, height: 200), safeAreaInsets: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let run = try run(
      """
      #Preview {
        Color.red
          .onGeometryChange(for: CGFloat.self) { $0.safeAreaInsets.bottom } action: { print("inset", $0) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
      }
      """, on: surface)
    #expect(run.output == ["inset 40.0"])
  }

  @Test func visualEffectDrawsTheViewByItsGeometryAndKeepsItsFrame() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        Color.red.frame(width: 40, height: 20).logSizes("box")
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 2).scaleEffect(2).opacity(proxy.size.height / 40)
          }
      }
      """)
    let box = try #require(run.trace.nodes.first { $0.info.labels.contains("box") })
    #expect(box.frame == Rect(x: 80, y: 40, width: 40, height: 20))
    // Moved by 20, then twice as large about the middle of the frame that stayed.
    #expect(box.drawn == Rect(x: 100, y: 30, width: 80, height: 40))
    let effect = try #require(run.trace.nodes.first { $0.info.name == "visualEffect" })
    #expect(effect.info.appearance == .opacity(0.5))
  }

  @Test func visualEffectWorksInsideAGeometryReadersContentToo() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 200, height: 100)) {
        GeometryReader { _ in
          Color.red.frame(width: 40, height: 20).logSizes("box")
            .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX, y: 5) }
        }
        .padding(10)
      }
      """)
    let box = try #require(run.trace.nodes.first { $0.info.labels.contains("box") })
    #expect(box.drawn == Rect(x: 0, y: 15, width: 40, height: 20))
  }

  @Test func visualEffectTakesNoModifierThatChangesTheLayout() throws {
    #expect(
      try codes("#Preview { Color.red.visualEffect { content, _ in content.padding() } }") == ["not-a-visual-effect"])
  }

  @Test func thousandReadersAreLaidOutWhereTheyStand() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<1_000) { row in
              GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2).logSizes("row \\(row)")
              }
              .frame(height: 10)
            }
          }
        }
      }
      """)
    #expect(run.frame("row 0") == Rect(x: 0, y: 0, width: 50, height: 10))
    #expect(run.frame("row 999") == Rect(x: 0, y: 9_990, width: 50, height: 10))
  }
}
