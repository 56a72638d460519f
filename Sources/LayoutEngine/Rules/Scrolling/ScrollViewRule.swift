/// The parameters of a scroll view.
public struct ScrollViewRule: Sendable {
  /// Whether it scrolls from left to right.
  public var horizontal: Bool
  /// Whether it scrolls from top to bottom.
  public var vertical: Bool
  /// `contentMargins`: room around the content, scrolled with it.
  public var margins: Insets
  /// `defaultScrollAnchor`: which point of longer content shows at the same point of the view at first.
  public var initialAnchor: UnitPoint
  /// Where content that is shorter than the view sits.
  public var alignmentAnchor: UnitPoint
  /// What longer content is scrolled to at first, in place of the initial anchor.
  public var position: ScrollPosition?
  /// Whether it is a list, which has no height of its own.
  public var isList = false

  /// Makes the parameters; see the properties.
  public init(
    horizontal: Bool = false, vertical: Bool = true, margins: Insets = .zero,
    initialAnchor: UnitPoint = .topLeading, alignmentAnchor: UnitPoint = .topLeading
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.margins = margins
    self.initialAnchor = initialAnchor
    self.alignmentAnchor = alignmentAnchor
  }

  /// Whether it is scrolled to a view, which has to be found first.
  var scrollsToView: Bool {
    if case .view? = position { return true }
    return false
  }

  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

extension RuleFacts {
  /// What is inside stands in a column, whatever the stack around.
  static func scrollView(_ index: Int32) -> RuleFacts {
    RuleFacts(
      kind: .viewport, answering: .remembersLast, rigidity: .never, priority: .value(0), spacing: .plain,
      guides: .children, containment: .nothing, scrollInsets: .arrives, context: .scrolling(index), detail: .none,
      reasons: .noted, childAxis: .vertical, lazyAxis: nil)
  }
}

extension Negotiation {
  /// `ScrollView` takes the proposal along the axes it scrolls and is as wide as its content across them.
  ///
  /// 1. The content is proposed nothing along a scrolled axis, and across it the proposal less the margins.
  /// 2. Along a scrolled axis the answer is the proposal; with nothing proposed, the content's length. A list has no
  ///    height of its own.
  /// 3. Across, the answer is the content's length and the margins, also where that is more than was proposed.
  ///    Safe area insets around the scroll view count as margins: the scroll view keeps its frame under them.
  /// 4. The content sits at the start, scrolled by the initial anchor when it is longer than the view, or to its
  ///    position where it has one.
  /// 5. For the content there is no safe area along a scrolled axis: what is scrolled to an edge of the screen does not
  ///    reach beyond its own frame there.
  ///
  /// Source of step 5: the function that SwiftUI 6 names `ScrollViewChildSafeArea`, as reconstructed in public.
  func measureScrollView(_ id: NodeID, _ rule: ScrollViewRule, _ proposal: Proposal) -> Size {
    let room = margins(of: id, rule)
    let content = measure(onlyChild(of: id), inner(rule, room, proposal), .content)
    let call = lastCall
    var size = content
    for axis in Axis.allCases {
      if rule.scrolls(axis), let length = proposal[axis] {
        size[axis] = length
        note(.takesProposal, id, axis, result: length) { $0.operand(length, .proposal(axis)) }
      } else if rule.isList, rule.scrolls(axis) {
        size[axis] = 0
        note(.takesIdeal, id, axis, result: 0) { $0.operand(0, .constant) }
      } else {
        let margins = room.start(axis) + room.end(axis)
        size[axis] = content[axis] + margins
        note(.paddedLength, id, axis, result: size[axis]) { formula in
          formula.operand(content[axis], .answer(call: call, axis))
          guard margins != 0 else { return }
          formula.operand(margins, .constant)
          formula.apply(.add)
        }
      }
    }
    return size
  }

  func arrangeScrollView(
    _ id: NodeID, _ rule: ScrollViewRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let child = onlyChild(of: id)
    let room = margins(of: id, rule)
    let inner = inner(rule, room, proposal)
    let content = measure(child, inner, .placement)
    var origin = Point.zero
    for axis in Axis.allCases {
      let start = room.start(axis)
      let free = size[axis] - content[axis] - start - room.end(axis)
      let anchor = free < 0 ? rule.initialAnchor[axis] : rule.alignmentAnchor[axis]
      origin[axis] = start + (rule.scrolls(axis) ? free * anchor : 0)
      if free < 0, rule.scrolls(axis), let offset = scrollOffset(of: id, rule, axis) {
        origin[axis] = start - min(max(0, offset), -free)
      }
    }
    place(child, origin, inner, content)
  }

  /// Places the content; for it all room along the scrolled axes is safe.
  func placeScrollContent(_ id: NodeID, _ rule: ScrollViewRule, _ proposal: Proposal) {
    placeChildren(of: id, in: frames[id], proposal) { child, frame in
      for axis in Axis.allCases where rule.scrolls(axis) { self.safeArea.makeSafe(frame, along: axis) }
      self.tree.safeAreas[child.rawValue] = self.safeArea
    }
  }

  private func inner(_ rule: ScrollViewRule, _ room: Insets, _ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases {
      let margins = room.start(axis) + room.end(axis)
      inner[axis] = rule.scrolls(axis) ? nil : proposal[axis].map { max(0, $0 - margins) }
    }
    return inner
  }
}
