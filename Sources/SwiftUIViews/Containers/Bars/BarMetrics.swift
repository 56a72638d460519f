internal import LayoutEngine

/// The lengths of bars, in points.
///
/// Recorded from iOS 26.0 on a screen without a status bar, and from macOS 26.2, unless a length is marked otherwise.
enum BarMetrics {
  // MARK: Navigation bars

  /// The bar's buttons, and the room above and below them. If there is a status bar, the bar begins below it without
  /// the room above; that was not recorded.
  static let buttonHeight = 44.0
  static let aboveButtons = 10.0
  static let belowButtons = 10.0
  /// The height that a large title adds.
  static let largeTitleHeight = 52.5
  /// From the bar's sides to buttons and title; recorded from a toolbar.
  static let sideMargin = 16.0
  /// Between buttons on separate glasses; recorded from a toolbar.
  static let buttonSpacing = 12.0
  /// From the side of a button's glass to its title; recorded from a toolbar.
  static let besideTitle = 12.0

  // MARK: Search fields

  static let searchHeight = 64.0
  static let searchFieldHeight = 44.0
  static let besideSearchField = 8.0

  // MARK: Toolbars

  static let toolbarHeight = 48.0
  /// Below a toolbar where there is no home indicator; not recorded.
  static let belowToolbar = 16.0

  // MARK: Tab bars

  /// From the bottom of the screen.
  static let tabBarHeight = 83.0
  static let tabCapsuleHeight = 58.0
  static let belowTabCapsule = 23.0
  /// The mark of the selected tab. Neighbours overlap, so that three of them and the margins are 270 wide.
  static let tabWidth = 93.5
  /// If there are more tabs, the last one stands for the others.
  static let mostTabs = 5
  static let tabHeight = 53.5
  static let tabOverlap = 7.5
  static let tabMargin = 2.25
  /// Between the capsule and a tab that stands apart, at least; not recorded.
  static let besideApartTab = 8.0
  /// At the sides of a capsule that is as wide as the screen allows; not recorded.
  static let besideTabCapsule = 21.0
  /// The badge of a tab, and how far from the middle of its symbol it begins; not recorded.
  static let badgeHeight = 16.0
  static let badgeText = 11.0
  static let besideBadge = 4.0
  static let badgeOffset = Point(x: 4, y: -7)
  /// The dots of a page view; recorded from UIKit's.
  static let pageDotsHeight = 26.0

  // MARK: macOS

  static let macTabBarHeight = 24.0
  /// How much wider a segment is than its title, and the line between two segments.
  static let macTabRoom = 24.0
  static let macTabDivider = 1.0
  /// Where the box around a tab's content begins.
  static let macTabBoxTop = 10.0
  static let sidebarWidth = 140.0
  static let sidebarInset = 8.0
  static let contentColumnWidth = 200.0
  /// As wide as the master column of UIKit's first split views; what it is now was not recorded.
  static let iPadColumnWidth = 320.0

  /// The title bar of a window with its toolbar.
  enum Window {
    static let height = 52.0
    static let platterHeight = 36.0
    static let abovePlatters = 8.0
    /// Between platters, and from the last one to the window's edge.
    static let spacing = 8.0
    static let margin = 8.0
    /// From a platter's side to its label.
    static let besideLabel = 8.0
    /// The font size of labels, in medium weight, which meets the recorded widths.
    static let labelSize = 13.0
    /// Where the first leading item begins.
    static let leadingItems = 96.0
    /// None of what follows was recorded: the title, a search field, and the window's own buttons.
    static let titleSize = 15.0
    static let searchWidth = 180.0
    static let light = 14.0
    static let lightSpacing = 9.0
    static let besideLights = 19.0
  }
}
