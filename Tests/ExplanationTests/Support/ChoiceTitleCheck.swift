import Explanation
import LayoutEngine

/// Checks the choice that a title states for a `ViewThatFits` against the answers of its views.
struct ChoiceTitleCheck {
  let record: IndexedTrace
  let title: String

  /// Whether some `ViewThatFits` takes the stated view, for the stated reason.
  var isTrue: Bool {
    record.placedNodes.contains { $0.info.name == "ViewThatFits" && isTold(of: $0) }
  }

  private func isTold(of choice: Trace.Node) -> Bool {
    let views = choice.children.compactMap { record.node($0) }
    guard let taken = views.firstIndex(where: { $0.isPlaced }) else { return false }
    if title.firstMatch(of: /^ViewThatFits takes its (only|first) view, .*?(?:, as it needs .*)?$/) != nil {
      guard taken == 0, title.contains("takes its only view") == (views.count == 1) else { return false }
      guard let (needed, room) = lengths(/as it needs ([\d.]+) of the ([\d.]+) points proposed$/) else { return true }
      return answers(views[0], needed, in: choice, of: room) && number(needed) <= number(room)
    }
    if let match = title.firstMatch(of: /^ViewThatFits takes the last of (\d+), .*, as none fits: it needs/) {
      guard "\(views.count)" == match.1, taken == views.count - 1,
        let (needed, room) = lengths(/it needs ([\d.]+) points and ([\d.]+) are proposed$/)
      else { return false }
      return answers(views[taken], needed, in: choice, of: room) && number(needed) > number(room)
    }
    guard taken > 0, let (needed, room) = lengths(/needs ([\d.]+) points and ([\d.]+) are proposed$/) else {
      return false
    }
    return answers(views[taken - 1], needed, in: choice, of: room) && number(needed) > number(room)
  }

  private func lengths(_ pattern: Regex<(Substring, Substring, Substring)>) -> (Substring, Substring)? {
    title.firstMatch(of: pattern).map { ($0.1, $0.2) }
  }

  private func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  /// Whether a view answered the stated length, on an axis on which that room was proposed.
  private func answers(_ view: Trace.Node, _ length: Substring, in choice: Trace.Node, of room: Substring) -> Bool {
    let proposal = record.finalProposal(of: choice.id)
    return Axis.allCases.contains { axis in
      proposal?[axis].map { LengthText.length($0) == room } ?? false
        && record.events.contains {
          $0.kind == .answer && $0.node == view.id && LengthText.length($0.size[axis]) == length
        }
    }
  }
}
