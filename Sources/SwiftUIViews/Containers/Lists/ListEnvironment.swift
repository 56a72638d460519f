internal import LayoutEngine

/// The settings of modifiers and containers around a list.
struct ListEnvironment {
  /// `listRowSpacing`.
  var rowSpacing: Double?
  /// `listSectionSpacing` with a number.
  var sectionSpacing: Double?
  /// Around the content of every row, where a view around the list sets it.
  var rowInsets: Insets?
  /// `\.defaultMinListRowHeight` and `\.defaultMinListHeaderHeight`, where they are set.
  var minimumRowHeight: Double?
  var minimumHeaderHeight: Double?
  /// `scrollContentBackground(.hidden)`
  var hidesBackground = false
  /// The list is in the sidebar of a navigation split view.
  var isSidebar = false
  /// `tableColumnHeaders(.hidden)`
  var hidesColumnHeaders = false
  /// The list follows a large title, which takes the place of the room above its first row.
  var followsLargeTitle = false
  /// `contentMargins` sets the room above the first row.
  var hasOwnTopMargin = false
  /// The form that the views are rows of, on macOS.
  var form: FormLayout?
  /// The list that the views are in, while its sections are made.
  var metrics: ListMetrics?
}

/// How a form of macOS arranges the labels and controls of its rows.
enum FormLayout {
  /// Labels end where the controls of all rows begin.
  case columns
  /// Labels begin at the leading edge of a card, controls end at the trailing one.
  case grouped
}
