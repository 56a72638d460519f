import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

/// Layouts next to each other: which views correspond, what differs, and what differs first.
struct ComparisonTests {
  private func compare(_ traces: [Trace]) -> LayoutComparison {
    LayoutComparison(
      traces.enumerated().map { .init(name: "side \($0 + 1)", record: IndexedTrace($1), source: "\($0)") })
  }

  private func name(_ comparison: LayoutComparison, _ side: Int, _ id: NodeID?) -> String {
    id.flatMap { comparison.sides[side].record.node($0) }?.info.name ?? ""
  }

  /// The border passes 240 × 160 on, to the padding on one side and to the frame on the other.
  @Test func theOrderOfModifiersDiffersFirstWhereOtherViewsAreAsked() throws {
    let comparison = compare([
      LaidOut.framedAndPadded(isFrameFirst: true), LaidOut.framedAndPadded(isFrameFirst: false),
    ])
    let first = try #require(comparison.first)
    #expect(first.kind == .course)
    #expect(first.call == 1)
    #expect(first.events.enumerated().map { name(comparison, $0, $1?.node) } == ["padding", "frame"])
    let words = ComparisonWords(comparison, places: .sideBySide)
    #expect(
      words.title
        == "padding(20) answers 140\u{2009}×\u{2009}100 on the left and frame(width: 100, height: 60) answers "
        + "100\u{2009}×\u{2009}60 on the right")
    #expect(words.account.hasPrefix("Call 1: border asks padding(20) on the left and frame"))
    #expect(words.account.hasSuffix("with 240\u{2009}×\u{2009}160. 4 of 4 views differ."))
  }

  @Test func aViewIsTheSameWhereverItsModifiersStand() {
    let comparison = compare([
      LaidOut.framedAndPadded(isFrameFirst: true), LaidOut.framedAndPadded(isFrameFirst: false),
    ])
    for row in comparison.rows {
      #expect(name(comparison, 0, row.cells[0]?.node) == name(comparison, 1, row.cells[1]?.node))
    }
    // Proposed 240 × 160 and 100 × 60; both answer what they are framed to.
    let frame = comparison.rows.first { name(comparison, 0, $0.cells[0]?.node) == "frame" }
    #expect(frame?.differsInProposal == true && frame?.differsInAnswer == false)
    #expect(frame?.first == [1])
  }

  @Test func aLabelledViewIsTheSameAtAnotherPlace() {
    let comparison = compare([LaidOut.twoColors(["a", "b"]), LaidOut.twoColors(["b", "a"])])
    for row in comparison.rows + comparison.alike {
      let labels = row.cells.enumerated().map { side, cell in
        cell.flatMap { comparison.sides[side].record.node($0.node) }?.info.labels
      }
      #expect(labels[0] == labels[1])
    }
    #expect(comparison.rows.allSatisfy { !$0.isMissing })
  }

  /// The row has (100 − 10) ÷ 2 = 45 for each child, then (100 − 30) ÷ 2 = 35: the first child's offer differs first.
  @Test func namesTheFirstOfferThatDiffersWithBothNumbers() throws {
    let comparison = compare([
      LaidOut.twoColors(["a", "b"]), LaidOut.twoColors(["a", "b"], spacing: 30),
    ])
    let first = try #require(comparison.first)
    #expect(first.kind == .proposal)
    #expect(first.events.map { $0?.proposal.width } == [45, 35])
    let words = ComparisonWords(comparison, places: .sideBySide)
    #expect(words.title == "Color #a is offered a width of 45 on the left and 35 on the right")
    let numbered = ComparisonWords(comparison, places: .numbered)
    #expect(numbered.title == "Color #a is offered a width of 45 in 1 and 35 in 2")
    let changed = ComparisonWords(comparison, places: .beforeAndNow)
    #expect(changed.title == "Color #a is offered a width of 45 before and 35 now")
  }

  @Test func aRowThatBecomesAColumnKeepsItsChildren() {
    let comparison = compare([LaidOut.twoColors(["a", "b"]), LaidOut.twoColors(["a", "b"], axis: .vertical)])
    let missing = comparison.rows.filter(\.isMissing).flatMap { $0.cells.enumerated() }
      .map { name(comparison, $0, $1?.node) }.filter { !$0.isEmpty }
    #expect(Set(missing) == ["HStack", "VStack"])
  }

  @Test func aWinnerOnOneSideIsNotChosenOnTheOther() throws {
    let comparison = compare([LaidOut.viewThatFits(widths: [80, 40]), LaidOut.viewThatFits(widths: [180, 40])])
    #expect(comparison.first != nil)
    let row = try #require(comparison.rows.first { $0.cells.contains { $0 != nil && $0?.answer == nil } })
    #expect(row.isMissing)
  }

  @Test func saysThatLayoutsAreTheSame() {
    let comparison = compare([LaidOut.textBetweenColors(), LaidOut.textBetweenColors()])
    #expect(comparison.first == nil && comparison.rows.isEmpty && comparison.alike.count == 4)
    let words = ComparisonWords(comparison, places: .sideBySide)
    #expect(words.title == "Both layouts are the same")
    #expect(words.account.hasPrefix("4 views agree in "))
    let three = compare([LaidOut.textBetweenColors(), LaidOut.textBetweenColors(), LaidOut.textBetweenColors()])
    #expect(ComparisonWords(three, places: .numbered).title == "All 3 layouts are the same")
  }

  /// One side has an empty layer more than the other, so that its stack asks how short it can be where the other asks a text.
  @Test func aCallThatOnlyAsksHowShortAViewCanBeSaysSo() throws {
    let traces = [false, true].map { isFlipped in
      LaidOut.trace(container: Size(width: 200, height: 40)) { tree in
        let views = [
          tree.add(.greedy, info: NodeInfo(name: "Color")), tree.add(.square, info: NodeInfo(name: "Circle")),
        ]
        return tree.add(
          .stack(StackRule(axis: .horizontal, spacing: 8)), children: isFlipped ? views.reversed() : views,
          info: NodeInfo(name: "HStack"))
      }
    }
    let words = ComparisonWords(compare(traces), places: .sideBySide)
    #expect(words.account.contains(", only to ask how short it can be"), "\(words.title) \(words.account)")
  }

  /// How short a text could be nobody sees; how large it is in the end is what differs.
  @Test func aProbeIsNoDifferenceThatReadersSee() throws {
    let traces = [17.0, 13].map { size in
      LaidOut.trace(container: Size(width: 200, height: 40)) { tree in
        let text = tree.addText(
          TextContent("Harbour", font: Font(size: size)),
          info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
        let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
        return tree.add(
          .stack(StackRule(axis: .horizontal, spacing: 8)), children: [text, color], info: NodeInfo(name: "HStack"))
      }
    }
    let comparison = compare(traces)
    let first = try #require(comparison.first)
    #expect(first.isOfResults && first.kind == .answer)
    let sizes = traces.compactMap { $0.nodes.first { $0.info.name == "Text" }?.frame.size }
    let title = ComparisonWords(comparison, places: .sideBySide).title
    #expect(
      title.hasPrefix(
        "Text “Harbour” answers \(LengthText.size(sizes[0])) on the left and \(LengthText.size(sizes[1])) on the right"),
      "\(title)")
  }

  @Test func groupsTheSidesThatAgree() {
    let comparison = compare([
      LaidOut.twoColors(["a", "b"]), LaidOut.twoColors(["a", "b"], spacing: 30), LaidOut.twoColors(["a", "b"]),
    ])
    let words = ComparisonWords(comparison, places: .numbered)
    #expect(words.title == "Color #a is offered a width of 45 in 1 and 3 and 35 in 2")
  }

  @Test func everyNumberOfRandomTreesIsInTheRecords() {
    for seed in ManyTraces.seeds.dropLast() {
      check([ManyTraces.random(seed), ManyTraces.random(seed + 1)], "seed \(seed)")
    }
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyNumberOfAScenarioIsInTheRecords(folder: URL) throws {
    let records = try ManyTraces.scenarios(in: folder)
    for (one, other) in zip(records, records.dropFirst()) { check([one, other], folder.lastPathComponent) }
    for start in 0..<max(0, records.count - 2) { check(Array(records[start..<start + 3]), folder.lastPathComponent) }
  }

  private func check(_ records: [IndexedTrace], _ place: String) {
    let sides = records.enumerated().map { LayoutComparison.Side(name: "", record: $1, source: "\($0)") }
    let comparison = LayoutComparison(sides)
    var nodes = records.map { _ in 0 }
    for row in comparison.rows + comparison.alike {
      for (side, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        nodes[side] += records[side].node(cell.node)?.isPlaced == true ? 1 : 0
        #expect(cell.answer == nil || cell.answer == records[side].node(cell.node)?.frame.size, "\(place)")
        #expect(cell.proposal == records[side].finalProposal(of: cell.node), "\(place)")
      }
    }
    #expect(nodes == records.map { $0.placedNodes.count }, "each view once, \(place)")
    if let first = comparison.first {
      first.isOfResults ? checkResult(first, comparison, place) : checkFirst(first, comparison, place)
    }
    let words = ComparisonWords(comparison, places: records.count == 2 ? .sideBySide : .numbered)
    let names = TextNumbers.withDigits(records.flatMap { $0.trace.nodes.map { NodeName.call(of: $0) } })
    var known = Set((0...(comparison.rows.count + comparison.alike.count)).map { "\($0)" })
    known.formUnion(records.indices.map { "\($0 + 1)" })
    if let call = comparison.first?.call { known.insert("\(call)") }
    known.insert("\(records[0].events.count { $0.kind == .measure })")
    for event in comparison.first?.events ?? [] {
      guard let event else { continue }
      known.formUnion(
        TextNumbers.texts(event.proposal) + TextNumbers.texts(event.size) + TextNumbers.texts(event.origin))
    }
    for (record, event) in zip(records, comparison.first?.events ?? []) {
      guard let event else { continue }
      if let proposal = record.proposal(ofCall: event.call) { known.formUnion(TextNumbers.texts(proposal)) }
      for answer in record.events where answer.kind == .answer && answer.call == event.call {
        known.formUnion(TextNumbers.texts(answer.size))
      }
    }
    let text = words.title + " " + words.account
    for number in TextNumbers.numbers(in: text, without: names) {
      #expect(known.contains(number), "\(number) in \(text), \(place)")
    }
  }

  /// What comes of earlier differences in views of the system is told of one view of the source.
  private func checkResult(_ first: FirstDifference, _ comparison: LayoutComparison, _ place: String) {
    let nodes = zip(comparison.sides, first.events).compactMap { side, event in
      event.flatMap { side.record.node($0.node) }
    }
    #expect(nodes.count == comparison.sides.count && Set(nodes.map(\.info.name)).count == 1, "\(place)")
    #expect(!nodes.contains { $0.info.isPart } && first.call == nil, "\(place)")
    guard first.kind == .answer else { return }
    let proposals = zip(comparison.sides, nodes).map {
      $0.record.finalProposal(of: $1.id).map { LengthText.proposal($0) }
    }
    #expect(Set(proposals).count == 1, "\(place)")
  }

  /// Whatever happens before the first difference is the same on all sides.
  private func checkFirst(_ first: FirstDifference, _ comparison: LayoutComparison, _ place: String) {
    let events = comparison.sides.map { $0.record.events }
    let index = zip(events, first.events).compactMap { events, event in
      event.flatMap { event in events.firstIndex { $0.call == event.call && $0.kind == event.kind } }
    }
    guard let position = index.first else { return }
    #expect(index.allSatisfy { $0 == position }, "\(place)")
    for earlier in 0..<position {
      let (one, others) = (events[0][earlier], events.dropFirst().map { $0[earlier] })
      for other in others {
        let isSame =
          one.kind == other.kind && LengthText.proposal(one.proposal) == LengthText.proposal(other.proposal)
          && LengthText.size(one.size) == LengthText.size(other.size)
        #expect(isSame, "event \(earlier), \(place)")
      }
    }
  }
}
