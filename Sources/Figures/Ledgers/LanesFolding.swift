import Explanation
import LayoutEngine

/// The part of many calls that is shown: those of similar views once, and of very many calls the probes only as a
/// number.
struct LanesFolding {
  /// A step, or several alike after one another.
  struct Item {
    var step: Lanes.Step
    var last: Lanes.Step
    var count: Int

    /// The numbers of the calls.
    var calls: String {
      let (first, end) = (step.calls[0], last.calls[last.calls.count - 1])
      return first == end ? "\(first)" : "\(first)–\(end)"
    }
  }

  let items: [Item]
  let hiddenProbes: Int
  let hiddenCalls: Int

  private static let fewestAlike = 3
  private static let mostItems = 26

  /// Whether every step is shown by itself.
  var isPlain: Bool { hiddenProbes == 0 && hiddenCalls == 0 && items.allSatisfy { $0.count == 1 } }

  init(_ steps: [Lanes.Step], _ record: IndexedTrace) {
    var items = LanesFolding.folded(steps, record)
    var hidden = 0
    if items.count > LanesFolding.mostItems {
      let probes = items.filter { $0.step.purpose.isProbe }
      hidden = probes.reduce(0) { $0 + $1.count }
      items.removeAll { $0.step.purpose.isProbe }
    }
    hiddenProbes = hidden
    hiddenCalls = items.dropFirst(LanesFolding.mostItems).reduce(0) { $0 + $1.count }
    self.items = Array(items.prefix(LanesFolding.mostItems))
  }

  private static func folded(_ steps: [Lanes.Step], _ record: IndexedTrace) -> [Item] {
    var runs: [[Lanes.Step]] = []
    var kind: Substring = ""
    for step in steps {
      let own = LedgerFolding.kind(record.viewName(of: step.child))
      if let last = runs.last?.last, own == kind, isAlike(last, step) {
        runs[runs.count - 1].append(step)
      } else {
        runs.append([step])
      }
      kind = own
    }
    return runs.flatMap { run -> [Item] in
      run.count >= fewestAlike
        ? [Item(step: run[0], last: run[run.count - 1], count: run.count)]
        : run.map { Item(step: $0, last: $0, count: 1) }
    }
  }

  private static func isAlike(_ a: Lanes.Step, _ b: Lanes.Step) -> Bool {
    a.purpose == b.purpose && a.isRemembered == b.isRemembered && a.answers.count == b.answers.count
      && zip(a.answers, b.answers).allSatisfy { LengthText.size($0) == LengthText.size($1) }
      && a.proposals.count == b.proposals.count
      && zip(a.proposals, b.proposals).allSatisfy { LengthText.proposal($0) == LengthText.proposal($1) }
  }
}
