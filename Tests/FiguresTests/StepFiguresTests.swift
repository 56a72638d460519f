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

private func texts(_ svg: Substring) -> Set<Substring> {
  Set(
    svg.split(separator: "<text ").dropFirst().compactMap {
      $0.split(separator: ">").dropFirst().first?.prefix { $0 != "<" }
    })
}

/// The texts of an animation, with where their turns lie on its strip.
private struct TurnedTexts {
  /// What stands before all turns is always shown.
  private let still: Set<Substring>
  private var turned: [(turn: Range<Double>, texts: Set<Substring>)] = []

  init(_ svg: String) throws {
    var turns: [Substring: Range<Double>] = [:]
    for window in svg.split(separator: "<clipPath id=\"steps-t").dropFirst() {
      let rectangle = String(window.prefix { $0 != "/" })
      let left = try #require(attribute("x", rectangle).flatMap { Double($0) })
      let width = try #require(attribute("width", rectangle).flatMap { Double($0) })
      turns[window.prefix { $0 != "\"" }] = left..<(left + width)
    }
    let parts = svg.split(separator: "<g clip-path=\"url(#steps-t")
    still = FiguresTests.texts(parts[0])
    for part in parts.dropFirst() {
      turned.append((try #require(turns[part.prefix { $0 != ")" }]), FiguresTests.texts(part)))
    }
  }

  /// What is on the canvas when the strip has moved so far.
  func texts(moved shift: Double) -> Set<Substring> {
    turned.reduce(into: still) { shown, part in
      let turn = (part.turn.lowerBound + shift)..<(part.turn.upperBound + shift)
      // A turn covers the canvas or leaves it empty.
      #expect(turn.clamped(to: 0..<720) == 0..<720 || !turn.overlaps(0..<720))
      if turn.overlaps(0..<720) { shown.formUnion(part.texts) }
    }
  }
}

@Test func anAnimationIsTheFinishedFigureWhereNothingMoves() throws {
  let figures = try stepFigures(LaidOut.twoColors(["a", "b"]))
  let svg = figures.animation().svg()
  // Outside of the rule for motion nothing is animated.
  let still = svg.split(separator: "@media (prefers-reduced-motion:no-preference){").first ?? ""
  #expect(still.count < svg.count)
  #expect(!still.contains("animation:"))
  #expect(!svg.contains("<script") && !svg.contains("<animate"))
  #expect(try TurnedTexts(svg).texts(moved: 0) == texts(figures.figure(after: figures.steps.steps.count).svg()[...]))
}

@Test func everyFrameOfAnAnimationShowsItsStep() throws {
  let figures = try stepFigures(LaidOut.twoColors(["a", "b"]))
  let (svg, count) = (figures.animation().svg(), figures.steps.steps.count)
  // The finished figure is shown twice as long, before it begins again.
  #expect(svg.contains("@keyframes steps{0%{transform:translate(\(720 * (count + 2))px)}}"))
  #expect(svg.contains("animation:steps \(2 * (count + 2))s steps(\(count + 2)) infinite"))
  let animated = try TurnedTexts(svg)
  for frame in 0...(count + 1) {
    let moved = animated.texts(moved: 720 * Double(count + 2 - frame))
    #expect(moved == texts(figures.figure(after: min(frame, count)).svg()[...]), "\(frame)")
  }
}

@Test(arguments: TraceSample.allCases, FigureWidth.allCases)
func theStyleSheetOfAnAnimationStaysSmall(_ sample: TraceSample, _ width: FigureWidth) throws {
  let style = try stepFigures(sample.trace, width).animation().style
  #expect(style.contains("@keyframes"))
  #expect(style.utf8.count <= 1_000)
}
