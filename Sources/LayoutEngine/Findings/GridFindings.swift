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
    let lines = tree.grids[Int(index)].lines(cells: node.children.count, tracks: tracks.placed.count)
    var worst: Finding?
    var most = FindingSearch.tolerance
    for line in lines where !line.isWhole {
      let cells = zip(node.children[line.first..<line.first + line.count], tracks.placed)
      for ((cell, track), (next, nextTrack)) in zip(cells, cells.dropFirst()) {
        let overlap = tree.frame(of: cell).intersection(tree.frame(of: next))?.size[tracks.axis]
        guard let overlap, overlap > most,
          let (longer, place) = longest(of: [(cell, track), (next, nextTrack)], tracks.axis)
        else { continue }
        most = overlap
        let numbers = [tree.frame(of: longer).size[tracks.axis], place.length, overlap, Double(tracks.axis.rawValue)]
        worst = Finding(
          code: .overlappingCells, node: longer, numbers: numbers + [start(of: place, tracks.axis, in: node)])
      }
    }
    return worst
  }

  /// The cell that exceeds its track by more, if one of them does.
  private func longest(
    of cells: [(NodeID, track: GridPasses.Track)], _ axis: Axis
  ) -> (NodeID, GridPasses.Track)? {
    let excess = { (cell: NodeID, track: GridPasses.Track) in tree.frame(of: cell).size[axis] - track.length }
    return cells.max { excess($0.0, $0.track) < excess($1.0, $1.track) }.flatMap { cell, track in
      let isLonger = excess(cell, track) > FindingSearch.tolerance && !isGuessed(cell, axis, room: track.length)
      return isLonger ? (cell, track) : nil
    }
  }

  /// Where a track begins in the container, in points; columns may run from right to left.
  private func start(of track: GridPasses.Track, _ axis: Axis, in grid: Trace.Node) -> Double {
    let isMirrored = axis == .horizontal && tree.records[grid.id.index].traits.contains(.rightToLeft)
    return isMirrored ? grid.frame.maxX - track.start - track.length : grid.frame.origin[axis] + track.start
  }
}
