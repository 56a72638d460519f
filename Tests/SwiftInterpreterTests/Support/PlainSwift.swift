import LayoutEngine
import SwiftFrontend
import SwiftInterpreter
import ViewProgram

/// A framework that adds nothing: what the interpreter does without one.
final class PlainSwift: Framework {}

/// The lines that statements print where there is nothing but Swift; the first error when they cannot be run.
func printed(_ statements: String, declarations: String = "") -> [String] {
  printed(statements, declarations: declarations, catalog: Catalog(Catalog.library)) { PlainSwift() }
}

/// The lines that statements print with a framework's catalogue.
func printed(
  _ statements: String, declarations: String, catalog: Catalog, framework: @escaping @Sendable () -> any Framework
) -> [String] {
  let code = "\(declarations)\n#Preview {\n  let _ = run()\n}\nfunc run() {\n\(statements)\n}"
  return DeepStack().run {
    do throws(Diagnostics) {
      let program = try Frontend().parse([SourceText(name: "program.swift", bytes: Array(code.utf8))]).program
      return try output(of: program, catalog, framework())
    } catch {
      return [text(of: error)]
    }
  }
}

private func output(
  of program: Program, _ catalog: Catalog, _ framework: any Framework
) throws(Diagnostics) -> [String] {
  let limits = EvaluationLimits(
    steps: 1_000_000, depth: 10_000, elements: 100_000, stringLength: 1_000_000, memory: 150_000_000,
    outputLines: 1_000)
  let evaluator = Evaluator(program: program, catalog: catalog, framework: framework, limits: limits)
  try evaluator.reporting { () throws(Diagnostics) in
    let name = Expression(.identifier("run"), source: .none)
    let call = Call(callee: name, arguments: [], firstTrailingClosure: 0, ownSource: .none)
    _ = try evaluator.value(Expression(.call(call), source: .none), in: Scope(parent: nil))
  }
  return evaluator.output
}

/// The first error as `line:column code: message`.
private func text(of error: Diagnostics) -> String {
  guard let first = error.all.first else { return "" }
  let place = first.source.map { "\($0.line):\($0.column)" } ?? "?"
  return "\(place) \(first.code.rawValue): \(first.message)"
}
