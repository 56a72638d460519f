internal import Diagnostics
internal import LayoutEngine
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram

/// The layout in an answer's picture: a preview, with its record or that by a neighbouring rule.
struct ExpectedLayout {
  let run: ScenarioRun
  let index: Int
  let trace: Trace

  init(_ run: ScenarioRun, _ index: Int, as trace: Trace? = nil) {
    (self.run, self.index) = (run, index)
    self.trace = trace ?? run.previews[index].trace
  }

  /// Whether no two of some layouts look alike.
  static func areDistinct(_ layouts: [ExpectedLayout]) -> Bool {
    layouts.indices.allSatisfy { index in
      layouts[..<index].allSatisfy { NeighboringLayout.differ($0.trace, layouts[index].trace) }
    }
  }
}

extension ExpectedLayout {
  /// Lays out other code in place of a preview's: the code for which a wrong answer would be right.
  ///
  /// The preview keeps its name and traits, and the code can use whatever the scenario's files declare.
  ///
  /// - Throws: The errors in the code.
  init(of code: String, insteadOf preview: ArticleReferences.Preview, _ runner: ScenarioRunner) throws(Problem) {
    var file = preview.entry.run.file
    let source = file.files[0].source
    let text = String(decoding: source.bytes, as: UTF8.self)
    let declared = preview.entry.run.previews[preview.place]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines[Int(declared.source.line) - 1]
    let end = head.lastIndex(of: "{") ?? head.endIndex
    let changed = text + "\n\(head[..<end]) {\n\(code)\n}\n"
    file.files[0] = runner.frontend.read(SourceText(name: source.name, text: changed))
    let run = try runner.run(file)
    self.init(run, run.previews.count - 1)
  }
}
