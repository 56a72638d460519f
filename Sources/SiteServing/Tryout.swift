internal import Diagnostics
import Dispatch
internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import ViewProgram

/// Lays out the code that a reader writes on the page for trying things.
final class Tryout: Sendable {
  /// The longest code that is laid out, in bytes.
  static let mostBytes = 256_000

  private let options: ScenarioRunner.Options
  /// One request after the other: while somebody types, only the last one matters.
  private let queue = DispatchQueue(label: "try")

  init(options: ScenarioRunner.Options) { self.options = options }

  /// The pictures of the previews, or what is wrong, as JSON.
  func answer(_ code: [UInt8], preset: String, width: String) async -> String {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.json(code, preset: preset, width: width)) }
    }
  }

  private func json(_ code: [UInt8], preset: String, width: String) -> String {
    var request = FigureRequest()
    request.preset = FigurePreset(rawValue: preset)
    request.width = FigureWidth(rawValue: width)
    do throws(Problem) {
      let run = try ScenarioRunner(options: options).run(.standardInput(code))
      let figures = try ScenarioFigures(of: run, request: request).validated()
      let words = run.previews.map { preview in
        "\(preview.name): proposed \(LengthText.proposal(preview.proposal)), answers \(LengthText.size(preview.answer))"
      }
      return Tryout.json(problems: run.warnings + run.findings, pictures: figures.map(\.svg), words: words)
    } catch {
      return Tryout.json(problems: error.reports, pictures: nil, words: [])
    }
  }

  private static func json(problems: [Report], pictures: [String]?, words: [String]) -> String {
    var json = JSONWriter()
    json.object { json in
      let texts = Report.ordered(problems.filter { $0.severity != .note })
        .map { $0.text.replacing("<standard input>:", with: "") }
      json.field("problems") { write(texts, to: &$0) }
      json.field("words") { write(words, to: &$0) }
      if let pictures { json.field("pictures") { write(pictures, to: &$0) } }
    }
    return json.finish()
  }

  private static func write(_ texts: [String], to json: inout JSONWriter) {
    json.array { json in
      for text in texts { json.value(text) }
    }
  }
}
