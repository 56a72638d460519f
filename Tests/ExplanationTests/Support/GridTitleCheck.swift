import Explanation
import LayoutEngine

/// Checks the title of a grid against the places of its columns, the frames of its cells and the steps of the record.
struct GridTitleCheck {
  /// The kinds of titles that are recomputed.
  enum Kind: Hashable, CaseIterable {
    case anchored, unsized, span, columns, shared, bounded, adaptive, fixed
  }

  let record: IndexedTrace
  let node: Trace.Node
  let title: String
  private let cells: [Trace.Node]

  init(_ record: IndexedTrace, _ subject: Subject, _ node: Trace.Node, title: String) {
    (self.record, self.node, self.title) = (record, node, title)
    cells = subject.children.compactMap { record.node($0) }
  }

  /// Which kind the title is of, and whether it is true; `nil` for one that is none of them.
  var result: (kind: Kind, isTrue: Bool)? {
    // Every such title has one of these words.
    guard ["gridCell", "olumn", "ow"].contains(where: { title.contains($0) }) else { return nil }
    return cell ?? columns ?? shared ?? lazy
  }

  private func text(_ length: Double?) -> String { length.map { LengthText.length($0) } ?? "nil" }
  private var name: String { NodeName.name(of: node) }
  private var columnPlaces: [GridPlace] { record.gridPlaces(of: node.id, along: .horizontal) }

  private func isIn(_ cell: Trace.Node, _ place: GridPlace, _ axis: Axis = .horizontal) -> Bool {
    let (start, length) = (cell.frame.origin[axis], cell.frame.size[axis])
    return start > place.start - 0.5 && start + length < place.start + place.length + 0.5
  }

  private func isAlmost(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.11 }

  private func numbers(_ list: Substring) -> [String] {
    list.replacing(" and ", with: ", ").split(separator: ", ").map { String($0) }
  }

  private var cell: (Kind, Bool)? {
    if let match = title.firstMatch(of: /^gridCellAnchor.* moves (.*) by (.*) from the middle of its place in (.*)$/) {
      let isMoved = cells.contains { cell in
        let middles = Axis.allCases.map { axis in
          record.gridPlaces(of: node.id, along: axis).first { isIn(cell, $0, axis) }.map {
            cell.frame.origin[axis] + cell.frame.size[axis] / 2 - $0.start - $0.length / 2
          } ?? 0
        }
        let ways = zip(middles, [("right", "left"), ("down", "up")]).filter { $0.0.magnitude > 0.05 }.map {
          text($0.0.magnitude) + " " + ($0.0 > 0 ? $0.1.0 : $0.1.1)
        }
        return record.viewName(of: cell.id) == match.1 && ways.joined(separator: " and ") == match.2
      }
      return (.anchored, isMoved && match.3 == name)
    }
    if let match = title.firstMatch(
      of: /^gridCellUnsizedAxes.* keeps (.*) out of the columns of (.*), ([\d., and]+); it takes their ([\d.]+) points$/
    ) {
      let places = columnPlaces
      // Each column is as wide as another cell.
      let others = cells.filter { record.viewName(of: $0.id) != match.1 }
      let isTold = places.allSatisfy { place in
        others.contains { isIn($0, place) && isAlmost($0.frame.size.width, place.length) }
      }
      return (
        .unsized,
        isTold && match.2 == name && numbers(match.3) == places.map { text($0.length) }
          && match.4 == text(node.frame.size.width)
          && cells.contains { record.viewName(of: $0.id) == match.1 && text($0.frame.size.width) == match.4 }
      )
    }
    guard
      let match = title.firstMatch(
        of: /^(.*) takes ([\d.]+) over (\d+) columns of (.*), which have ([\d.]+): each gets ([\d.]+) more$/)
    else { return nil }
    let (needed, count) = (Double(match.2) ?? 0, Double(match.3) ?? 0)
    let isTold =
      needed > (Double(match.5) ?? .infinity)
      && isAlmost((Double(match.5) ?? 0) + count * (Double(match.6) ?? 0), needed)
    let wanted = cells.contains { cell in
      record.viewName(of: cell.id) == match.1
        && record.events.contains { $0.kind == .answer && $0.node == cell.id && text($0.size.width) == match.2 }
    }
    return (.span, isTold && wanted && match.4 == name && Int(count) <= columnPlaces.count)
  }

