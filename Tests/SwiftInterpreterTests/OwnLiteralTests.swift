import Testing

/// Types of the program's own that are made by literals.
@Suite struct OwnLiteralTests {
  private static let declarations = """
    struct Tag: ExpressibleByStringLiteral {
      let name: String
      init(stringLiteral value: String) { name = "#" + value }
    }
    struct Depth: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let metres: Double
      init(integerLiteral value: Int) { metres = Double(value) }
      init(floatLiteral value: Double) { metres = value }
    }
    struct Flag: ExpressibleByBooleanLiteral {
      let text: String
      init(booleanLiteral value: Bool) { text = value ? "up" : "down" }
    }
    struct Crew: ExpressibleByArrayLiteral {
      let names: [String]
      init(arrayLiteral elements: String...) { names = elements }
    }
    struct Watches: ExpressibleByDictionaryLiteral {
      let lines: [String]
      init(dictionaryLiteral elements: (String, Int)...) { lines = elements.map { "\\($0.0) \\($0.1)" } }
    }
    struct Ship {
      let tag: Tag
      var draught: Depth = 2
    }
    func name(of tag: Tag) -> String { tag.name }
    func standard() -> Depth { 1.5 }
    extension URL: ExpressibleByStringLiteral {
      public init(stringLiteral value: StaticString) { self = URL(string: "\\(value)")! }
    }
    """

  @Test(arguments: [
    (#"let tag: Tag = "new"; print(tag.name)"#, "#new"),
    (#"let number = 3; let tag: Tag = "no \(number)"; print(tag.name)"#, "#no 3"),
    (#"print(name(of: "quay"))"#, "#quay"),
    (#"let tags: [Tag] = ["a", "b"]; print(tags.map { $0.name })"#, ##"["#a", "#b"]"##),
    (#"let ship = Ship(tag: "Gull"); print(ship.tag.name, ship.draught.metres)"#, "#Gull 2.0"),
    ("let depth: Depth = -4; print(depth.metres)", "-4.0"), ("print(standard().metres)", "1.5"),
    ("let flag: Flag = true; print(flag.text)", "up"),
    (#"let crew: Crew = ["Ida", "Ole"]; print(crew.names)"#, #"["Ida", "Ole"]"#),
    ("let crew: Crew = []; print(crew.names.count)", "0"),
    (#"let watches: Watches = ["first": 8, "dog": 2]; print(watches.lines)"#, #"["first 8", "dog 2"]"#),
  ])
  func aLiteralMakesTheTypeThatIsWanted(code: String, expected: String) {
    let lines = code.split(separator: "; ").joined(separator: "\n")
    #expect(printed(lines, declarations: OwnLiteralTests.declarations) == [expected])
  }

  @Test func aLiteralWithoutAnInitialiserForItIsRefused() {
    let lines = printed("let flag: Flag = 3\nprint(flag.text)", declarations: OwnLiteralTests.declarations)
    #expect(lines.first?.contains("wrong-type: cannot convert value of type 'Int' to expected type 'Flag'") == true)
  }
}
