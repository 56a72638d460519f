import LayoutEngine

/// A small generator of numbers whose sequence depends on the seed alone.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// How every leaf and modifier of a random tree may be wrapped, to show that the wrapping changes nothing.
enum Wrapping: CaseIterable {
  case nothing
  /// `.frame()`
  case emptyFrame
  /// `.padding(0)`
  case noPadding
}

/// A tree of views chosen by a seed. The same seed gives the same tree, whatever it is wrapped in.
struct RandomTree {
  let tree: LayoutTree
  private(set) var root = NodeID(0)
  /// The nodes that are there in every wrapping, in the same order.
  private(set) var views: [NodeID] = []
  private var numbers: SeededNumbers
  private let wrapping: Wrapping

  init(seed: UInt64, wrapping: Wrapping = .nothing, direction: LayoutDirection = .leftToRight) {
    tree = LayoutTree(environment: LayoutEnvironment(platform: .macOS))
    tree.layoutDirection = direction
    numbers = SeededNumbers(seed: seed)
    self.wrapping = wrapping
    root = view(depth: 4)
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &numbers)) / 2
  }

  private mutating func keep(_ node: NodeID) -> NodeID {
    views.append(node)
    switch wrapping {
    case .nothing: return node
    case .emptyFrame: return tree.add(.fixedFrame(FixedFrameRule()), children: [node], info: NodeInfo(name: "frame"))
    case .noPadding: return tree.add(.padding(.zero), children: [node], info: NodeInfo(name: "padding"))
    }
  }

  private mutating func view(depth: Int) -> NodeID {
    let choice = Int.random(in: 0..<(depth > 0 ? 12 : 4), using: &numbers)
    switch choice {
    case 0, 1: return keep(tree.add(.greedy, info: NodeInfo(name: "Color")))
    case 2: return keep(tree.add(.square, info: NodeInfo(name: "Circle")))
    case 3:
      let size = Size(width: length(0...120), height: length(0...120))
      let image = Rule.image(natural: size, resizable: Bool.random(using: &numbers))
      return keep(tree.add(image, info: NodeInfo(name: "Image")))
    case 4...7: return keep(container(choice, depth))
    default: return keep(modifier(choice, view(depth: depth - 1)))
    }
  }

  private mutating func container(_ choice: Int, _ depth: Int) -> NodeID {
    let count = Int.random(in: 2...4, using: &numbers)
    let children = (0..<count).map { _ in view(depth: depth - 1) }
    if choice == 7 { return tree.add(.zStack(.center), children: children, info: NodeInfo(name: "ZStack")) }
    let axis: Axis = Bool.random(using: &numbers) ? .horizontal : .vertical
    let rule = StackRule(axis: axis, spacing: length(-20...20))
    return tree.add(.stack(rule), children: children, info: NodeInfo(name: "Stack"))
  }

  private mutating func modifier(_ choice: Int, _ child: NodeID) -> NodeID {
    switch choice {
    case 8:
      let rule = FixedFrameRule(width: length(0...200), height: Bool.random(using: &numbers) ? length(0...200) : nil)
      return tree.add(.fixedFrame(rule), children: [child], info: NodeInfo(name: "frame"))
    case 9:
      let minimum = length(0...100)
      let rule = FlexibleFrameRule(minWidth: minimum, maxWidth: minimum + length(0...200), maxHeight: length(0...300))
      return tree.add(.flexibleFrame(rule), children: [child], info: NodeInfo(name: "frame"))
    case 10:
      return tree.add(.padding(Insets(length(0...30))), children: [child], info: NodeInfo(name: "padding"))
    default:
      let ratio = OptionalLength(1 + length(0...4))
      return tree.add(.aspectRatio(ratio, fill: false), children: [child], info: NodeInfo(name: "aspectRatio"))
    }
  }

  /// Lays the tree out in a container and returns the frames of the views that every wrapping has.
  func frames(in container: Size = Size(width: 320, height: 240), recorder: TraceRecorder? = nil) -> [Rect] {
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return views.map { tree.frame(of: $0) }
  }
}
