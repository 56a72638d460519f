import LayoutEngine
import Testing
import TraceSamples

/// What holds for every tree, tried on trees chosen by a seed.
struct PropertyTests {
  static let seeds = Array(UInt64(1)...400) + [669, 1_562, 1_678, 3_692]

  @Test(arguments: seeds)
  func givesTheSameFramesEveryTime(seed: UInt64) {
    let tree = RandomTree(seed: seed, hasEverything: true)
    let first = tree.frames()
    _ = tree.frames(in: Size(width: 50, height: 500))
    #expect(tree.frames() == first)
  }

  @Test(arguments: seeds)
  func recordingChangesNoFrame(seed: UInt64) {
    #expect(
      RandomTree(seed: seed, hasEverything: true).frames(recorder: TraceRecorder())
        == RandomTree(seed: seed, hasEverything: true).frames())
  }

  /// An answer depends on the proposal alone, whatever was asked before; so one that is remembered is right.
  @Test(arguments: seeds)
  func anAnswerDoesNotDependOnWhatWasAskedBefore(seed: UInt64) {
    let proposals: [Proposal] = [
      .zero, .infinity, .unspecified, Proposal(width: 90, height: nil), Proposal(width: 30, height: 70),
    ]
    let asked = RandomTree(seed: seed, hasEverything: true)
    var answers: [Size] = []
    let layout = CustomLayout(
      sizeThatFits: { proposal, subviews in
        answers = (proposals + proposals.reversed()).map { subviews[0].sizeThatFits($0) }
        return answers[0]
      }, placeSubviews: { _, _, _ in })
    let root = asked.tree.addLayout(layout, children: [asked.root], info: NodeInfo(name: "asker"))
    asked.tree.layOut(root: root, proposal: .unspecified)
    let fresh = proposals.map { proposal in
      let other = RandomTree(seed: seed, hasEverything: true)
      return other.tree.layOut(root: other.root, proposal: proposal).size
    }
    #expect(answers == fresh + fresh.reversed())
    #expect(answers.allSatisfy { !$0.width.isNaN && !$0.height.isNaN })
  }

  @Test(arguments: seeds)
  func framesAreFiniteInAFiniteContainer(seed: UInt64) {
    let frames = RandomTree(seed: seed, hasEverything: true).frames().compactMap { $0 }
    #expect(!frames.isEmpty)
    for frame in frames {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
  }

  @Test(arguments: seeds)
  func aFrameWithoutArgumentsAndNoPaddingChangeNothing(seed: UInt64) {
    let plain = RandomTree(seed: seed).frames()
    for wrapping in Wrapping.allCases {
      let wrapped = RandomTree(seed: seed, wrapping: wrapping).frames()
      #expect(wrapped.count >= plain.count)
      for (index, (a, b)) in zip(plain, wrapped).enumerated() { #expect(isClose(a, b), "\(wrapping) of view \(index)") }
    }
  }

  @Test(arguments: seeds)
  func mirroringARightToLeftLayoutGivesTheLeftToRightOne(seed: UInt64) {
    let container = Size(width: 320, height: 240)
    let leftToRight = RandomTree(seed: seed, hasEverything: true).frames(in: container)
    let rightToLeft = RandomTree(seed: seed, direction: .rightToLeft, hasEverything: true).frames(in: container)
    #expect(leftToRight.count == rightToLeft.count)
    for (a, b) in zip(leftToRight, rightToLeft) {
      let mirrored = b.map {
        Rect(x: container.width - $0.maxX, y: $0.minY, width: $0.size.width, height: $0.size.height)
      }
      #expect(isClose(a, mirrored))
    }
  }

  @Test(arguments: seeds)
  func everyRecordedFormulaGivesItsResult(seed: UInt64) throws {
    let random = RandomTree(seed: seed, hasEverything: true)
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    _ = random.frames(in: container, recorder: recorder)
    let trace = Trace(tree: random.tree, root: random.root, container: container, recorder: recorder)
    #expect(trace.rounds.count == 1)
    for round in trace.rounds {
      for reason in round.reasons {
        let value = try #require(reason.formula.evaluate())
        #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step)")
      }
    }
  }

  @Test func theTreesExplainOffersAndLengths() {
    let steps = Self.seeds.prefix(40).flatMap { seed in
      let random = RandomTree(seed: seed, hasEverything: true)
      let recorder = TraceRecorder()
      let container = Size(width: 320, height: 240)
      _ = random.frames(in: container, recorder: recorder)
      return Trace(tree: random.tree, root: random.root, container: container, recorder: recorder).rounds[0].reasons
        .map(\.step)
    }
    #expect(steps.contains(.childOffer) && steps.contains(.stackLength) && steps.contains(.crossLength))
  }

  /// The explanation of a stack agrees with the negotiation itself.
  @Test(arguments: seeds)
  func everyExplainedOfferAndLengthIsTheOneOfTheNegotiation(seed: UInt64) throws {
    let random = RandomTree(seed: seed, hasEverything: true)
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    _ = random.frames(in: container, recorder: recorder)
    let trace = Trace(tree: random.tree, root: random.root, container: container, recorder: recorder)
    let round = trace.rounds[0]
    for answer in round.events where answer.kind == .answer && !answer.cached {
      for reason in round.reasons[Int(answer.reasons.lowerBound)..<Int(answer.reasons.upperBound)] {
        switch reason.step {
        case .childOffer:
          // A guide of a stack is looked up in the call of a view around it.
          let child = random.tree.children(of: reason.node)[Int(reason.subject)]
          let offers = round.events.filter {
            $0.kind == .measure && $0.parentCall == answer.call && $0.node == child && $0.purpose == .offer
          }
          #expect(offers.contains { $0.proposal[reason.axis] == reason.result })
        case .stackLength where reason.node == answer.node, .crossLength where reason.node == answer.node:
          #expect(abs(answer.size[reason.axis] - reason.result) < 1e-9 || answer.size[reason.axis] == reason.result)
        default: break
        }
      }
    }
  }

  /// Whether two frames are the same apart from rounding, or neither view is placed.
  private func isClose(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.size.width - b.size.width) < 1e-6
      && abs(a.size.height - b.size.height) < 1e-6
  }
}
