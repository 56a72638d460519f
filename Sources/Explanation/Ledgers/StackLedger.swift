public import LayoutEngine

/// How a stack shared its length out among its children: the gaps, what it kept for later, and a row for each child in
/// the order in which they were served. Every number comes from the record.
///
///     let ledger = StackLedger(record, stack)
///     for row in ledger?.rows ?? [] { … }    // 232 ÷ 4 = 58 offered, 28 taken, leaves 204
public struct StackLedger: Sendable {
  /// What a child was offered and what it took, in points.
  public struct Row: Sendable {
    /// The child.
    public var child: NodeID
    /// Its place in the source, counted from 1.
    public var place: Int
    /// Its place in the order of service, counted from 1.
    public var number: Int
    /// The shortest it can be, in points; `nil` where the stack did not ask.
    public var least: Double?
    /// The longest it can be, in points; `nil` where the stack did not ask.
    public var most: Double?
    /// What had been kept for it, and is given back.
    public var givenBack: Double?
    /// What was left when it was served.
    public var room: Double
    /// How many of its priority were not served yet, itself included.
    public var unserved: Int
    /// What it was offered.
    public var offer: Double
    /// What it took.
    public var taken: Double
    /// What is left then.
    public var leaves: Double
    /// The call in which it took that.
    public var call: Int32?

    /// Makes a row; see the properties.
    init(child: NodeID, place: Int, number: Int, room: Double, unserved: Int, offer: Double) {
      (self.child, self.place, self.number) = (child, place, number)
      (self.room, self.unserved, self.offer) = (room, unserved, offer)
      (taken, leaves) = (0, room)
    }
  }

  /// What was kept for a child of a lower priority.
  public struct Reserve: Sendable {
    /// The child of a lower priority.
    public var child: NodeID
    /// What was kept for it, in points.
    public var length: Double
  }

  /// The stack.
  public let node: NodeID
  /// The axis along which the children are lined up.
  public let axis: Axis
  /// What it was proposed along the axis; `nil` where nothing was, and each child took its ideal length.
  public let proposed: Double?
  /// The gaps between the children together, in points.
  public let gaps: Double
  /// How many gaps there are, if all have the same length.
  public let equalGaps: Int?
  /// What was kept for children of lower priorities.
  public let reserves: [Reserve]
  /// The children in the order in which they were served.
  public let rows: [Row]

  /// What the stack answered; if it shared again when it was placed, its children may take more or less.
  public let answered: Double
  /// What the children and gaps take together.
  public var total: Double { max(0, rows.reduce(gaps) { $0 + $1.taken }) }
  /// What was left of the proposal without the gaps, and without what was kept.
  public var room: Double { (proposed ?? total) - gaps - reserves.reduce(0) { $0 + $1.length } }

  /// Reads the sharing that decided the children's final lengths.
  ///
  /// - Parameters:
  ///   - record: the layout.
  ///   - node: a stack.
  /// - Returns: `nil` for another view, for a stack of one child, which passes everything on, and where the record was
  ///   cut before.
  public init?(_ record: IndexedTrace, _ node: NodeID) {
    guard let stack = record.node(node), stack.children.count > 1,
      let length = record.decidingReasons(of: node).last(where: { $0.node == node && $0.step == .stackLength })
    else { return nil }
    self.node = node
    axis = length.axis
    answered = stack.frame.size[length.axis]
    let account = StackAccount(record, stack, axis, SharingReasons(record, of: node)?.reasons ?? [])
    proposed = account.proposed
    reserves = account.reserves
    let parts = StackParts(length.formula)
    let gaps = account.gaps ?? parts.gaps.reduce(0, +)
    self.gaps = gaps
    let isEqual = parts.gaps.count == stack.children.count - 1 && parts.gaps.allSatisfy { $0 == parts.gaps[0] }
    equalGaps = isEqual && gaps != 0 ? parts.gaps.count : nil
    rows = account.rows.isEmpty ? parts.rows(record, stack, axis) : account.rows
    guard rows.count == stack.children.count else { return nil }
  }
}

