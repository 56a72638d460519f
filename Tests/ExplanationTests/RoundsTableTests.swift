import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

/// A trace of three rounds that come back to where they were.
private func flickering() -> Trace {
  var trace = LaidOut.textBetweenColors()
  var first = trace.rounds[0]
  first.changes = [StateChange(name: "Box.isWide", old: "false", new: "true")]
  var second = trace.rounds[0]
  second.changes = [
    StateChange(name: "Box.isWide", old: "true", new: "false"), StateChange(name: "Box.count", old: "0", new: "1"),
  ]
  trace.rounds = [first, second, first]
  trace.verdict = .cycle(period: 2, from: 1, to: 3)
  trace.findings = [Finding(code: .stateCycle, node: trace.nodes[0].id, numbers: [2, 1, 3])]
  return trace
}

@Test func documentListsWhatEachRoundChanged() throws {
  let text = TraceDocument(trace: flickering(), preview: "a preview").json(file: "file.swift")
  let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  #expect(document["settled"] as? Bool == false)
  let verdict = try #require(document["verdict"] as? [String: Any])
  #expect(verdict["kind"] as? String == "cycle")
  #expect(verdict["period"] as? Int == 2)
  let rounds = try #require(document["rounds"] as? [[String: Any]])
  let changes = rounds.map { $0["changes"] as? [[String: String]] ?? [] }
  #expect(changes.map(\.count) == [1, 2, 1])
  #expect(changes[1][1] == ["state": "Box.count", "old": "0", "new": "1"])
}

@Test func treeHasATableOfRounds() {
  let lines = TraceDocument(trace: flickering(), preview: "a preview").tree().split(separator: "\n")
  #expect(lines.contains("  1  Box.isWide: false → true"))
  #expect(lines.contains("     Box.count: 0 → 1"))
  #expect(lines.contains("  never settles: the state after round 3 equals that after round 1, a cycle of period 2"))
  #expect(lines.allSatisfy { $0.count <= 100 })
}

@Test func treeOfASingleRoundHasNoTable() {
  #expect(!TraceDocument(trace: LaidOut.textBetweenColors(), preview: "a preview").tree().contains("Rounds"))
}

@Test func cycleIsDescribedWithItsPeriod() {
  let finding = Finding(code: .stateCycle, node: NodeID(Int32(0)), numbers: [2, 1, 3])
  #expect(finding.message.contains("a period of 2 rounds"))
}
