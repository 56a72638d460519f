import Explanation
import Figures
import LayoutEngine
import Testing
import TraceSamples

/// Every figure in steps that is compared with a recorded file.
enum StepSample: String, CaseIterable, Sendable {
  case row, chain, animation

  var file: String { "steps-" + rawValue + ".svg" }

  func figure() throws -> Figure {
    switch self {
    case .row: try stepFigures(LaidOut.textBetweenColors()).figure(after: 4)
    case .chain: try stepFigures(LaidOut.paddedText(), .narrow).figure(after: 6)
    case .animation: try stepFigures(LaidOut.twoColors(["a", "b"])).animation()
    }
  }
}

private func stepFigures(_ trace: Trace, _ width: FigureWidth = .wide) throws -> StepFigures {
  let record = IndexedTrace(trace)
  var options = FigureOptions(idPrefix: "steps")
  options.width = width
  let steps = NegotiationSteps(record, try #require(Subject(record)), depth: 1)
  return StepFigures(record, title: "In steps", steps: steps, options: options)
}

/// The value of an attribute of the figure itself.
private func attribute(_ name: String, _ svg: String) -> Substring? {
  svg.split(separator: " \(name)=\"").dropFirst().first?.prefix { $0 != "\"" }
}

@Test(arguments: TraceSample.allCases, FigureWidth.allCases)
func everyStepHasTheSameCanvasAndNoCollisions(_ sample: TraceSample, _ width: FigureWidth) throws {
  let figures = try stepFigures(sample.trace, width)
  var sizes: Set<String> = []
  for step in 0...figures.steps.steps.count {
    let figure = figures.figure(after: step)
    #expect(figure.collisions() == [], "step \(step) of \(sample)")
    let svg = figure.svg()
    sizes.insert("\(attribute("width", svg) ?? "") \(attribute("height", svg) ?? "")")
  }
  #expect(sizes.count == 1)
  #expect(figures.animation().collisions() == [])
}

@Test func aStepTellsWhatHappensAndTheLastWhatWasFound() throws {
  let trace = LaidOut.twoColors(["a", "b"])
  let figures = try stepFigures(trace)
  let steps = figures.steps
  let found = FigureHeadline(IndexedTrace(trace), steps.subject).title
  for (index, step) in steps.steps.enumerated() {
    let svg = figures.figure(after: index).svg()
    #expect(svg.contains(">In steps: Step \(index + 1) of \(steps.steps.count)</title>"))
    #expect(svg.contains(">" + steps.sentence(step) + "</desc>"))
    #expect(!svg.contains(found))
  }
  #expect(figures.figure(after: steps.steps.count).svg().contains(found))
}

@Test func aStepShowsItsCallAndNoneOfLater() throws {
  let figures = try stepFigures(LaidOut.twoColors(["a", "b"]))
  let steps = figures.steps.steps
  for (index, step) in steps.enumerated() {
    let svg = figures.figure(after: index).svg()
    #expect(svg.contains("Step \(index + 1) of \(steps.count), call \(step.call)<"))
    let calls = svg.split(separator: "data-call=\"c").dropFirst().compactMap { Int32($0.prefix { $0.isNumber }) }
    #expect(Set(calls).isSubset(of: Set(steps[...index].map(\.call))))
    #expect(calls.contains(step.call))
  }
}

@Test func whatIsNotPlacedYetIsFaint() throws {
  let figures = try stepFigures(LaidOut.twoColors(["a", "b"]))
  let faint = (0...figures.steps.steps.count).map { step in
    figures.figure(after: step).svg().split(separator: "class=\"c\" fill-opacity=\".65\"").count - 1
  }
  #expect(faint.first == 2)
  #expect(faint.last == 0)
  #expect(zip(faint, faint.dropFirst()).allSatisfy { $0 >= $1 })
}

@Test func anAnimationIsTheFinishedFigureWhereNothingMoves() throws {
  let figures = try stepFigures(LaidOut.twoColors(["a", "b"]))
  let svg = figures.animation().svg()
  #expect(svg.contains("@media (prefers-reduced-motion: no-preference) {"))
  // Outside of the rule for motion nothing is animated, and what has only its turn is hidden.
  let still = svg.split(separator: "@media (prefers-reduced-motion").first ?? ""
  #expect(!still.contains("animation:"))
  #expect(svg.contains(" visibility=\"hidden\">"))
  #expect(!svg.contains("<script") && !svg.contains("<animate"))
  // What is seen without motion is what the last frame shows.
  let finished = figures.figure(after: figures.steps.steps.count).svg()
  let texts = { (svg: Substring) in
    svg.split(separator: "<text ").dropFirst().compactMap {
      $0.split(separator: ">").dropFirst().first?.prefix { $0 != "<" }
    }
  }
  let shown = svg.split(separator: "<g class=\"").filter { !$0.prefix { $0 != ">" }.contains("visibility") }
  for text in texts(finished[...]) { #expect(shown.contains { $0.contains(">\(text)<") }, "\(text)") }
  #expect(svg.contains("Finished after \(figures.steps.steps.count) steps"))
}

@Test func everyPartOfAnAnimationHasItsTurn() throws {
  let svg = try stepFigures(LaidOut.twoColors(["a", "b"])).animation().svg()
  let used = Set(
    svg.split(separator: "<g class=\"").dropFirst().flatMap { $0.prefix { $0 != "\"" }.split(separator: " ") }
      .filter { $0.contains("-") && $0.first == "t" && $0.dropFirst().first?.isNumber == true })
  #expect(used.count > 10)
  for name in used { #expect(svg.contains("#steps .\(name){animation:steps-for"), "\(name)") }
}
