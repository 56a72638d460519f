public import LayoutEngine
import TestSupport

/// How every leaf and modifier of a random tree may be wrapped, to show that the wrapping changes nothing.
public enum Wrapping: CaseIterable {
  case nothing
  /// `.frame()`
  case emptyFrame
  /// `.padding(0)`
  case noPadding
}

/// A tree of views chosen by a seed. The same seed gives the same tree, whatever it is wrapped in.
public struct RandomTree {
  public let tree: LayoutTree
  public private(set) var root = NodeID(0)
  /// The nodes that are there in every wrapping, in the same order.
  public private(set) var views: [NodeID] = []
  private var numbers: SeededNumbers
  private let wrapping: Wrapping
  /// The guides that views may move.
  let movedGuides: [Guide]

  /// Whether there may be what a frame around it changes.
  let hasEverything: Bool

  /// - Parameter hasEverything: whether there may also be what a frame without arguments changes: moved centres, by
  ///   which it centres its child, priorities and spacers, which it hides from the stack around it, and safe areas,
  ///   which a scroll view under it does not take for margins.
  public init(
    seed: UInt64, wrapping: Wrapping = .nothing, direction: LayoutDirection = .leftToRight, hasEverything: Bool = false
  ) {
    self.hasEverything = hasEverything
    movedGuides =
      [.leading, .trailing, .bottom, .firstTextBaseline] + (hasEverything ? [.horizontalCenter, .verticalCenter] : [])
    tree = LayoutTree(environment: LayoutEnvironment(platform: .macOS))
    tree.layoutDirection = direction
    numbers = SeededNumbers(seed: seed)
    self.wrapping = wrapping
    root = view(depth: 4)
  }

  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &numbers)) / 2
  }

  mutating func number(_ end: Int) -> Int { Int.random(in: 0..<end, using: &numbers) }

  mutating func flip() -> Bool { Bool.random(using: &numbers) }

  /// A guide to align on.
  mutating func guide(_ axis: Axis) -> Guide {
    switch (number(3), axis) {
    case (0, .horizontal): .leading
    case (0, .vertical): .firstTextBaseline
    case (1, .horizontal): .trailing
    case (1, .vertical): .bottom
    default: .center(axis)
    }
  }

  mutating func views(_ count: ClosedRange<Int>, _ depth: Int) -> [NodeID] {
    (0..<Int.random(in: count, using: &numbers)).map { _ in view(depth: depth - 1) }
  }

  private mutating func keep(_ node: NodeID) -> NodeID {
    views.append(node)
    switch wrapping {
    case .nothing: return node
    case .emptyFrame: return tree.add(.fixedFrame(FixedFrameRule()), children: [node], info: NodeInfo(name: "frame"))
    case .noPadding: return tree.add(.padding(.zero), children: [node], info: NodeInfo(name: "padding"))
    }
  }

  mutating func view(depth: Int) -> NodeID {
    switch number(depth > 0 ? 32 : 6) {
    case 0, 1: return keep(tree.add(.greedy, info: NodeInfo(name: "Color")))
    case 2: return keep(tree.add(.square, info: NodeInfo(name: "Circle")))
    case 3:
      let size = Size(width: length(0...120), height: length(0...120))
      return keep(tree.add(.image(natural: size, resizable: flip()), info: NodeInfo(name: "Image")))
    case 4, 5: return hasEverything && number(6) == 0 ? keep(spacerOrDivider()) : keep(text())
    case 6...10: return keep(stack(depth))
    case let choice where choice < 17: return keep(container(choice, depth))
    case let choice: return keep(modifier(choice, view(depth: depth - 1)))
    }
  }

  private mutating func text() -> NodeID {
    let words = ["Layout", "is", "a", "negotiation", "of", "views"]
    let string = (0...number(8)).map { _ in words[number(words.count)] }.joined(separator: " ")
    var content = TextContent(string, font: Font(size: 8 + length(0...30)), lineLimit: flip() ? 1 + number(3) : nil)
    if flip() { content.minimumScale = 0.5 }
    return tree.addText(content, info: NodeInfo(name: "Text"))
  }

  private mutating func spacerOrDivider() -> NodeID {
    if flip() { return tree.add(.divider, info: NodeInfo(name: "Divider")) }
    return tree.add(.spacer(minimum: OptionalLength(flip() ? length(0...40) : nil)), info: NodeInfo(name: "Spacer"))
  }

  private mutating func stack(_ depth: Int) -> NodeID {
    let children = views(2...4, depth)
    if number(5) == 0 { return tree.add(.zStack(.center), children: children, info: NodeInfo(name: "ZStack")) }
    let axis: Axis = flip() ? .horizontal : .vertical
    let rule = StackRule(axis: axis, alignment: guide(axis.cross), spacing: length(-20...20))
    return tree.add(.stack(rule), children: children, info: NodeInfo(name: "Stack"))
  }

  /// Lays the tree out in a container and returns the frames of the views that every wrapping has; `nil` for one that
  /// is not placed.
  public func frames(in container: Size = Size(width: 320, height: 240), recorder: TraceRecorder? = nil) -> [Rect?] {
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return views.map { tree.isPlaced($0) ? tree.frame(of: $0) : nil }
  }
}
