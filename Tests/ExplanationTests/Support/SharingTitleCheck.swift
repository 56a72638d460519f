import Explanation
import LayoutEngine

// Titles of who gives way and who takes what is left.
extension ContainerTitleCheck {
  var shortage: (Kind, Bool)? {
    if let match = title.firstMatch(
      of: /^(.*) needs ([\d.]+) points, ([\d.]+) more than it is proposed: (.*) keeps ([\d.]+) of the ([\d.]+) left$/)
    {
      let length = node.frame.size[axis]
      return (
        .excess,
        match.1 == NodeName.name(of: node) && match.2 == text(length) && match.3 == text(length - (proposed ?? .nan))
          && isLast(match.4) && has(match.4, match.5, offered: match.6)
      )
    }
    guard
      let match = title.firstMatch(
        of: /^(.*) could be ([\d.]+) (wide|tall) and is offered ([\d.]+) of ([\d.]+) in (.*)$/)
    else { return nil }
    let gives = children.contains { child in
      let most = most(child) ?? .nan
      return name(child) == match.1 && text(most) == match.2 && wasOffered(child, match.4)
        && most > child.frame.size[axis] + 0.05
    }
    return (
      .givingWay,
      gives && match.3 == (axis == .horizontal ? "wide" : "tall") && match.5 == text(proposed)
        && match.6 == NodeName.name(of: node)
    )
  }

  var sharing: (Kind, Bool)? {
    let name = NodeName.name(of: node)
    if let match = title.firstMatch(
      of: /^(.*) keeps ([\d.]+) where (.*) offers ([\d.]+); (another )?(.*) gets the ([\d.]+) left$/)
    {
      let keeps = (Double(match.2) ?? 0) > (Double(match.4) ?? .infinity)
      return (
        .minimum,
        keeps && match.3 == name && has(match.1, match.2, offered: match.4) && isLast(match.6)
          && has(match.6, match.7, offered: match.7) && isAlmost(node.frame.size[axis], proposed ?? .nan)
      )
    }
    if let match = title.firstMatch(
      of: /^(.*?)(?: is served last and)? takes the ([\d.]+) points left of ([\d.]+) in (.*)$/)
    {
      return (
        .rest,
        match.3 == text(proposed) && match.4 == name && isLast(match.1) && has(match.1, match.2, offered: match.2)
          && isAlmost(node.frame.size[axis], proposed ?? .nan)
      )
    }
    // Columns and rows are checked as those of a grid.
    guard case .line = Subject(record, at: node).arrangement,
      let match = title.firstMatch(
        of: /^(\d+) \w+ share (?:the )?([\d.]+)(?: of ([\d.]+))? points (?:left of ([\d.]+) )?in (.*), ([\d.]+) each$/)
    else { return nil }
    let count = Int(match.1) ?? 0
    let equal = children.filter { text($0.frame.size[axis]) == match.6 && wasOffered($0, match.6) }
    let sum = equal.prefix(count).reduce(0) { $0 + $1.frame.size[axis] }
    let whole = match.3 ?? match.4 ?? match.2
    return (
      .shared,
      equal.count >= count && count > 1 && text(sum) == match.2 && text(proposed) == whole && match.5 == name
        && isAlmost(node.frame.size[axis], proposed ?? .nan)
    )
  }
}
