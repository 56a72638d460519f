internal import LayoutEngine

/// The settings of a row that the list around it reads.
struct RowTraits {
  /// `listRowInsets`: lengths that replace the list's own; `nil` is the list's own.
  private(set) var insets: [(edge: Edge, length: Double?)] = []
  /// `listRowBackground`
  private(set) var background: ViewValue?
  /// The edges at which `listRowSeparator` hides the line.
  private(set) var hiddenSeparators: EdgeSet = []
  private(set) var separatorPaint: Paint?
  /// The edges of which a modifier has said whether their line shows.
  private var decidedSeparators: EdgeSet = []
  private var hasBackground = false
  /// The row is a navigation link, which has an arrow.
  var isLink = false
  /// `badge`
  var badge: ViewValue?

  /// The insets of the row in a list.
  func insets(in metrics: ListMetrics) -> Insets {
    var insets = metrics.rowInsets
    for case (let edge, let length?) in self.insets {
      switch edge {
      case .top: insets.top = length
      case .leading: insets.leading = length
      case .bottom: insets.bottom = length
      case .trailing: insets.trailing = length
      }
    }
    return insets
  }
}

/// What modifiers say of a row, from the innermost out: what one inside has said stands.
extension RowTraits {
  mutating func take(insets outer: [(edge: Edge, length: Double?)]) {
    insets += outer.filter { entry in !insets.contains { $0.edge == entry.edge } }
  }

  mutating func take(background outer: ViewValue?) {
    if !hasBackground { background = outer }
    hasBackground = true
  }

  mutating func take(separatorsHidden isHidden: Bool, at edges: EdgeSet) {
    if isHidden { hiddenSeparators.formUnion(edges.subtracting(decidedSeparators)) }
    decidedSeparators.formUnion(edges)
  }

  mutating func take(separatorPaint outer: Paint) { separatorPaint = separatorPaint ?? outer }
}
