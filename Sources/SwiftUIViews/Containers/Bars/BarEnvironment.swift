internal import LayoutEngine

/// The bars around a view, as the view knows them.
struct BarEnvironment {
  /// The insets that the status bar and the home indicator keep free.
  var safeAreaInsets = Insets.zero
  /// The bar of the navigation stack around.
  var navigationBar: NavigationBarContent?
  /// The bar of the tab view around.
  var tabBar: TabBarContent?
  /// The column of the navigation split view around.
  var column: ColumnContent?
  /// The inspector around, where it is a column.
  var inspector: ColumnContent?
}

/// The tab bar as the views inside a tab view describe it.
final class TabBarContent {
  var isHidden = false
}

/// A column of a navigation split view, or an inspector, as the views inside describe it.
final class ColumnContent {
  /// `navigationSplitViewColumnWidth`, `inspectorColumnWidth`
  var width: Double?
}
