import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct ModifierTests {
  @Test(arguments: [
    "scaleEffect(2)", "scaleEffect(x: 2, y: 0.5, anchor: .leading)", "rotationEffect(.degrees(30))",
    "transformEffect(CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2))",
    "rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))", "projectionEffect(ProjectionTransform())",
    "visualEffect { content, proxy in content.blur(radius: 3) }", "mask { Circle() }", "mask(Text(\"a\"))",
    "modifier(Slant())", "blendMode(.multiply)", "shadow(radius: 3)",
  ])
  func leavesTheFrameWhereItIs(modifier: String) {
    let effect = "struct Slant: GeometryEffect { func effectValue(size: CGSize) -> ProjectionTransform { .init() } }"
    let laidOut = LaidOut(
      "HStack(spacing: 0) { Color.red.frame(width: 20, height: 30).id(\"a\").\(modifier); Color.red.frame(width: 20).id(\"b\") }",
      declarations: effect)
    #expect(laidOut["a"] == "80 35 20 30")
    #expect(laidOut["b"] == "100 0 20 100")
  }

  @Test(arguments: [
    "blur(radius: 3)", "grayscale(1)", "hueRotation(.degrees(30))", "saturation(2)", "brightness(0.5)", "contrast(2)",
    "colorInvert()", "colorMultiply(.red)", "rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))",
  ])
  func notesAnEffectThatIsNotDrawn(modifier: String) {
    let warnings = evaluate("#Preview { Color.red.\(modifier) }").preview?.warnings ?? []
    let name = modifier.prefix { $0 != "(" }
    #expect(warnings.map { $0.message } == ["the effect of '\(name)' is not drawn; the layout does not depend on it"])
    #expect(warnings.map { $0.severity } == [.note])
  }

  /// Neither as state of the preview nor of a view has it anything to show.
  @Test func leavesANamespaceOutOfACaption() throws {
    let run = try run(
      """
      struct Tile: View {
        @Namespace private var space
        var body: some View { Color.red.matchedGeometryEffect(id: "tile", in: space) }
      }
      #Preview { Tile() }
      """)
    #expect(run.trace.nodes.map(\.info.arguments).filter { $0.contains("tile") } == ["id: \"tile\""])
  }

  @Test func keepsTheNamesOfEffectsThatAreNotDrawn() throws {
    let run = try run("#Preview { Color.red.blur(radius: 3).padding().saturation(2) }")
    #expect(run.trace.nodes.flatMap(\.info.undrawnEffects) == ["saturation", "blur"])
  }

  @Test func modifiersHandTheIndexInsideThemOut() throws {
    let run = try run("#Preview { ZStack { Color.red.zIndex(2).padding().frame(width: 50).zIndex(3) } }")
    let indices = run.trace.nodes.map { "\($0.info.name) \($0.info.zIndex.map { "\($0)" } ?? "none")" }
    #expect(Set(indices).isSuperset(of: ["Color 2.0", "padding 2.0", "frame 2.0", "ZStack none"]))
  }

  @Test func glassTakesNoRoom() throws {
    let run = try run(
      "#Preview { Color.red.frame(width: 50, height: 30).glassEffect(.regular.tint(.blue), in: .rect) }")
    let glass = try #require(run.trace.nodes.first { $0.info.name == "glassEffect" })
    #expect(glass.frame.size == Size(width: 50, height: 30))
    let fill = try #require(run.trace.nodes.first { $0.info.name == "Glass" })
    guard case .fill(.rectangle, let paint) = fill.info.appearance else { throw Missing() }
    #expect(paint.light.blue == 1 && paint.light.opacity == 0.8)
    let identity = "#Preview { Color.red.glassEffect(.identity) }"
    let plain = try SwiftUIViewsTests.run(identity)
    #expect(!plain.trace.nodes.contains { $0.info.name == "Glass" })
  }

  private struct Missing: Error {}

  @Test func textsAreUnderlinedAndStruckThroughInTheirParts() throws {
    let run = try run(
      "#Preview { Text(\"one ~~two~~\") + Text(\" three\").underline(color: .red) + Text(\" four\").underline(false) }")
    let pieces = run.trace.nodes.compactMap(\.text).flatMap(\.lines).flatMap(\.pieces)
    #expect(pieces.map { $0.decorations.map(\.place) } == [[], [.through], [.under], []])
    #expect(pieces.map { $0.decorations.first?.paint != nil } == [false, false, true, false])
  }

  @Test func takesAllTheRoomForAPosition() {
    let laidOut = LaidOut("Color.red.frame(width: 20, height: 30).id(\"a\").position(x: 15, y: 20).id(\"all\")")
    #expect(laidOut["a"] == "5 5 20 30")
    #expect(laidOut["all"] == "0 0 200 100")
  }

  @Test func mirrorsWhatIsInsideTheEnvironmentsDirection() {
    let laidOut = LaidOut(
      """
      HStack(spacing: 0) {
        Color.red.frame(width: 20).id("first")
        HStack(spacing: 0) { Color.red.frame(width: 30).id("left"); Color.red }.environment(\\.layoutDirection, .leftToRight)
      }.environment(\\.layoutDirection, .rightToLeft)
      """)
    #expect(laidOut["first"] == "180 0 20 100")
    #expect(laidOut["left"] == "0 0 30 100")
  }

  @Test func leavesOutAnEnvironmentValueItDoesNotKnow() throws {
    let run = try run("#Preview { Color.red.environment(\\.weather, 1) }")
    #expect(run.warnings.map(\.code) == [.standInModifier])
  }

  @Test(arguments: [
    "extension EnvironmentValues { @Entry var gap: CGFloat = 4 }",
    """
    struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 4 }
    extension EnvironmentValues { var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
    """,
  ])
  func handsDownValuesThatTheScenarioDeclares(declaration: String) {
    let view = """
      struct Row: View {
        @Environment(\\.gap) private var gap
        var body: some View { HStack(spacing: gap) { Color.red.frame(width: 10); Color.red.frame(width: 10) } }
      }
      """
    let declarations = declaration + "\n" + view
    #expect(LaidOut("Row()", declarations: declarations).size.width == 24)
    #expect(LaidOut("Row().environment(\\.gap, 30)", declarations: declarations).size.width == 50)
  }

  @Test(arguments: [
    "Color(nsColor: .systemGray).opacity(0.5)",
    "Hints(title: \"a\")",
    "Text(\"\\(4 as NSNumber)\")",
    "Kit(nub: Nub())",
  ])
  func isLaidOutAsItStandsInApps(view: String) throws {
    let declarations = """
      extension AppStorage { init(_ key: Key) where Value == Bool { self.init(wrappedValue: true, key.name) } }
      struct Key { let name: String; static let hints = Key(name: "hints") }
      struct Hints: View {
        let title: String
        @AppStorage(.hints) var showsHints
        var body: some View { Toggle(title, isOn: $showsHints) }
      }
      class Nub: UIView {
        override init(frame: CGRect) { super.init(frame: .init(x: 0, y: 0, width: 60, height: 60)) }
      }
      struct Kit: View { let nub: Nub; var body: some View { Color.red } }

      """
    let run = try run(declarations + "#Preview { \(view) }")
    #expect(run.warnings.allSatisfy { $0.severity != .error } && !run.trace.nodes.isEmpty)
  }

  @Test func swiftUIsModifierIsMeantBesideOneThatTakesOtherTypes() {
    let declarations = """
      extension View {
        func padding(_ horizontal: CGFloat, _ vertical: CGFloat) -> some View {
          self.padding(.horizontal, horizontal).padding([.top, .bottom], vertical)
        }
      }
      """
    let size = LaidOut("Color.red.frame(width: 10, height: 10).padding(4, 2)", declarations: declarations).size
    #expect(size == Size(width: 18, height: 14))
  }

  @Test func whatIsHandedDownIsReadThroughItsWrapperAndByAType() {
    let declarations = """
      extension EnvironmentValues { @Entry var gap: CGFloat = 4 }
      struct Row: View {
        @Environment(\\.gap) private static var initial
        @Environment(\\.gap) private var gap
        @Namespace private var space
        var body: some View {
          HStack(spacing: _gap.wrappedValue + Row.initial) {
            Color.red.frame(width: 10).matchedGeometryEffect(id: "red", in: _space.wrappedValue)
            Color.red.frame(width: 10)
          }
        }
      }
      """
    #expect(LaidOut("Row()", declarations: declarations).size.width == 28)
  }

  @Test func standsAnInsetAtAnEdge() {
    let laidOut = LaidOut(
      """
      Color.red.id("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 2) {
        Color.blue.frame(width: 30, height: 10).id("bar")
      }
      """)
    #expect(laidOut["a"] == "32 0 168 100")
    #expect(laidOut["bar"] == "0 0 30 10")
  }

  @Test func letsContentIgnoreItsSafeAreaPadding() {
    let laidOut = LaidOut("Color.red.id(\"a\").ignoresSafeArea(edges: .top).safeAreaPadding(.vertical, 10)")
    #expect(laidOut["a"] == "0 0 200 90")
  }

  @Test func takesAPartOfTheContainer() {
    let laidOut = LaidOut(
      """
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).id("part")
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? length / 10 : length / 4
        }.id("closure")
      }
      """)
    #expect(laidOut["part"] == "52 0 96 90")
    #expect(laidOut["closure"] == "75 90 50 10")
  }

  @Test(arguments: [
    ("lineLimit(3, reservesSpace: true)", "64.33"), ("lineLimit(2...4)", "42.33"), ("lineSpacing(5)", "20.33"),
    ("dynamicTypeSize(.accessibility3)", "48"), ("environment(\\.dynamicTypeSize, .xSmall)", "17"),
  ])
  func setsATextByItsEnvironment(modifier: String, height: String) {
    let laidOut = LaidOut("Text(\"One\").\(modifier).id(\"text\")")
    #expect(laidOut["text"].hasSuffix(" \(height)"))
  }

  @Test func addsTrackingAfterEveryCharacter() {
    let plain = LaidOut("Text(\"Four\").id(\"a\").fixedSize()").size.width
    let tracked = LaidOut("Text(\"Four\").tracking(3).id(\"a\").fixedSize()").size.width
    #expect(abs(tracked - plain - 12) < 0.34)
  }

  /// Three body lines of 20.3 points, with five between them in the place of their leading.
  @Test func addsSpacingBetweenLinesOnly() {
    let spaced = LaidOut("Text(\"One\\nTwo\\nThree\").lineSpacing(5)").size.height
    #expect(spaced == 71)
  }

  @Test func anAngleTimesANumberIsAnAngle() throws {
    let run = try run(
      """
      struct Page: View {
        let count = 2.0
        var body: some View { Color.red.rotationEffect(.degrees(Double(45)) * count) }
      }
      #Preview { Page() }
      """)
    #expect(run.warnings.isEmpty)
  }
}
