import Foundation
import LayoutEngine
import SwiftFrontend
import Testing
import SwiftUIViews
import ViewProgram

/// The result of a scenario: its previews, or the diagnostics that stopped it.
struct Outcome: @unchecked Sendable {
  var previews: [EvaluatedPreview] = []
  var errors: [Diagnostic] = []

  var preview: EvaluatedPreview? { previews.first }
  /// The first error as `line:column code: message`.
  var firstError: String {
    guard let error = errors.first else { return "" }
    let place = error.source.map { "\($0.line):\($0.column)" } ?? "?"
    return "\(place) \(error.code.rawValue): \(error.message)"
  }
  var suggestion: String { errors.first?.suggestion ?? "" }
  var output: [String] { preview?.output ?? [] }
}

/// Parses and evaluates every preview of a source, on a thread with room for deep recursion.
func evaluate(_ source: String, limits: Limits = .ofTests, platform: Platform = .iOS) -> Outcome {
  let work = Work(source: source, options: EvaluationOptions(platform: platform, limits: limits))
  let thread = Thread { work.run() }
  thread.stackSize = 512 << 20
  thread.start()
  work.done.wait()
  return work.outcome
}

private final class Work: @unchecked Sendable {
  let source: String
  let options: EvaluationOptions
  let done = DispatchSemaphore(value: 0)
  var outcome = Outcome()

  init(source: String, options: EvaluationOptions) {
    self.source = source
    self.options = options
  }

  func run() {
    do throws(Diagnostics) {
      let file = SourceText(name: "scenario.swift", bytes: Array(source.utf8))
      let program = try Frontend().parse([file]).program
      let interpreter = Interpreter(program: program, options: options)
      for preview in program.previews { outcome.previews.append(try interpreter.evaluate(preview)) }
    } catch {
      outcome.errors = error.all
    }
    done.signal()
  }
}

/// The lines that statements print.
func printed(_ statements: String, declarations: String = "") -> [String] {
  let outcome = evaluate("\(declarations)\n#Preview {\n  let _ = run()\n}\nfunc run() {\n\(statements)\n}")
  return outcome.errors.isEmpty ? outcome.output : [outcome.firstError]
}

/// The tree in one line: `frame(Color)`.
func tree(_ outcome: Outcome) -> String {
  guard let preview = outcome.preview else { return outcome.firstError }
  return text(of: preview.root, in: preview.tree)
}

private func text(of node: NodeID, in tree: LayoutTree) -> String {
  let children = tree.children(of: node).map { text(of: $0, in: tree) }
  let name = tree.info(of: node).name
  return children.isEmpty ? name : "\(name)(\(children.joined(separator: ", ")))"
}
