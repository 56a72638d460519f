import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

/// What pages from articles and repositories use beside the views themselves.
@Suite struct PastedPageTests {
  @Test func whatIsGivenByTheEnvironmentOrAStoreIsNoArgument() throws {
    let run = try run(
      """
      class Model: ObservableObject { @Published var width = 40.0 }
      struct Page: View {
        @EnvironmentObject var model: Model
        @FocusState private var focus: Bool
        @AccessibilityFocusState var reading: Bool
        @Query var items: [String]
        @FetchRequest(sortDescriptors: []) var rows: FetchedResults<String>
        var height: CGFloat
        var body: some View {
          Color.red.frame(width: model.width, height: height).id("a")
          Text("\\(items.count) \\(rows.isEmpty) \\(focus) \\(reading)")
        }
      }
      #Preview { Page(height: 20).environmentObject(Model()) }
      """)
    #expect(run.frame("a")?.size == Size(width: 40, height: 20))
    #expect(run.texts == ["0 true false false"])
  }

  @Test func deferredWorkRunsAfterTheLayout() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var height: CGFloat = 10
        @State private var late = 0
        var body: some View {
          Color.red.frame(height: height).id("a")
            .background(GeometryReader { proxy in measured(proxy) })
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { late += 1 } }
        }
        func measured(_ proxy: GeometryProxy) -> some View {
          DispatchQueue.main.async { height = 40 }
          return Color.clear
        }
      }
      #Preview { Page() }
      """)
    #expect(run.frame("a")?.size.height == 40)
    #expect(run.values(of: "Page.height") == ["40.0"])
    #expect(run.values(of: "Page.late") == ["1"])
    #expect(run.trace.verdict == .settled(after: 2))
  }

  @Test func endlessDeferralIsStopped() throws {
    let code = """
      struct Page: View {
        var body: some View { Color.red.onAppear { again() } }
        func again() { DispatchQueue.main.async { again() } }
      }
      #Preview { Page() }
      """
    #expect(try codes(code) == ["limit-depth"])
  }

  @Test func aViewOfUIKitIsAMarkedBox() throws {
    let run = try run(
      """
      struct Map: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      #Preview { Map().frame(width: 30, height: 40).id("a") }
      """)
    #expect(run.frame("a")?.size == Size(width: 30, height: 40))
    #expect(run.warnings.map(\.code) == [.standInView])
  }

  @Test func takesAViewApartIntoItsSubviews() throws {
    let run = try run(
      """
      struct Row<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          HStack(spacing: 0) { ForEach(subviews: content) { $0.frame(width: 20, height: 10) } }
          Group(subviews: content) { views in
            if let last = views.last { last.frame(width: 5) }
            Text("\\(views.count)")
          }
        }
      }
      #Preview {
        Row {
          Color.red.id("red")
          ForEach(0..<2) { i in Color.blue.id("blue \\(i)") }
          Group { Color.green.id("green"); EmptyView() }.padding(1)
        }
      }
      """)
    #expect(run.texts == ["4"])
    let frames = ["red", "blue 0", "blue 1", "green"].map { run.frame($0)?.size.width }
    #expect(frames == [20, 20, 20, 18])
  }

  @Test func movesPointsAndRectangles() throws {
    let run = try run(
      """
      let turn = CGAffineTransform(rotationAngle: .pi / 2)
      let point = CGPoint(x: 10, y: 0).applying(turn)
      let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(scaleX: 2, y: 3))
      #Preview { Text("\\(Int(point.x.rounded())) \\(Int(point.y.rounded())) \\(rect.debugDescription)") }
      """)
    #expect(run.texts == ["0 10 (0.0, 0.0, 20.0, 60.0)"])
  }

  @Test func aClosureWithAResultTypeReturnsItsMembers() throws {
    let run = try run(
      "#Preview { GeometryReader { proxy -> Color in let w = proxy.size; return w.width > 0 ? .red : .clear } }")
    #expect(run.trace.nodes.contains { $0.info.name == "Color" })
  }

  @Test(arguments: [
    ".angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))",
    ".conicGradient(colors: [.red, .blue], center: .center)", ".ellipticalGradient(colors: [.red, .blue])",
  ])
  func everyGradientIsAStyle(style: String) throws {
    #expect(try codes("#Preview { Circle().fill(\(style)) }") == [])
  }

  /// As loops of animations do.
  @Test func workThatAsksForItselfAfterAWhileIsDoneOnce() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var turns = 0
        var body: some View { Color.red.onAppear { turn() } }
        func turn() {
          turns += 1
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { turn() }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.values(of: "Page.turns") == ["2"])
    #expect(run.warnings.isEmpty)
  }
}
