import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Which of several functions, operators or modifiers of one name a call means, the program's own or Swift's.
@Suite struct OverloadChoiceTests {
  @Test func aFunctionForWholeNumbersLeavesTheOthersToSwift() throws {
    let power = """
      func pow<T: BinaryInteger>(_ base: T, _ power: T) -> T { power == 0 ? 1 : base * pow(base, power - 1) }
      """
    #expect(try textAlone("pow(3, 3)", with: power) == "27")
    #expect(try textAlone("pow(2.5, 2.0)", with: power) == "6.25")
  }

  @Test func anOperatorForTransitionsLeavesNumbersAlone() throws {
    let plus = """
      func + (lhs: AnyTransition, rhs: AnyTransition) -> AnyTransition { lhs.combined(with: rhs) }
      func + <L: Transition, R: Transition>(lhs: L, rhs: R) -> some Transition { lhs.combined(with: rhs) }
      func + (lhs: some View, rhs: some View) -> some View { HStack { lhs; rhs } }
      func + <A: Shape, B: InsettableShape>(lhs: A, rhs: B) -> some View { ZStack { lhs; rhs } }
      """
    #expect(try textAlone("1 + 2", with: plus) == "3")
    #expect(try textAlone("\"a\" + \"b\"", with: plus) == "ab")
    #expect(try textAlone("[1.5 + 2] + [4.5]", with: plus) == "[3.5, 4.5]")
  }

  /// Two overloads that hand on to SwiftUI's modifier, each with an argument of which nothing is known, go round no circle.
  @Test func overloadsOfAModifierHandOnToTheModifier() throws {
    let source = """
      struct Size { var points: Double }
      struct Role { var name: String }
      extension View {
        func font(_ size: Size) -> some View { font(unknownFont(size)) }
        func font(_ role: Role, of size: Double = 12) -> some View { self.font(unknownFont(role)) }
        func font(named name: String) -> some View { font(Size(points: 20)).font(.system(size: 20)) }
      }
      #Preview { Text("a").font(Role(name: "title")); Text("b").font(named: "b") }
      """
    #expect(try run(source).texts == ["a", "b"])
  }

  @Test func aTextIsForTheOverloadForTextsAndNotForAnything() throws {
    let overloads = """
      func kind(_ value: Any) -> String { "anything" }
      func kind(_ text: String) -> String { "text" }
      func kind<T>(of value: T) -> String { "generic" }
      func kind(of number: Int) -> String { "number" }
      struct Tag { var name: String; init(_ value: Any) { name = "anything" }; init(_ text: String) { name = text } }
      let word = "word"
      """
    #expect(try textAlone("kind(\"a\")", with: overloads) == "text")
    #expect(try textAlone("kind(word) + kind([1])", with: overloads) == "textanything")
    #expect(try textAlone("kind(of: 1) + kind(of: true)", with: overloads) == "numbergeneric")
    #expect(try textAlone("Tag(word).name + Tag(2).name", with: overloads) == "wordanything")
  }

  @Test func whatIsThereIsForTheOverloadThatNeedsIt() throws {
    let overloads = """
      func kind(_ number: Int?) -> String { number == nil ? "none" : "optional" }
      func kind(_ number: Int) -> String { "number" }
      struct Place {
        var text: String
        init?(_ row: Int?, _ column: Int?) {
          guard let row, let column else { return nil }
          self.init(row, column)
        }
        init(_ row: Int, _ column: Int) { text = "\\(row), \\(column)" }
      }
      let (some, none): (Int?, Int?) = (3, nil)
      let there: Int? = 4
      let missing: Int? = nil
      """
    #expect(try textAlone("kind(1)", with: overloads) == "number")
    #expect(try textAlone("kind(there) + kind(missing)", with: overloads) == "optionalnone")
    #expect(try textAlone("kind(there!)", with: overloads) == "number")
    #expect(try textAlone("Place(1, 2).text", with: overloads) == "1, 2")
    #expect(try textAlone("Place(there, 2)?.text ?? \"nowhere\"", with: overloads) == "4, 2")
    #expect(try textAlone("Place(missing, 2)?.text ?? \"nowhere\"", with: overloads) == "nowhere")
  }

  @Test func anOperatorOfTheScenarioAppliesToATypeOfSwiftUI() {
    #expect(
      printed(
        "let size = CGSize(width: 2, height: 3) * 2\nprint(size.width, size.height)",
        declarations: """
          extension CGSize {
            static func * (size: CGSize, factor: CGFloat) -> CGSize {
              CGSize(width: size.width * factor, height: size.height * factor)
            }
          }
          """) == ["4.0 6.0"])
  }

  @Test func aModifierOfSwiftUIsIsMeantWhereItsArgumentsAre() throws {
    let run = try run(
      """
      enum Space: CGFloat { case small = 4, large = 24 }
      enum AppFont { case title, body; var font: Font { .system(size: self == .title ? 40 : 30) } }
      extension View {
        func padding(_ space: Space) -> some View { padding(space.rawValue) }
        func padding(_ edges: Edge.Set, _ space: Space) -> some View { padding(edges, space.rawValue) }
        func font(_ font: AppFont) -> some View { self.font(font.font) }
      }
      #Preview {
        VStack {
          Color.red.frame(width: 10, height: 10).padding(.small).id("own")
          Color.red.frame(width: 10, height: 10).padding(12).id("number")
          Color.red.frame(width: 10, height: 10).padding(.horizontal).id("edges")
          Color.red.frame(width: 10, height: 10).padding(.horizontal, .large).id("both")
          Text("a").font(.title).id("title"); Text("b").font(.caption).id("caption")
          Text("c").font(.body.bold()).id("bold")
        }
      }
      """)
    #expect(run.trace.standIns.isEmpty)
    let sizes = ["own", "number", "edges", "both"].map { run.frame($0)?.size }
    #expect(
      sizes == [
        Size(width: 18, height: 18), Size(width: 34, height: 34), Size(width: 42, height: 10),
        Size(width: 58, height: 10),
      ])
    let heights = ["title", "caption", "bold"].compactMap { run.frame($0)?.size.height }
    #expect(heights.count == 3 && heights[0] > 40 && heights[1] < 18 && heights[2] < 24)
  }

  @Test func aStaticFunctionOfSwiftUIsIsMeantWhereItsArgumentsAre() throws {
    let fonts = """
      struct FontName { let text: String; static let round = FontName(text: "Round") }
      extension Font {
        static func system(_ name: FontName, size: CGFloat) -> Font { .system(size: size * 2) }
        static func custom(_ name: FontName, size: CGFloat) -> Font { .custom(name.text, size: size) }
      }
      struct Named: View {
        var name = FontName.round.text
        var body: some View { Text("a").font(.custom(name, size: 30)) }
      }
      """
    #expect(
      try textsAlone("\(fonts)\n#Preview { Named(); Text(\"b\").font(.custom(.round, size: 30)) }") == ["a", "b"])
  }

  /// A text is no `Int`, so that the program's own function is not meant.
  @Test(arguments: ["on ? nil : \"New\"", "\"New\"", "on ? \"Old\" : \"New\""])
  func aLiteralOfAnotherKindMeansTheFunctionOfSwiftUIs(argument: String) throws {
    let run = try run(
      """
      extension View { func badge(_ count: Int, at edge: Edge = .top) -> some View { overlay { Text("\\(count)") } } }
      let on = false
      #Preview { List { Text("row").badge(\(argument)) } }
      """)
    #expect(run.texts.contains("New"), "\(run.texts)")
  }
}
