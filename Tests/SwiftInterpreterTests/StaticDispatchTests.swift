import Testing

/// Which method a name means where a protocol's extension and a type both have it: the type that is written decides,
/// unless the protocol requires it.
@Suite struct StaticDispatchTests {
  private static let birds = """
    protocol Bird { func call() -> String; var legs: Int { get } }
    extension Bird {
      var song: String { call() }
      var size: Int { 1 }
      var legs: Int { 2 }
      func weight() -> Int { 10 }
      func call() -> String { "?" }
      func summary() -> String { "\\(weight()) \\(size) \\(self.size) \\(call())" }
    }
    struct Wren: Bird {
      var size: Int { 3 }
      func weight() -> Int { 20 }
      func call() -> String { "trill" }
    }
    struct Owl: Bird { var legs: Int { 4 } }
    """

  private func lines(_ statements: String, _ more: String = "") -> [String] {
    printed(statements, declarations: StaticDispatchTests.birds + "\n" + more)
  }

  @Test func valueOfAProtocolHasTheExtensionsMembers() {
    #expect(
      lines("let bird: any Bird = Wren()\nprint(bird.size, bird.weight(), bird.song)") == ["1 10 trill"])
  }

  @Test func valueOfAConcreteTypeHasItsOwnMembers() {
    #expect(lines("let wren = Wren()\nprint(wren.size, wren.weight(), Wren().weight())") == ["3 20 20"])
  }

  @Test func requirementIsTheTypesOwnHoweverItIsWritten() {
    #expect(
      lines(
        """
        let birds: [any Bird] = [Wren(), Owl()]
        for bird in birds { print(bird.call(), bird.legs) }
        """) == ["trill 2", "? 4"])
  }

  @Test func labelsTellAnOwnMethodFromTheOneOfAnExtension() {
    let declarations = """
      protocol Filter { func pass(low: Int) -> Int; func pass(high: Int, by step: Int) -> Int }
      extension Filter { func pass(high: Int, by step: Int) -> Int { high - step } }
      struct Mask: Filter {
        func pass(low: Int) -> Int { low + 1 }
        func both() -> Int { pass(low: 1) + pass(high: 9, by: 2) }
      }
      """
    let statements = """
      let filters: [any Filter] = [Mask()]
      for filter in filters { print(filter.pass(low: 4), filter.pass(high: 7, by: 3)) }
      print(Mask().both())
      """
    #expect(lines(statements, declarations) == ["5 4", "9"])
  }

  @Test func membersOfAnExtensionKnowNothingButTheProtocol() {
    #expect(lines("print(Wren().summary())") == ["10 1 1 trill"])
  }

  @Test func genericParameterHasTheMembersOfItsBound() {
    #expect(
      lines(
        "print(weigh(Wren()), weighAll([Wren()]), measure(Wren()), Cage(bird: Wren()).weight)",
        """
        func weigh<B: Bird>(_ bird: B) -> Int { bird.weight() }
        func weighAll<B>(_ birds: [B]) -> [Int] where B: Bird { birds.map { $0.weight() } }
        func measure(_ bird: some Bird) -> Int { bird.size }
        struct Cage<B: Bird> { let bird: B; var weight: Int { bird.weight() } }
        """) == ["10 [10] 1 10"])
  }

  @Test func elementsOfAListOfAProtocolHaveTheExtensionsMembers() {
    #expect(
      lines(
        """
        let birds: [any Bird] = [Wren()]
        print(birds[0].weight(), birds.map { $0.weight() }, birds.map { bird in bird.size })
        for bird in birds { print(bird.weight()) }
        let first = birds[0]
        if let last = birds.last { print(first.size, last.size) }
        """) == ["10 [10] [1]", "10", "1 1"])
  }

  @Test func propertyAndResultOfAProtocolAreDispatchedByIt() {
    #expect(
      lines(
        "print(Nest().bird.weight(), Nest().make().size)",
        "struct Nest { var bird: any Bird = Wren(); func make() -> any Bird { Wren() } }") == ["10 1"])
  }

  @Test func castToTheConcreteTypeHasItsOwnMembers() {
    #expect(lines("let bird: any Bird = Wren()\nif let wren = bird as? Wren { print(wren.weight()) }") == ["20"])
  }

  @Test func protocolThatRefinesAnotherHasItsOwnExtension() {
    #expect(
      lines(
        "let bird: any Singer = Lark()\nprint(bird.weight(), bird.size)",
        """
        protocol Singer: Bird {}
        extension Singer { func weight() -> Int { 11 } }
        struct Lark: Singer { func weight() -> Int { 30 }; var size: Int { 4 } }
        """) == ["11 1"])
  }

  @Test func callWithOtherLabelsIsTheTypesOwn() {
    #expect(
      lines(
        "print(Finch().weight(in: 2), show(Finch()))",
        """
        struct Finch: Bird { func weight(in unit: Int) -> Int { unit }; func weight() -> Int { 7 } }
        func show(_ bird: any Bird) -> Int { bird.weight() }
        """) == ["2 10"])
  }
}
