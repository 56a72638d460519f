import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct LimitTests {
  @Test(arguments: [
    "let s = Scanner(string: text); var n: UInt64 = 0\nfor _ in 0..<100_000 { s.scanHexInt64(&n) }; return 1",
    "let set = CharacterSet(charactersIn: text)\nfor _ in 0..<100_000 { _ = text.trimmingCharacters(in: set) }; return 1",
  ])
  func readingALongTextAgainAndAgainCostsSteps(body: String) throws {
    let text = "let text = String(repeating: \"0\", count: 40_000)"
    #expect(try codes("func f() -> Int {\n\(text)\n\(body)\n}\n#Preview { Text(\"\\(f())\") }") == ["limit-steps"])
  }

  @Test func aSetThatIsInvertedAgainAndAgainIsNoLargerThanBefore() throws {
    let run = try run(
      """
      func f() -> String {
        var set = CharacterSet.letters
        for _ in 0..<20_001 { set = set.inverted }
        return "a1b".trimmingCharacters(in: set.inverted)
      }
      #Preview { Text(f()) }
      """)
    #expect(run.texts == ["1"])
  }

  @Test func aTaskThatNeverEndsIsLeft() throws {
    let run = try run(
      """
      struct Clock: View {
        @State private var n = 0
        var body: some View { Text("\\(n)").onAppear { Task { while true { await Task.yield() } } } }
      }
      #Preview { Clock() }
      """)
    #expect(run.texts == ["0"])
    #expect(run.warnings.map(\.code) == [.notRun])
  }

  @Test(arguments: [
    "while true { try? await Task.sleep(for: .seconds(1)); n += 1 }",
    "repeat { n += 1; try? await Task.sleep(nanoseconds: 1_000_000) } while true",
    "while true { n += 1; try? await Task.sleep(until: .now + .seconds(1), clock: .continuous) }",
    "while !Task.isCancelled { try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1)); n += 1 }",
  ])
  func aLoopThatWaitsWithoutEndGoesRoundOnce(loop: String) throws {
    let run = try run(
      """
      struct Clock: View {
        @State private var n = 0
        var body: some View { Text("\\(n)").task { await tick() } }
        func tick() async { \(loop) }
      }
      #Preview { Clock() }
      """)
    #expect(run.texts == ["1"])
  }

  /// In an app the places would come from somewhere, and the action would end.
  @Test func anActionThatNeverEndsWithWhatStandsInIsLeft() throws {
    func source(padding: String) -> String {
      """
      struct Places: View {
        @State private var all: [String] = []
        @State private var n = 0
        var body: some View { Text("\\(all.count) places").padding(\(padding)).task { await ask() } }
        func ask() async { n += 1; if all.isEmpty { await ask() } }
      }
      #Preview { Places() }
      """
    }
    #expect(try run(source(padding: "roomy")).warnings.map(\.code).contains(.notRun))
    #expect(throws: Diagnostics.self) { try run(source(padding: "8")) }
  }

  @Test(arguments: [
    ("func f() -> Int { f() }\n#Preview { Text(\"\\(f())\") }", "limit-depth"),
    ("struct A: View { var body: some View { A() } }\n#Preview { A() }", "limit-depth"),
    ("func f() -> Int { while true { }; return 1 }\n#Preview { Text(\"\\(f())\") }", "limit-steps"),
    (
      """
      struct Doubled: View {
        var body: some View { made() }
        func made() -> some View {
          var path = Path()
          path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
          for _ in 0..<60 { path.addPath(path) }
          return path
        }
      }
      #Preview { Doubled() }
      """, "limit-elements"
    ),
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
    #expect(outcome.errors.map { $0.code.rawValue } == [code])
    #expect(outcome.errors.first?.source != nil)
  }

  /// A few lines that make work grow without making anything large.
  @Test(arguments: [
    "let a = Array(repeating: 1, count: 50_000); let b = Array(repeating: a, count: 50_000); return b == b + [] ? 1 : 2",
    "var d = [0: 0]; for i in 0..<50_000 { d[i] = i }; return d.count",
    "var d = [0: 0]; for i in 0..<2_000 { d[i] = i }; let e = d; var n = 0; while d == e { n += 1 }; return n",
    "var a = Array(repeating: 1, count: 50_000); for i in 0..<50_000 { a[i] = 2 }; return a.count",
    "let s = String(repeating: \"é\", count: 400_000); var n = 0; while true { n += s.count }; return n",
    "let s = String(repeating: \"é\", count: 400_000); while true { print(s.uppercased().count) }; return 1",
    "let s = String(repeating: \"a\", count: 900_000); let t = s + \"b\"; while s < t { }; return 1",
    "let s = String(repeating: \"a\", count: 400_000); return s.contains(s + \"b\") || s.contains(s.dropFirst(200_000) + \"b\") ? 1 : 2",
  ])
  func countsWorkAsItGrowsWithItsValues(body: String) {
    let outcome = evaluate("func f() -> Int { \(body) }\n#Preview { Text(\"\\(f())\") }")
    #expect(outcome.errors.map { $0.code } == [.limitSteps])
  }

  /// A value that grows with each iteration of a loop is stopped before it is made, not where it is finally shown.
  @Test(
    arguments: [
      "t = t + t", "t = (t + t).bold()", "t = Text(\"\\(t)\\(t)\")", "t = t + Text(\"x\") + t",
    ], [32, 60, 100])
  func stopsATextThatGrows(statement: String, rounds: Int) {
    let outcome = evaluate(
      "func f() -> Text { var t = Text(\"ab\"); for _ in 0..<\(rounds) { \(statement) }; return t }\n#Preview { f() }")
    // Many small parts cost steps before they are a long text.
    #expect([[.limitString], [.limitSteps]].contains(outcome.errors.map { $0.code }))
    #expect(outcome.errors.first?.source?.line == 1)
  }

  @Test(arguments: [
    "s = s + s", "s += s", "s = \"\\(s)\\(s)\"", "s.append(s)", "s = s.replacingOccurrences(of: \"a\", with: \"aaaa\")",
    "s = [s, s, s].joined(separator: s)", "s = String(format: \"%@%@\", s, s)", "print(s, s, s); s = s + s",
  ])
  func stopsAStringThatGrows(statement: String) {
    let outcome = evaluate(
      "func f() -> Int { var s = \"a\"; for _ in 0..<60 { \(statement) }; return s.count }\n#Preview { Text(\"\\(f())\") }"
    )
    #expect(outcome.errors.map { $0.code } == [.limitString])
  }

  /// None of these takes many steps or makes anything long.
  @Test(arguments: [
    "var all: [[Int]] = []; for _ in 0..<300 { all.append(Array(0..<100_000)) }; return all.count",
    "return (0..<1000).map { _ in Array(0..<100_000) }.count",
    "let a = Array(0..<100_000); return (0..<300).map { _ in a.enumerated() }.count",
    "let a = Array(0..<100_000); return (0..<300).map { _ in zip(a, a) }.count",
    "let s = String(repeating: \"a,\", count: 49_000); return (0..<300).map { _ in s.split(separator: \",\") }.count",
    "let s = String(repeating: \"a,\", count: 49_000); return (0..<300).map { _ in Array(s) }.count",
    "for c in 0..<1_000 { for i in 0..<50_000 { break } }; return 1",
  ])
  func countsTheMemoryOfValues(body: String) {
    let source = "func f() -> Int { \(body) }\n#Preview { Text(\"\\(f())\") }"
    #expect(evaluate(source).errors.map { $0.code } == [.limitMemory])
  }

  @Test func allowsMoreMemory() {
    let source = "func f() -> Int { Array(0..<1_000).count }\n#Preview { Text(\"\\(f())\") }"
    #expect(evaluate(source, limits: Limits(memory: 60_000)).errors.map { $0.code } == [.limitMemory])
    #expect(evaluate(source, limits: Limits(memory: 70_000)).errors.isEmpty)
  }

  /// `super` looks at every type, and pays for it.
  @Test func aCallOfSuperCostsStepsByTheTypesOfTheProgram() {
    func isRead(types: Int, steps: Int) -> Bool {
      let source = """
        class Base { func go() -> Int { 1 } }
        class Walk: Base { override func go() -> Int { super.go() } }
        \((0..<types).map { "struct S\($0) {}" }.joined(separator: "\n"))
        func walked() -> Int { let walk = Walk(); for _ in 0..<100 { _ = walk.go() }; return walk.go() }
        #Preview { Text("\\(walked())") }
        """
      return evaluate(source, limits: Limits(steps: steps)).errors.isEmpty
    }
    #expect(isRead(types: 1, steps: 5_000))
    #expect(!isRead(types: 1_600, steps: 5_000))
    #expect(isRead(types: 1_600, steps: 20_000))
  }

  /// Ten times the marks take ten times the steps.
  @Test(arguments: [
    "_a __b ", "*a **b ", "*a *", "~~a ~b ", "[a](", "[", "[a]", "`` a ` ", "*a _b c* d_ ", "_", "*", "\\\\", "[](",
    "**_~~`a", "_a ", "[*a](b) ",
  ])
  func readsMarksInStepsThatGrowWithTheText(marks: String) {
    func isRead(_ count: Int, steps: Int) -> Bool {
      let source = "#Preview { Text(\"\(String(repeating: marks, count: count / marks.count))\") }"
      let limits = Limits(steps: steps)
      return !evaluate(source, limits: limits).errors.contains { $0.code == .limitSteps }
    }
    #expect(isRead(10_000, steps: 12_000))
    #expect(isRead(100_000, steps: 120_000))
  }

  /// Each mistake is compared with every name, which is work even where a source has thousands of both.
  @Test func searchesForSuggestionsInStepsThatGrowWithTheNames() {
    func isRead(names: Int, mistakes: Int, steps: Int) -> Bool {
      let long = String(repeating: "Name", count: 14)
      let types = (0..<names).map { "struct \(long)\($0): View { var body: some View { Text(\"a\") } }\n" }
      let calls = (0..<mistakes).map { "Nmae\(long.dropFirst(4))\($0)()\n" }
      let source = types.joined() + "#Preview { VStack {\n\(calls.joined())} }"
      return !evaluate(source, limits: Limits(steps: steps)).errors.contains { $0.code == .limitSteps }
    }
    #expect(isRead(names: 10, mistakes: 10, steps: 20_000))
    #expect(!isRead(names: 2_000, mistakes: 10, steps: 20_000))
    #expect(isRead(names: 2_000, mistakes: 10, steps: 50_000))
  }

  /// A call is compared with every parameter list of its name.
  @Test func countsTheParameterListsThatACallIsComparedWith() {
    func isRead(steps: Int) -> Bool {
      let source = "#Preview { ForEach(0..<100) { i in Text(\"a\") } }"
      return !evaluate(source, limits: Limits(steps: steps)).errors.contains { $0.code == .limitSteps }
    }
    #expect(isRead(steps: 4_400))
    #expect(!isRead(steps: 4_100))
  }

  @Test func countsTheNamesOfImagesAsText() {
    let source = "#Preview { Image(String(repeating: \"a\", count: 900)) }"
    #expect(evaluate(source, limits: Limits(textLength: 900)).errors.isEmpty)
    #expect(evaluate(source, limits: Limits(textLength: 899)).errors.map { $0.code } == [.limitText])
  }

  @Test(arguments: [
    "let a = Array(repeating: 1, count: 50_000); print(\"\\(Array(repeating: a, count: 50_000))\")",
    "let a = Array(repeating: 1, count: 50_000); print(Array(repeating: a, count: 50_000))",
    "var l = L.end; for i in 0..<79_000 { l = .node(i, l) }; print(l)",
  ])
  func doesNotWriteOutMoreThanAString(statements: String) {
    let outcome = evaluate(
      "indirect enum L { case end; case node(Int, L) }\nfunc f() -> Int { \(statements); return 1 }\n"
        + "#Preview { Text(\"\\(f())\") }")
    #expect(outcome.errors.map { $0.code } == [.limitString])
  }

  @Test func countsTheTextsTogether() {
    let source = "#Preview { VStack { ForEach(0..<30) { _ in Text(String(repeating: \"a\", count: 50)) } } }"
    #expect(evaluate(source, limits: Limits(textLength: 1_500)).errors.isEmpty)
    #expect(evaluate(source, limits: Limits(textLength: 1_499)).errors.map { $0.code } == [.limitText])
  }

  @Test func countsNodes() {
    let outcome = evaluate(
      "#Preview { HStack { ForEach(0..<50) { _ in Color.red } } }", limits: Limits(nodes: 20))
    #expect(outcome.errors.map { $0.code } == [.limitNodes])
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
