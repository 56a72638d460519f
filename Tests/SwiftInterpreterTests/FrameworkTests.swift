import LayoutEngine
import SwiftInterpreter
import Testing
import ViewProgram

/// What a framework adds to the language, shown by one that knows lengths in metres.
@Suite struct FrameworkTests {
  private func printedInMetres(_ statements: String, declarations: String = "") -> [String] {
    let catalog = Catalog(Catalog.library + Metres.entries)
    return printed(statements, declarations: declarations, catalog: catalog) { MetricFramework() }
  }

  @Test func aNativeValueHasTextPartsAndOperators() {
    #expect(printedInMetres("var m = Metres(2) + Metres(1)\nprint(m, -m, m == Metres(3))") == ["3.0 m -3.0 m true"])
    #expect(printedInMetres("var m = Metres(2)\nm.length = 5.0\nprint(m)") == ["5.0 m"])
    #expect(printedInMetres("print(Metres(1) * Metres(2))").first?.contains("wrong-operands") == true)
  }

  @Test func aBuilderJoinsWhatItsStatementsMake() {
    let declarations = """
      @RouteBuilder func way(_ isLong: Bool) -> some Route {
        Metres(1)
        if isLong { Metres(10) }
      }
      """
    #expect(printedInMetres("print(way(false), way(true))", declarations: declarations) == ["1.0 m 11.0 m"])
  }

  @Test func aBuilderRefusesALoopInTheInterpretersOwnWords() {
    let declarations = "@RouteBuilder func way() -> some Route { for _ in 0..<2 { Metres(1) } }"
    #expect(
      printedInMetres("print(way())", declarations: declarations).first?.contains(
        "not-in-builder: a result builder cannot contain a loop") == true)
  }

  @Test func aValueIsConvertedToATypeOfTheFrameworks() {
    let declarations = "func twice(_ m: Measure) -> Measure { m + m }"
    #expect(printedInMetres("print(twice(4))", declarations: declarations) == ["8.0 m"])
  }

  @Test func aKeptValueChangesOnlyWhereTheFrameworkLetsIt() {
    let declarations = "struct Walk { @Kept var steps = 0\n func go() { steps += 1 } }"
    #expect(
      printedInMetres("let w = Walk()\nw.go()\nw.go()\nprint(w.steps)", declarations: declarations) == ["2"])
  }

  @Test func aNameThatIsAGapIsStoodInFor() {
    #expect(printedInMetres("print(Furlong(1))") == ["Furlong(1)"])
  }

  @Test func plainSwiftHasNoneOfIt() {
    #expect(printed("print(Metres(2))") == ["Metres(2)"])
  }
}

/// A length as a native value.
private final class Metres: NativeValue {
  var plainText: String? { nil }
  let length: Double

  init(_ length: Double) { self.length = length }

  static let entries = [
    CatalogEntry(.initializer, "Metres", "A length.", [.unlabelled("length", .double)]) { call throws(Diagnostics) in
      .native(Metres(call.number("length") ?? 0))
    },
    CatalogEntry(property: "length", of: "Metres", "How long it is.") { call throws(Diagnostics) in
      guard case .native(let native) = call.base else { return .none }
      return (native as? Metres).map { .double($0.length) } ?? .none
    },
    .type("Measure", "Something that is measured."),
    .wrapper("Kept", .state, "A value that is kept."),
    CatalogEntry(
      .resultBuilder(ResultBuilder(name: "RouteBuilder", result: "Route", property: "route")), "RouteBuilder",
      "Joins lengths.", []),
    .gap(.initializer, "Furlong", "An older length.", instead: "write Metres"),
  ]

  func typeNames(_ evaluator: Evaluator) -> [String] { ["Metres", "Measure"] }
  func text(_ evaluator: Evaluator) -> String { "\(length) m" }
  func isEqual(to other: any NativeValue) -> Bool { length == (other as? Metres)?.length }
  func inferredType(_ evaluator: Evaluator) -> SwiftType { .named("Metres") }
  func operandType(_ evaluator: Evaluator) -> SwiftType { .named("Metres") }
  var closure: ClosureValue? { nil }
  func negated() -> Value? { .native(Metres(-length)) }
  func scaled(_ symbol: String, by factor: Double) -> Value? { nil }

  func result(
    of symbol: String, with right: any NativeValue, _ source: SourceRange, _ evaluator: Evaluator
  ) -> Value? {
    guard symbol == "+", let right = right as? Metres else { return nil }
    return .native(Metres(length + right.length))
  }

  func setting(_ name: String, to value: Value) -> Value? {
    guard name == "length", case .double(let length) = value else { return nil }
    return .native(Metres(length))
  }

  func subscripted(_ argument: Argument, in scope: Scope, _ evaluator: Evaluator) throws(Diagnostics) -> Value? { nil }
  func element(_ index: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value? { nil }
  var isWrapper: Bool { false }
  func wrappedValue(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value { .native(self) }
}

/// Takes a whole number for a length, and a builder's lengths for their sum.
private final class MetricFramework: Framework {
  func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion {
    guard name == "Measure" else { return .ordinary }
    switch value {
    case .int(let number): return .value(.native(Metres(Double(number))))
    case .native: return .value(value)
    default: return .refused
    }
  }

  func block(_ components: [Value], _ source: SourceRange, _ evaluator: Evaluator) -> Value {
    var sum = 0.0
    for component in components {
      if case .native(let native) = component { sum += (native as? Metres)?.length ?? 0 }
    }
    return .native(Metres(sum))
  }
}
