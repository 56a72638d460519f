import LayoutEngine
import Testing
import ViewLanguage

/// What SwiftUI answered, case by case.
struct RecordedLayoutTests {
  /// Cases whose code names something that the case does not define.
  static let incomplete = [
    "vstack-row-fixed-text-squeeze": "its text `fourLines` is defined nowhere",
    "custom-guide-mean-of-children": "its alignment `.mid` is defined nowhere",
  ]

  @Test(arguments: RecordedCases.all)
  func answersAsSwiftUIDoes(recorded: RecordedCase) throws {
    if let reason = RecordedLayoutTests.incomplete[recorded.id] {
      print("\(recorded.id) is left out: \(reason).")
      return
    }
    let proposal = Proposal(width: recorded.proposal.w?.value, height: recorded.proposal.h?.value)
    let room: Layouts.Room =
      recorded.space == .proposalBox ? .container(proposal.replacingUnspecified(by: .zero)) : .nowhere
    let layout: LaidOutPreview
    do {
      layout = try Layouts.layOut(
        recorded.code, name: recorded.id, platform: recorded.platform, proposal: proposal, room: room,
        imageFolder: RecordedCases.folder)
    } catch let error as Diagnostics where error.all.allSatisfy({ $0.code == "unsupported" }) {
      print("\(recorded.id) is left out: \(error.all[0].message).")
      return
    }
    if let size = recorded.size {
      check(layout.outcome.size.width, size.w?.value, recorded, "the answer's width")
      check(layout.outcome.size.height, size.h?.value, recorded, "the answer's height")
    }
    for (label, expected) in recorded.expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(layout.frame(of: label), "no view is called \(label)")
      check(frame.minX, expected.x, recorded, label + ".x")
      check(frame.minY, expected.y, recorded, label + ".y")
      check(frame.size.width, expected.w?.value, recorded, label + ".width")
      check(frame.size.height, expected.h?.value, recorded, label + ".height")
    }
  }

  /// Every number that explains a length is the number the engine used.
  @Test(arguments: RecordedCases.all.filter { incomplete[$0.id] == nil })
  func everyRecordedFormulaGivesItsResult(recorded: RecordedCase) throws {
    let proposal = Proposal(width: recorded.proposal.w?.value, height: recorded.proposal.h?.value)
    guard
      let layout = try? Layouts.layOut(
        recorded.code, name: recorded.id, platform: recorded.platform, proposal: proposal, room: .nowhere,
        imageFolder: RecordedCases.folder)
    else { return }
    let trace = Trace(
      tree: layout.preview.tree, root: layout.preview.root, container: layout.outcome.size, recorder: layout.recorder)
    for reason in trace.rounds.flatMap(\.reasons) {
      let value = try #require(reason.formula.evaluate())
      #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step) of \(reason.node)")
    }
  }

  private func check(_ value: Double, _ expected: Double?, _ recorded: RecordedCase, _ what: String) {
    guard let expected else { return }
    let isClose = value == expected || abs(value - expected) <= recorded.tolerance
    #expect(isClose, "\(recorded.id): \(what) is \(value), SwiftUI gives \(expected)")
  }
}
