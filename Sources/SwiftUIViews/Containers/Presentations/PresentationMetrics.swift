internal import LayoutEngine

/// The lengths of sheets and dialogs, in points.
///
/// Recorded from iOS 26.0 on a screen of 375 × 667 with a status bar of 20, unless a length is marked otherwise.
enum PresentationMetrics {
  static let recordedScreen = Size(width: 375, height: 667)

  // MARK: Sheets

  /// From the safe area's top to a large sheet. On other screens that was not recorded.
  static let aboveLargeSheet = 11.0
  /// The share of the screen's height that a medium sheet has. On other screens that was not recorded.
  static let mediumShare = (351.0, of: 667.0)
  /// The margin of a sheet that is not large, at its sides and below.
  static let aroundLowSheet = 6.0
  static let sheetCorner = 39.0
  static let dragIndicator = Size(width: 36, height: 5)
  static let aboveDragIndicator = 5.0
  /// A sheet in the middle of a tablet's screen; not recorded.
  static let form = Size(width: 540, height: 620)
  /// An inspector next to its view; not recorded.
  static let inspectorWidth = 270.0

  // MARK: Alerts

  static let alertWidth = 299.0
  static let alertCorner = 34.0
  static let alertTextSide = 28.5
  static let aboveAlertTitle = 21.5
  static let belowAlertTitle = 10.5
  static let aboveAlertButtons = 27.0
  static let alertButtonHeight = 46.5
  static let betweenAlertButtons = 8.5
  static let besideAlertButtons = 13.5
  static let belowAlertButtons = 13.0
  /// An alert of the Mac; not recorded.
  static let macAlertWidth = 260.0

  // MARK: Confirmation dialogs

  static let dialogWidth = 238.0
  static let dialogCorner = 32.5
  static let dialogButtonHeight = 45.5
  static let betweenDialogButtons = 10.5
  /// From the dialog's sides and its bottom to its buttons.
  static let dialogEdge = 13.5
  static let belowDialogTitle = 4.0
  static let aboveDialogButtons = 19.0
}
