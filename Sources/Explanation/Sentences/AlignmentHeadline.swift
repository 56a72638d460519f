import LayoutEngine

extension FigureHeadline {
  /// The title of a figure that shows on which line views are aligned: which stack aligns how many of them by what, and
  /// where the stack is if the figure was asked to show another view.
  public init(_ record: IndexedTrace, _ aligned: AlignedStack) {
    let subject = aligned.subject
    let name = { (id: NodeID) in record.node(id).map { NodeName.call(of: $0) } ?? "" }
    let stack = name(subject.node)
    let remaining = record.node(subject.node).map { record.remainingViews(in: $0) } ?? 0
    let count = AlignedStack.children(of: subject, record).count + remaining
    let children = count == 1 ? "child" : "\(count) children"
    let title = stack + " aligns its " + children + FigureHeadline.guide(record, subject, isOne: count == 1)
    switch aligned.near {
    case .none(let view)?:
      self.init(
        title: "No stack in " + name(view),
        account: "The children of a stack stand on a line; this layout has none.")
    case .inside(let view)?:
      self.init(title: title, account: "It is the nearest stack inside " + name(view) + ".")
    case .around(let view)?:
      self.init(title: title, account: "It is the nearest stack around " + name(view) + ".")
    case nil: self.init(title: title, account: "")
    }
  }

  private static let guideWords = [
    "center": "centers", "top": "tops", "bottom": "bottoms", "leading": "leading edges", "trailing": "trailing edges",
    "firstTextBaseline": "first baselines", "lastTextBaseline": "last baselines",
    "topLeading": "top leading corners", "topTrailing": "top trailing corners",
    "bottomLeading": "bottom leading corners", "bottomTrailing": "bottom trailing corners",
  ]

  /// Stacks that align their children by the center where nothing else is written.
  private static let centering = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "HStackLayout", "VStackLayout", "ZStackLayout",
  ]

  /// The guide by which a stack aligns its children; empty for a guide that the author defines, and for stacks of the
  /// system.
  private static func guide(_ record: IndexedTrace, _ subject: Subject, isOne: Bool) -> String {
    guard !isOne, let info = record.node(subject.node)?.info else { return "" }
    let words = info.arguments.split { " .,:()".contains($0) }
    guard words.contains("alignment") else {
      return centering.contains(info.name) && areCentered(record, subject) ? " by their centers" : ""
    }
    return words.lazy.compactMap { guideWords[String($0)] }.first.map { " by their " + $0 } ?? ""
  }

  /// Whether the centers of the children are on the stack's line; the system's stacks, and layouts that were recorded
  /// elsewhere, do not state it.
  private static func areCentered(_ record: IndexedTrace, _ subject: Subject) -> Bool {
    guard let line = record.node(subject.node)?.guides else { return false }
    return AlignedStack.children(of: subject, record).allSatisfy { child in
      let frame = child.frame
      return [(line.x, frame.midX), (line.y, frame.midY)].allSatisfy { place, middle in
        place.map { ($0 - middle).magnitude < 0.5 } ?? true
      }
    }
  }
}
