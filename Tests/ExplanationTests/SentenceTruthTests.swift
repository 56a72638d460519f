import Explanation
import Foundation
import LayoutEngine
import Testing

/// Every sentence, checked against the record: what it names decided, and what it leaves out did not.
struct SentenceTruthTests {
  @Test func everySentenceOfRandomTreesNamesWhatDecided() {
    var count = 0
    for seed in ManyTraces.seeds { count += check(ManyTraces.random(seed), "seed \(seed)") }
    #expect(count > 5_000)
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everySentenceOfAScenarioNamesWhatDecided(folder: URL) throws {
    var count = 0
    for record in try ManyTraces.scenarios(in: folder) { count += check(record, folder.lastPathComponent) }
    #expect(count > 0)
  }

  private func check(_ record: IndexedTrace, _ place: String) -> Int {
    var answers: [Int32: TraceEvent] = [:]
    for event in record.events where event.kind == .answer { answers[event.call] = event }
    let sentences = ReasonSentences(record)
    var count = 0
    for node in record.trace.nodes {
      guard let call = record.decidingAnswer(of: node.id), let proposal = record.proposal(ofCall: call.call) else {
        continue
      }
      for sentence in sentences.all(node.id) {
        count += 1
        let place = Place(of: sentence, in: place)
        #expect(isEqual(sentence.reason.result, call.size[sentence.reason.axis]), "the result, \(place)")
        #expect(isEqual(sentence.decided.formula.evaluate() ?? .nan, sentence.reason.result), "\(place)")
        checkOrigins(sentence, call.answeredBy.flatMap { record.proposal(ofCall: $0) } ?? proposal, answers, place)
        for problem in OperandTruth(sentence.reason, sentence.decided).problems { Issue.record("\(problem), \(place)") }
        checkWords(sentence, proposal, place)
        checkPrint(sentence, place)
      }
    }
    return count
  }

  /// Where a sentence stands; the words are made only for one that is wrong.
  private struct Place: CustomStringConvertible {
    private let sentence: ReasonSentences.Sentence
    private let place: String

    init(of sentence: ReasonSentences.Sentence, in place: String) { (self.sentence, self.place) = (sentence, place) }

    var description: String { "\(place): \(sentence.text) \(sentence.reason.formula.terms)" }
  }

  private func isEqual(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-6 }

  /// Each number is what the record has where the number is said to come from.
  private func checkOrigins(
    _ sentence: ReasonSentences.Sentence, _ proposal: Proposal, _ answers: [Int32: TraceEvent], _ place: Place
  ) {
    for operand in OperandTruth.operands(sentence.reason.formula) {
      switch operand.origin {
      case .proposal(let axis): #expect(isEqual(operand.value, proposal[axis] ?? .nan), "the proposal, \(place)")
      case .answer(let call, let axis) where call >= 0:
        #expect(isEqual(operand.value, answers[call]?.size[axis] ?? .nan), "the answer, \(place)")
      default: continue
      }
    }
  }

  /// What is printed adds up for who works it out again.
  private func checkPrint(_ sentence: ReasonSentences.Sentence, _ place: Place) {
    let equation = sentence.calculation.reduce(into: "") { $0 += $1.text }
    if let isRight = PrintedCalculation.isRight(equation) { #expect(isRight, "\(place)") }
  }

  /// What the words say of a proposal or a bound holds.
  private func checkWords(_ sentence: ReasonSentences.Sentence, _ proposal: Proposal, _ place: Place) {
    let (text, reason) = (sentence.text, sentence.reason)
    let proposed = proposal[reason.axis]
    #expect(!text.contains("+ 0 ") && !text.contains("+ 0,"), "\(place)")
    if text.contains("takes what is proposed") || text.contains("keeps what is proposed")
      || text.contains("share of what is left")
    {
      #expect(isEqual(proposed ?? .nan, reason.result), "\(place)")
    }
    if text.contains("nothing is proposed") { #expect(proposed == nil, "\(place)") }
    if text.contains("more than the") { #expect(reason.result > proposed ?? .infinity, "\(place)") }
    if text.contains("keeps its minimum"), !text.contains("which is more than its maximum"), let proposed,
      case .boundedProposal = reason.step
    {
      #expect(proposed < reason.result, "\(place)")
    }
    if text.contains("keeps its maximum"), let proposed, case .boundedProposal = reason.step {
      #expect(proposed > reason.result, "\(place)")
    }
    if text.contains("answers what its child answers") {
      guard case .answer? = sentence.decided.operand?.origin else {
        Issue.record("no child decided, \(place)")
        return
      }
    }
  }

  /// The test of printed sums finds what does not add up.
  @Test func aPrintedSumThatIsWrongIsFound() {
    #expect(PrintedCalculation.isRight("20.33 + 20.33 = 40.67") == false)
    #expect(PrintedCalculation.isRight("20.33 + 20.33 ≈ 40.67") == true)
    #expect(PrintedCalculation.isRight("20 + 2 × 8 = 36") == true)
    #expect(PrintedCalculation.isRight("20 + 2 × 8 ≈ 36") == false)
  }
}
