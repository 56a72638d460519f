import Explanation
import LayoutEngine

// Titles of the length across a line, of its gaps and of a child that differs.
extension ContainerTitleCheck {
  var across: (Kind, Bool)? {
    let cross = axis.cross
    let length = node.frame.size[cross]
    let lengths = children.map { $0.frame.size[cross] }
    if let match = title.firstMatch(of: /^.* is ([\d.]+) points (wide|tall), more than any child:/) {
      return (.aligned, match.1 == text(length) && lengths.allSatisfy { $0 < length })
    }
    guard case .line = Subject(record, at: node).arrangement,
      let match = title.firstMatch(
        of:
          /^.*? is as (wide|tall) as (.*), ([\d.]+) points(, all it is proposed)?(?:, in which hidden (.*) keeps ([\d.]+)(?: and a gap of ([\d.]+))?)?$/
      )
    else { return nil }
    let decides = children.contains { name($0) == match.2 && isAlmost($0.frame.size[cross], length) }
    let isProposed = record.finalProposal(of: node.id)?[cross].map { isAlmost($0, length) } ?? false
    return (
      .extent,
      decides && match.1 == (cross == .horizontal ? "wide" : "tall") && match.3 == text(length)
        && lengths.allSatisfy { $0 <= length + 0.05 } && lengths.contains { $0 < length - 0.05 }
        && (match.4 == nil || isProposed) && (match.5.map { isHidden($0, match.6, match.7, match.2) } ?? true)
    )
  }

  /// Whether a child with a given name is in such a stack, draws nothing and has the lengths that the title states.
  private func isHidden(_ name: Substring, _ length: Substring?, _ gap: Substring?, _ stack: Substring) -> Bool {
    let cross = axis.cross
    return children.filter { self.name($0) == stack }.contains { child in
      let frames =
        record.chain(from: child).last.flatMap { record.node($0) }?.children.compactMap { record.node($0) } ?? []
      return frames.indices.contains { index in
        let hidden = frames[index]
        guard self.name(hidden) == name, length.map({ $0 == text(hidden.frame.size[cross]) }) ?? false,
          record.chain(from: hidden).contains(where: { record.node($0)?.info.name == "hidden" })
        else { return false }
        let neighbours = frames.enumerated().filter { ($0.offset - index).magnitude == 1 }.map { $0.element.frame }
        let gaps = neighbours.map { other in
          max(
            other.origin[cross] - hidden.frame.origin[cross] - hidden.frame.size[cross],
            hidden.frame.origin[cross] - other.origin[cross] - other.size[cross])
        }
        return gap.map { gap in gaps.contains { text($0) == gap } } ?? gaps.contains { $0 < 0.06 }
      }
    }
  }

  var particular: (Kind, Bool)? {
    if let match = title.firstMatch(of: /^The gaps in .* differ: (−?[\d.]+) before (.*), otherwise (−?[\d.]+)$/) {
      let texts = gaps.map { text($0) }
      let one = texts.count { $0 == match.1 } == 1
      return (
        .gaps,
        one && texts.allSatisfy { $0 == match.1 || $0 == match.3 }
          && children.dropFirst().contains { name($0) == match.2 }
      )
    }
    if let match = title.firstMatch(
      of: /^No child of .* can be (wider|taller): it takes ([\d.]+) of the ([\d.]+) points proposed$/)
    {
      let isFull = children.allSatisfy { (most($0) ?? .infinity) <= $0.frame.size[axis] + 0.05 }
      return (
        .slack,
        isFull && text(proposed) == match.3 && text(node.frame.size[axis]) == match.2
          && (axis == .horizontal) == (match.1 == "wider")
      )
    }
    if let match = title.firstMatch(
      of:
        /^The children of (.*) have (widths|heights) of their own(?:, (.*),)? and fill its ([\d.]+) points( with their gaps)?$/
    ) {
      let isFull = children.allSatisfy { (most($0) ?? .infinity) <= $0.frame.size[axis] + 0.05 }
      let isListed =
        match.3.map {
          $0.replacing(" and ", with: ", ").split(separator: ", ").map { String($0) } == lengths.map { text($0) }
        } ?? true
      let hasGaps = node.frame.size[axis] - lengths.reduce(0, +) > 0.05
      return (
        .filled,
        isFull && isListed && text(proposed) == match.4 && isAlmost(node.frame.size[axis], proposed ?? .nan)
          && hasGaps == (match.5 != nil) && match.1 == NodeName.name(of: node)
      )
    }
    guard let match = title.firstMatch(of: /^(.*) is ([\d.]+) (wide|tall), the other (\d+) .* ([\d.]+)$/) else {
      return nil
    }
    let texts = lengths.map { text($0) }
    return (
      .odd,
      has(match.1, match.2) && texts.count { $0 == match.2 } == 1 && texts.count { $0 == match.5 } == Int(match.4)
        && texts.count == (Int(match.4) ?? 0) + 1
    )
  }
}
