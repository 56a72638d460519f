import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct BuilderTests {
  @Test func makesANodeOfEachViewAndModifier() {
    #expect(tree(evaluate("Color.red.frame(width: 20).padding()")) == "padding(frame(Color))")
  }

  @Test func appliesAModifierToEachViewOfAGroup() {
    let outcome = evaluate("HStack { Group { Text(\"a\"); Color.red }.frame(width: 5) }")
    #expect(tree(outcome) == "HStack(frame(Text), frame(Color))")
  }

  @Test func choosesTheBranchThatHolds() {
    let outcome = evaluate("#Preview { let n = 3; HStack { if n > 2 { Text(\"a\") } else { Color.red } } }")
    #expect(tree(outcome) == "HStack(Text)")
  }

  @Test func repeatsContentForEachElement() {
    #expect(tree(evaluate("VStack { ForEach(0..<3) { i in Text(\"\\(i)\") } }")) == "VStack(Text, Text, Text)")
  }

  @Test func stacksSeveralViewsOfAPreview() {
    let outcome = evaluate("#Preview { Color.red; Color.blue }")
    #expect(tree(outcome) == "VStack(Color, Color)")
    #expect(outcome.preview.map { $0.tree.info(of: $0.root).arguments } == "implicit")
  }

  @Test func laysSeveralViewsOfABackgroundOverOneAnother() {
    let outcome = evaluate("Text(\"a\").background(alignment: .top) { Color.red; Color.blue }")
    #expect(tree(outcome) == "background(Text, ZStack(Color, Color))")
  }

  @Test func looksThroughOwnViewsAndModifiers() {
    let outcome = evaluate(
      """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.frame(width: 3) }
      }
      extension View { func boxed() -> some View { padding(2).border(.red) } }
      #Preview { Card(title: "T") { Color.red; Color.blue }.modifier(Framed()).boxed() }
      """)
    #expect(tree(outcome) == "border(padding(frame(VStack(Text, Color, Color))))")
  }

  @Test func readsStateThroughABinding() {
    let outcome = evaluate(
      """
      struct Outer: View {
        @State private var count = 3
        var body: some View { Inner(value: $count) }
      }
      struct Inner: View {
        @Binding var value: Int
        var body: some View { HStack { ForEach(0..<value, id: \\.self) { _ in Color.red } } }
      }
      #Preview { Outer() }
      """)
    #expect(tree(outcome) == "HStack(Color, Color, Color)")
  }

  @Test func handsTheEnvironmentDownAndKeepsItOffTheTree() throws {
    let outcome = evaluate("VStack { Text(\"a\"); Rectangle() }.foregroundStyle(.red)")
    #expect(tree(outcome) == "VStack(Text, Rectangle)")
    let preview = try #require(outcome.preview)
    #expect(preview.tree.info(of: preview.root).environment == ["foregroundStyle"])
    let shape = preview.tree.info(of: preview.tree.children(of: preview.root)[1])
    guard case .fill(.rectangle, let paint) = shape.appearance else {
      Issue.record("the rectangle is not filled")
      return
    }
    #expect(paint.light.red == 1 && paint.light.blue < 0.2)
  }

  @Test func namesNodesByLabelsWithoutAddingOne() throws {
    let preview = try #require(evaluate("Text(\"a\").logSizes(\"x\").id(7)").preview)
    #expect(preview.tree.info(of: preview.root).labels == ["x", "7"])
  }

  @Test func recordsThePlacesOfACallAndItsArguments() throws {
    let preview = try #require(evaluate("Color.red\n  .frame(width: 20)").preview)
    let info = preview.tree.info(of: preview.root)
    #expect(info.arguments == "width: 20")
    #expect(info.source == SourceRange(line: 2, column: 3, endLine: 2, endColumn: 20))
    #expect(info.parameters.map { $0.name } == [.width])
    #expect(info.parameters.first?.source == SourceRange(line: 2, column: 10, endLine: 2, endColumn: 19))
  }

  @Test func takesTheContainerFromTheTraits() {
    let outcome = evaluate("#Preview(\"a\", traits: .fixedLayout(width: 300, height: 120)) { Color.red }")
    #expect(outcome.preview?.container == Size(width: 300, height: 120))
  }

  @Test func aBodyWithAnExplicitReturnMayHaveLoops() throws {
    let run = try run(
      """
      struct Digits: View {
        var body: some View {
          var text = ""
          for i in 0..<3 { text += "\\(i)" }
          do { text += try more() } catch { text += "failed" }
          return Text(text)
        }
        func more() throws -> String { "!" }
      }
      #Preview { Digits() }
      """)
    #expect(run.texts == ["012!"])
  }
}
