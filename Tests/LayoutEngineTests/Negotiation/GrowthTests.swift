import Testing

@testable import LayoutEngine

/// What is ten times as large costs at most twelve times as much: counted in steps and in recorded calls, not by a clock.
struct GrowthTests {
  private struct Cost: Sendable {
    var steps: Int
    var recordLength: Int
  }

  private func cost(of tree: @escaping @Sendable (Int) -> NestedTree, _ count: Int) -> Cost {
    onADeepThread {
      let recorder = TraceRecorder()
      let steps = tree(count).layOut(recorder: recorder).steps
      return Cost(steps: steps, recordLength: recorder.length)
    }
  }

  private func expectLinear(from count: Int, _ tree: @escaping @Sendable (_ count: Int) -> NestedTree) {
    let (small, large) = (cost(of: tree, count), cost(of: tree, 10 * count))
    #expect(small.steps > 0 && small.recordLength > 0)
    #expect(large.steps <= 12 * small.steps, "\(small.steps) \(large.steps)")
    #expect(large.recordLength <= 12 * small.recordLength, "\(small.recordLength) \(large.recordLength)")
  }

  @Test func rowsAroundRowsThatAreAlignedOnBaselines() { expectLinear(from: 80) { .baselines($0) } }

  /// Where there is no room left, nothing new is proposed, however deeply the stacks are nested.
  @Test func alternatingStacks() { expectLinear(from: 60) { .alternating($0) } }

  @Test(arguments: [
    Rule.zStack(.center), .zStack(Alignment(horizontal: .leading, vertical: .firstTextBaseline)), .secondary(.center),
    .secondary(Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
    .lazyStack(StackRule(axis: .vertical)),
  ])
  func viewsOverOneAnother(rule: Rule) {
    expectLinear(from: 200) { depth in
      NestedTree(depth: depth) { _, inner, tree in tree.add(rule, [inner, tree.text("a")]) }
    }
  }

  @Test(arguments: [
    Rule.stack(StackRule(axis: .vertical)), .stack(StackRule(axis: .horizontal, alignment: .firstTextBaseline)),
    .lazyStack(StackRule(axis: .vertical)), .zStack(.center),
  ])
  func viewsBesideOneAnother(rule: Rule) {
    expectLinear(from: 900) { count in NestedTree(count: count) { views, tree in tree.add(rule, views) } }
  }

  @Test func subviewsThatACustomLayoutMeasures() {
    expectLinear(from: 900) { count in
      NestedTree(count: count) { views, nested in
        nested.tree.addLayout(.column, children: views, info: NodeInfo(name: "Layout"))
      }
    }
  }

  @Test func rowsOfAGridWithWideSpans() { expectLinear(from: 100) { .grid(rows: $0, mostColumns: 50) } }

  @Test func aLongText() {
    expectLinear(from: 2_000) { count in
      NestedTree(depth: 1) { _, inner, tree in
        tree.add(.stack(StackRule(axis: .vertical)), [inner, tree.text(String(repeating: "lorem ", count: count))])
      }
    }
  }

  /// The distances that the stacks around views prefer at their edges are determined once for each stack.
  @Test func aDeepStackOfOneViewEach() {
    expectLinear(from: 200) { depth in
      NestedTree(depth: depth) { level, inner, tree in
        tree.add(.stack(StackRule(axis: level % 2 == 0 ? .horizontal : .vertical)), [inner])
      }
    }
  }
}

extension CustomLayout {
  /// Its subviews one below the other, each as large as it likes.
  fileprivate static var column: CustomLayout {
    CustomLayout(
      sizeThatFits: { _, subviews in
        subviews.reduce(.zero) { size, subview in
          let next = subview.sizeThatFits(.unspecified)
          return Size(width: max(size.width, next.width), height: size.height + next.height)
        }
      }, placeSubviews: { _, _, _ in })
  }
}

extension NestedTree {
  /// Three cells a row, which cover up to so many columns each.
  fileprivate static func grid(rows: Int, mostColumns: Int) -> NestedTree {
    NestedTree(count: 3 * rows) { views, nested in
      let rows = (0..<rows).map { row in
        let cells = views[3 * row..<3 * row + 3].enumerated().map { index, view in
          var traits = GridCellTraits()
          traits.columns = 1 + (row * 7 + index * 13) % mostColumns
          return nested.tree.addGridCell(traits, child: view, info: NodeInfo(name: "cell"))
        }
        return nested.add(.gridRow(nil), cells)
      }
      return nested.tree.addGrid(GridRule(), children: rows, info: NodeInfo(name: "Grid"))
    }
  }
}
