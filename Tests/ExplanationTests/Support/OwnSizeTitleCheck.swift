import Explanation
import LayoutEngine

// Titles of texts, stacks and layouts that have a size of their own.
extension ContainerTitleCheck {
  /// A text that is scaled down.
  var shrunk: (Kind, Bool)? {
    guard let match = title.firstMatch(of: /^(.*) is set at ([\d.]+) of its font's size: (.*)$/) else { return nil }
    let isTrue = children.contains { child in
      guard let view = record.chain(from: child).last.flatMap({ record.node($0) }), let text = view.text,
        text.scale < 1,
        NodeName.name(of: view) == match.1, LengthText.account(text.scale) == match.2,
        let proposal = record.finalProposal(of: view.id)
      else { return false }
      let line = (text.lines.first?.width ?? 0) / text.scale
      let needed =
        "its line needs " + LengthText.length(line) + " points and " + self.text(proposal.width) + " are proposed"
      if match.3 == needed { return text.lines.count == 1 && line > proposal.width ?? .infinity }
      let (height, room) = (view.frame.size.height, proposal.height ?? .infinity)
      if match.3 == "it is still " + self.text(height) + " tall, and " + self.text(room) + " are proposed" {
        return height > room
      }
      // Heights are rounded up to a pixel.
      return match.3 == "so all of it fits the " + LengthText.proposal(proposal) + " proposed" && height < room + 1
    }
    return (.shrunk, isTrue)
  }

  /// A stack that is proposed nothing, and who proposes that.
  var ideal: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of:
          /^(?:(.*) proposes (.*) no|No) (width|height)(?: is proposed to (.*))?: (\d+) children(?: of ([\d.]+))?( and their gaps)? add up to ([\d.]+)(?:, of which it shows ([\d.]+|nothing)|, more than the ([\d.]+) of (.*))?$/
      )
    else { return nil }
    let length = node.frame.size[axis]
    let hasGaps = (lengths.reduce(0, +) - length).magnitude > 0.05
    let isOne = lengths.allSatisfy { isAlmost($0, lengths[0]) }
    var isTold = proposed == nil && match.3 == (axis == .horizontal ? "width" : "height")
    isTold = isTold && isNamed(match.2 ?? match.4 ?? "", inside: match.1) && match.5 == "\(children.count)"
    isTold = isTold && match.8 == text(length) && hasGaps == (match.7 != nil)
    isTold = isTold && (match.6.map { isOne && $0 == text(lengths.max()) } ?? true)
    let around = record.path(to: node.id).dropLast().filter { record.finalProposal(of: $0.id)?[axis] != nil }
    if let name = match.1 {
      isTold = isTold && around.contains { NodeName.name(of: $0) == name }
    } else {
      isTold = isTold && around.isEmpty
    }
    if let shown = match.9 {
      isTold =
        isTold && around.contains { hidesWhatIsOutside($0) && shown == (overlap($0).map { text($0) } ?? "nothing") }
    }
    if let room = match.10 {
      let proposer = around.last { text($0.frame.size[axis]) == room }
      isTold = isTold && (Double(room) ?? .infinity) < length && (match.11 == nil || match.11 == match.1)
      isTold = isTold && proposer.map { !hidesWhatIsOutside($0) } ?? false
    }
    return (.idealSum, isTold)
  }

  /// How much of the stack lies in a view around it, along the axis; `nil` for nothing.
  private func overlap(_ outer: Trace.Node) -> Double? {
    func ends(_ frame: Rect) -> (Double, Double) {
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let (own, others) = (ends(node.frame), ends(outer.frame))
    let length = min(own.1, others.1) - max(own.0, others.0)
    return length > 0 ? length : nil
  }

  /// Whether what lies outside a view around the stack is not drawn.
  private func hidesWhatIsOutside(_ outer: Trace.Node) -> Bool {
    record.path(to: node.id).dropLast().drop { $0.id != outer.id }.contains { around in
      switch around.info.appearance {
      case .viewport, .clip: true
      default: false
      }
    }
  }

  /// Whether the stack is called so; what belongs to the view that proposes is its own.
  private func isNamed(_ name: Substring, inside proposer: Substring?) -> Bool {
    let own = NodeName.name(of: node)
    return own == name || proposer.map { "its " + own == name + " of " + $0 } ?? false
  }

  var ownLayout: (Kind, Bool)? {
    let proposals = children.map { record.finalProposal(of: $0.id).map { LengthText.proposal($0) } ?? "?" }
    let size = LengthText.size(node.frame.size)
    if let match = title.firstMatch(of: /^(.*) proposes each of its (\d+) children (.*), and is (.*)$/) {
      return (
        .ownLayout, proposals.allSatisfy { $0 == match.3 } && "\(proposals.count)" == match.2 && match.4 == size
      )
    }
    if let match = title.firstMatch(of: /^(.*) proposes its children (.*), and is (.*)$/) {
      return (
        .ownLayout,
        match.2.replacing(" and ", with: ", ").split(separator: ", ").map { String($0) } == proposals && match.3 == size
      )
    }
    let widest = children.map { $0.frame.size.width }.max() ?? .nan
    if let match = title.firstMatch(of: /^.* is (.*); the widest of its \d+ children, (.*), is ([\d.]+)$/) {
      return (
        .ownLayout,
        match.1 == size && match.3 == text(widest)
          && children.contains { name($0) == match.2 && $0.frame.size.width == widest }
      )
    }
    guard let match = title.firstMatch(of: /^.* is (.*), as wide as (.*) of its \d+ children$/) else { return nil }
    return (
      .ownLayout,
      match.1 == size && isAlmost(widest, node.frame.size.width)
        && children.contains { name($0) == match.2 && $0.frame.size.width == widest }
    )
  }

  /// A view whose length a container's size determines, next to a spacer.
  var relativeFrame: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of: /^containerRelativeFrame makes (.*) ([\d.]+) (wide|tall), where ([\d.]+) are proposed$/)
    else { return nil }
    let side: Axis = match.3 == "wide" ? .horizontal : .vertical
    let isTrue = children.contains { child in
      record.chain(from: child).compactMap { record.node($0) }.contains { frame in
        frame.info.name == "containerRelativeFrame" && text(frame.frame.size[side]) == match.2
          && text(record.finalProposal(of: frame.id)?[side]) == match.4 && match.2 != match.4
          && frame.children.first.map { record.viewName(of: $0).hasSuffix(match.1) } ?? false
      }
    }
    return (.relativeFrame, isTrue && children.contains { $0.info.name == "Spacer" })
  }
}
