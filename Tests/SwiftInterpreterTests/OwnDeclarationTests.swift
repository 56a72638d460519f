import Testing

/// Classes, property wrappers and result builders that the program declares.
@Suite struct OwnDeclarationTests {
  @Test func aClassHasTheMembersOfTheOneItInheritsFrom() {
    let declarations = """
      class Base {
        var items = [1, 2]
        var name: String
        init(name: String) { self.name = name }
        func text() -> String { "base " + name }
      }
      class Sub: Base {
        var extra = 5
        init() {
          super.init(name: "sub")
          items.append(3)
        }
        override func text() -> String { "sub of " + super.text() }
      }
      class Last: Sub {}
      """
    let lines = printed("let l = Last()\nprint(l.items, l.extra, l.text())", declarations: declarations)
    #expect(lines == ["[1, 2, 3] 5 sub of base sub"])
  }

  @Test func aPropertyThatIsOverriddenReadsAndSetsThatOfItsSuperclass() {
    let declarations = """
      class Tank {
        var level = 1
        var litres: Int { get { level * 10 } set { level = newValue / 10 } }
      }
      class Kept: Tank {}
      class Sealed: Kept {
        override var litres: Int { get { super.litres + 1 } set { super.litres = newValue + 20 } }
        override var level: Int { get { super.level } set { super.level = newValue + 1 } }
      }
      """
    let lines = printed("let t = Sealed()\nt.litres = 80\nprint(t.litres, t.level)", declarations: declarations)
    #expect(lines == ["111 11"])
  }

  /// What a superclass does that is not the program's own is not known, and calls nothing again.
  @Test func aPropertyThatOverridesOneOfAnUnknownClassDoesNotCallItself() throws {
    let declarations = """
      class Valve: Fitting {
        var turns = 0
        override var isOpen: Bool { get { super.isOpen } set { turns += 1; super.isOpen = newValue } }
      }
      class Tap: Valve {}
      """
    let lines = printed("let t = Tap()\nt.isOpen = true\n_ = t.isOpen\nprint(t.turns)", declarations: declarations)
    #expect(lines == ["1"])
  }

  @Test func anOwnPropertyWrapperIsReadWrittenAndProjected() {
    let declarations = """
      @propertyWrapper struct Clamped {
        var value: Int
        let range: ClosedRange<Int>
        init(wrappedValue: Int, _ range: ClosedRange<Int>) {
          self.range = range
          value = min(max(wrappedValue, range.lowerBound), range.upperBound)
        }
        var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
        var projectedValue: String { "of \\(range.upperBound)" }
      }
      struct Meter { @Clamped(0...5) var level: Int = 9 }
      """
    let lines = printed(
      "var m = Meter()\nprint(m.level, m.$level)\nm.level = -3\nprint(m.level, Meter(level: 4).level)",
      declarations: declarations)
    #expect(lines == ["5 of 5", "0 4"])
  }

  @Test func anOwnResultBuilderPutsItsPartsTogether() {
    let declarations = """
      @resultBuilder struct Lines {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: ",") }
        static func buildOptional(_ part: String?) -> String { part ?? "-" }
        static func buildEither(first: String) -> String { first }
        static func buildEither(second: String) -> String { second }
        static func buildArray(_ parts: [String]) -> String { parts.joined() }
      }
      func lines(@Lines _ content: () -> String) -> String { content() }
      """
    let lines = printed(
      """
      let isOn = true
      print(lines {
        "a"
        if isOn { "b" } else { "c" }
        if !isOn { "d" }
        for i in 0..<3 { "\\(i)" }
      })
      """, declarations: declarations)
    #expect(lines == ["a,b,-,012"])
  }

  @Test func aResultBuilderGoesByAnotherName() {
    let declarations = """
      @resultBuilder struct ListBuilder<Element> {
        static func buildExpression(_ element: Element) -> [Element] { [element] }
        static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
      }
      typealias Words = ListBuilder<String>
      func count(@Words _ words: () -> [String]) -> Int { words().count }
      """
    #expect(printed("print(count { \"a\"; \"b\" })", declarations: declarations) == ["2"])
  }

  @Test func aFunctionAsAValueNeedsNoLabels() {
    let declarations = "func add(_ a: Int, to b: Int) -> Int { a + b }"
    #expect(printed("let f = add(_:to:)\nprint(f(1, 2))", declarations: declarations) == ["3"])
  }

  @Test func aClassTakesAnyInitialiserOfASuperclassThatIsNotKnown() {
    let declarations = """
      class Company: Record { var name: String?; var size = 3 }
      class Small: Company {}
      """
    let statements = """
      let a = Company(context: 1)
      a.name = "Apple"
      print(a.name ?? "none", a.size, Small(value: ["x": 2]).size, Company(name: "b", size: 4).size)
      """
    #expect(printed(statements, declarations: declarations) == ["Apple 3 3 4"])
    let known = printed("_ = A(context: 1)", declarations: "class A: Codable { var n = 1 }")
    #expect(known.first?.contains("wrong-label") ?? false)
  }
}
