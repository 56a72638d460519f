import Testing

/// Generic parameters, and which of several declarations a call means.
@Suite struct GenericTests {
  private static let makers = """
    protocol Makeable { init(); static func make() -> Self; static var kind: String { get } }
    struct Oak: Makeable { var rings = 7; static func make() -> Oak { Oak(rings: 3) }; static let kind = "oak" }
    struct Elm: Makeable { var rings = 9; static func make() -> Elm { Elm(rings: 5) }; static let kind = "elm" }
    extension Oak { init() { self.init(rings: 7) } }
    """

  @Test func parameterStandsForTheTypeOfItsArgument() {
    #expect(
      printed(
        """
        print(made(Oak.self).rings, made(Elm.self).rings)
        print(kind(of: Oak()), kinds([Elm()]))
        """,
        declarations: GenericTests.makers + """

          func made<T: Makeable>(_ type: T.Type) -> T { T.make() }
          func kind<T: Makeable>(of value: T) -> String { T.kind }
          func kinds<T: Makeable>(_ values: [T]) -> String { T.kind }
          """) == ["3 5", "oak elm"])
  }

  @Test func parameterStandsForTheTypeThatTheContextWants() {
    #expect(
      printed(
        "let tree: Elm = grown()\nprint(tree.rings)",
        declarations: GenericTests.makers + "\nfunc grown<T: Makeable>() -> T { T() }") == ["9"])
  }

  @Test func parameterOfATypeStandsForThatOfAProperty() {
    #expect(
      printed(
        "print(Pot(plant: Oak()).kind)",
        declarations: GenericTests.makers
          + "\nstruct Pot<Plant: Makeable> { var plant: Plant; var kind: String { Plant.kind } }")
        == ["oak"])
  }

  @Test func parameterMayHaveTheNameOfAType() {
    #expect(
      printed(
        "print(Pair(Tag: 4).Tag, same(\"x\"))",
        declarations: """
          struct Tag { var text: String }
          struct Pair<Tag> { var Tag: Tag }
          func same<Tag>(_ value: Tag) -> Tag { value }
          """) == ["4 x"])
  }

  @Test func resultTypeChoosesAmongOverloads() {
    #expect(
      printed(
        "let n: Int = stock()\nlet s: String = stock()\nprint(n, s)",
        declarations: "func stock() -> Int { 4 }\nfunc stock() -> String { \"four\" }") == ["4 four"])
  }

  @Test func extensionsOfArraysDependOnTheElements() {
    #expect(
      printed(
        "print([\"a\"].summary, [2].summary, [2.5].summary)",
        declarations: """
          extension Array where Element == String { var summary: String { "texts" } }
          extension Array where Element == Int { var summary: String { "numbers" } }
          extension [Double] { var summary: String { "fractions" } }
          """) == ["texts numbers fractions"])
  }

  @Test func nestedTypeHidesAnotherOfItsName() {
    #expect(
      printed(
        "print(Crate().slot.width)",
        declarations: """
          struct Slot { var height = 1 }
          struct Crate { struct Slot { var width: Int }; var slot = Slot(width: 6) }
          """) == ["6"])
  }

  private static let containers =
    GenericTests.makers + """

      struct Pot<Plant: Makeable> {
        var plant: Plant = .make()
        var count = 0
        static var kind: String { Plant.kind }
        static func grown() -> Pot<Plant> { Pot(plant: Plant(), count: 1) }
        func another() -> Plant { Plant() }
        var name: String { "\\(Plant.self)" }
      }
      struct Stack<Element> {
        var items: [Element] = []
        mutating func push(_ item: Element) { items.append(item) }
      }
      """

  @Test func writtenArgumentIsKnownInsideOfAType() {
    #expect(
      printed(
        """
        let pot = Pot<Elm>()
        print(pot.plant.rings, pot.another().rings, pot.name)
        print(Pot<Oak>.kind, Pot<Oak>.grown().plant.rings, Pot<Oak>.grown().another().rings)
        """, declarations: GenericTests.containers) == ["5 9 Elm", "oak 7 7"])
  }

  @Test func writtenArgumentTypesLiterals() {
    #expect(
      printed(
        """
        var numbers = Stack<Double>()
        numbers.push(1)
        print(numbers.items[0] / 2, Stack<Double>(items: [3]).items[0] / 2)
        """, declarations: GenericTests.containers) == ["0.5 1.5"])
  }

  @Test func declaredTypeGivesTheArguments() {
    #expect(
      printed(
        """
        let pot: Pot<Elm> = Pot()
        var other: Pot<Elm> = .init(count: 3)
        other = Pot(plant: Elm(), count: 4)
        print(pot.plant.rings, other.name, other.count)
        """, declarations: GenericTests.containers) == ["5 Elm 4"])
  }

  @Test func nestedTypesAndAliasesTakeArguments() {
    #expect(
      printed(
        """
        print(Garden<Oak>.Bed().plant().rings, Garden<Elm>.Row<Oak>().kinds, Garden<Elm>().bed().plant().rings)
        print(OakPot().plant.rings, Planted<Elm>().plant.rings, Both<Oak>().kinds)
        """,
        declarations: GenericTests.containers + """

          struct Garden<A: Makeable> {
            struct Bed { func plant() -> A { A.make() } }
            struct Row<B: Makeable> { var kinds: String { A.kind + B.kind } }
            func bed() -> Bed { Bed() }
          }
          struct Pair<A: Makeable, B: Makeable> { var kinds: String { A.kind + B.kind } }
          typealias OakPot = Pot<Oak>
          typealias Planted<T: Makeable> = Pot<T>
          typealias Both<T: Makeable> = Pair<T, T>
          """) == ["3 elmoak 5", "3 5 oakoak"])
  }

  @Test func argumentOfOneGenericTypeIsPassedToAnother() {
    #expect(
      printed(
        "print(Shelf<Elm>().pot.plant.rings, shelved(Oak.self).pot.name, Shelf<Pot<Oak>>().first)",
        declarations: GenericTests.containers + """

          struct Shelf<T> { let pot = Pot<T>(); var first: String { "\\(T.self)" } }
          func shelved<S>(_ type: S.Type) -> Shelf<S> { Shelf<S>() }
          extension Pot: Makeable { static func make() -> Pot<Plant> { Pot<Plant>() }; init() { self.init(plant: Plant()) } }
          """) == ["9 Oak Pot<Oak>"])
  }

  @Test func typeAsAnArgumentOfAnInitialiserIsTheParameter() {
    #expect(
      printed(
        "print(Maker(Elm.self).made.rings, Maker(Oak.self).again().rings)",
        declarations: GenericTests.makers + """

          struct Maker<T: Makeable> {
            let made: T
            init(_ type: T.Type) { made = T.make() }
            func again() -> T { T() }
          }
          """) == ["5 7"])
  }

  @Test func superclassGivesItsArgumentsToASubclass() {
    #expect(
      printed(
        "print(OakStore().fresh().rings)",
        declarations: GenericTests.makers + """

          class Store<T: Makeable> { func fresh() -> T { T.make() } }
          class OakStore: Store<Oak> {}
          """) == ["3"])
  }

  @Test func typesThatGrowWithoutEndStop() {
    #expect(
      printed(
        "print(deep(Oak.self, 60).isEmpty)",
        declarations: GenericTests.makers + """

          struct Nest<T> { var name: String { "\\(T.self)" } }
          func deep<T>(_ type: T.Type, _ n: Int) -> String { n == 0 ? Nest<T>().name : deep(Nest<T>.self, n - 1) }
          """) == ["false"])
  }

  @Test func aResultIsOfTheTypeThatIsWanted() {
    let declarations = """
      struct Item { var name = "a" }
      func name<T>(_ file: String) -> T { print(file, T.self); return [] as! T }
      func list<T>() -> [T] { print(T.self); return [] }
      """
    let lines = printed(
      """
      let all: [Item] = name("list")
      let table: [String: Item] = name("table")
      let items: [Item] = list()
      """, declarations: declarations)
    #expect(lines.first == "list [Item]")
    #expect(printed("let items: [Item] = list()", declarations: declarations) == ["Item"])
  }

  /// Others may mean something by the name of a generic parameter.
  @Test func aGenericParameterHidesAnAliasAndATypeInAnExtension() {
    #expect(
      printed(
        "print(Box(value: 2).value, Sheet(content: 3).content, Response.Content(text: \"a\").text)",
        declarations: """
          struct Key { typealias Value = [Double] }
          enum Response {}
          extension Response { struct Content { let text: String } }
          struct Box<Value> {
            let value: Value
            init(value: Value) { self.value = value }
          }
          struct Sheet<Content> {
            let content: Content
            init(content: Content) { self.content = content }
          }
          """) == ["2 3 a"])
  }

  @Test func anEnumInAGenericTypeHasTheSameCasesWithArguments() {
    #expect(
      printed(
        "print(Loader<Int>(value: 2).word, Loader(value: true).word, Loader<Int>.Phase.list == .list)",
        declarations: """
          struct Loader<Value> {
            enum Phase: Equatable { case empty, list, failed(String) }
            var phase: Phase = .empty
            let value: Value
            var word: String {
              switch phase {
              case .empty: phase == .empty ? "empty" : "?"
              case .list: "list"
              case .failed(let reason): reason
              }
            }
          }
          """) == ["empty empty true"])
  }
}
