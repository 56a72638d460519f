import Testing

/// What the code of real apps uses besides the plain parts of the language.
@Suite struct RealCodeTests {
  @Test func anOverloadIsToldByTheNumberThatAnArgumentIsMade() {
    let declarations = """
      enum Code {
        static func name(of code: Int32) -> String { name(of: Int(code)) }
        static func name(of code: Int) -> String { "code \\(code)" }
      }
      """
    #expect(printed("print(Code.name(of: Int32(4)))", declarations: declarations) == ["code 4"])
  }

  @Test(arguments: [
    ("(1, 2) < (1, 3)", "true"), ("(2, 0) < (1, 3)", "false"), ("(1, \"a\") <= (1, \"a\")", "true"),
    ("(1, 2, 3) > (1, 2, 3)", "false"),
  ])
  func tuplesHaveTheOrderOfTheFirstElementsThatDiffer(comparison: String, result: String) {
    #expect(printed("print(\(comparison))") == [result])
  }

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

  @Test func caseWithValuesMatchesWithoutThem() {
    let load = "enum Load { case idle, failed(String), loaded(Int, name: String) }"
    let body = """
      func word(_ load: Load) -> String {
        switch load {
        case .idle: "idle"
        case .failed: "failed"
        case Load.loaded: "loaded"
        }
      }
      """
    #expect(
      printed(
        "print(word(.idle), word(.failed(\"x\")), word(.loaded(1, name: \"y\")))",
        declarations: load + "\n" + body) == ["idle failed loaded"])
    #expect(
      printed("let l = Load.failed(\"x\")\nif case .failed = l { print(true) }", declarations: load) == ["true"])
  }

  @Test func rangeOfFloatingPointNumbersTakesWholeLiterals() {
    let span =
      "func span(_ range: Range<Double>, _ other: ClosedRange<CGFloat>) -> Double { range.upperBound / other.upperBound }"
    #expect(printed("print(span(0..<3, 1...2))", declarations: span) == ["1.5"])
  }

  @Test func initialiserIsAFunction() {
    let types = "struct Tag { let name: String }\nstruct Mark { let n: Int; init(_ n: Int) { self.n = n } }"
    #expect(printed("print([1, 2].map(String.init).joined())") == ["12"])
    #expect(printed("print([\"a\"].map(Tag.init)[0].name, [4].map(Mark.init)[0].n)", declarations: types) == ["a 4"])
  }

  @Test func mapOfAnOptionalTextTakesItWhole() {
    let user = "struct User { var name: String? }"
    #expect(
      printed(
        """
        let user = User(name: "Ann")
        print(user.name?.first.map { $0.uppercased() + "." } ?? "", user.name.map { $0.count } ?? 0)
        """, declarations: user) == ["A. 3"])
  }

  @Test func noneAndSomeOfAnOptional() {
    #expect(
      printed(
        """
        var side: Side? = .left
        side = .none
        print(side == nil, Optional(4) ?? 0, Optional<Int>.none ?? 7)
        side = .some(.left)
        print(side == .left)
        """, declarations: "enum Side { case left }") == ["true 4 7", "true"])
  }

  @Test func typeMeansItselfAsSelf() {
    #expect(
      printed(
        "print(Film.sample.name, Film.samples.count)",
        declarations: """
          struct Film { let name: String }
          extension Film {
            static var sample: Self { .init(name: "Jaws") }
            static var samples: [Self] { [.sample, .init(name: "Alien")] }
          }
          """) == ["Jaws 2"])
  }

  @Test func arraysOfATypeHaveConstants() {
    #expect(
      printed(
        "print(count(.usual))",
        declarations: """
          struct Film { let name: String }
          extension Array where Element == Film { static var usual: [Film] { [Film(name: "Jaws")] } }
          func count(_ films: [Film]) -> Int { films.count }
          """) == ["1"])
  }

  @Test func initialiserOfAnExtensionMayFail() {
    #expect(
      printed(
        "print(Size(width: 3) == nil, Size(width: 9)!.name)",
        declarations: """
          enum Size { case large; var name: String { "large" } }
          extension Size { init?(width: Int) { if width < 5 { return nil }; self = .large } }
          """) == ["true large"])
  }

  @Test func numbersAreMadeOfNothingAndOfTexts() {
    #expect(
      printed("print(CGFloat(), Int(), Int(\"ff\", radix: 16)!, String(255, radix: 16, uppercase: true))") == [
        "0.0 0 255 FF"
      ])
    #expect(printed("print(String(5, radix: 2), Int(exactly: 2.5) == nil, Double(truncating: 3))") == ["101 true 3.0"])
  }

  @Test func greatestIsOfAnyOrderedType() {
    #expect(printed("print(max(\"a\", \"c\", \"b\"), min(\"b\", \"a\"), max(1, 2.5))") == ["c a 2.5"])
  }

  @Test func partsOfTexts() {
    #expect(
      printed("print(\"a-b-c\".replacing(\"-\", with: \"+\"), \"ab.c\".prefix(while: { $0 != \".\" }))") == ["a+b+c ab"]
    )
    #expect(printed("print(\"ab.c\".drop(while: { $0 != \".\" }))") == [".c"])
  }

  @Test func setsAreCompared() {
    #expect(
      printed(
        "let a: Set = [1, 2]\nprint(a.isDisjoint(with: [3]), a.isSuperset(of: [2]), a.isStrictSubset(of: [1, 2, 3]))")
        == ["true true true"])
  }

  @Test func taskDropsWhatItThrows() {
    #expect(
      printed(
        "Task { try await fail() }\nprint(\"on\")",
        declarations: "enum Fault: Error { case one }\nfunc fail() async throws { throw Fault.one }") == ["on"])
  }

  @Test func nameNearToATypeOfOtherArgumentsIsNoMistake() {
    let types = "struct TrendsTable { let trends: [Int] }"
    let mistaken = printed("print(TrendTable(trends: [1]))", declarations: types)
    #expect(mistaken.first?.contains("cannot find 'TrendTable'") == true)
    #expect(printed("let t = TrendTable(of: 1)\nprint(\"on\")", declarations: types) == ["on"])
  }

  @Test func ownInitialiserOfAnotherKindIsNotMeant() {
    #expect(
      printed(
        "print(String([1, 2]), String(counting: [1: 2]))",
        declarations: "extension String { init(counting pairs: [Int: Int]) { self = \"\\(pairs.count)\" } }")
        == ["[1, 2] 1"])
  }

  @Test(arguments: [
    ("1234", ".number.notation(.compactName)", "1.2K"), ("12_345", ".number.notation(.compactName)", "12K"),
    ("999", ".number.notation(.compactName)", "999"), ("999_950", ".number.notation(.compactName)", "1M"),
    ("3_400_000_000", ".number.notation(.compactName)", "3.4B"), ("12", ".number.sign(strategy: .always())", "+12"),
    ("-12", ".number.sign(strategy: .never)", "12"), ("1234", ".number.precision(.significantDigits(2))", "1,200"),
    ("2_500_000_000", ".number", "2,500,000,000"),
  ])
  func numbersInStyles(number: String, style: String, text: String) {
    #expect(printed("print((\(number)).formatted(\(style)))") == [text])
  }
}
