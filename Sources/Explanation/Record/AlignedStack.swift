public import LayoutEngine

/// The stack whose alignment a figure shows.
public struct AlignedStack: Sendable {
  /// The stack with its children; the figure's own subject if there is no stack.
  public let subject: Subject
  /// How the stack is related to the view that the figure was asked to show; `nil` where they are the same.
  let near: Near?

  enum Near: Sendable {
    case inside(NodeID)
    case around(NodeID)
    /// No stack is inside or around the view.
    case none(NodeID)
  }

  /// Finds the stack: the subject itself, else the nearest inside it, else the nearest around it.
  public init(_ record: IndexedTrace, near subject: Subject) {
    if AlignedStack.isStack(record, subject) {
      (self.subject, near) = (subject, nil)
    } else if let inside = AlignedStack.nearestInside(record, subject) {
      (self.subject, near) = (inside, .inside(subject.node))
    } else if let around = AlignedStack.nearestAround(record, subject) {
      (self.subject, near) = (around, .around(subject.node))
    } else {
      (self.subject, near) = (subject, .none(subject.node))
    }
  }

  /// The children of a stack that are aligned on its line; a spacer has no frame across the stack to align.
  public static func children(of subject: Subject, _ record: IndexedTrace) -> [Trace.Node] {
    subject.children.compactMap { record.node($0) }.filter { !$0.isSpacer && $0.info.remainingRows == 0 }
  }

  private static func isStack(_ record: IndexedTrace, _ subject: Subject) -> Bool {
    subject.kind == .container && record.node(subject.node)?.guides != nil
  }

  /// The stack with the fewest views around it; of several the first. A list and other views that the system makes of
  /// stacks have none that the author could align.
  private static func nearestInside(_ record: IndexedTrace, _ subject: Subject) -> Subject? {
    var level = [subject.node]
    while !level.isEmpty {
      var next: [NodeID] = []
      for id in level {
        guard let node = record.node(id), node.isPlaced else { continue }
        if !node.info.isPart {
          let candidate = Subject(record, at: node)
          if isStack(record, candidate) { return candidate }
        }
        next += node.children
      }
      level = next
    }
    return nil
  }

  private static func nearestAround(_ record: IndexedTrace, _ subject: Subject) -> Subject? {
    for node in record.path(to: subject.node).reversed().dropFirst() where !node.info.isPart {
      let candidate = Subject(record, at: node)
      if isStack(record, candidate) { return candidate }
    }
    return nil
  }
}
