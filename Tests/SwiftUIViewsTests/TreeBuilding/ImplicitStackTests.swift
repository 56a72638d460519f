import LayoutEngine
import SwiftUIViews
import Testing

/// Where several views are joined before modifiers around them are applied, and where each is modified by itself.
struct ImplicitStackTests {
  private let pair = """
    struct Pair: View {
      var body: some View {
        Color.red.frame(width: 50, height: 30)
        Color.blue.frame(width: 50, height: 30)
      }
    }

    """

  /// The frames of the views with a padding of 10 around.
  private func paddings(_ preview: String) throws -> [Size] {
    let run = try run(pair + "#Preview { \(preview) }")
    return run.trace.nodes.filter { $0.info.name == "padding" }.map(\.frame.size)
  }

  @Test(arguments: [
    "Pair().padding(10)", "Group { Pair() }.padding(10)", "AnyView(Pair()).padding(10)", "AnyView(Pair().padding(10))",
    "ForEach(0..<2) { _ in Color.red.frame(width: 50, height: 30) }.padding(10)", "ScrollView { Pair().padding(10) }",
    "Pair().modifier(Padded())",
    "Color.clear.overlay { VStack { Pair() }.padding(10) }",
  ])
  func modifiersOfTheOnlyViewAreAroundTheStack(preview: String) throws {
    let padded = "struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding(10) } }\n"
    let run = try run(pair + padded + "#Preview { \(preview) }")
    let sizes = run.trace.nodes.filter { $0.info.name == "padding" }.map(\.frame.size)
    #expect(sizes == [Size(width: 70, height: 88)])
  }

  @Test func viewsOfABackgroundLieOnOneAnother() throws {
    #expect(try paddings("Color.clear.overlay { Pair().padding(10) }") == [Size(width: 70, height: 50)])
  }

  @Test(arguments: [
    "VStack { Pair().padding(10) }", "Pair().padding(10); Color.clear", "List { Pair().padding(10) }",
    "Group { Pair().padding(10) }", "if true { Pair().padding(10) }", "ForEach(0..<1) { _ in Pair().padding(10) }",
    "switch 1 { default: Pair().padding(10) }",
  ])
  func ofAListEachViewIsModified(preview: String) throws {
    #expect(try paddings(preview).filter { $0 == Size(width: 70, height: 50) }.count == 2)
  }

  @Test func aViewThatAppearsOnceCountsOnce() throws {
    let run = try run(
      """
      struct Count: View {
        @State private var count = 0
        var body: some View {
          Group {
            Text("\\(count)")
            Text("b")
          }
          .onAppear { count += 1 }
        }
      }
      #Preview { Count() }
      """)
    #expect(run.trace.nodes.compactMap(\.text?.string) == ["1", "b"])
  }
}
