import LayoutEngine
import Testing
import ViewProgram
import SwiftUIViews

/// What a literal or `.name` means where only the context of the call decides.
@Suite struct TypeContextTests {
  @Test func selfIsTheTypeThatIsExtendedAlsoWhereItIsSwiftUIs() throws {
    let run = try run(
      """
      extension Font {
        static func large(_ size: CGFloat) -> Self { .system(size: size) }
        static var small: Self { .system(size: 9) }
        static func custom(_ name: Name, size: CGFloat) -> Self { .custom(name.rawValue, size: size) }
        static func system(ofHeight size: CGFloat) -> Self { .system(size: size) }
      }
      enum Name: String { case brand = "Brand" }
      extension Color { static var brand: Self { .init(red: 1, green: 0, blue: 0) } }
      #Preview { VStack {
          Text("a").font(.large(30))
          Text("b").font(.small).foregroundStyle(Color.brand)
          Text("c").font(.custom(.brand, size: 12))
          Text("d").font(.system(ofHeight: 40)).font(.system(size: 5))
        }
      }
      """)
    #expect(run.texts == ["a", "b", "c", "d"])
    #expect(run.warnings.map(\.code) == [.missingFont])
  }

  /// `font`, `bold` and others return a text where they are called on one.
  @Test func aTextWithModifiersOfItsOwnIsAText() throws {
    let run = try run(
      """
      extension Text {
        func heading() -> Text { font(.title).bold() }
        func marked(_ isOn: Bool) -> Text { isOn ? foregroundColor(.red) : self }
        func twice() -> Text { self + self.italic() }
      }
      let label: Text = Text("c").font(.title).kerning(1)
      #Preview { VStack { Text("a").heading().marked(true); (Text("b").bold() + Text("b")).twice(); label } }
      """)
    #expect(run.texts == ["a", "bbbb", "c"])
    #expect(run.warnings.isEmpty)
    let padded = try codes("extension Text { func a() -> Text { padding() } }\n#Preview { Text(\"a\").a() }")
    #expect(padded == ["wrong-type"])
  }

  @Test func theElementsOfAWantedArrayAreWhatAClosureReturns() throws {
    let run = try run(
      """
      func gaps(_ n: Int) -> [CGFloat] {
        (0..<n).map { i in
          guard i < n - 1 else { return 0 }
          return CGFloat(i) * 1.5
        }
      }
      #Preview { Text("\\(gaps(3).map { $0 / 2 }[2]) \\(gaps(3)[1])") }
      """)
    #expect(run.texts == ["0.000000 1.500000"])
  }

  @Test(arguments: [
    "let a: [GridItem] = Array(repeating: .init(.flexible()), count: 7)",
    "let a = Array<GridItem>(repeating: .init(.flexible()), count: 7)",
    "let a = [Color.red, .blue, .init(white: 0.5), .green, .gray, .pink, .mint]",
  ])
  func anImplicitMemberIsOfTheElementsType(declaration: String) throws {
    let run = try run("\(declaration)\n#Preview { Text(\"\\(a.count)\") }")
    #expect(run.texts == ["7"])
  }

  @Test func aBindingHoldsWhatItsPropertyIsOf() throws {
    let run = try run(
      """
      enum Tab { case house, car }
      struct Size { var a = 1 }
      struct Bar: View {
        @Binding var tab: Tab
        @Binding var size: Size
        let width: Binding<CGFloat>
        var body: some View { Text("\\(tab == .car ? "car" : "house") \\(size.a) \\(width.wrappedValue / 2)") }
      }
      #Preview { Bar(tab: .constant(.car), size: .constant(.init(a: 3)), width: .constant(5)) }
      """)
    #expect(run.texts == ["car 3 2.500000"])
  }

  @Test func aReductionBeginsWithWhatIsWanted() throws {
    let run = try run(
      """
      let sizes = [CGSize(width: 3, height: 4), CGSize(width: 2, height: 9)]
      let largest: CGSize = sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $1.height) }
      #Preview { Color.red.frame(width: largest.width, height: largest.height).id("a") }
      """)
    #expect(run.frame("a")?.size.width == 3)
    #expect(run.frame("a")?.size.height == 9)
  }

  @Test func anEnvironmentValueIsOfTheTypeOfItsKey() throws {
    let run = try run(
      """
      struct Theme { var gap: CGFloat = 1; static let dark = Theme(gap: 40) }
      extension EnvironmentValues { @Entry var theme = Theme(); @Entry var length: CGFloat = 3 }
      struct Bar: View {
        @Environment(\\.theme) var theme
        @Environment(\\.length) var length
        var body: some View { Color.red.frame(width: theme.gap, height: length / 2).id("a") }
      }
      #Preview {
        Bar().environment(\\.theme, .dark).environment(\\.length, 5)
          .environment(\\.locale, .init(identifier: "de")).environment(\\.sizeCategory, .accessibilityExtraLarge)
      }
      """)
    #expect(run.frame("a")?.size.width == 40)
    #expect(run.frame("a")?.size.height == 2.5)
  }

  @Test func anOldSizeCategoryIsADynamicTypeSize() throws {
    let old = try run("#Preview { Text(\"a\").id(\"a\").environment(\\.sizeCategory, .accessibilityMedium) }")
    let new = try run("#Preview { Text(\"a\").id(\"a\").dynamicTypeSize(.accessibility1) }")
    #expect(old.frame("a") == new.frame("a"))
  }

  @Test func ofSeveralTypesTheOneWithTheLabelsIsMade() throws {
    let run = try run(
      "#Preview { Color.red.id(\"a\").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))"
        + ".frame(width: 16, height: 14) }")
    #expect(run.frame("a")?.size.width == 10)
    #expect(run.frame("a")?.size.height == 10)
  }

