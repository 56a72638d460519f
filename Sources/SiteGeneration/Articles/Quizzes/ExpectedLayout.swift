internal import Diagnostics
internal import LayoutEngine
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram

/// The layout that an answer's picture shows: a preview, and its record or what a neighbouring rule makes of that.
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
  /// Lays out other code in the place of a preview's: what would have to be written for a wrong answer to be right.
  ///
  /// The preview keeps its name and traits, and the code can use whatever the scenario's files declare.
  ///
  /// - Throws: What is wrong with the code.
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
