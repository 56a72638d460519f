import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What `$name` of a published property gives, and where proxies scroll.
@Suite struct PublisherTests {
  @Test func publishedPropertyGivesItsValues() throws {
    let run = try run(
      """
      final class Model: ObservableObject {
        @Published var count = 7
        var sink: AnyCancellable?
        init() { sink = $count.map { $0 + 1 }.sink { print($0) } }
      }
      struct Page: View {
        @StateObject var model = Model()
        @State var seen = 0
        var body: some View { Text("\\(seen)").onReceive(model.$count) { seen = $0 }.onAppear { model.count = 9 } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["9"])
    #expect(run.values(of: "Page.seen") == ["7", "9"] || run.values(of: "Page.seen") == ["9"])
  }

  @Test(arguments: [("anchor: .top", -160.0), ("anchor: .bottom", -100), ("anchor: nil", -100)])
  func proxyScrollsWhenTheViewAppears(anchor: String, top: Double) throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 50, height: 100)) {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { index in Color.red.frame(width: 20, height: 40).id(index) }
            }.logSizes("content")
          }
          .onAppear { proxy.scrollTo(4, \(anchor)) }
        }
      }
      """)
    #expect(run.frame("content")?.minY == top)
    #expect(run.trace.rounds.count == 2)
  }

  @Test func proxyInsideOfItsScrollViewScrollsIt() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 50, height: 100)) {
        ScrollView {
          ScrollViewReader { proxy in
            VStack(spacing: 0) { ForEach(0..<10) { index in Color.red.frame(width: 20, height: 40).id("r\\(index)") } }
              .logSizes("content")
              .onAppear { proxy.scrollTo("r2", anchor: .top) }
          }
        }
      }
      """)
    #expect(run.frame("content")?.minY == -80)
  }

  @Test func scrollingForEverIsACycle() throws {
    let run = try run(
      """
      struct Page: View {
        @State private var n = 0
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { VStack { ForEach(0..<4) { Text("\\($0)").id($0) } } }
              .onAppear { proxy.scrollTo(1); n += 1 }
              .onChange(of: n) { proxy.scrollTo(n % 2); n += 1 }
          }
        }
      }
      #Preview { Page() }
      """)
    #expect(run.trace.rounds.count <= 100)
  }

  @Test func objectWithFunctionsSettles() throws {
    let run = try run(
      """
      final class Model: ObservableObject {
        @Published var loads: [String: Load] = ["a": Load(work: { 1 })]
        lazy var names = ["x"]
        let path = \\Load.count
      }
      struct Load { let work: () -> Int; var count = 0 }
      struct Page: View {
        @StateObject var model = Model()
        var body: some View { Text("\\(model.loads["a"]!.count)").onAppear { model.loads["a"]!.count = 3 } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["3"])
    #expect(run.trace.rounds.count == 2)
  }
}
