import LayoutEngine
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

  /// A level of the foreground is one of the style around; `Color.secondary` is a separate colour.
  @Test(arguments: [
    (
      "Text(\"a\").foregroundStyle(.secondary).foregroundStyle(.white)",
      "Text(\"a\").foregroundStyle(.white.opacity(0.5))"
    ),
    ("Text(\"a\").foregroundStyle(.primary).foregroundColor(.yellow)", "Text(\"a\").foregroundStyle(.yellow)"),
    ("Rectangle().fill(.tertiary).foregroundStyle(.red)", "Rectangle().fill(.red.opacity(0.25))"),
    ("Rectangle().fill(.primary).foregroundStyle(.red)", "Rectangle().fill(.red)"),
    (
      "Text(\"a\").foregroundStyle(.secondary).foregroundStyle(.tint)",
      "Text(\"a\").foregroundStyle(.blue.opacity(0.5))"
    ),
    ("Text(\"a\").foregroundStyle(.secondary)", "Text(\"a\").foregroundColor(.secondary)"),
    ("Text(\"a\").foregroundStyle(.primary)", "Text(\"a\")"),
    ("Text(\"a\").foregroundColor(.secondary).foregroundColor(.red)", "Text(\"a\").foregroundColor(.secondary)"),
    ("Rectangle().fill(.tint).tint(.primary)", "Rectangle().fill(.primary)"),
    // Styles that are made from the one they replace.
    (
      "Text(\"a\").foregroundStyle(.foreground.opacity(0.5))", "Text(\"a\").foregroundStyle(Color.primary.opacity(0.5))"
    ),
    ("Text(\"a\").foregroundStyle(.tint).tint(.primary).foregroundStyle(.tint)", "Text(\"a\").foregroundStyle(.blue)"),
    ("Rectangle().fill(.tint).tint(.foreground).foregroundStyle(.red)", "Rectangle().fill(.red)"),
    (
      "Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))",
      "Rectangle().fill(.background.opacity(0.5))"
    ),
  ])
  func aLevelIsOneOfTheForegroundAround(view: String, same: String) throws {
    func paint(_ view: String) throws -> Paint {
      let paints = try run("#Preview { \(view) }").trace.nodes.compactMap { node -> Paint? in
        switch node.info.appearance {
        case .fill(_, let paint), .text(let paint): paint
        default: nil
        }
      }
      return try #require(paints.first)
    }
    #expect(try paint(view) == paint(same))
  }

  @Test(arguments: ["trailing", "trailing(gap: 0)", "tight"])
  func selfInAnExtensionForOneStyleIsThatStyle(style: String) throws {
    let outcome = evaluate(
      """
      struct TrailingStyle: LabelStyle {
        var gap: CGFloat = 4
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: gap) {
            configuration.title
            configuration.icon
          }
        }
      }
      extension LabelStyle where Self == TrailingStyle {
        static var trailing: Self { Self() }
        static func trailing(gap: CGFloat) -> Self { .init(gap: gap) }
        static var tight: Self {
          let style: Self = Self.init(gap: 0)
          return style
        }
      }
      #Preview { Label("a", systemImage: "star").labelStyle(.\(style)) }
      """)
    #expect(tree(outcome) == "HStack(Text, Image)")
    #expect(outcome.preview?.warnings.isEmpty == true)
  }

  @Test func ownStylesMakeTheBodiesOfControls() throws {
    let styled = """
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(configuration.isPressed ? 1 : 20)
        }
      }
      struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon; configuration.title }
        }
      }
      """
    #expect(tree(evaluate(styled + "\n#Preview { Button(\"a\") { }.buttonStyle(Wide()) }")) == "padding(Text)")
    #expect(
      tree(evaluate(styled + "\n#Preview { Label(\"a\", systemImage: \"star\").labelStyle(Stacked()) }"))
        == "VStack(Image, Text)")
    #expect(tree(evaluate("Label(\"a\", systemImage: \"star\")")) == "Label(alignmentGuide(Image), Text)")
  }

  @Test func aHierarchicalStyleOfTheProgramsOwnIsAStyle() throws {
    let source = """
      extension ShapeStyle where Self == HierarchicalShapeStyle { static var disabled: Self { .tertiary } }
      #Preview { Text("a").foregroundStyle(.disabled) }
      """
    #expect(try textsAlone(source) == ["a"])
  }
}
