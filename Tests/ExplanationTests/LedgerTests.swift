import Explanation
import Foundation
import LayoutEngine
import Testing
import TraceSamples

/// Every row of every ledger is worked out again from the calls and frames of the record.
struct LedgerTests {
  /// How many ledgers of each kind were looked at.
  private struct Count { var (stacks, grids, lazyGrids, chains, lanes, secondaries) = (0, 0, 0, 0, 0, 0) }

  private static func isClose(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN) || (a - b).magnitude < 1e-6 * max(1, a.magnitude)
  }

  @Test func everyRowOfRandomTreesFollowsFromTheRecord() {
    var count = Count()
    for seed in ManyTraces.seeds { check(ManyTraces.random(seed), &count, "seed \(seed)") }
    #expect(count.stacks > 300 && count.grids > 30 && count.lazyGrids > 30 && count.chains > 300 && count.lanes > 300)
    #expect(count.secondaries > 100)
  }

  @Test(arguments: try ManyTraces.folders.get())
  func everyRowOfAScenarioFollowsFromTheRecord(folder: URL) throws {
    var count = Count()
    for record in try ManyTraces.scenarios(in: folder) { check(record, &count, folder.lastPathComponent) }
    #expect(count.chains > 0)
  }

  private func check(_ record: IndexedTrace, _ count: inout Count, _ place: String) {
    var calls: [Int32: (asked: TraceEvent, answered: TraceEvent)] = [:]
    var asked: [Int32: TraceEvent] = [:]
    for event in record.events {
      if event.kind == .measure { asked[event.call] = event }
      if event.kind == .answer, let question = asked[event.call] { calls[event.call] = (question, event) }
    }
    for node in record.placedNodes {
      let place = "\(place): \(node.info.name) \(node.id.rawValue)"
      if let ledger = StackLedger(record, node.id) {
        count.stacks += 1
        check(ledger, record, calls, place)
      }
      if let ledger = LazyGridLedger(record, node.id) {
        count.lazyGrids += 1
        check(ledger, record, place)
      }
      if let ledger = GridLedger(record, node.id) {
        count.grids += 1
        check(ledger, node, record, calls, place)
      }
      if let lanes = Lanes(record, node.id) {
        count.lanes += 1
        for step in lanes.steps {
          for (index, call) in step.calls.enumerated() {
            #expect(calls[call]?.asked.node == step.child && calls[call]?.asked.proposal == step.proposals[index])
            #expect(calls[call]?.answered.size == step.answers[index], "\(place)")
          }
        }
      }
      count.chains += 1
      let chain = ChainLedger(record, record.chain(from: node))
      check(chain, record, place)
      for row in chain.rows {
        guard let secondary = row.secondary else { continue }
        count.secondaries += 1
        check(secondary, of: row, record, calls, place)
      }
    }
  }

  private func check(
    _ secondary: SecondaryView, of row: ChainLedger.Row, _ record: IndexedTrace,
    _ calls: [Int32: (asked: TraceEvent, answered: TraceEvent)], _ place: String
  ) {
    guard let modifier = record.node(row.nodes[0]), let view = record.node(secondary.node),
      let primary = record.node(modifier.children[0])
    else {
      Issue.record("\(place)")
      return
    }
    #expect(row.nodes.count == 1 && modifier.children == [primary.id, view.id], "\(place)")
    #expect(secondary.answer == view.frame.size, "\(place)")
    #expect(
      calls.values.contains {
        $0.asked.node == view.id && $0.asked.proposal == secondary.proposal && $0.answered.size == secondary.answer
      }, "\(place)")
    #expect(LedgerTests.isClose(modifier.frame.minX + secondary.origin.x, view.frame.minX), "\(place)")
    #expect(LedgerTests.isClose(modifier.frame.minY + secondary.origin.y, view.frame.minY), "\(place)")
    switch secondary.role {
    case .inFrame:
      #expect(modifier.frame == primary.frame, "\(place)")
      for axis in Axis.allCases {
        #expect(LedgerTests.isClose(secondary.proposal[axis] ?? .nan, primary.frame.size[axis]), "\(place)")
      }
    case .inPart:
      // Only the line below a list's row.
      #expect(modifier.frame == primary.frame && modifier.info.arguments == "separator", "\(place)")
      for axis in Axis.allCases {
        #expect(secondary.proposal[axis] ?? .nan <= primary.frame.size[axis], "\(place)")
      }
    case .beyondSafeArea: #expect(modifier.frame == primary.frame, "\(place)")
    case .overScrollView:
      #expect(modifier.frame.size == primary.frame.size, "\(place)")
      #expect(secondary.proposal.width == nil || secondary.proposal.height == nil, "\(place)")
    case .atEdge:
      let axis: Axis = secondary.proposal.width == nil && row.up[1] == .unchanged ? .horizontal : .vertical
      guard case .inset(let length, _) = row.up[axis == .horizontal ? 0 : 1] else {
        Issue.record("\(place): \(row)")
        return
      }
      #expect(secondary.proposal[axis] == nil && length == secondary.answer[axis], "\(place)")
    }
  }

  private func check(
    _ ledger: StackLedger, _ record: IndexedTrace, _ calls: [Int32: (asked: TraceEvent, answered: TraceEvent)],
    _ place: String
  ) {
    var room = ledger.room
    #expect(Set(ledger.rows.map(\.child)).count == ledger.rows.count, "\(place)")
    for row in ledger.rows {
      let size = record.node(row.child)?.frame.size[ledger.axis] ?? .nan
      #expect(LedgerTests.isClose(row.taken, size), "\(place): \(row.taken) is not the frame's \(size)")
      if let call = row.call, let (asked, answered) = calls[call] {
        #expect(asked.node == row.child && answered.size[ledger.axis] == row.taken, "\(place)")
        if ledger.proposed != nil { #expect(LedgerTests.isClose(asked.proposal[ledger.axis] ?? .nan, row.offer)) }
      }
      guard let proposed = ledger.proposed, proposed.isFinite else { continue }
      // What was kept comes back to all of a priority when its turn comes.
      let isNewPriority = row.number == 1 || ledger.rows[row.number - 2].unserved == 1
      if isNewPriority {
        room += ledger.rows[(row.number - 1)...].prefix(row.unserved).reduce(0) { $0 + ($1.givenBack ?? 0) }
      }
      #expect(LedgerTests.isClose(row.room, room), "\(place): row \(row.number) has \(row.room), not \(room)")
      let share = row.room / Double(row.unserved)
      #expect(LedgerTests.isClose(row.offer, share < 1e-9 ? 0 : share), "\(place)")
      #expect(!row.taken.isFinite || LedgerTests.isClose(row.leaves, row.room - row.taken), "\(place)")
      room = row.leaves
    }
    #expect(ledger.answered == record.node(ledger.node)?.frame.size[ledger.axis], "\(place)")
    // A stack that shares anew when it is placed keeps its frame, whatever its children take then.
    let isAnswer = Lanes(record, ledger.node).flatMap { calls[$0.call] }?.asked.node == ledger.node
    guard isAnswer, ledger.proposed != nil else { return }
    #expect(LedgerTests.isClose(ledger.total, ledger.answered), "\(place): \(ledger.total) \(ledger.answered)")
  }

  private func check(_ ledger: LazyGridLedger, _ record: IndexedTrace, _ place: String) {
    for pass in [ledger.measuring, ledger.placing] where !pass.items.isEmpty {
      #expect(pass.items.reduce(0) { $0 + $1.count } == pass.tracks.count, "\(place)")
      var track = 0
      var room = pass.space ?? .nan
      var unserved = pass.items.count { $0.share != nil }
      for item in pass.items {
        for _ in 0..<item.count {
          #expect(LedgerTests.isClose(pass.tracks[track].length, item.length), "\(place)")
          track += 1
        }
        guard let share = item.share, room.isFinite else { continue }
        #expect(LedgerTests.isClose(item.room ?? .nan, room) && item.unserved == unserved, "\(place)")
        #expect(LedgerTests.isClose(share, max(0, room / Double(unserved))), "\(place)")
        if item.count == 1, item.bound == .minimum { #expect(item.length > share, "\(place)") }
        if item.count == 1, item.bound == .maximum { #expect(item.length < share, "\(place)") }
        unserved -= 1
        room = item.leaves ?? room
      }
    }
    #expect(LedgerTests.isClose(ledger.answered, record.node(ledger.node)?.frame.size[ledger.axis] ?? .nan))
  }

  private func check(
    _ ledger: GridLedger, _ node: Trace.Node, _ record: IndexedTrace,
    _ calls: [Int32: (asked: TraceEvent, answered: TraceEvent)], _ place: String
  ) {
    for account in [ledger.columns, ledger.rows] {
      var room = account.space ?? .nan
      for track in account.tracks {
        for cell in track.cells {
          let call = calls[cell.call]
          #expect(call?.asked.node == cell.node && call?.answered.size[account.axis] == cell.length, "\(place)")
          #expect(call?.asked.proposal[account.axis] == track.share, "\(place)")
        }
        if !track.cells.isEmpty {
          #expect(track.cells.map(\.length).max() == track.length, "\(place): \(track)")
        }
        guard let share = track.share, room.isFinite else { continue }
        #expect(LedgerTests.isClose(track.room ?? .nan, room), "\(place)")
        let equal = room / Double(track.unserved)
        #expect(LedgerTests.isClose(share, equal < 1e-9 ? 0 : equal), "\(place)")
        room = track.leaves ?? room
      }
    }
    let width = ledger.columns.tracks.reduce(0) { $0 + $1.total } + ledger.columns.gaps
    if ledger.columns.proposed?.isFinite ?? false, ledger.columns.tracks.allSatisfy({ $0.total.isFinite }),
      ledger.columns.inOrder.last?.place == ledger.columns.tracks.count
    {
      #expect(LedgerTests.isClose(width, node.frame.size.width), "\(place): \(width) is not \(node.frame.size.width)")
    }
  }

  private func check(_ ledger: ChainLedger, _ record: IndexedTrace, _ place: String) {
    for (row, inner) in zip(ledger.rows, ledger.rows.dropFirst()) {
      for axis in Axis.allCases {
        let index = axis == .horizontal ? 0 : 1
        let (from, to) = (row.proposal[axis], inner.proposal[axis])
        let (own, answered) = (row.answer[axis], inner.answer[axis])
        switch row.down[index] {
        case .unchanged: #expect(from == to || LedgerTests.isClose(from ?? .nan, to ?? .nan), "\(place)")
        case .nothing: #expect(from != nil && to == nil, "\(place)")
        case .insets(let start, let end):
          #expect(LedgerTests.isClose(max(0, (from ?? .nan) - start - end), to ?? .nan), "\(place)")
        case .inset(let length, let gap):
          #expect(LedgerTests.isClose(max(0, (from ?? .nan) - length - gap), to ?? .nan), "\(place)")
        case .fixed(let length), .ownLength(let length), .other(let length), .ideal(let length), .bound(_, let length):
          #expect(LedgerTests.isClose(length, to ?? .nan), "\(place)")
        case .ratio(let ratio):
          let (width, height) = (inner.proposal.width ?? .nan, inner.proposal.height ?? .nan)
          #expect(LedgerTests.isClose(width, height * ratio), "\(place)")
        case .takesProposal: Issue.record("\(place)")
        }
        switch row.up[index] {
        case .unchanged: #expect(LedgerTests.isClose(own, answered), "\(place): \(own) \(answered)")
        case .insets(let start, let end):
          #expect(LedgerTests.isClose(own, max(0, answered + start + end)), "\(place): \(own) \(answered)")
        case .inset(let length, let gap): #expect(LedgerTests.isClose(own, answered + length + gap), "\(place)")
        case .takesProposal: #expect(LedgerTests.isClose(own, from ?? .nan), "\(place)")
        case .fixed(let length), .ownLength(let length), .ideal(let length), .bound(_, let length), .other(let length):
          #expect(LedgerTests.isClose(own, length), "\(place)")
        case .nothing, .ratio: Issue.record("\(place)")
        }
      }
    }
  }

  /// What `ViewThatFits` chose is placed with its own size; it was proposed more.
  @Test func aLedgerTellsOfTheProposalThatThePictureShows() throws {
    let views = #"ViewThatFits { VStack { Text("Harbour"); Color.teal.frame(width: 50, height: 20) } }"#
    let record = IndexedTrace(try Written.trace(views, width: 200, height: 100))
    let stack = try #require(record.placedNodes.first { $0.info.name == "VStack" })
    #expect(record.finalProposal(of: stack.id) == Proposal(width: 200, height: 100))
    #expect(StackLedger(record, stack.id)?.proposed == 100)
    #expect(Lanes(record, stack.id)?.proposal == Proposal(width: 200, height: 100))
  }

  /// Nothing is asked of the children before they are placed.
  @Test(arguments: [
    (
      "Row { Color.teal; Color.red }",
      [Proposal(width: 100, height: 60), Proposal(width: 100, height: 60)]
    ),
    ("GeometryReader { proxy in Color.teal }", [Proposal(width: 200, height: 60)]),
  ])
  func lanesHaveTheCallsOfAPlacement(views: String, proposals: [Proposal]) throws {
    let row = """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.height))
          }
        }
      }
      """
    let record = IndexedTrace(try Written.trace(views, width: 200, height: 60, declarations: row))
    let lanes = try #require(record.root.flatMap { Lanes(record, $0.id) })
    #expect(lanes.steps.flatMap(\.proposals) == proposals)
    #expect(lanes.answer == Size(width: 200, height: 60))
    #expect(record.node(ofPlacement: lanes.call) == lanes.node)
  }

  @Test func aChainOfFifteenWrappersFoldsWhatPassesEverythingOn() throws {
    let record = IndexedTrace(
      LaidOut.trace(container: Size(width: 200, height: 200)) { tree in
        var view = tree.add(.greedy, info: NodeInfo(name: "Color"))
        for index in 0..<15 {
          let rule: Rule = index % 5 == 0 ? .padding(Insets(2)) : .neutral
          view = tree.add(rule, children: [view], info: NodeInfo(name: index % 5 == 0 ? "padding" : "opacity"))
        }
        return view
      })
    let ledger = ChainLedger(record, record.chain(from: try #require(record.root)))
    #expect(ledger.rows.map { $0.nodes.count } == [4, 1, 4, 1, 4, 1, 1])
    #expect(
      ledger.rows.map { $0.downWords }.filter { !$0.isEmpty } == [
        "unchanged", "− 2 × 2", "unchanged", "− 2 × 2", "unchanged", "− 2 × 2",
      ])
  }
}
