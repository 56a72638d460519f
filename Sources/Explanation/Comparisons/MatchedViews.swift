import LayoutEngine

/// The views of several layouts, each once, however many of them have it.
struct MatchedViews {
  /// The node of each view on each side; `nil` where the side has no such view.
  private(set) var members: [[NodeID?]] = []
  /// The views in the order of the tree; those that only one side has follow the view before them on that side.
  private(set) var order: [Int] = []
  /// The numbers of the views by their nodes, a side at a time.
  private var numbers: [[NodeID: Int]]

  init(_ sides: [LayoutComparison.Side]) {
    numbers = sides.map { _ in [:] }
    // The view after each view, and the one to start with.
    var next: [Int?] = []
    var start: Int?
    for side in sides.indices {
      let matchings = (0..<side).map { earlier in
        ViewMatching(
          sides[earlier].record, sides[side].record, sharesSource: sides[earlier].source == sides[side].source
        ).matches
      }
      var last: Int?
      for node in sides[side].record.trace.nodes {
        if let known = known(node.id, matchings, side) {
          members[known][side] = node.id
          numbers[side][node.id] = known
          last = known
          continue
        }
        let number = members.count
        members.append(sides.indices.map { $0 == side ? node.id : nil })
        numbers[side][node.id] = number
        if let earlier = last ?? start {
          next.append(next[earlier])
          next[earlier] = number
        } else {
          next.append(nil)
          start = number
        }
        last = number
      }
    }
    while let number = start {
      order.append(number)
      start = next[number]
    }
  }

  /// The view's number; two nodes have the same if they are the same view.
  func number(of node: NodeID, on side: Int) -> Int? { numbers[side][node] }

  /// The view that an earlier side has already, unless another node of this side is that view.
  private func known(_ node: NodeID, _ matchings: [[NodeID: NodeID]], _ side: Int) -> Int? {
    for (earlier, matching) in matchings.enumerated() {
      if let other = matching[node], let number = numbers[earlier][other], members[number][side] == nil {
        return number
      }
    }
    return nil
  }
}
