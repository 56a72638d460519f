import LayoutEngine
import Testing

/// The steps of `frame(minWidth:idealWidth:maxWidth:…)`, in width.
struct FlexibleFrameRuleTests {
  private let views = RuleTree()

  private func frame(_ child: NodeID, min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> NodeID {
    views.add(.flexibleFrame(FlexibleFrameRule(minWidth: min, idealWidth: ideal, maxWidth: max)), [child])
  }

  @Test(arguments: [(20.0, 50.0), (70, 70), (300, 100)])
  func withBothBoundsTheAnswerIsTheProposalClampedWhateverTheChildAnswers(proposed: Double, answer: Double) {
    #expect(views.answer(frame(views.box(10), min: 50, max: 100), proposed).width == answer)
    #expect(views.answer(frame(views.box(400), min: 50, max: 100), proposed).width == answer)
  }

  @Test func withoutAProposalTheIdealWidthIsTheAnswer() {
    #expect(views.answer(frame(views.box(10), ideal: 60), nil).width == 60)
  }

  @Test func withNeitherTheChildAnswersEvenWhereThereAreBounds() {
    let child = views.box(10)
    let frame = frame(child, min: 50, max: 100)
    #expect(views.proposal(of: child, in: frame, nil)?.width == nil)
    #expect(views.answer(frame, nil).width == 50)
  }

  @Test(arguments: [(30.0, 80.0, 50.0), (70, 10, 50), (70, 60, 60), (70, 90, 70)])
  func withAMinimumAloneItIsTheLesserOfProposalAndChildButNeverBelow(proposed: Double, child: Double, answer: Double) {
    #expect(views.answer(frame(views.box(child), min: 50), proposed).width == answer)
  }

  @Test(arguments: [(30.0, 80.0, 80.0), (70, 10, 70), (200, 10, 100), (200, 300, 100)])
  func withAMaximumAloneItIsTheGreaterOfProposalAndChildButNeverAbove(proposed: Double, child: Double, answer: Double) {
    #expect(views.answer(frame(views.box(child), max: 100), proposed).width == answer)
  }

  @Test func boundsThatContradictAreRaisedToTheMinimum() {
    #expect(views.answer(frame(views.greedy(), min: 80, max: 20), 50).width == 80)
  }
}
