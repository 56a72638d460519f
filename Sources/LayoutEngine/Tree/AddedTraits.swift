// What a node takes from those inside it, or gives them, when it is added.
extension LayoutTree {
  /// The priority a stack sees.
  func priority(_ facts: RuleFacts, _ children: [NodeID]) -> Double {
    switch facts.priority {
    case .value(let value): value
    case .ofFirstChild: children.first.map { records[$0.index].priority } ?? 0
    }
  }

  /// The `zIndex` that a container sees: that of the view inside a modifier.
  func zIndex(_ facts: RuleFacts, _ children: [NodeID]) -> Double? {
    switch facts.kind {
    case .leaf, .container, .choice, .viewport: nil
    case .modifier, .frame: children.first.flatMap { infos[$0.index].zIndex }
    }
  }

  func traits(_ facts: RuleFacts, _ children: [NodeID]) -> NodeTraits {
    var traits = ownTraits(facts)
    var allRigid = true
    for child in facts.layoutChildren(children) {
      let below = records[child.index].traits
      traits.formUnion(below.intersection(.inherited))
      allRigid = allRigid && below.contains(.rigid)
    }
    switch facts.rigidity {
    case .never: break
    case .always: traits.insert(.rigid)
    case .asItsChildren: if allRigid { traits.insert(.rigid) }
    }
    if let first = children.first,
      children.contains(where: { records[$0.index].priority != records[first.index].priority })
    {
      traits.insert(.mixedPriorities)
    }
    return traits
  }

  /// The traits that do not depend on the children.
  private func ownTraits(_ facts: RuleFacts) -> NodeTraits {
    var traits: NodeTraits = []
    switch facts.guides {
    case .text, .baseline: traits.insert(.textBaseline)
    case .closure: traits.insert(.explicitGuide)
    case .layout(let index): if layouts[Int(index)].explicitAlignment != nil { traits.insert(.explicitGuide) }
    case .nowhere, .childUnmoved, .firstChild, .children, .sideBySide: break
    }
    switch facts.context {
    case .none: break
    case .ignoresSafeArea, .secondaryIgnoresSafeArea, .safeAreaInset, .safeAreaPadding, .scrolling, .drawing, .content:
      traits.insert(.changesContext)
    }
    if facts.kind == .leaf { traits.insert(.leaf) }
    if layoutDirection == .rightToLeft { traits.insert(.rightToLeft) }
    return traits
  }

  /// Gives the spacers and dividers of a stack its axis.
  ///
  /// 1. It reaches through modifiers: through `background` and `overlay` to the view they are put on.
  /// 2. It ends at other containers. A scroll view's is not its content's: that stands in a column.
  func setStackAxis(_ axis: Axis, of nodes: [NodeID]) {
    for node in nodes {
      var current: NodeID? = node
      while let inner = current {
        records[inner.index].stackAxis = axis
        current = wrappedNode(of: inner)
      }
    }
  }

  /// The view a modifier is put on, or the only one to choose; `nil` for everything else.
  private func wrappedNode(of node: NodeID) -> NodeID? {
    let record = records[node.index]
    switch facts(of: node).kind {
    case .leaf, .container, .viewport: return nil
    case .choice where record.childCount != 1: return nil
    case .modifier, .frame, .choice: break
    }
    return record.childCount == 0 ? nil : NodeID(children[Int(record.firstChild)])
  }
}

extension RuleFacts {
  /// The children that take part in the layout of the node itself: a background does not.
  fileprivate func layoutChildren(_ children: [NodeID]) -> ArraySlice<NodeID> {
    switch guides {
    case .firstChild: children.prefix(1)
    case .nowhere, .text, .baseline, .closure, .childUnmoved, .children, .sideBySide, .layout: children[...]
    }
  }
}
