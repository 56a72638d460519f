import Testing

/// What extensions add to Swift's own types, to optionals and to generic ones.
@Suite struct ExtensionTests {
  @Test func optionalsHaveMembersOfTheirOwn() {
    #expect(
      printed(
        """
        let none: String? = nil
        let some: String? = "a"
        print(none.orEmpty, some.orEmpty, none.isNil, some.isNil, none.or("c"), some.or("c"))
        """,
        declarations: """
          extension Optional where Wrapped == String { var orEmpty: String { self ?? "empty" } }
          extension Optional {
            var isNil: Bool { switch self { case .none: true; case .some: false } }
            func or(_ other: Wrapped) -> Wrapped { self ?? other }
          }
          """) == ["empty a true false c a"])
  }

  @Test func anExtensionOfOptionalsOfOneTypeIsForThatTypeAlone() {
    #expect(
      printed(
        """
        let kind: Kind? = .a
        let flag: Bool? = true
        let word: String? = "b"
        let list: [Int]? = [1]
        print(kind.words, flag!.description, word.words, list.hasItems, flag.words)
        """,
        declarations: """
          enum Kind { case a }
          extension Optional where Wrapped == Kind {
            var description: String { "kind" }
            var words: String { switch self { case .none: "no kind"; case .some(let kind): "\\(kind)!" } }
          }
          extension Optional where Wrapped == String { var words: String { self ?? "no word" } }
          extension Optional where Wrapped: Collection { var hasItems: Bool { self?.isEmpty == false } }
          extension Optional { var words: String { "other" } }
          """) == ["a! true b true other"])
  }

  @Test func sumsAreOfAnyKindOfNumber() {
    #expect(
      printed(
        """
        let parts = [Part(width: 2.5, count: 1), Part(width: 3, count: 2)]
        print(parts.sum { $0.width }, parts.sum { $0.count }, parts.total(\\.width), parts.total(\\.count))
        print(parts.prefix(0).sum { $0.width } + 1.5, [1, 2].added(), [1.5, 2].added())
        """,
        declarations: """
          struct Part { var width: CGFloat; var count: Int }
          extension Sequence {
            func sum<Result: Numeric>(of value: (Element) -> Result) -> Result {
              reduce(into: .zero) { $0 += value($1) }
            }
            func total<T: AdditiveArithmetic>(_ path: KeyPath<Element, T>) -> T {
              reduce(.zero) { $0 + $1[keyPath: path] }
            }
          }
          extension Sequence where Element: AdditiveArithmetic { func added() -> Element { reduce(.zero, +) } }
          """) == ["5.5 3 5.5 3", "1.5 3 3.5"])
  }

  @Test func typesOfSwiftHaveWhatTheProgramsProtocolsGiveThem() {
    #expect(
      printed(
        "print(3.label, 2.5.label, \"a\".label, [1].label, true.label)",
        declarations: """
          protocol Labelled { var name: String { get } }
          extension Labelled { var label: String { "[\\(name)]" } }
          extension Int: Labelled { var name: String { "whole" } }
          extension Double: Labelled { var name: String { "broken" } }
          extension String: Labelled { var name: String { "text" } }
          extension Array: Labelled { var name: String { "list" } }
          extension Bool: Labelled { var name: String { "flag" } }
          """) == ["[whole] [broken] [text] [list] [flag]"])
  }

  @Test func anAliasOfATupleMakesOne() {
    #expect(
      printed(
        "let line: Line? = Line(items: [1], width: 2)\nprint(line!.items, line!.width)",
        declarations: "typealias Line = (items: [Int], width: CGFloat)") == ["[1] 2.0"])
  }
}
