import LayoutEngine
import Testing
import SwiftUIViews

/// What SwiftUI answered, case by case.
struct RecordedLayoutTests {
  /// What the code of a case names and does not define. Of the text only matters that it has more lines than the 42
  /// points it is proposed; of the guide, where it lies in a view that does not move it: expected at the top.
  static let definitions = [
    "vstack-row-fixed-text-squeeze": "let fourLines = \"One\\nTwo\\nThree\\nFour\"",
    "custom-guide-mean-of-children": """
    struct Mid: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }
    """,
  ]

  @Test(arguments: RecordedCases.all)
  func answersAsSwiftUIDoes(recorded: RecordedCase) throws {
    let proposal = Proposal(width: recorded.proposal.w?.value, height: recorded.proposal.h?.value)
    let room: Layouts.Room =
      recorded.space == .proposalBox ? .container(proposal.replacingUnspecified(by: .zero)) : .nowhere
    let layout = try RecordedLayoutTests.layOut(recorded, in: room)
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
  @Test(arguments: RecordedCases.all)
  func everyRecordedFormulaGivesItsResult(recorded: RecordedCase) throws {
    let layout = try RecordedLayoutTests.layOut(recorded, in: .nowhere)
    let trace = Trace(
      tree: layout.preview.tree, root: layout.preview.root, container: layout.outcome.size, recorder: layout.recorder)
    for reason in trace.rounds.flatMap(\.reasons) {
      let value = try #require(reason.formula.evaluate())
      #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step) of \(reason.node)")
    }
  }

  private static func layOut(_ recorded: RecordedCase, in room: Layouts.Room) throws -> LaidOutPreview {
    let code = recorded.code + "\n" + (definitions[recorded.id] ?? "")
    return try Layouts.layOut(
      code, name: recorded.id, platform: recorded.platform,
      proposal: Proposal(width: recorded.proposal.w?.value, height: recorded.proposal.h?.value), room: room,
      imageFolder: RecordedCases.folder)
  }

  private func check(_ value: Double, _ expected: Double?, _ recorded: RecordedCase, _ what: String) {
    guard let expected else { return }
    let isClose = value == expected || abs(value - expected) <= recorded.tolerance
    #expect(isClose, "\(recorded.id): \(what) is \(value), SwiftUI gives \(expected)")
  }
}
