import Testing
import TraceSamples

@testable import LayoutEngine

/// A record that grows too long is cut; the layout is the same.
struct CutRecordTests {
  private static let limits = [0, 200, 2_000, 20_000]

  @Test(arguments: PropertyTests.seeds.prefix(100))
  func cuttingTheRecordChangesNoFrame(seed: UInt64) {
    let whole = RandomTree(seed: seed, hasEverything: true).frames()
    for limit in CutRecordTests.limits {
      let recorder = TraceRecorder(limit: limit)
      #expect(RandomTree(seed: seed, hasEverything: true).frames(recorder: recorder) == whole)
    }
  }

  @Test func aRecordThatIsLongEnoughIsNotCut() {
    let trace = NestedTree.alternating(4).trace(limit: 1_000_000)
    #expect(!trace.rounds[0].isCut)
    #expect(!trace.findings.contains { $0.code == .recordCut })
  }

  @Test func aCutRecordSaysSo() throws {
    let trace = NestedTree.alternating(30).trace(limit: 20_000)
    #expect(trace.rounds[0].isCut)
    let finding = try #require(trace.findings.first { $0.code == .recordCut })
    let calls = trace.rounds[0].events.count { $0.kind == .measure }
    #expect(calls > 100 && finding.numbers == [Double(calls)])
  }

  @Test(arguments: PropertyTests.seeds.prefix(40), limits)
  func aCutRecordHoldsTogether(seed: UInt64, limit: Int) throws {
    let container = Size(width: 320, height: 240)
    let random = RandomTree(seed: seed, hasEverything: true)
    let recorder = TraceRecorder(limit: limit)
    _ = random.frames(in: container, recorder: recorder)
    let round = Trace(tree: random.tree, root: random.root, container: container, recorder: recorder).rounds[0]
    let placed = round.events.filter { $0.kind == .place }.map(\.node)
    #expect(placed.sorted { $0.rawValue < $1.rawValue } == random.placedNodes, "every placement is recorded")
    let asked = round.events.filter { $0.kind == .measure }.map(\.call)
    #expect(Set(asked) == Set(round.events.filter { $0.kind == .answer }.map(\.call)), "every call is answered")
    for event in round.events {
      for reason in round.reasons[Int(event.reasons.lowerBound)..<Int(event.reasons.upperBound)] {
        let value = try #require(reason.formula.evaluate())
        #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step)")
      }
    }
  }

  /// 300 levels took 1.4 GB: all that was recorded of them is now some 1.5 MB, and the trace of it about 20 times that.
  @Test func aRecordStaysAboutAsLongAsItMay() {
    let (isCut, length, memory) = onADeepThread {
      let recorder = TraceRecorder(limit: 1_200_000)
      let outcome = NestedTree.alternating(300).layOut(recorder: recorder)
      return (recorder.isCut, recorder.length, outcome.memory)
    }
    #expect(isCut && length < 2_000_000 && memory < 20_000_000)
  }
}

extension RandomTree {
  fileprivate var placedNodes: [NodeID] { (0..<tree.nodeCount).map { NodeID($0) }.filter { tree.isPlaced($0) } }
}
