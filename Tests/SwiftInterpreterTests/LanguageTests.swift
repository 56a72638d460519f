import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("2 * 3 as Double * 4", "24.0"), ("1 + 2 as Double * 3", "9.0"), ("7 == 3 as Double * 2 + 1", "true"),
    ("1 as Any is Int && true", "true"),
  ])
  func aCastTakesNoMoreThanItsType(expression: String, printedText: String) {
    #expect(printed("print(\(expression))") == [printedText])
  }

  @Test func aConstantIsMeantByTheBareNameOfACaseWithValues() {
    let declarations = """
      enum Kind {
        case modal(progress: Int, isOpen: Bool), toast(Int)
        static var modal: Kind { .modal(progress: 3, isOpen: false) }
      }
      func text(_ kind: Kind) -> String {
        switch kind {
        case .modal(let progress, _): "modal \\(progress)"
        case .toast(let number): "toast \\(number)"
        }
      }
      """
    let code = "print(text(.modal), text(.modal(progress: 5, isOpen: true)), [1].map(Kind.toast).map(text))"
    #expect(printed(code, declarations: declarations) == ["modal 3 modal 5 [\"toast 1\"]"])
  }

  @Test func aCaseWithValuesHasDefaultsAndFunctionsOfItsName() {
    let declarations = """
      enum Kind {
        case row(spacing: Double = 4, count: Int), field(text: String, axis: Int?)
        static func field(text: String) -> Self { .field(text: text, axis: nil) }
      }
      func text(_ kind: Kind) -> String {
        switch kind {
        case .row(let spacing, let count): "row \\(spacing) \\(count)"
        case .field(let text, let axis): "\\(text) \\(axis ?? 0)"
        }
      }
      """
    let code = "print(text(.row(count: 2)), text(.field(text: \"a\")), text(.field(text: \"b\", axis: 3)))"
    #expect(printed(code, declarations: declarations) == ["row 4.0 2 a 0 b 3"])
  }

  @Test func formatsWithAListOfArguments() {
    let declarations = """
      func tr(_ format: String, _ arguments: CVarArg...) -> String {
        String(format: format, locale: nil, arguments: arguments)
      }
      """
    let code = "print(tr(\"%2$@ of %1$d, %3$.1f\", 2, \"ten\", 2.5), String(format: \"%d%%, %5$d\", arguments: [3]))"
    #expect(printed(code, declarations: declarations) == ["ten of 2, 2.5 3%, %5$d"])
  }

  @Test func passesAssertions() {
    let code = "assert(1 > 0, \"no\")\nprecondition(true)\nassertionFailure()\nprint(1)"
    #expect(printed(code) == ["1"])
  }

  @Test func theFirstTrailingClosureIsTheFirstThatAFunctionTakes() {
    let declarations = """
      func make(_ a: Int, first: ((Int) -> Int)? = nil, second: () -> Int) -> Int { (first?(a) ?? 0) + second() }
      func plain(first: (() -> Int)? = nil, second: () -> Int) -> Int { (first?() ?? 0) + second() }
      func three(a: (() -> Int)? = nil, b: () -> Int, c: () -> Int) -> [Int] { [a?() ?? 0, b(), c()] }
      """
    let code = """
      print(make(3) { $0 * 2 } second: { 1 }, make(3) { 1 }, plain { 5 })
      print(three { 1 } b: { 2 } c: { 3 }, three { 2 } c: { 3 })
      """
    #expect(printed(code, declarations: declarations) == ["7 1 5", "[1, 2, 3] [0, 2, 3]"])
  }

  @Test func aStringsOwnSubscriptIsMeantInAnotherOne() {
    let declarations = """
      extension String {
        subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
        subscript(bounds: Range<Int>) -> Substring {
          let start = index(startIndex, offsetBy: bounds.lowerBound)
          let end = index(startIndex, offsetBy: bounds.upperBound)
          return self[start..<end]
        }
      }
      """
    #expect(printed("print(\"abcd\"[1], \"abcd\"[1..<3])", declarations: declarations) == ["b bc"])
  }

  @Test func enumsReadTheirOwnRawValue() {
    #expect(
      printed(
        "print(Topic.all.id, Topic.sport.id)",
        declarations: "enum Topic: String { case all = \"All\", sport\n var id: String { rawValue } }"
      ) == ["All sport"])
  }

  @Test func bindsWhatACaseCarries() {
    let declarations = """
      enum Figure { case box(width: CGFloat, height: CGFloat), dot(Int), none }
      func area(_ figure: Figure) -> CGFloat {
        switch figure {
        case .box(let w, let h): return w * h
        case .dot(let n) where n > 1: return CGFloat(n)
        default: return 0
        }
      }
      """
    #expect(
      printed("print(area(.box(width: 3, height: 4)), area(.dot(5)), area(.dot(1)))", declarations: declarations)
        == ["12.0 5.0 0.0"])
  }

  @Test func countsRawValuesOn() {
    let declarations = "enum Size: Int, CaseIterable { case small = 3, medium, large }"
    #expect(
      printed("print(Size.allCases.map { $0.rawValue }, Size(rawValue: 4)! == .medium)", declarations: declarations)
        == ["[3, 4, 5] true"])
  }

  @Test func knowsAnEnumsOwnRawValueWithoutSelf() {
    let declarations = "enum Tide: String { case highWater\n var title: String { rawValue.capitalized + \"!\" } }"
    #expect(
      printed("print(Tide.highWater.title, \"low tide\".capitalized)", declarations: declarations) == [
        "Highwater! Low Tide"
      ])
  }

  @Test func writesBackWhatAFunctionChanges() {
    let declarations = "func swap(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }"
    #expect(printed("var a = 1\nvar b = 2\nswap(&a, &b)\nprint(a, b)", declarations: declarations) == ["2 1"])
  }

  @Test func changesAStructOnlyInItsVariable() {
    let declarations = "struct Point3 { var x = 1; mutating func move() { x += 5 } }"
    #expect(printed("var a = Point3()\nlet b = a\na.move()\nprint(a.x, b.x)", declarations: declarations) == ["6 1"])
  }

  @Test func sharesACapturedVariable() {
    #expect(printed("var n = 0\nlet add = { n += 2 }\nadd()\nadd()\nprint(n)") == ["4"])
  }

  @Test func findsMembersOfExtensionsOnLiterals() {
    let declarations = """
      extension CGFloat { var doubled: CGFloat { self * 2 } }
      extension [CGFloat] { var total: CGFloat { reduce(0, +) } }
      """
    #expect(printed("print(100.doubled, [250, 60].total)", declarations: declarations) == ["200.0 310.0"])
  }

  @Test func skipsTheRestOfAChainAfterNil() {
    let declarations = "struct Box { var next: Int? }"
    #expect(
      printed("let b: Box? = nil\nprint(b?.next ?? 7, Box(next: 2).next ?? 7)", declarations: declarations) == ["7 2"])
  }

  @Test func worksOnCollections() {
    #expect(
      printed(
        """
        print([3, 1, 2].sorted(), [3, 1, 2].max() ?? 0, (1...5).filter { $0 % 2 == 1 }.map { $0 * 10 })
        print(["a", "b"].joined(separator: "-"), zip([1, 2], ["x", "y"]).map { "\\($0)\\($1)" })
        print([1, 2, 3].enumerated().map { $0.offset * $0.element }, stride(from: 0, to: 1, by: 0.5).map { $0 })
        """) == [#"[1, 2, 3] 3 [10, 30, 50]"#, #"a-b ["1x", "2y"]"#, "[0, 2, 6] [0.0, 0.5]"])
  }

  @Test func leavesLoopsAndGuards() {
    let declarations = """
      func first(above limit: Int, in numbers: [Int]) -> Int {
        for number in numbers {
          guard number > limit else { continue }
          return number
        }
        return -1
      }
      """
    #expect(printed("print(first(above: 3, in: [1, 5, 9]))", declarations: declarations) == ["5"])
  }

  @Test func localFunctionsOfOneNameAreToldApart() {
    #expect(
      printed(
        """
        func add(_ n: Int, twice: Bool) { add(twice ? 2 * n : n) }
        func add(_ n: Int, note: String? = nil) { sum += n; if let note { print(note) } }
        func add(_ text: String) { add(text.count, note: text) }
        var sum = 0
        add(3, twice: true)
        add(4)
        add("five")
        print(sum)
        """) == ["five", "14"])
  }

  @Test func anObjectIsIdentifiedByItself() {
    #expect(
      printed(
        """
        let (first, second) = (Row(), Row())
        print(first.id == first.id, first.id == second.id, [first.id: 1][first.id] ?? 0)
        """,
        declarations: """
          final class Row: Identifiable { var id: ObjectIdentifier { ObjectIdentifier(self) } }
          """) == ["true false 1"])
  }

  @Test func aLocalFunctionIsCalledBeforeItIsDeclared() {
    let statements = """
      var sum = 0
      for i in 0..<3 { sum += twice(i) }
      func twice(_ i: Int) -> Int { i * factor }
      print(sum)
      """
    #expect(printed("let factor = 2\n" + statements) == ["6"])
  }

  @Test func aResultOfATypeInsideAnotherHasItsConstants() {
    let declarations = """
      struct Style {
        func position(_ i: Int) -> Segment.Position { switch i { case 0: return .leading; default: return .middle } }
        struct Segment { enum Position { case leading, middle } }
      }
      struct Other { struct Segment { enum Position { case top } } }
      """
    let lines = printed("print(Style().position(0), Style().position(1))", declarations: declarations)
    #expect(lines == ["leading middle"])
  }

  @Test func aLoopOfWhichTheConditionIsNotKnownEnds() {
    #expect(printed("var k = 0\nwhile !scanner.isAtEnd { k += 1 }\nprint(k)") == ["0"])
    #expect(printed("var k = 0\nwhile k < 5, !scanner.isAtEnd { k += 1 }\nprint(k)") == ["0"])
    #expect(printed("var k = 0\nwhile k < 5 && !scanner.isAtEnd { k += 1 }\nprint(k)") == ["0"])
    #expect(printed("var k = 0\nrepeat { k += 1 } while scanner.next() != nil\nprint(k)") == ["1"])
    #expect(printed("var k = 0\nwhile let line = reader.line() { k += 1 }\nprint(k)") == ["0"])
  }

  @Test func aSubstringGetsShorter() {
    let statements = """
      var rest = Substring("DE00123")
      var parts: [Substring] = []
      while !rest.isEmpty { parts.append(rest.prefix(4)); rest = rest.dropFirst(4) }
      print(parts.joined(separator: " "))
      """
    #expect(printed(statements) == ["DE00 123"])
  }

  @Test func outputIsCutAndTheProgramGoesOn() {
    let lines = printed("for i in 0..<1500 { print(i) }")
    #expect(lines.count == 1000)
    #expect(lines.last == "999")
  }

  @Test func aSumOfAmountsIsAFloatingPointNumberEvenOfNone() {
    let declarations = "struct Item { var amount: Double }\nstruct List { var all: [Item] = [] }"
    let sum = "list.all.filter { $0.amount > 0 }.reduce(0) { $0 + $1.amount }"
    #expect(printed("let list = List()\nlet t = \(sum)\nprint(t)", declarations: declarations) == ["0.0"])
  }

  @Test func wholeNumbersInATupleBecomeFloatingPointNumbers() {
    let sum = "[(1.5, 2), (2.5, 3)].reduce((0, 0)) { (max($0.0, $1.0), $0.1 + Double($1.1)) }"
    #expect(printed("let (w, h) = \(sum)\nprint(w, h)") == ["2.5 5.0"])
    #expect(printed("print([1, 2].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })") == ["(3, 2)"])
  }

  @Test func aTupleHasTheLabelsThatItsPlaceSays() {
    let statements = """
      var rows: [(title: String, width: Double)] = []
      rows.append(("a", 30))
      rows.insert(("b", 40), at: 0)
      let made = [1].map { i -> (title: String, width: Double) in ("c", 50) }
      print(rows[0].title, rows[1].width, made[0].width)
      """
    #expect(printed(statements) == ["b 30.0 50.0"])
  }

  @Test func selfInAnExtensionOfANumberIsThatNumber() {
    let declarations = "extension CGFloat { static var gap: Self { 44 } }"
    #expect(printed("print(CGFloat.gap)", declarations: declarations) == ["44.0"])
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
}
