import Explanation
@testable import Figures
import LayoutEngine
import Testing

/// What the ends of a length outside the picture say.
struct DimensionLineTests {
  private func proposal(_ length: Double?) -> DimensionLine {
    DimensionLine.proposal(
      length, axis: .horizontal, at: 0, extent: (100, 200), container: (0, 300), room: (0, 300), unit: 1,
      node: NodeID(Int32(0)), isTurned: false)
  }

  @Test func aFiniteLengthThatGoesOnIsCutAndOnlyAnEndlessOneFades() {
    #expect(proposal(926).ends == (.cut, .cut))
    #expect(proposal(.infinity).ends == (.fade, .fade))
    #expect(proposal(250).ends == (.stop, .stop))
    #expect(proposal(nil).ends == (.open, .open))
  }

  @Test func theLegendTellsTheTwoApart() {
    #expect(LegendLayer.used(in: [proposal(926).element()]) == [.proposal, .cut])
    #expect(LegendLayer.used(in: [proposal(.infinity).element()]) == [.proposal, .fading])
  }

  @Test func aCutLineHasItsNumber() {
    guard case .group(let group) = proposal(926).element() else {
      Issue.record("no group")
      return
    }
    let texts = group.elements.compactMap { element -> String? in
      if case .text(let run) = element { run.string } else { nil }
    }
    #expect(texts == ["? 926"])
  }
}
