import LayoutEngine
import Testing

/// What holds for every tree, tried on trees chosen by a seed.
struct PropertyTests {
  static let seeds = Array(UInt64(1)...200)

  @Test(arguments: seeds)
  func givesTheSameFramesEveryTime(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    let first = tree.frames()
    _ = tree.frames(in: Size(width: 50, height: 500))
    #expect(tree.frames() == first)
  }

  @Test(arguments: seeds)
  func recordingChangesNoFrame(seed: UInt64) {
    #expect(RandomTree(seed: seed).frames(recorder: TraceRecorder()) == RandomTree(seed: seed).frames())
  }

  @Test(arguments: seeds)
  func framesAreFiniteInAFiniteContainer(seed: UInt64) {
    for frame in RandomTree(seed: seed).frames() {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
  }

  @Test(arguments: seeds)
  func aFrameWithoutArgumentsAndNoPaddingChangeNothing(seed: UInt64) {
    let plain = RandomTree(seed: seed).frames()
    for wrapping in Wrapping.allCases {
      let wrapped = RandomTree(seed: seed, wrapping: wrapping).frames()
      #expect(zip(plain, wrapped).allSatisfy(isClose), "\(wrapping)")
    }
  }

  @Test(arguments: seeds)
  func mirroringARightToLeftLayoutGivesTheLeftToRightOne(seed: UInt64) {
    let container = Size(width: 320, height: 240)
    let leftToRight = RandomTree(seed: seed).frames(in: container)
    let rightToLeft = RandomTree(seed: seed, direction: .rightToLeft).frames(in: container)
    for (a, b) in zip(leftToRight, rightToLeft) {
      let mirrored = Rect(
        x: container.width - b.maxX, y: b.minY, width: b.size.width, height: b.size.height)
      #expect(isClose(a, mirrored))
    }
  }

  @Test(arguments: seeds)
  func everyRecordedFormulaGivesItsResult(seed: UInt64) throws {
    let random = RandomTree(seed: seed)
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    _ = random.frames(in: container, recorder: recorder)
    let trace = Trace(tree: random.tree, root: random.root, container: container, recorder: recorder)
    for round in trace.rounds {
      for reason in round.reasons {
        let value = try #require(reason.formula.evaluate())
        #expect(value == reason.result || abs(value - reason.result) < 1e-6)
      }
    }
  }

  /// The explanation of a stack and the negotiation itself tell the same story.
  @Test(arguments: seeds)
  func everyExplainedOfferAndLengthIsTheOneOfTheNegotiation(seed: UInt64) throws {
    let random = RandomTree(seed: seed)
    let recorder = TraceRecorder()
    let container = Size(width: 320, height: 240)
    _ = random.frames(in: container, recorder: recorder)
    let trace = Trace(tree: random.tree, root: random.root, container: container, recorder: recorder)
    let round = trace.rounds[0]
    for answer in round.events where answer.kind == .answer && !answer.cached {
      for reason in round.reasons[Int(answer.reasons.lowerBound)..<Int(answer.reasons.upperBound)] {
        switch reason.step {
        case .childOffer:
          let child = random.tree.children(of: answer.node)[Int(reason.subject)]
          let offer = try #require(
            round.events.first {
              $0.kind == .measure && $0.parentCall == answer.call && $0.node == child && $0.purpose == .offer
            })
          #expect(offer.proposal[reason.axis] == reason.result)
        case .stackLength, .crossLength:
          #expect(abs(answer.size[reason.axis] - reason.result) < 1e-9 || answer.size[reason.axis] == reason.result)
        default: break
        }
      }
    }
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.size.width - b.size.width) < 1e-6
      && abs(a.size.height - b.size.height) < 1e-6
  }
}
