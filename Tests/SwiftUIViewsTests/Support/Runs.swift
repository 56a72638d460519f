import LayoutEngine
import SwiftFrontend
import SwiftInterpreter
import SwiftUIViews
import Testing
import ViewProgram

/// Runs a scenario's first preview through all its rounds.
///
/// - Parameter choose: changes the options of the evaluation.
func run(
  _ code: String, limits: Limits = .ofTests, on surface: PreviewSurface = PreviewSurface(),
  _ change: @escaping @Sendable (inout EvaluationOptions) -> Void = { _ in }
) throws -> PreviewRun {
  let source = SourceText(name: "scenario.swift", bytes: Array(("import SwiftUI\n" + code).utf8))
  let program = try Frontend(platform: .iOS).parse([source]).program
  let result = DeepStack().run { outcome(of: program, limits, surface, change) }
  return try result.get()
}

/// Runs the first preview of the first of several files; what is wrong in the others is a gap.
func run(_ files: [String]) throws -> PreviewRun {
  let sources = files.enumerated().map { index, code in
    SourceText(name: "file\(index).swift", bytes: Array(("import SwiftUI\n" + code).utf8))
  }
  let program = try Frontend(platform: .iOS).parse(sources).program
  let result = DeepStack().run {
    outcome(of: program, .ofTests, PreviewSurface()) { $0.forgiveness.otherFiles = true }
  }
  return try result.get()
}

private func outcome(
  of program: Program, _ limits: Limits, _ surface: PreviewSurface, _ change: (inout EvaluationOptions) -> Void
) -> Result<PreviewRun, Diagnostics> {
  do throws(Diagnostics) {
    var options = EvaluationOptions(limits: limits)
    change(&options)
    let interpreter = Interpreter(program: program, options: options)
    return .success(try interpreter.run(program.previews[0], on: surface))
  } catch {
    return .failure(error)
  }
}

/// Runs a scenario's first preview, and what it presents.
func runs(
  _ code: String, _ change: @escaping @Sendable (inout EvaluationOptions) -> Void = { _ in }
) throws -> [PreviewRun] {
  let source = SourceText(name: "scenario.swift", bytes: Array(("import SwiftUI\n" + code).utf8))
  let program = try Frontend(platform: .iOS).parse([source]).program
  let result = DeepStack().run { () -> Result<[PreviewRun], Diagnostics> in
    do throws(Diagnostics) {
      var options = EvaluationOptions()
      change(&options)
      return .success(try Interpreter(program: program, options: options).runs(of: program.previews[0]))
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// The codes of the diagnostics that stop a scenario; empty when nothing does.
func codes(_ code: String, limits: Limits = .ofTests) throws -> [String] {
  do {
    _ = try run(code, limits: limits)
    return []
  } catch let error as Diagnostics {
    return error.all.map(\.code.rawValue)
  }
}

/// The texts of the first preview, in which nothing stands in for anything.
func textsAlone(_ source: String) throws -> [String] {
  let run = try run(source)
  #expect(run.trace.standIns.isEmpty, "\(run.trace.standIns.map { $0.name })")
  return run.texts
}

/// A value as `String(describing:)` writes it, for which nothing stands in.
func textAlone(_ expression: String, with declarations: String = "") throws -> String? {
  try textsAlone("\(declarations)\n#Preview { Text(String(describing: \(expression))) }").first
}

extension PreviewRun {
  /// The frame of the node with a label.
  func frame(_ label: String) -> Rect? {
    trace.nodes.first { $0.info.labels.contains(label) }?.frame
  }

  /// The values of a piece of state, round by round.
  func values(of name: String) -> [String] {
    trace.rounds.flatMap(\.changes).filter { $0.name == name }.map(\.new)
  }

  /// The strings of the texts in document order.
  var texts: [String] {
    trace.nodes.compactMap { $0.text?.lines.map(\.string).joined(separator: " ") }
  }
}

extension Limits {
  /// Fewer steps than usual: a build without optimisation takes long for each.
  static var ofTests: Limits { Limits(steps: 800_000) }
}
