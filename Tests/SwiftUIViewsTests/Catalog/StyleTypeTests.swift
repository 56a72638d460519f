import SwiftUIViews
import Testing
import ViewProgram

@Suite struct StyleTypeTests {
  @Test(arguments: [
    "fill(on ? AnyShapeStyle(.red) : AnyShapeStyle(.quaternary))", "fill(material)", "fill(.thinMaterial)",
    "fill(Material.ultraThin.opacity(0.5))", "fill(.quaternary.opacity(0.5))",
    "fill(.red.secondary)", "fill(Color.red.tertiary)", "foregroundStyle(.white.secondary)",
    "fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))", "fill(.shadow(.inner(radius: 2)))",
  ])
  func areTakenAsStyles(modifier: String) throws {
    let outcome = evaluate(
      "let on = true\nlet material: Material = .ultraThinMaterial\n#Preview { Rectangle().\(modifier) }")
    #expect(tree(outcome) == "fill(Rectangle)" || tree(outcome) == "Rectangle")
    #expect(try #require(outcome.preview).warnings.isEmpty)
  }

  @Test func tellThatAnImageIsNotDrawn() throws {
    let outcome = evaluate("#Preview { Rectangle().fill(ImagePaint(image: Image(\"x\"), scale: 0.2)) }")
    #expect(try #require(outcome.preview).warnings.map(\.code) == [.notDrawn])
  }

  @Test(arguments: [
    "shadow(radius: 3)", "shadow(radius: 3, y: 2)", "shadow(color: .black, radius: 3, x: 0, y: 2)",
    "contentShape(Rectangle())", "contentShape(Rectangle(), eoFill: true)", "contentShape(.interaction, Rectangle())",
    "contentShape([.dragPreview, .contextMenuPreview], Capsule(), eoFill: true)",
  ])
  func leaveTheLayoutAsItIs(modifier: String) throws {
    for view in ["Text(\"a\")", "Color.red"] {
      let outcome = evaluate("#Preview { \(view).\(modifier) }")
      #expect(tree(outcome) == view.prefix { $0.isLetter })
      #expect(try #require(outcome.preview).warnings.isEmpty)
    }
  }
}
