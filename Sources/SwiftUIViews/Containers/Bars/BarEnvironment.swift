internal import LayoutEngine

/// What a view knows of the bars around it.
struct BarEnvironment {
  /// What the status bar and the home indicator keep free of the screen.
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

/// What the views inside a tab view say of its bar.
final class TabBarContent {
  var isHidden = false
}

/// What the views inside a column of a navigation split view, or inside an inspector, say of it.
final class ColumnContent {
  /// `navigationSplitViewColumnWidth`, `inspectorColumnWidth`
  var width: Double?
}
