internal import LayoutEngine

/// The settings of a row that the list around it reads.
struct RowTraits {
  /// `listRowInsets`: lengths that replace the list's own.
  var insets: [(edge: Edge, length: Double)] = []
  /// `listRowBackground`
  var background: ViewValue?
  /// The edges at which `listRowSeparator` hides the line.
  var hiddenSeparators: EdgeSet = []
  var separatorPaint: Paint?
  /// The row is a navigation link, which has an arrow.
  var isLink = false
  /// `badge`
  var badge: ViewValue?

  /// The insets of the row in a list.
  func insets(in metrics: ListMetrics) -> Insets {
    var insets = metrics.rowInsets
    for (edge, length) in self.insets {
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
