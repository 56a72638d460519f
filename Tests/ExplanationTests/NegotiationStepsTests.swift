@testable import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

/// A negotiation step by step.
struct NegotiationStepsTests {
  private func steps(_ trace: Trace, depth: Int = 1) throws -> NegotiationSteps {
    let record = IndexedTrace(trace)
    return NegotiationSteps(record, try #require(Subject(record)), depth: depth)
  }

  /// Two children, each asked for its least and its greatest length, then offered (100 − 10) ÷ 2 = 45.
  @Test func asksThenOffersThenPlaces() throws {
    let steps = try steps(LaidOut.twoColors(["a", "b"]))
    #expect(steps.nodes.count == 3)
    let words = steps.steps.map { steps.sentence($0) }
    #expect(words.first == "The container offers HStack 100\u{2009}×\u{2009}40.")
    #expect(words.contains { $0.hasPrefix("HStack asks how small Color #a can be, with 0\u{2009}×\u{2009}40.") })
    #expect(words.contains { $0.hasPrefix("HStack asks how large Color #b can be, with ∞\u{2009}×\u{2009}40.") })
    #expect(words.contains { $0.hasPrefix("HStack offers Color #a 45\u{2009}×\u{2009}40. It answers 45") })
    #expect(words.last?.hasPrefix("HStack places Color #b at 55, 0 with 45") == true)
    #expect(steps.steps.first?.kind == .asked && steps.steps.last?.kind == .placed)
  }

  /// A length that a frame fixes is not the colour's, also where the frame has the colour's own size in the end.
  @Test func aChildIsNamedWithTheFrameWhoseLengthIsAccountedFor() throws {
    let steps = try steps(Written.trace(NegotiationStepsTests.grid, width: 200, height: 100))
    let offers = steps.steps.map { steps.sentence($0) }.filter { $0.contains("Height: is fixed, 40") }
    #expect(!offers.isEmpty)
    #expect(offers.allSatisfy { $0.contains(" frame around Color ") }, "\(offers)")
  }

  private static let grid = """
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Color.red.frame(height: 40)
      Color.blue.frame(height: 40)
    }
    """

  @Test func aSpacerTakesWhatItIsProposedAndHasItsShareInTheEnd() throws {
    let steps = try steps(Written.trace("HStack { Text(\"a\"); Spacer() }", width: 200, height: 100))
    let asked = try #require(steps.steps.first { $0.purpose == .offer && steps.name(of: $0.node) == "Spacer" })
    #expect(steps.sentence(asked).contains("Width: takes what is proposed, 191"), "\(steps.sentence(asked))")
    let why = ReasonSentences(steps.record).why(asked.node)
    #expect(why.contains { $0.contains("takes its share of what is left") }, "\(why)")
  }

  /// A remembered answer leads to the step that has its number in the rail.
  @Test func aRememberedAnswerNamesItsStep() throws {
    let steps = try steps(Written.trace(NegotiationStepsTests.grid, width: 200, height: 100))
    let remembered = try #require(steps.steps.first { $0.isRemembered })
    let number = try #require(steps.sentence(remembered).firstMatch(of: /step (\d+)\./)?.1)
    let earlier = steps.steps[try #require(Int(number)) - 1]
    #expect(earlier.call == remembered.answer?.answeredBy && earlier.kind == .answered)
  }

  @Test func aStateHasWhatWasLearntLast() throws {
    let steps = try steps(LaidOut.twoColors(["a", "b"]))
    let states = steps.states(of: steps.nodes[1])
    #expect(states.map { $0.proposal?.width } == [0, .infinity, 45, 45])
    #expect(states.map { $0.answer?.width } == [0, .infinity, 45, 45])
    #expect(states.map { $0.origin?.x } == [nil, nil, nil, 0])
  }

  @Test func findsACallOrTellsThatItIsOfAnotherView() throws {
    let steps = try steps(LaidOut.paddedText())
    for (index, step) in steps.steps.enumerated() where step.kind != .asked {
      #expect(steps.index(ofCall: Int(step.call)) == index)
    }
    #expect(steps.index(ofCall: 9_999) == nil)
  }

  @Test func everyStepOfRandomTreesIsInTheRecord() throws {
    var count = 0
    for seed in ManyTraces.seeds { count += try check(ManyTraces.random(seed), "seed \(seed)") }
    #expect(count > 5_000)
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyStepOfAScenarioIsInTheRecord(folder: URL) throws {
    var count = 0
    for record in try ManyTraces.scenarios(in: folder) { count += try check(record, folder.lastPathComponent) }
    #expect(count > 0)
  }

  private func check(_ record: IndexedTrace, _ place: String) throws -> Int {
    guard let subject = Subject(record) else { return 0 }
    let steps = NegotiationSteps(record, subject, depth: 2)
    let shown = Set(steps.nodes)
    // Every call and placement of the views is the end of a step, once.
    let ends = record.events.filter { $0.kind != .measure && shown.contains($0.node) }
    #expect(steps.steps.filter { $0.kind != .asked }.map(\.call) == ends.map(\.call), "\(place)")
    let names = TextNumbers.withDigits(
      record.trace.nodes.flatMap { [NodeName.call(of: $0), NodeName.name(of: $0)] }
        + steps.nodes.map { steps.name(of: $0) })
    for (step, end) in zip(steps.steps.filter { $0.kind != .asked }, ends) {
      #expect(step.size == end.size, "\(place)")
      var known = TextNumbers.texts(step.proposal) + TextNumbers.texts(end.size) + TextNumbers.texts(end.origin)
      if let earlier = end.answeredBy {
        // A step that a reader can go to, where the call is one.
        let place = steps.steps.lastIndex { $0.call == earlier && $0.kind == .answered }
        known.append(place.map { "\($0 + 1)" } ?? "\(earlier)")
      }
      for reason in record.reasons(in: end.reasons) {
        known += TextNumbers.texts(reason.result)
        for case .operand(let operand) in reason.formula.terms { known += TextNumbers.texts(operand.value) }
      }
      let sentence = steps.sentence(step)
      for number in TextNumbers.numbers(in: sentence, without: names) {
        #expect(known.contains(number), "\(number) in \(sentence), \(place)")
      }
    }
    return steps.steps.count
  }
}
