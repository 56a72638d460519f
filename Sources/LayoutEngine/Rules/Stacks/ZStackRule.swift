extension RuleFacts {
  static var zStack: RuleFacts {
    .container(
      .remembersAll, rigidity: .asItsChildren, spacing: .merged(isPlainWhenEmpty: false), guides: .sideBySide,
      containment: .children, detail: .guides, childAxis: nil, lazyAxis: nil)
  }
}

extension Negotiation {
  /// `ZStack` lays its children over each other.
  ///
  /// 1. One child: the stack is transparent, the child gets the same proposal.
  /// 2. Every child is proposed what the stack was proposed.
  /// 3. The children with the highest priority decide the size: their frames, aligned on the stack's guides,
  ///    together. The others may stick out.
  /// 4. To be placed, every child is proposed the stack's size, and put on the guides.
  ///
  /// According to published measurements the size is the union of the aligned frames; one reading of the implementation
  /// has the largest width and height instead. The two differ only when guides push the frames apart.
  func measureZStack(_ id: NodeID, _ alignment: Alignment, _ proposal: Proposal) -> Size {
    let count = childCount(of: id)
    guard count > 0 else { return .zero }
    if count == 1 { return measureUnchanged(id, proposal) }
    let top = highestPriority(id, count)
    var extents = AlignedExtents()
    for index in 0..<count {
      let child = child(of: id, at: index)
      guard nodes[child].priority == top else { continue }
      let size = measure(child, proposal, .offer)
      for axis in Axis.allCases {
        extents[axis].add(guide(alignment[axis], of: child, proposal, size), size[axis], lastCall)
      }
    }
    for axis in Axis.allCases { noteUnion(id, axis, extents[axis]) }
    return Size(onEach: { extents[$0].length })
  }

  func arrangeZStack(
    _ id: NodeID, _ alignment: Alignment, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let count = childCount(of: id)
    guard count > 0 else { return }
    if count == 1 { return place(child(of: id, at: 0), .zero, proposal, size) }
    let inner = Proposal(size)
    let lines = guideLines(id, count, alignment, inner)
    for index in 0..<count {
      let child = child(of: id, at: index)
      let childSize = measure(child, inner, .placement)
      var origin = lines
      for axis in Axis.allCases { origin[axis] -= guide(alignment[axis], of: child, inner, childSize) }
      place(child, origin, inner, childSize)
    }
  }

  /// Where the stack's two guides lie: as far in as the deciding child that needs the most room before them.
  private func guideLines(_ id: NodeID, _ count: Int, _ alignment: Alignment, _ inner: Proposal) -> Point {
    let top = highestPriority(id, count)
    var lines = Point.zero
    for index in 0..<count {
      let child = child(of: id, at: index)
      guard nodes[child].priority == top else { continue }
      let size = measure(child, inner, .placement)
      for axis in Axis.allCases {
        lines[axis] = max(lines[axis], guide(alignment[axis], of: child, inner, size))
      }
    }
    return lines
  }

  private func highestPriority(_ id: NodeID, _ count: Int) -> Double {
    var top = -Double.infinity
    for index in 0..<count { top = max(top, nodes[child(of: id, at: index)].priority) }
    return top
  }

  private func noteUnion(_ id: NodeID, _ axis: Axis, _ extent: AlignedExtent) {
    note(.largestChild, id, axis, result: extent.length) { formula in
      if extent.length == extent.longest {
        formula.operand(extent.longest, .answer(call: extent.longestCall, axis))
      } else {
        formula.operand(extent.before, .measured)
        formula.operand(extent.after, .measured)
        formula.apply(.add)
      }
    }
  }
}

/// How far views reach that are aligned on both axes.
private struct AlignedExtents {
  private var horizontal = AlignedExtent()
  private var vertical = AlignedExtent()

  subscript(axis: Axis) -> AlignedExtent {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
