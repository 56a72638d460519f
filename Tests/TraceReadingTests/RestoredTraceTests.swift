import Explanation
import LayoutEngine
import Testing
import TraceReading
import TraceSamples

/// A document holds enough to explain the size of every view.
struct RestoredTraceTests {
  private func restored(_ trace: Trace) throws -> Trace {
    let text = TraceDocument(trace: trace, preview: "a preview").json(file: "a.swift")
    return Trace(try #require(try TraceReader.read(Array(text.utf8)).first))
  }

  @Test(arguments: TraceSample.allCases)
  func explainsEveryViewAsBefore(_ sample: TraceSample) throws {
    let trace = sample.trace
    let (before, after) = (IndexedTrace(trace), IndexedTrace(try restored(trace)))
    var told = 0
    for node in trace.nodes {
      let why = ReasonSentences(before).why(node.id)
      #expect(ReasonSentences(after).why(node.id) == why)
      told += why.count
    }
    // Two of the samples are made by hand, without reasons.
    #expect(told > 0 || trace.rounds.allSatisfy(\.reasons.isEmpty))
  }

  @Test(arguments: TraceSample.allCases)
  func keepsEveryStepWithItsFormula(_ sample: TraceSample) throws {
    let before = sample.trace.rounds.flatMap(\.reasons)
    let after = try restored(sample.trace).rounds.flatMap(\.reasons)
    #expect(after.map(\.step) == before.map(\.step))
    #expect(after.map(\.node) == before.map(\.node))
    for (one, other) in zip(after, before) {
      let text = FormulaText(other.formula).equation(result: other.result)
      #expect(FormulaText(one.formula).equation(result: one.result) == text)
      #expect(one.formula.evaluate() == other.formula.evaluate(), "\(text)")
    }
  }

  @Test(arguments: TraceSample.allCases)
  func tellsTheCallsAsBefore(_ sample: TraceSample) throws {
    let trace = sample.trace
    let before = NegotiationTable(IndexedTrace(trace)).rows
    let after = NegotiationTable(IndexedTrace(try restored(trace))).rows
    #expect(after.map(\.answer) == before.map(\.answer))
    #expect(after.map(\.reasons) == before.map(\.reasons))
  }

  @Test func leavesOutStepsThatItDoesNotKnow() throws {
    let text = TraceDocument(trace: TraceSample.flexibleColumns.trace, preview: "a preview").json(file: "a.swift")
    let later = text.replacing("\"step\": \"track-share\"", with: "\"step\": \"something-new\"")
    #expect(later != text)
    let trace = Trace(try #require(try TraceReader.read(Array(later.utf8)).first))
    let reasons = trace.rounds.flatMap(\.reasons)
    #expect(!reasons.isEmpty && !reasons.contains { $0.step == .trackShare })
    for event in trace.rounds.flatMap(\.events) {
      #expect(event.reasons.allSatisfy { reasons[Int($0)].node == event.node })
    }
  }
}
