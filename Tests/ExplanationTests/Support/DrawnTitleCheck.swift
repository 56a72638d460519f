import Explanation
import LayoutEngine

// Titles of what is drawn otherwise than it is laid out.
extension ContainerTitleCheck {
  var drawn: (Kind, Bool)? {
    if let match = title.firstMatch(
      of:
        /^(\w+) moves .* by (.*); (?:its place in (.*) stays|its own frame is (.*)|(\w+) hides what lies outside (.*))$/
    ) {
      let isMoved = children.contains { child in
        let chain = record.chain(from: child).compactMap { record.node($0) }
        return chain.enumerated().contains { place, wrapper in
          guard wrapper.info.name == match.1, moves(wrapper, by: match.2) else { return false }
          if let size = match.4 { return LengthText.size(wrapper.frame.size) == size }
          guard let clip = match.5 else { return match.3.map { $0 == NodeName.name(of: node) } ?? false }
          return chain[..<place].contains { node in
            guard case .clip = node.info.appearance, let inner = record.node(chain[place].children[0]) else {
              return false
            }
            return node.info.name == clip && match.6.map { $0 == LengthText.size(node.frame.size) } ?? false
              && (inner.frame.minX < node.frame.minX || inner.frame.maxX > node.frame.maxX
                || inner.frame.minY < node.frame.minY || inner.frame.maxY > node.frame.maxY)
          }
        }
      }
      return (.drawn, isMoved)
    }
    if let match = title.firstMatch(of: /^(\w+) makes (.*); (.*) counts (.*)$/) {
      let grows = children.contains { child in
        let chain = record.chain(from: child).compactMap { record.node($0) }
        return zip(chain, chain.dropFirst()).contains { wrapper, inner in
          wrapper.info.name == match.1 && match.2.hasSuffix(" " + LengthText.size(inner.frame.size))
            && isCounted(child, wrapper, match.3 + " counts " + match.4)
        }
      }
      return (.drawn, grows)
    }
    if let match = title.firstMatch(of: /^(\w+) makes (.*); its own frame is (.*)$/) {
      let chain = record.chain(from: node).compactMap { record.node($0) }
      let grows = zip(chain, chain.dropFirst()).contains { wrapper, inner in
        wrapper.info.name == match.1 && match.2.hasSuffix(" " + LengthText.size(inner.frame.size))
          && LengthText.size(wrapper.frame.size) == match.3
      }
      return (.drawn, isChain && grows)
    }
    guard let match = title.firstMatch(of: /^(.*) is (.*); (\w+) hides what lies outside (.*)$/) else { return nil }
    let clips = children.contains { child in
      let chain = record.chain(from: child).compactMap { record.node($0) }
      guard let view = chain.last, name(view) == match.1, LengthText.size(view.frame.size) == match.2 else {
        return false
      }
      return chain.contains { wrapper in
        guard case .clip = wrapper.info.appearance, wrapper.info.name == match.3 else { return false }
        let (inner, outer) = (view.frame.size, wrapper.frame.size)
        return LengthText.size(outer) == match.4 && (inner.width > outer.width || inner.height > outer.height)
      }
    }
    return (.clipped, clips)
  }

  /// Whether a modifier puts what it wraps so far away: `24 right and 12 down`.
  private func moves(_ wrapper: Trace.Node, by words: Substring) -> Bool {
    guard wrapper.info.name == "offset" || wrapper.info.name == "ignoresSafeArea" else {
      return words.contains(text((wrapper.effect?.tx ?? 0).magnitude))
        || words.contains(text((wrapper.effect?.ty ?? 0).magnitude))
    }
    guard let inner = wrapper.children.first.flatMap({ record.node($0) }) else { return false }
    return words
      == ways(inner.frame.minX - wrapper.frame.minX, inner.frame.minY - wrapper.frame.minY).joined(separator: " and ")
  }

  private func ways(_ x: Double, _ y: Double) -> [String] {
    [
      x.magnitude > 0.05 ? text(x.magnitude) + (x > 0 ? " right" : " left") : nil,
      y.magnitude > 0.05 ? text(y.magnitude) + (y > 0 ? " down" : " up") : nil,
    ].compactMap { $0 }
  }

  /// Whether a container counts for a child what the title states: the frame of what is drawn differently, or a larger
  /// one around it.
  private func isCounted(_ child: Trace.Node, _ wrapper: Trace.Node, _ words: String) -> Bool {
    let size = LengthText.size(child.frame.size)
    let name = NodeName.name(of: node)
    if LengthText.size(wrapper.frame.size) == size { return words == name + " still counts " + size }
    return words.hasPrefix(name + " counts the ") && words.hasSuffix(" around it, " + size)
      && record.chain(from: child).compactMap { record.node($0) }.contains {
        words.contains(" " + NodeName.kind(of: $0) + " ") && LengthText.size($0.frame.size) == size
      }
  }

  /// What is drawn turned, larger or elsewhere in its frame.
  var reshaped: (Kind, Bool)? {
    guard
      let match = title.firstMatch(
        of:
          /^(?:(\w+) (turns|reshapes|draws) (.*?)(?: as it is drawn|( [\d.]+) times as .*)|(.*) draws its outline (.*)); (.*)$/
      )
    else { return nil }
    let isTrue = children.contains { child in
      record.chain(from: child).compactMap { record.node($0) }.contains { wrapper in
        guard let map = wrapper.effect, !map.isIdentity else { return false }
        let ending = String(match.7)
        let isRight =
          isChain
          ? ending == "its own frame is " + LengthText.size(wrapper.frame.size) : isCounted(child, wrapper, ending)
        guard let name = match.1 else {
          let move = ways(map.tx, map.ty).joined(separator: " and ")
          return wrapper.isOutlineEffect && isRight && match.5.map { self.name(child).contains($0) } ?? false
            && match.6.map { $0 == move || ["turned", "reshaped"].contains($0) || $0.contains(" times as ") } ?? false
        }
        let isTurn =
          (map.a - map.d).magnitude < 1e-6 && (map.b + map.c).magnitude < 1e-6
          && (map.a * map.a + map.b * map.b - 1).magnitude < 1e-6
        switch match.2 {
        case "turns": return isRight && wrapper.info.name == name && isTurn
        case "draws":
          return isRight && wrapper.info.name == name && match.4.map { $0 == " " + LengthText.account(map.a) } ?? false
        default: return isRight && wrapper.info.name == name && !isTurn
        }
      }
    }
    return (.reshaped, isTrue)
  }
}
