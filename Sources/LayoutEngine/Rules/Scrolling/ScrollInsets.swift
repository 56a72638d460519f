/// Room at the edges of a scroll view's content that a safe area inset around the scroll view claims.
struct ScrollInset {
  let scrollView: NodeID
  /// The `safeAreaInset` or `safeAreaPadding` that claims it.
  let claimant: NodeID
  var insets: Insets
}

extension Negotiation {
  /// The scroll view that a safe area inset stands around, when only modifiers without a frame of their own lie
  /// between; `nil` for any other content.
  ///
  /// A scroll view is not squeezed as other content is: it keeps its frame, and its content begins beyond the inset.
  func insetScrollView(in content: NodeID) -> NodeID? {
    var current = content
    while true {
      switch facts(of: current).scrollInsets {
      case .arrives: return current
      case .passes: current = child(of: current, at: 0)
      case .stops: return nil
      }
    }
  }

  /// Claims room in a scroll view; a claim made again replaces itself.
  func claim(_ insets: Insets, in scrollView: NodeID, for claimant: NodeID) {
    let index = scrollInsets.firstIndex { $0.claimant == claimant }
    if let index, scrollInsets[index].insets == insets { return }
    // What is inside the scroll view may move with it.
    knownGuides = nil
    if let index {
      scrollInsets[index].insets = insets
    } else {
      scrollInsets.append(ScrollInset(scrollView: scrollView, claimant: claimant, insets: insets))
    }
  }

  /// A scroll view's own margins and the room that is claimed in it.
  func margins(of scrollView: NodeID, _ rule: ScrollViewRule) -> Insets {
    var margins = rule.margins
    for claimed in scrollInsets where claimed.scrollView == scrollView {
      for edge in Edge.allCases { margins[edge] += claimed.insets[edge] }
    }
    return margins
  }
}
