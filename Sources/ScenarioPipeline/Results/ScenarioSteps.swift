public import Diagnostics
internal import Explanation
public import Figures
internal import LayoutEngine
internal import SwiftFrontend
internal import ViewProgram
internal import XMLValidation

/// The figures of a preview step by step.
public struct ScenarioSteps {
  /// The most frames that are written, and the most steps of an animated figure.
  public static let mostFrames = 500
  public static let mostAnimated = 120

  let run: ScenarioRun
  let preview: LaidOutPreview
  let options: FigureOptions

  /// - Parameters:
  ///   - run: a scenario.
  ///   - index: one of its previews.
  ///   - request: the requested settings of the figures.
  ///   - lettering: how their texts are written.
  /// - Throws: That something in the request does not exist.
  public init(
    of run: ScenarioRun, preview index: Int, request: FigureRequest = FigureRequest(), lettering: Lettering = .named
  ) throws(Problem) {
    let figures = ScenarioFigures(of: run, request: request)
    let mistakes = figures.mistakes(index)
    guard mistakes.isEmpty else { throw Problem(.content, mistakes) }
    (self.run, preview) = (run, run.previews[index])
    var options = figures.options(preview, FigureOptions(image: run.embeddedPictures))
    options.lettering = lettering
    options.symbol = ScenarioFigures.symbol
    self.options = options
  }

  /// The state after a call or placement.
  ///
  /// If no view is in focus, the figure is about the container in which it happens.
  ///
  /// - Throws: That there is no such call, with those that there are.
  public func frame(afterCall call: Int) throws(Problem) -> ScenarioFigures.Entry {
    let steps = try steps(about: call)
    let index = try index(ofCall: call, in: steps)
    return try validated([entry(figures(steps).figure(after: index), suffix: "-step-\(call)")])[0]
  }

  /// Makes sure that a call can be shown: that there is one, about a view that can be seen.
  ///
  /// - Throws: That it cannot, with those that can.
  public func requireShown(_ call: Int) throws(Problem) {
    let calls = shownCalls
    guard calls.contains(call) else {
      throw problem(.unknownStep(preview: preview.name, call, accepted: ScenarioSteps.ranges(calls)))
    }
  }

  /// - Throws: That there is no such call, with those that there are.
  func index(ofCall call: Int, in steps: NegotiationSteps) throws(Problem) -> Int {
    if let index = steps.index(ofCall: call) { return index }
    // Calls that are not about the views of these steps are not listed either.
    let shown = options.focus == nil ? shownCalls : []
    let numbers = shown.isEmpty || shown.contains(call) ? Set(steps.steps.map { Int($0.call) }).sorted() : shown
    throw problem(.unknownStep(preview: preview.name, call, accepted: ScenarioSteps.ranges(numbers)))
  }

  /// A figure for each step, and the finished one, with numbers of as many digits as the last one's.
  ///
  /// - Throws: That there are too many.
  public func frames() throws(Problem) -> [ScenarioFigures.Entry] {
    let steps = try steps(about: nil)
    let count = steps.steps.count + 1
    if count > ScenarioSteps.mostFrames {
      throw problem(.tooManySteps(preview: preview.name, count, most: ScenarioSteps.mostFrames))
    }
    let digits = max(2, "\(count)".count)
    let figures = figures(steps)
    return try validated(
      (0..<count).map { index in
        let number = "\(index + 1)"
        let padded = String(repeating: "0", count: digits - number.count) + number
        return entry(figures.figure(after: index), suffix: "-step-" + padded)
      })
  }

  /// All steps in one figure.
  ///
  /// - Throws: That there are too many.
  public func animation() throws(Problem) -> ScenarioFigures.Entry {
    let steps = try steps(about: nil)
    let count = steps.steps.count
    if count > ScenarioSteps.mostAnimated {
      throw problem(.tooManySteps(preview: preview.name, count, most: ScenarioSteps.mostAnimated))
    }
    return try validated([entry(figures(steps).animation(), suffix: "-steps")])[0]
  }

  // MARK: - The subject

  private func figures(_ steps: NegotiationSteps) -> StepFigures {
    StepFigures(preview.record, title: preview.name, steps: steps, options: options)
  }

  func steps(about call: Int?) throws(Problem) -> NegotiationSteps {
    let record = preview.record
    guard let chosen = Subject(record, focus: options.focus) else {
      throw problem(.nothingPlaced(preview: preview.name))
    }
    var steps = NegotiationSteps(record, chosen, depth: options.depth)
    if let call, options.focus == nil, steps.index(ofCall: call) == nil,
      let subject = Int32(exactly: call).flatMap({ Subject(record, ofCall: $0, depth: options.depth) })
    {
      steps = NegotiationSteps(record, subject, depth: options.depth)
    }
    return steps
  }

  /// The calls of views that can be seen.
  private var shownCalls: [Int] {
    let record = preview.record
    return record.events.filter { $0.kind != .answer && record.node($0.node)?.isPlaced == true }.map { Int($0.call) }
  }

  /// Numbers in rising order, those after one another as ranges: `0–4, 7, 9–12`.
  static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, number <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, number)
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return texts.count > 12 ? texts.prefix(12).joined(separator: ", ") + " …" : texts.joined(separator: ", ")
  }

  // MARK: - Files

  private func problem(_ fault: FigureFault) -> Problem { Problem(fault, in: run.file.files[0].source.name) }

  private func entry(_ figure: Figure, suffix: String) -> ScenarioFigures.Entry {
    ScenarioFigures.Entry(figure, of: preview, in: run, fileName: run.stem + suffix + ".svg")
  }

  private func validated(_ entries: [ScenarioFigures.Entry]) throws(Problem) -> [ScenarioFigures.Entry] {
    let validator = try Validator.make()
    let figures = ScenarioFigures(of: run)
    let reports = entries.flatMap { entry in
      figures.reports(validator.validateFigure(entry.svg, name: entry.fileName), in: preview)
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return entries
  }
}
