import LayoutEngine
import Testing
import ViewLanguage

@Suite struct LimitTests {
  @Test(arguments: [
    ("func f() -> Int { f() }\n#Preview { Text(\"\\(f())\") }", "limit-depth"),
    ("struct A: View { var body: some View { A() } }\n#Preview { A() }", "limit-depth"),
    ("func f() -> Int { while true { }; return 1 }\n#Preview { Text(\"\\(f())\") }", "limit-steps"),
    ("#Preview { ForEach(0..<10_000_000) { i in Text(\"a\") } }", "limit-elements"),
    ("#Preview { Text(String(repeating: \"a\", count: 100_000_000)) }", "limit-string"),
    ("#Preview { Text(\"\\(Int.max + 1)\") }", "integer-overflow"),
    ("#Preview { Text(\"\\(-Int.min)\") }", "integer-overflow"),
    ("#Preview { Text(\"\\(1 / 0)\") }", "division-by-zero"),
    ("#Preview { Text(\"\\(7 % 0)\") }", "division-by-zero"),
    ("#Preview { Text(\"\\(Int(1e30))\") }", "not-an-integer"),
    ("#Preview { let a = [1]; Text(\"\\(a[3])\") }", "index-out-of-range"),
    ("#Preview { let a: Int? = nil; Text(\"\\(a!)\") }", "unwrapped-nil"),
    ("#Preview { Text(\"\\((5...1).count)\") }", "reversed-range"),
  ])
  func stopsWithADiagnosticAtItsPlace(source: String, code: String) {
    let outcome = evaluate(source)
    #expect(outcome.errors.map { $0.code } == [code])
    #expect(outcome.errors.first?.source != nil)
  }

  @Test func countsNodes() {
    let outcome = evaluate(
      "#Preview { HStack { ForEach(0..<50) { _ in Color.red } } }", limits: Limits(nodes: 20))
    #expect(outcome.errors.map { $0.code } == ["limit-nodes"])
  }

  @Test func evaluatesAVeryLongChainOfModifiers() throws {
    let source = "Color.red" + String(repeating: ".padding(1)", count: 5_000)
    #expect(try #require(evaluate(source).preview).tree.nodeCount == 5_001)
  }

  @Test func addsAVeryLongSum() {
    let sum = Array(repeating: "1", count: 5_000).joined(separator: " + ")
    #expect(printed("print(\(sum))") == ["5000"])
  }
}
