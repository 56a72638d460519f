import Explanation
import LayoutEngine
import Testing
import TraceSamples

private func rows(_ trace: Trace) -> [NegotiationTable.Row] { NegotiationTable(IndexedTrace(trace)).rows }

@Test func tableHasOneRowForACallAndItsAnswer() {
  let rows = rows(LaidOut.textBetweenColors())
  let calls = rows.filter { $0.kind == .call }
  #expect(calls.map(\.call) == Array(0..<calls.count))
  #expect(calls.allSatisfy { !$0.answer.isEmpty })
  #expect(calls.filter { $0.purpose == "minimum?" }.count == 3)
  #expect(rows.filter { $0.kind == .placement }.count == 4)
  #expect(rows.first?.depth == 0)
}

@Test func tableMarksRememberedAnswers() {
  let cached = rows(LaidOut.flexibleColumns()).filter { $0.memory != nil }
  #expect(!cached.isEmpty)
  #expect(cached.allSatisfy { $0.reasons.isEmpty })
}
