import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct ScrollGeometryTests {
  private func value(_ value: String, of type: String, around modifiers: String = "") throws -> [String] {
    try run(
      """
      struct Page: View {
        @State private var seen: \(type)? = nil
        var body: some View {
          ScrollView { Color.red.frame(width: 50, height: 900) }\(modifiers)
            .frame(width: 100, height: 300)
            .onScrollGeometryChange(for: \(type).self) { geometry in \(value) } action: { old, new in seen = new }
        }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 300)) { Page() }
      """
    ).values(of: "Page.seen")
  }

  @Test(arguments: [
    ("geometry.contentOffset.y", "0.0"), ("geometry.contentSize.height", "900.0"),
    ("geometry.containerSize.height", "300.0"), ("geometry.contentInsets.top", "0.0"),
    ("geometry.visibleRect.maxY", "300.0"), ("geometry.bounds.height", "300.0"),
  ])
  func tellsWhereTheContentStands(value: String, expected: String) throws {
    #expect(try self.value(value, of: "CGFloat") == [expected])
  }

  @Test func countsMarginsBeforeTheStart() throws {
    let sum = "geometry.contentOffset.y + geometry.contentInsets.top"
    #expect(try value("geometry.contentOffset.y", of: "CGFloat", around: ".contentMargins(.top, 20)") == ["-20.0"])
    #expect(try value(sum, of: "CGFloat", around: ".contentMargins(.top, 20)") == ["0.0"])
  }

  @Test func tellsTheOffsetOfAnAnchor() throws {
    let offset = try value("geometry.contentOffset.y", of: "CGFloat", around: ".defaultScrollAnchor(.bottom)")
    #expect(offset == ["600.0"])
  }

  @Test func takesAScrollPosition() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var position = ScrollPosition(edge: .top)
        @State private var other: ScrollPosition = .init(idType: Int.self)
        var body: some View {
          ScrollView { Text("\\(position.viewID(type: Int.self) ?? 7)") }
            .scrollPosition($position).scrollPosition($other, anchor: .center)
            .onAppear { position.scrollTo(edge: .bottom) }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["7"])
    #expect(run.warnings.isEmpty)
  }

  @Test func theGeometryOfAScrollViewCanBeMade() throws {
    let source = """
      extension ScrollGeometry {
        init() {
          self.init(contentOffset: .zero, contentSize: .zero, contentInsets: .init(.zero), containerSize: .zero)
        }
        var top: CGFloat { contentOffset.y + contentInsets.top }
      }
      struct Page: View {
        @State private var geometry: ScrollGeometry = .init()
        var body: some View {
          ScrollView { Text("\\(geometry.contentSize.height) \\(geometry.top)").frame(height: 50) }
            .onScrollGeometryChange(for: ScrollGeometry.self) { $0 } action: { geometry = $1 }
        }
      }
      #Preview { Page() }
      """
    #expect(try textsAlone(source) == ["50.000000 0.000000"])
  }
}
