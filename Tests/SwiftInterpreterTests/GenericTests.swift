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

  @Test func methodThatAProtocolDoesNotRequireIsTheProtocolsForItsValues() {
    #expect(
      printed(
        "let bird: any Bird = Wren()\nprint(bird.song, bird.size(), Wren().size())\nprint(bird.call())",
        declarations: """
          protocol Bird { func call() -> String }
          extension Bird { var song: String { call() }; func size() -> Int { 1 }; func call() -> String { "?" } }
          struct Wren: Bird { func size() -> Int { 2 }; func call() -> String { "trill" } }
          """) == ["trill 1 2", "trill"])
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
}