  /// Columns that are as wide as their widest cells.
  private var columns: (Kind, Bool)? {
    let places = columnPlaces
    /// Whether a cell of a name is as wide as its column, and no other in it wider.
    func decides(_ place: GridPlace, in names: Substring) -> Bool {
      let own = cells.filter { isIn($0, place) }
      return own.contains { isAlmost($0.frame.size.width, place.length) && names.contains(record.viewName(of: $0.id)) }
        || record.events.contains { event in
          guard event.kind == .answer, let cell = record.node(event.node) else { return false }
          return isAlmost(event.size.width, place.length) && names.contains(record.viewName(of: cell.id))
            && cells.contains { $0.id == cell.id }
        }
    }
    if let match = title.firstMatch(of: /^The columns of (.*?) are as wide as (.*): ([\d., and]+)$/) {
      return (
        .columns,
        match.1 == name && numbers(match.3) == places.map { text($0.length) }
          && places.allSatisfy { decides($0, in: match.2) }
      )
    }
    if let match = title.firstMatch(of: /^The column of (.*?) is as wide as (.*), ([\d.]+) points$/) {
      return (
        .columns,
        match.1 == name && places.count == 1 && text(places[0].length) == match.3
          && decides(places[0], in: match.2)
      )
    }
    if let match = title.firstMatch(of: /^The (\d+) columns of (.*) are as wide as their widest cells, ([\d.]+) each$/)
    {
      return (
        .columns,
        match.2 == name && "\(places.count)" == match.1
          && places.allSatisfy { isAlmost($0.length, Double(match.3) ?? .nan) }
      )
    }
    guard
      let match = title.firstMatch(
        of: /^The widest column of (.*?) is as wide as (.*), ([\d.]+) points; the others? (?:is|are) (.*)$/)
    else { return nil }
    let most = places.map { $0.length }.max() ?? .nan
    let place = places.firstIndex { $0.length == most } ?? 0
    var others = places.map { text($0.length) }
    others.remove(at: place)
    let told = match.4.contains(" to ") ? others.count > 6 : numbers(match.4) == others
    return (.columns, match.1 == name && told && text(most) == match.3 && decides(places[place], in: match.2))
  }

  /// Columns or rows that have an equal share each.
  private var shared: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of: /^(\d+) (columns|rows) share ([\d.]+)(?: of ([\d.]+))? points in (.*), ([\d.]+) each$/)
    else { return nil }
    let lengths = node.tracks.map { $0.placed.map { $0.length } } ?? columnPlaces.map { $0.length }
    let offered = node.tracks.map { [$0.answered, $0.proposed] } ?? [record.finalProposal(of: node.id)?.width ?? .nan]
    return (
      .shared,
      "\(lengths.count)" == match.1 && lengths.allSatisfy { text($0) == match.6 }
        && text(lengths.reduce(0, +)) == match.3 && offered.contains { text($0) == match.4 ?? match.3 }
        && match.5 == name && hasShare(match.6)
    )
  }

  // MARK: - Lazy grids

  private var reasons: [Reason] {
    Array(record.placementReasons(of: node.id)) + Array(record.decidingReasons(of: node.id))
  }

  private func hasBound(_ length: Substring, _ parameter: Parameter) -> Bool {
    reasons.contains { reason in
      reason.step == .trackWidth
        && reason.formula.terms.contains { term in
          guard case .operand(let operand) = term, case .parameter(_, let own) = operand.origin else { return false }
          return own == parameter && text(operand.value) == length
        }
    }
  }

  private func hasShare(_ share: Substring) -> Bool {
    reasons.contains { $0.step == .trackShare && text($0.result) == share }
  }

  private var lazy: (Kind, Bool)? {
    guard let passes = node.tracks, let first = passes.placed.first, let last = passes.placed.last else { return nil }
    let lengths = passes.placed.map { text($0.length) }
    let taken = last.start + last.length - first.start
    if let match = title.firstMatch(
      of:
        /^(?:Column|Row) (\d+) of (.*) (keeps its minimum|stops at its maximum) of ([\d.]+), (more|less) than its share of ([\d.]+)(?:: ([\d.]+) of ([\d.]+) stay empty|; (?:column|row) (\d+) gets the ([\d.]+) left)?$/
    ) {
      let (length, share) = (Double(match.4) ?? .nan, Double(match.6) ?? .nan)
      let isMinimum = match.3 == "keeps its minimum"
      var isTold = match.2 == name && lengths[(Int(match.1) ?? 1) - 1] == match.4 && hasShare(match.6)
      isTold = isTold && (isMinimum ? length > share && match.5 == "more" : length < share && match.5 == "less")
      isTold = isTold && hasBound(match.4, isMinimum ? .trackMinimum : .trackMaximum)
      if let empty = match.7 { isTold = isTold && isAlmost(passes.answered - taken, Double(empty) ?? .nan) }
      if let number = match.9.flatMap({ Int($0) }), let rest = match.10 {
        isTold = isTold && lengths[number - 1] == rest
      }
      return (.bounded, isTold)
    }
    if let match = title.firstMatch(
      of: /^(.*) fits (\d+) (?:column|row)s? of at least ([\d.]+) into ([\d.]+)(?: of ([\d.]+))? points, ([\d.]+) each$/
    ) {
      let count = Int(match.2) ?? 0
      let (minimum, share) = (Double(match.3) ?? .nan, Double(match.4) ?? .nan)
      let isFull = Double(count) * minimum <= share && (Double(match.6) ?? 0) >= minimum
      return (
        .adaptive,
        match.1 == name && lengths.count { $0 == match.6 } >= count && isFull && hasShare(match.4)
          && reasons.contains { $0.step == .trackCount && $0.result == Double(count) }
      )
    }
    guard
      let match = title.firstMatch(
        of:
          /^(?:Fixed (?:column|row)s take|A fixed (?:column|row) takes) ([\d.]+) of ([\d.]+) points in (.*); (?:the other gets|(\d+) others share) ([\d.]+)(?:, ([\d.]+) each)?$/
      )
    else { return nil }
    let all = passes.placed.reduce(0) { $0 + $1.length }
    return (
      .fixed,
      match.3 == name && isAlmost((Double(match.1) ?? 0) + (Double(match.5) ?? 0), all)
        && hasShare(match.6 ?? match.5)
    )
  }
}
