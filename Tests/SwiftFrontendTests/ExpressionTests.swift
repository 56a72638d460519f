import SwiftFrontend
import Testing
import ViewProgram

struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "(1 + (2 * 3))"),
    ("8 - 4 - 2", "((8 - 4) - 2)"),
    ("(8 - 4) * 2", "((8 - 4) * 2)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a && b || c && d", "((a && b) || (c && d))"),
    ("0 ..< count - 1", "(0 ..< (count - 1))"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a == b ? 1 : 2 + 3", "((a == b) ? 1 : (2 + 3))"),
    ("-x * !y", "((-x) * (!y))"),
    ("1 << 2 * 3", "((1 << 2) * 3)"),
    ("x as? CGFloat ?? 0", "((x as? CGFloat) ?? 0)"),
    ("x is [Int]", "(x is Array<Int>)"),
  ])
  func foldsOperatorsByPrecedence(source: String, expected: String) throws {
    #expect(try expression(source) == expected)
  }

  @Test func refusesComparisonsInARow() {
    #expect(
      errors("let value = x + 1 > 2 == y") == [
        "1:23: not-associative: '==' cannot stand beside an operator of the same precedence"
      ])
  }

  @Test(arguments: [
    ("0xFF", "255"), ("1_000", "1000"), ("0b101", "5"), ("0o17", "15"), ("1.5e2", "150.0"), ("0x1p4", "16.0"),
    ("true", "true"), ("nil", "nil"), ("[1, 2]", "[1, 2]"), ("[1: \"a\"]", "[1: \"a\":]"), ("[:]", "[:]"),
    ("(1, h: 2)", "(1, h: 2)"), ("((1))", "1"), ("...5", "(...5)"), ("2...", "PartialRangeFrom(2)"),
  ])
  func readsLiterals(source: String, expected: String) throws {
    #expect(try expression(source) == expected)
  }

  @Test(arguments: [
    ("a.b.c", "a.b.c"), (".leading", ".leading"), (".fixed(70)", ".fixed(70)"), ("a?.b?(1)!", "a?.b?(1)!"),
    ("a[0, x: 1]", "a[0, x: 1]"), ("Foo<Int>(1)", "Foo<Int>(1)"), ("\\.self", "\\."),
    ("\\Item.name.count", "\\Item.name.count"),
    ("f(&x)", "f(&x)"), ("pair.0", "pair.0"), ("xs.reduce(0, +)", "xs.reduce(0, +)"), ("try await f()", "f()"),
    ("[CGFloat](repeating: 0, count: 3)", "(Array(repeating: 0, count: 3) as Array<CGFloat>)"),
    ("[String: [Int]]()", "(Dictionary() as Dictionary<String, Array<Int>>)"), ("`default`.x", "default.x"),
  ])
  func readsChains(source: String, expected: String) throws {
    #expect(try expression(source) == expected)
  }

  @Test(arguments: [
    ("{ $0 + $1 }", "{ ($0 + $1) }"),
    ("{ a, _ in a }", "{ a, _ in a }"),
    ("{ (a: Int, b) -> CGFloat in a }", "{ a: Int, b -> CGFloat in a }"),
    ("{ [weak self] in self }", "{ self }"),
    ("VStack { a } header: { b }", "VStack() | { a } | header: { b }"),
    ("f(1, x: { 2 }) { 3 }", "f(1, x: { 2 }) | { 3 }"),
  ])
  func readsClosures(source: String, expected: String) throws {
    #expect(try expression(source) == expected)
  }

  @Test func readsConditionsAsValues() throws {
    #expect(try expression("if a { 1 } else { 2 }") == "<if a;  1;else;  2>")
    #expect(try expression("switch a { case 1: x\ndefault: y }") == "<switch a;  case 1;    x;  default;    y>")
  }

  @Test func splitsStringsAtInterpolations() throws {
    #expect(try expression(#""a \(x, specifier: "%.1f")\(y) b""#) == #""a \(x, specifier: "%.1f")\(y) b""#)
  }

  @Test(arguments: [
    (#""a\tb\u{41}\"""#, #""a\tbA"""#),
    (##"#"raw \n \#(x) "q""#"##, ##""raw \n \(x) "q"""##),
    ("\"\"\"\n  one\n    two \\\n  three\n  \"\"\"", "\"one\\n  two three\""),
    ("\"\"\"\r\n  one\r\n  two\r\n  \"\"\"", "\"one\\ntwo\""),
  ])
  func resolvesEscapes(source: String, expected: String) throws {
    #expect(try expression(source) == expected)
  }
}
