internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import ScenarioPipeline

/// An answer that can be chosen.
struct QuizChoice {
  var answer: Quiz.Answer
  /// The layout in its picture.
  var layout: ExpectedLayout?
  var picture: PageFigure?
}

/// The pictures of a question: the one of the record, and those of neighbouring rules.
struct QuizPictures {
  let preview: ArticleReferences.Preview
  private let runner: ScenarioRunner

  /// At most this many wrong answers are generated.
  private static let mostWrong = 3

  init(_ preview: ArticleReferences.Preview, _ runner: ScenarioRunner) {
    (self.preview, self.runner) = (preview, runner)
  }

  private var laidOut: LaidOutPreview { preview.entry.run.previews[preview.place] }

  /// The layout by SwiftUI's rules.
  var truth: Trace { laidOut.trace }

  /// The layout by another rule; `nil` where that makes no visible difference.
  func trace(_ rule: NeighboringRule) -> Trace? {
    let neighbor = NeighboringLayout(laidOut.record)
    let trace: Trace?
    if rule == .ideal {
      trace = self.trace { $0.proposal = Proposal(width: nil, height: nil) }.flatMap(neighbor.centered)
    } else {
      trace = neighbor.substitution(by: rule).flatMap { other in self.trace { $0.substitution = other } }
    }
    return trace.flatMap { NeighboringLayout.differ($0, truth) ? $0 : nil }
  }

  /// The same preview laid out with other options.
  private func trace(_ change: (inout ScenarioRunner.Options) -> Void) -> Trace? {
    var options = runner.options
    change(&options)
    return try? ScenarioRunner(options: options).run(preview.entry.run.file, only: laidOut.name).previews.first?.trace
  }

  /// The layout that an answer expects, by its rule or its code; `nil` where the rule makes no visible difference.
  ///
  /// - Throws: The errors in the code.
  func layout(of answer: Quiz.Answer) throws(Problem) -> ExpectedLayout? {
    if answer.isRight { return layout(truth) }
    if let code = answer.code { return try ExpectedLayout(of: code, insteadOf: preview, runner) }
    return answer.rule.flatMap(trace).map(layout)
  }

  private func layout(_ trace: Trace) -> ExpectedLayout { ExpectedLayout(preview.entry.run, preview.place, as: trace) }

  /// The right answer among wrong ones, always in the same order but not always at the same place.
  func generated() -> [QuizChoice] {
    var layouts = [layout(truth)]
    var choices: [QuizChoice] = []
    // Answers with the same words and picture cannot be distinguished.
    var labels: Set = [words(truth)]
    for rule in NeighboringRule.allCases where choices.count < QuizPictures.mostWrong {
      guard let layout = trace(rule).map(layout), ExpectedLayout.areDistinct(layouts + [layout]),
        labels.insert(words(layout.trace)).inserted
      else { continue }
      layouts.append(layout)
      let answer = Quiz.Answer(text: words(layout.trace), because: rule.because, rule: rule)
      choices.append(QuizChoice(answer: answer, layout: layout))
    }
    let place = preview.entry.source.sourceName.utf8.reduce(preview.place) { $0 &+ Int($1) } % (choices.count + 1)
    let right = Quiz.Answer(text: words(truth), isRight: true)
    choices.insert(QuizChoice(answer: right, layout: layout(truth)), at: place)
    return choices
  }

  /// The lengths that distinguish a layout from the others: a grid's tracks, or the subject's size.
  private func words(_ trace: Trace) -> String {
    let grid = trace.nodes.first { $0.isPlaced && $0.tracks != nil }
    if let tracks = grid?.tracks?.placed, !tracks.isEmpty {
      return tracks.map { LengthText.length($0.length) }.joined(separator: ", ")
    }
    let subject = Subject(laidOut.record)?.node
    return trace.nodes.first { $0.id == subject }.map { LengthText.size($0.frame.size) } ?? ""
  }
}