  @Test func anIdentifierHasAText() throws {
    let run = try run("#Preview { let id = UUID(); Text(id.uuidString == \"\\(id)\" ? \"same\" : \"other\") }")
    #expect(run.texts == ["same"])
  }

  @Test func aModuleTellsItsFunctionFromAVariable() {
    #expect(
      printed(
        "print(least(3, max: nil))",
        declarations: "func least(_ n: Int, max: Int?) -> Int { Swift.max(n, max ?? 1) }") == ["3"])
  }

  @Test func sizesOfTypeMakeARange() throws {
    let run = try run("#Preview { Text(\"a\").dynamicTypeSize(DynamicTypeSize.large...DynamicTypeSize.xxxLarge) }")
    #expect(run.texts == ["a"])
  }

  @Test func aClosureOfAnAnimationMakesWhatTheContextWants() throws {
    let run = try run(
      """
      func width(_ part: CGFloat) -> CGFloat { withAnimation(.easeOut) { if part > 1 { return 40 } else { return part } } }
      #Preview { Color.red.frame(width: width(2), height: 10).logSizes("a") }
      """)
    #expect(run.frame("a")?.size.width == 40)
  }

  @Test func aViewHandsItsEnvironmentOnByTheWrapper() throws {
    let code = """
      struct Badge: View {
        @Environment(\\.lineLimit) var limit
        let text: String
        var body: some View { Text("\\(text) \\(limit ?? 0)") }
      }
      struct Card: View {
        @Environment(\\.lineLimit) var limit
        var body: some View { Badge(limit: LIMIT, text: "a") }
      }
      #Preview { Card().lineLimit(3) }
      """
    #expect(try run(code.replacing("LIMIT", with: "_limit")).texts == ["a 3"])
    #expect(evaluate(code.replacing("LIMIT", with: "3")).firstError.contains("wrong-type"))
  }

  @Test func aConstantOfAProtocolIsTakenByAGenericParameter() throws {
    let run = try run(
      """
      struct Card<S: Shape>: View {
        let shape: S
        init(_ shape: S) { self.shape = shape }
        var body: some View { shape.fill(.red).frame(width: 30, height: 20) }
      }
      struct Frame<Outline>: View where Outline: Shape {
        var outline: Outline
        var body: some View { Text("a").background(.blue, in: outline) }
      }
      extension View { func tinted<T: ShapeStyle>(_ style: T) -> some View { foregroundStyle(style) } }
      #Preview { VStack { Card(.capsule); Card(Circle()); Frame(outline: .rect(cornerRadius: 3)).tinted(.red) } }
      """)
    #expect(run.warnings.isEmpty)
    #expect(run.texts == ["a"])
  }

  @Test func aTypeMayStandBehindItsModule() throws {
    let run = try run(
      """
      struct Fonts { static let large: SwiftUICore.Font = .largeTitle; let small: SwiftUI.Font? = .caption }
      #Preview { VStack { Text("a").font(Fonts.large).logSizes("a"); Text("b").font(Fonts().small).logSizes("b") } }
      """)
    #expect(run.warnings.isEmpty)
    #expect(try #require(run.frame("a")).size.height > #require(run.frame("b")).size.height * 2)
  }

  @Test func theElementsOfASetAreTyped() throws {
    let source = """
      extension Color { static let warm: Set<Color> = [.red, .orange] }
      #Preview { VStack { ForEach(Array(Color.warm), id: \\.self) { $0.overlay { Text("a") } } } }
      """
    #expect(try textsAlone(source) == ["a", "a"])
  }

  @Test func oneBranchGivesTheConstantOfTheOtherItsType() throws {
    let source = """
      extension Color { static var brand: Color { .green }; static func hex(_ hex: Int) -> Color { .red } }
      struct Tile: View {
        var on = false
        var body: some View {
          VStack {
            (on ? Color.orange : .brand).frame(width: 10, height: 10).id("brand")
            Group { on ? Color.orange.opacity(0.5) : .hex(0xff) }.frame(width: 10, height: 10)
          }
        }
      }
      #Preview { Tile() }
      """
    #expect(try run(source).trace.standIns.isEmpty)
  }

  @Test func aBindingOfAConstantIsOfTheTypeThatIsWanted() throws {
    let source = """
      enum Filter { case all, some }
      struct Choice: View { @Binding var filter: Filter; var body: some View { Text(filter == .all ? "all" : "some") } }
      #Preview { Choice(filter: .init(projectedValue: .constant(.all))) }
      """
    #expect(try textsAlone(source) == ["all"])
  }

  @Test func wholeNumbersMakeSizesPointsAndRectangles() throws {
    #expect(
      printed(
        """
        let n = 3
        print(CGSize(width: n * 20, height: 20), CGPoint(x: n, y: n), CGRect(x: n, y: 0, width: 2, height: n).maxX)
        let w: CGFloat? = nil
        print(CGSize(width: w ?? 1, height: n > 2 ? 40 : 20), CGSize(width: n, height: n > 2 ? 40 : 20))
        print(CGSize(width: 100 / 8, height: 2.5), CGSize(width: 10, height: CGFloat(n)).width)
        """) == ["(60.0, 20.0) (3.0, 3.0) 5.0", "(1.0, 40.0) (3.0, 40.0)", "(12.5, 2.5) 10.0"])
  }

  @Test func aWholeNumberBesideAFraction() {
    let lines = printed("let n = 3\nprint(CGSize(width: n, height: 2.5))")
    #expect(lines.first?.contains("cannot convert value of type 'Int' to expected type 'CGFloat'") ?? false)
  }
}
