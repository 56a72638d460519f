internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import ScenarioPipeline

/// An answer that can be chosen.
struct QuizChoice {
  var answer: Quiz.Answer
  /// What its picture shows.
  var layout: ExpectedLayout?
  var picture: PageFigure?
}

/// The pictures of a question: the one of the record, and those of neighbouring rules.
struct QuizPictures {
  let preview: ArticleReferences.Preview
  private let runner: ScenarioRunner

  /// So many wrong answers are generated.
  private static let mostWrong = 3

  init(_ preview: ArticleReferences.Preview, _ runner: ScenarioRunner) {
    (self.preview, self.runner) = (preview, runner)
  }

  private var laidOut: LaidOutPreview { preview.entry.run.previews[preview.index] }

  /// What SwiftUI draws.
  var truth: Trace { laidOut.trace }

  /// What it would draw by another rule; `nil` where that makes no visible difference.
  func trace(_ rule: NeighboringRule) -> Trace? {
    let ideal = rule == .ideal ? ideal : nil
    guard let trace = NeighboringLayout(laidOut.record).trace(by: rule, ideal: ideal) else { return nil }
    return NeighboringLayout.differ(trace, truth) ? trace : nil
  }

  /// What an answer expects: by its rule, or by code that would give it; `nil` where the rule makes
  /// no visible difference.
  ///
  /// - Throws: What is wrong with the code.
  func layout(of answer: Quiz.Answer) throws(Problem) -> ExpectedLayout? {
    if answer.isRight { return layout(truth) }
    if let code = answer.code { return try ExpectedLayout(of: code, insteadOf: preview, runner) }
    return answer.rule.flatMap(trace).map(layout)
  }

  private func layout(_ trace: Trace) -> ExpectedLayout { ExpectedLayout(preview.entry.run, preview.index, as: trace) }

  /// The right answer among wrong ones, always in the same order and not always at the same place.
  func generated() -> [QuizChoice] {
    var layouts = [layout(truth)]
    var choices: [QuizChoice] = []
    // What words and picture cannot tell apart cannot be chosen.
    var labels: Set = [words(truth)]
    for rule in NeighboringRule.allCases where choices.count < QuizPictures.mostWrong {
      guard let layout = trace(rule).map(layout), ExpectedLayout.areDistinct(layouts + [layout]),
        labels.insert(words(layout.trace)).inserted
      else { continue }
      layouts.append(layout)
      let answer = Quiz.Answer(text: words(layout.trace), because: rule.because, rule: rule)
      choices.append(QuizChoice(answer: answer, layout: layout))
    }
    let place = preview.entry.source.sourceName.utf8.reduce(preview.index) { $0 &+ Int($1) } % (choices.count + 1)
    let right = Quiz.Answer(text: words(truth), isRight: true)
    choices.insert(QuizChoice(answer: right, layout: layout(truth)), at: place)
    return choices
  }

  /// The lengths that tell a layout from the others: a grid's tracks, or the subject's size.
  private func words(_ trace: Trace) -> String {
    if let grid = laidOut.record.placedNodes.first(where: { $0.tracks != nil }), let tracks = grid.tracks {
      let (cells, axis) = (Set(grid.children), tracks.axis)
      let frames = trace.nodes.filter { cells.contains($0.id) }.map(\.frame)
      let start = { (frame: Rect) in axis == .horizontal ? frame.minY : frame.minX }
      let line = frames.filter { start($0) == frames.first.map(start) }
      if !line.isEmpty { return line.map { LengthText.length($0.size[axis]) }.joined(separator: ", ") }
    }
    let subject = Subject(laidOut.record)?.node
    return trace.nodes.first { $0.id == subject }.map { LengthText.size($0.frame.size) } ?? ""
  }

  /// The same preview without a proposal.
  private var ideal: Trace? {
    var options = runner.options
    options.proposal = Proposal(width: nil, height: nil)
    return try? ScenarioRunner(options: options).run(preview.entry.run.file, only: laidOut.name).previews.first?.trace
  }
}