extension Formula {
  /// The numbers of a formula, in their order.
  var operands: [Operand] {
    terms.compactMap { term in
      if case .operand(let operand) = term { operand } else { nil }
    }
  }
}

/// The steps of one sharing, made into rows.
private struct StackAccount {
  var proposed: Double?
  var gaps: Double?
  var reserves: [StackLedger.Reserve] = []
  var rows: [StackLedger.Row] = []
  private var bounds: [Int32: (least: Double, most: Double?)] = [:]
  private var givenBack: [Int32: Double] = [:]

  init(_ record: IndexedTrace, _ stack: Trace.Node, _ axis: Axis, _ reasons: [Reason]) {
    for reason in reasons {
      let operands = reason.formula.operands
      guard let first = operands.first else { continue }
      let position = Int(reason.subject)
      switch reason.step {
      case .spaceForChildren:
        proposed = first.value
        gaps = first.value.isFinite ? first.value - reason.result : 0
      case .childFlexibility where operands.count == 2:
        bounds[reason.subject] = (operands[1].value, operands[0].value)
      case .reservesLowerPriorities where operands.count == 2:
        if bounds[reason.subject] == nil { bounds[reason.subject] = (operands[1].value, nil) }
        guard stack.children.indices.contains(position) else { continue }
        reserves.append(StackLedger.Reserve(child: stack.children[position], length: operands[1].value))
      case .remaining where operands.count == 2: change(reason, operands[1])
      case .childOffer:
        guard stack.children.indices.contains(position) else { continue }
        rows.append(row(reason, stack.children[position], operands))
      default: continue
      }
    }
    // Infinite lengths are not subtracted, so that only the placement has them.
    for index in rows.indices where rows[index].call == nil {
      guard let size = record.placement(of: rows[index].child)?.size else { continue }
      rows[index].taken = size[axis]
    }
  }

  private func row(_ reason: Reason, _ child: NodeID, _ operands: [Formula.Operand]) -> StackLedger.Row {
    let count = operands.count > 1 && operands[1].origin == .count ? operands[1].value : 1
    var row = StackLedger.Row(
      child: child, place: Int(reason.subject) + 1, number: rows.count + 1, room: operands[0].value,
      unserved: Int(count), offer: reason.result)
    if let bounds = bounds[reason.subject] { (row.least, row.most) = (bounds.least, bounds.most) }
    row.givenBack = givenBack[reason.subject]
    return row
  }

  /// Subtracts a child's answer from what remains, or gives back what was kept for it.
  private mutating func change(_ reason: Reason, _ operand: Formula.Operand) {
    guard case .operation(.subtract) = reason.formula.terms.last else {
      givenBack[reason.subject] = operand.value
      return
    }
    guard let index = rows.indices.last, rows[index].place == Int(reason.subject) + 1 else { return }
    rows[index].taken = operand.value
    rows[index].leaves = reason.result
    if case .answer(let call, _) = operand.origin { rows[index].call = call }
  }
}

/// A stack's length as the sum of its children and gaps.
private struct StackParts {
  var gaps: [Double] = []
  var answers: [(length: Double, call: Int32)] = []

  init(_ formula: Formula) {
    for operand in formula.operands {
      switch operand.origin {
      case .answer(let call, _): answers.append((operand.value, call))
      case .parameter: gaps.append(operand.value)
      // The last zero is the bound to which a negative length is raised.
      case .constant where answers.count > gaps.count && operand.value != 0: gaps.append(operand.value)
      default: continue
      }
    }
  }

  /// The rows of a stack that was proposed nothing: each child took its ideal length.
  func rows(_ record: IndexedTrace, _ stack: Trace.Node, _ axis: Axis) -> [StackLedger.Row] {
    stack.children.enumerated().map { index, child in
      var row = StackLedger.Row(child: child, place: index + 1, number: index + 1, room: 0, unserved: 1, offer: .nan)
      row.taken = record.placement(of: child)?.size[axis] ?? 0
      if answers.indices.contains(index), answers[index].length == row.taken { row.call = answers[index].call }
      return row
    }
  }
}
