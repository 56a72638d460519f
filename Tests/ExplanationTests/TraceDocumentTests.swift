import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

private func document(_ trace: Trace) throws -> [String: Any] {
  let text = TraceDocument(trace: trace, preview: "a preview").json(file: "folder/file.swift")
  let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(object as? [String: Any])
}

private func events(_ document: [String: Any]) throws -> [[String: Any]] {
  let rounds = try #require(document["rounds"] as? [[String: Any]])
  return try #require(rounds.first?["events"] as? [[String: Any]])
}

@Test func documentNamesItsFormatAndPreview() throws {
  let document = try document(LaidOut.flexibleColumns())
  #expect(document["format"] as? String == "haggle-trace")
  #expect(document["version"] as? Int == 2)
  #expect(document["file"] as? String == "folder/file.swift")
  #expect(document["preview"] as? String == "a preview")
  #expect(document["settled"] as? Bool == true)
}

@Test func documentHasEveryNodeWithItsFrame() throws {
  let nodes = try #require(try document(LaidOut.flexibleColumns())["nodes"] as? [[String: Any]])
  #expect(nodes.count == 7)
  #expect(nodes.first?["parent"] is NSNull)
  #expect(nodes.allSatisfy { $0["drawn"] is NSNull })
  let grid = try #require(nodes.first { $0["view"] as? String == "LazyVGrid" })
  let frame = try #require(grid["frame"] as? [String: Double])
  #expect(frame == ["x": 38, "y": 40, "width": 224, "height": 40])
}

@Test func documentWritesOpenAndInfiniteProposals() throws {
  let events = try events(try document(LaidOut.textBetweenColors()))
  let probes = events.filter { $0["purpose"] as? String == "probe-maximum" }
  #expect(probes.count == 3)
  #expect(probes.allSatisfy { ($0["proposal"] as? [String: Any])?["width"] as? String == "inf" })
  let offers = try recordedEvents(LaidOut.flexibleColumns()).filter { $0["purpose"] as? String == "offer" }
  #expect(offers.allSatisfy { ($0["proposal"] as? [String: Any])?["height"] is NSNull })
  #expect(!offers.isEmpty)
}

private func recordedEvents(_ trace: Trace) throws -> [[String: Any]] { try events(try document(trace)) }

@Test func documentNumbersEventsAndPairsAnswersWithCalls() throws {
  let events = try recordedEvents(LaidOut.flexibleColumns())
  #expect(events.compactMap { $0["seq"] as? Int } == Array(1...events.count))
  let measured = events.filter { $0["kind"] as? String == "measure" }.compactMap { $0["call"] as? Int }
  let answered = events.filter { $0["kind"] as? String == "answer" }.compactMap { $0["call"] as? Int }
  #expect(measured.sorted() == answered.sorted())
}

@Test func documentHasReasonsWithTheirOperands() throws {
  let reasons = try recordedEvents(LaidOut.flexibleColumns()).flatMap { $0["reasons"] as? [[String: Any]] ?? [] }
  let share = try #require(reasons.first { $0["formula"] as? String == "192 ÷ 2 = 96" })
  #expect(share["step"] as? String == "track-share")
  #expect(share["words"] as? String == "share, remaining space ÷ remaining tracks")
  #expect((share["operands"] as? [[String: Any]])?.count == 2)
  #expect(share["result"] as? Double == 96)
}

/// The words about the width of a lazy grid's second column.
private func columnWords(_ second: GridTrack.Sizing) throws -> String? {
  let trace = LaidOut.trace(container: Size(width: 200, height: 100)) { tree in
    let cells = (0..<2).map { _ in tree.add(.greedy, info: NodeInfo(name: "Color")) }
    let tracks = [GridTrack(.flexible(minimum: 140, maximum: .infinity)), GridTrack(second)]
    return tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
  }
  let reasons = try recordedEvents(trace).flatMap { $0["reasons"] as? [[String: Any]] ?? [] }
  return reasons.last { $0["step"] as? String == "track-width" }?["words"] as? String
}

@Test func anAdaptiveColumnThatIsAloneTakesItsShare() throws {
  #expect(try columnWords(.adaptive(minimum: 70, maximum: .infinity)) == "takes its share")
  #expect(try columnWords(.adaptive(minimum: 20, maximum: .infinity)) == "its share, divided among its tracks")
  #expect(try columnWords(.adaptive(minimum: 70, maximum: 30))?.hasPrefix("cut down to its maximum") == true)
}

@Test func documentHasTheGridsFinding() throws {
  let findings = try #require(try document(LaidOut.flexibleColumns())["findings"] as? [[String: Any]])
  let finding = try #require(findings.first { $0["code"] as? String == "grid-overflow" })
  #expect(finding["numbers"] as? [Double] == [224, 236, 6, 248])
  #expect(
    finding["message"] as? String
      == "The grid answered 224 points, but its tracks reach 236 when it places them, so they are 6 points off centre.")
  #expect(
    finding["suggestion"] as? String
      == "Give the grid at least 248 points, or lower the minimum of its flexible tracks.")
}
