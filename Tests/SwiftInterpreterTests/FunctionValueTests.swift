import Testing

/// Initialisers, methods and closures as values that are called.
@Suite struct FunctionValueTests {
  @Test func aClosureThatIsCalledAtOnceGivesWhatIsWanted() {
    #expect(printed("let r: Double = { if true { return 50 } else { return 2 } }()\nprint(r / 4)") == ["12.5"])
  }

  @Test func aMethodWithItsLabelsIsAFunction() {
    let declarations = """
      struct Row {
        var index: Int
        var name: String
        init(index: Int, name: String) { self.index = index; self.name = name }
        init(text: String) { self.init(index: 0, name: text) }
        init(other: Int) { self.init(index: other, name: "other") }
        func joined(with text: String) -> String { name + text }
      }
      """
    let statements = """
      print(["a", "b"].map(Row.init(text:)).map(\\.name), [3].map(Row.init(other:))[0].index)
      let row = Row(text: "x")
      print(["1", "2"].map(row.joined(with:)))
      """
    #expect(
      printed(statements, declarations: declarations) == ["[\"a\", \"b\"] 3", "[\"x1\", \"x2\"]"])
  }

  @Test func theArgumentsOfAnInitialiserMayBeTheElementsOfATuple() {
    let declarations = "struct Row { let id: Int; let item: String }"
    let statements = "print([\"a\", \"b\"].enumerated().map(Row.init).map { $0.item + \"\\($0.id)\" })"
    #expect(printed(statements, declarations: declarations) == ["[\"a0\", \"b1\"]"])
  }

  @Test func initialiserIsAFunction() {
    let types = "struct Tag { let name: String }\nstruct Mark { let n: Int; init(_ n: Int) { self.n = n } }"
    #expect(printed("print([1, 2].map(String.init).joined())") == ["12"])
    #expect(printed("print([\"a\"].map(Tag.init)[0].name, [4].map(Mark.init)[0].n)", declarations: types) == ["a 4"])
  }
}
