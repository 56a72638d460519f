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
}
