extension FindingSearch {
  func gridOverflow(_ node: Trace.Node) -> Finding? {
    guard let tracks = node.tracks, let last = tracks.placed.last else { return nil }
    let end = last.start + last.length
    guard end > tracks.answered + FindingSearch.tolerance else { return nil }
    var numbers = [tracks.answered, end, (end - tracks.answered) / 2]
    if case .lazyGrid(let index) = rule(node.id), let fitting = tree.grids[Int(index)].fittingLength {
      numbers.append(fitting)
    }
    return Finding(code: .gridOverflow, node: node.id, numbers: numbers)
  }

  /// The cell of a lazy grid that covers most of the one beside it, as it is longer than its track. A negative spacing
  /// alone is meant, and of a picture that is missing only a guess is known.
  func overlappingCells(_ node: Trace.Node) -> Finding? {
    guard let tracks = node.tracks, case .lazyGrid(let index) = rule(node.id) else { return nil }
    var worst: Finding?
    var most = FindingSearch.tolerance
    let lines = tree.grids[Int(index)].lines(cells: node.children.count, tracks: tracks.placed.count)
    for line in lines where !line.isWhole {
      let cells = node.children[line.first..<line.first + line.count]
      for (position, (cell, next)) in zip(cells, cells.dropFirst()).enumerated() {
        let pair = [(cell, tracks.placed[position].length), (next, tracks.placed[position + 1].length)]
        let overlap = tree.frame(of: cell).intersection(tree.frame(of: next))?.size[tracks.axis]
        guard let overlap, overlap > most, let (longer, track) = longest(of: pair, tracks.axis) else { continue }
        most = overlap
        let length = tree.frame(of: longer).size[tracks.axis]
        let numbers = [length, track, overlap, Double(tracks.axis.rawValue)]
        worst = Finding(code: .overlappingCells, node: longer, numbers: numbers)
      }
    }
    return worst
  }

  /// The cell that exceeds its track by more, if one of them does.
  private func longest(of cells: [(NodeID, track: Double)], _ axis: Axis) -> (NodeID, track: Double)? {
    let excess = { (cell: NodeID, track: Double) in tree.frame(of: cell).size[axis] - track }
    return cells.max { excess($0.0, $0.track) < excess($1.0, $1.track) }.flatMap { cell, track in
      let excess = excess(cell, track)
      return excess > FindingSearch.tolerance && !isGuessed(cell, axis, room: track) ? (cell, track) : nil
    }
  }
}
