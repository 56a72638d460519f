import Testing

/// Which of several functions a call means, and what becomes of its arguments.
@Suite struct OverloadTests {
  @Test func anOverloadOfTheLibrarysIsMeantWhereItsArgumentsAre() {
    #expect(
      printed(
        "print(\"ab\".padded(3, 5), [3, 1].sorted(.up), Array(repeating: (), count: 2).map(Item.init).count)",
        declarations: """
          enum Order { case up }
          struct Item { let n = 1 }
          extension String {
            func padded(_ count: Int, _ more: Int) -> String { padded(.up, count + more) }
            func padded(_ order: Order, _ count: Int) -> String { self + String(repeating: ".", count: count) }
          }
          extension Array where Element == Int { func sorted(_ order: Order) -> [Int] { sorted() } }
          """) == ["ab........ [1, 3] 2"])
  }

  @Test func aConstantMayBeOfAnAliasOrAnOptional() {
    #expect(
      printed(
        "print([3, 1].sorted(upTo: .max), [3, 1].sorted(from: .none))",
        declarations: """
          typealias Length = Int
          extension Array where Element == Int {
            func sorted(upTo most: Length) -> [Int] { sorted().filter { $0 <= most } }
            func sorted(from least: Int?) -> [Int] { sorted() }
          }
          """) == ["[1, 3] [1, 3]"])
  }

  @Test func aLabelledTrailingClosureIsNotTheFirstOne() {
    #expect(
      printed(
        "print(Pair { 1 } second: { 2 }.sum, Pair { 3 }.sum)",
        declarations: """
          struct Pair {
            let sum: Int
            init(second: () -> Int) { sum = second() * 100 }
            init(first: () -> Int, second: () -> Int) { sum = first() + second() * 10 }
          }
          """) == ["21 300"])
  }

  @Test func anAutoclosureIsEvaluatedWhereItIsCalled() {
    #expect(
      printed(
        """
        var n = 1
        let later = Later(n * 10)
        n = 4
        print(later.make(), first(nil, orElse: n), first(7, orElse: [Int]()[3]))
        """,
        declarations: """
          struct Later<Content> {
            let make: () -> Content
            init(_ make: @autoclosure @escaping () -> Content) { self.make = make }
          }
          func first(_ value: Int?, orElse other: @autoclosure () -> Int = 0) -> Int { value ?? other() }
          """) == ["40 4 7"])
  }

  @Test func ofTwoFunctionsTheOneWithFewerDefaultsIsCalled() {
    #expect(
      printed(
        """
        print(Store(state: "a") { "B" }.name, Store(state: "a", reducer: "C").name, width(3), width(3, scale: 2))
        """,
        declarations: """
          final class Store {
            let name: String
            convenience init(state: @autoclosure () -> String, reducer: () -> String, prepare: (() -> Void)? = nil) {
              self.init(state: state() + "-", reducer: reducer())
            }
            convenience init(state: String, reducer: String) { self.init(core: state + reducer) }
            private init(core: String) { name = core }
          }
          func width(_ count: Int, scale: Int = 1) -> String { "scaled \\(count * scale)" }
          func width(_ count: Int) -> String { "plain \\(count)" }
          """) == ["a-B aC plain 3 scaled 6"])
  }

  @Test func anOverloadThatMakesTheOptionalThatIsWantedIsCalled() {
    #expect(
      printed(
        "print(Store().send(3).text ?? \"none\")",
        declarations: """
          struct Sent {
            let text: String?
            init(text: String?) { self.text = text }
          }
          struct Store {
            func send(_ action: Int) -> Sent { .init(text: self.send(action)) }
            @_disfavoredOverload func send(_ action: Int) -> String? { "sent \\(action)" }
          }
          """) == ["sent 3"])
  }

  @Test func theKindOfNumberDecidesBeforeDefaults() {
    #expect(
      printed(
        "print(name(of: Int(2)), name(of: Int32(2)))",
        declarations: """
          func name(of code: Int32) -> String { "short" }
          func name(of code: Int, scale: Int = 1) -> String { "long" }
          """) == ["long short"])
  }

  @Test func aHandlerThatIsOptionalBehindAnAliasTakesATrailingClosure() {
    #expect(
      printed(
        "print(Marked().mark(\"a\").mark([\"b\", \"c\"]) { $0 + \"!\" }.all)",
        declarations: """
          struct Marked {
            typealias Handler = (String) -> String?
            var all: [String] = []
            func mark(_ text: String?, _ handler: Handler? = nil) -> Self { mark([text ?? ""], handler) }
            func mark(_ texts: [String]?, _ handler: Handler? = nil) -> Self {
              var copy = self
              for text in texts ?? [] { copy.all.append(handler?(text) ?? text) }
              return copy
            }
          }
          """) == ["[\"a\", \"b!\", \"c!\"]"])
  }

  @Test func aCallInAPropertyOfItsNameIsNotOne() {
    let lines = printed(
      "print(\"a,b\".split.count)",
      declarations: "extension String { var split: [Substring] { split(separator: \",\") } }")
    #expect(lines == ["2"])
    let unknown = printed("print(\"a\".kind)", declarations: "extension String { var kind: Int { self.kind(of: 1) } }")
    #expect(unknown.first?.contains("nested") == false)
  }

  @Test func aFunctionThatMakesSomethingElseOfTheSameMeansTheOther() {
    #expect(
      printed(
        "let text: String = Lorem.words(2); print(text)",
        declarations: """
          enum Lorem {
            static func words(_ count: Int) -> [String] { Array(repeating: "word", count: count) }
            static func words(_ count: Int) -> String { words(count).joined(separator: "-") }
          }
          """) == ["word-word"])
  }

  @Test func anOperatorForKeyPathsTakesNoValue() {
    #expect(
      printed(
        "let flags = [true, false]; print(flags.filter { !$0 }.count, [Card()].filter(!\\.isOpen).count)",
        declarations: """
          struct Card { var isOpen = false }
          prefix func ! <Root>(path: KeyPath<Root, Bool>) -> (Root) -> Bool { { !$0[keyPath: path] } }
          """) == ["1 1"])
  }

  @Test func operatorsAreHandedToFunctions() {
    let lines = printed(
      """
      print([1.5, 2].reduce(into: 0.5, +=), [2, 3].reduce(into: 1, *=), zip([1, 2], [1, 3]).map(!=), [3, 4].reduce(9, %))
      """)
    #expect(lines == ["4.0 6 [false, true] 0"])
  }

  @Test func theElementOfAnExtendedArrayHasAName() {
    #expect(
      printed(
        "let cards: [Card] = .samples; print(cards.count, cards[1].name)",
        declarations: """
          struct Card { var name: String; static let samples = [Card(name: "a"), Card(name: "b")] }
          extension Array<Card> { static let samples = Element.samples }
          """) == ["2 b"])
  }

  @Test func anInitializerHandsOnToAnotherAndNotToItself() {
    #expect(
      printed(
        "print(Look(label: 2, icon: \"!\").label, Look(depth: 3).label)",
        declarations: """
          struct Look {
            let label: String
            init(label: Int, icon: String) { self.init(label: .init(label), icon: icon) }
            init(label: String, icon: String) { self.label = label + icon }
            init(depth: Int) { if depth > 0 { self.init(depth: depth - 1) } else { label = "end" } }
            init(depth: String) { label = depth }
          }
          """) == ["2! end"])
  }

  @Test func aClosureIsOfTheFunctionWithSoManyParameters() {
    #expect(
      printed(
        "print(made(1) { 2 }, made(1) { _ in 3 }, made(1) { $0 + 4 })",
        declarations: """
          func made(_ first: Int, by make: () -> Int) -> Int { made(first, by: { _ in make() * 10 }) }
          func made(_ first: Int, by make: (Int) -> Int) -> Int { make(first) }
          """) == ["20 3 5"])
  }

  @Test func aMethodThatHidesOneOfTheLibraryCallsThatOne() {
    #expect(
      printed(
        "print([3, 4, 5].filter(isIncluded: { $0 > 3 }), [3, 4].contains(4))",
        declarations: """
          extension Array where Element == Int {
            func filter(isIncluded: (Int) -> Bool) -> [Int] { filter { isIncluded($0) } }
            func contains(_ element: Int) -> Bool { !contains(element) }
          }
          """) == ["[4, 5] false"])
  }

  @Test func aNewNameMeansTheOldOneInWhatItBeginsWith() {
    #expect(
      printed(
        "print([1, 2, 3, 4].filter(strict { $0 > 1 }))",
        declarations: """
          func strict(_ filter: @escaping (Int) -> Bool) -> (Int) -> Bool {
            let filter = true ? { filter($0) && $0 < 4 } : filter
            return filter
          }
          """) == ["[2, 3]"])
  }

  @Test func anOperatorForAProtocolTakesNoTypes() {
    #expect(
      printed(
        "print(Near(n: 1) == Near(n: 1), Near(n: 1) == Far(n: 1))",
        declarations: """
          protocol Place { var n: Int { get } }
          struct Near: Place { let n: Int }
          struct Far: Place { let n: Int }
          func == (lhs: Place, rhs: Place) -> Bool { type(of: lhs) == type(of: rhs) && lhs.n == rhs.n }
          """) == ["true false"])
  }

  @Test func anOverloadIsToldByTheNumberThatAnArgumentIsMade() {
    let declarations = """
      enum Code {
        static func name(of code: Int32) -> String { name(of: Int(code)) }
        static func name(of code: Int) -> String { "code \\(code)" }
      }
      """
    #expect(printed("print(Code.name(of: Int32(4)))", declarations: declarations) == ["code 4"])
  }

  @Test func ownInitialiserOfAnotherKindIsNotMeant() {
    #expect(
      printed(
        "print(String([1, 2]), String(counting: [1: 2]))",
        declarations: "extension String { init(counting pairs: [Int: Int]) { self = \"\\(pairs.count)\" } }")
        == ["[1, 2] 1"])
  }

  @Test func aFunctionHandsOnWhatItMapsToAnother() {
    let declarations = """
      struct Item { let name: String; let notes: [String] }
      struct Page {
        let text: String
        static func make(of items: [Item]) -> Page { make(of: items.map(\\.name)) }
        static func make(of names: [String]) -> Page { Page(text: "\\(names.count) names") }
        static func list(of items: [Item]) -> Page { list(of: items.flatMap { $0.notes }) }
        static func list(of notes: [String]) -> Page { Page(text: "\\(notes.count) notes") }
        static func row(_ items: [Item]) -> Page { let names = items.map { name(of: $0) }; return row(names) }
        static func row(_ names: [String]) -> Page { Page(text: "a row of \\(names.count)") }
        static func name(of item: Item) -> String { item.name }
      }
      """
    #expect(
      printed(
        """
        let items = [Item(name: "a", notes: ["x", "y"])]
        print(Page.make(of: items).text, Page.make(of: [Item]()).text, Page.list(of: items).text)
        print(Page.list(of: [Item]()).text, Page.row(items).text, Page.row([Item]()).text)
        """, declarations: declarations) == ["1 names 0 names 2 notes", "0 notes a row of 1 a row of 0"])
  }

  @Test func anAddedInitialiserHandsOnToThatOfTheMembers() {
    let declarations = """
      struct Fault { let code: Int; let info: [String: Any] }
      extension Fault {
        enum Key: String { case reason }
        init(code: Int, info: [Key: Any]) { self.init(code: code, info: info as? [String: Any] ?? ["a": 1]) }
      }
      """
    #expect(
      printed("print(Fault(code: 3, info: [Fault.Key.reason: 1]).info.count)", declarations: declarations) == ["1"])
  }
}
