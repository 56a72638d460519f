internal import LayoutEngine

/// A size of widgets, which depends on the screen.
///
/// The sizes are those of Apple's Human Interface Guidelines, under "Widgets". A tablet lays widgets out in the first
/// of the two sizes given there and scales the drawing to the second.
enum WidgetFamily: String, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The system's margins around the content: the guidelines' 16 points on the Home Screen. On the lock screen, where
  /// no edge is visible, none are assumed.
  var margins: Insets {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      Insets(top: 16, leading: 16, bottom: 16, trailing: 16)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: .zero
    }
  }

  /// The size in points on a screen; on one that the guidelines do not list it is that of the next smaller one.
  ///
  /// - Parameter screen: upright, in points.
  func size(onScreen screen: Size) -> Size {
    let isTablet = screen.width > 600
    let screens = isTablet ? WidgetScreen.tablets : WidgetScreen.phones
    let found = screens.last { $0.width <= screen.width && $0.height <= screen.height } ?? screens[0]
    switch self {
    case .systemSmall: return Size(width: found.small, height: found.small)
    case .systemMedium: return Size(width: found.medium, height: found.row)
    case .systemLarge: return Size(width: found.medium, height: found.large)
    case .systemExtraLarge: return Size(width: found.extraLarge ?? found.medium, height: found.large)
    case .accessoryCircular, .accessoryCorner: return Size(width: found.circular, height: found.circular)
    case .accessoryRectangular: return Size(width: found.rectangular.width, height: found.rectangular.height)
    case .accessoryInline: return Size(width: found.inline, height: 26)
    }
  }

  /// Whether the guidelines list the size on a screen.
  func isListed(onScreen screen: Size) -> Bool {
    func isListed(_ screens: [WidgetScreen]) -> Bool {
      screens.contains { $0.width == screen.width && $0.height == screen.height }
    }
    switch self {
    case .systemSmall, .systemMedium, .systemLarge: return isListed(WidgetScreen.phones + WidgetScreen.tablets)
    case .systemExtraLarge: return isListed(WidgetScreen.tablets)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline:
      return screen.width > 320 && isListed(WidgetScreen.phones)
    // The family is for watches.
    case .accessoryCorner: return false
    }
  }
}

/// The widgets of one screen, all in points.
private struct WidgetScreen {
  var width, height: Double
  /// The side of a small widget.
  var small: Double
  /// The height of a medium one, which is that of a small one except on one screen.
  var row: Double
  /// The width of a medium and of a large one.
  var medium: Double
  /// The height of a large one.
  var large: Double
  var extraLarge: Double?
  var circular: Double
  var rectangular: (width: Double, height: Double)
  var inline: Double

  /// The phones from the smallest screen to the largest.
  static let phones = [
    phone(320, 568, 141, 292, 311, circular: 68, rectangular: (153, 68), inline: 225),
    phone(360, 780, 155, 329, 345, circular: 72, rectangular: (157, 72), inline: 225),
    phone(375, 667, 148, 321, 324, circular: 68, rectangular: (153, 68), inline: 225),
    phone(375, 812, 155, 329, 345, circular: 72, rectangular: (157, 72), inline: 225),
    phone(390, 844, 158, 338, 354, circular: 72, rectangular: (160, 72), inline: 234),
    phone(393, 852, 158, 338, 354, circular: 72, rectangular: (160, 72), inline: 234),
    phone(414, 736, 159, row: 157, 348, 357, circular: 76, rectangular: (170, 76), inline: 248),
    phone(414, 896, 169, 360, 379, circular: 76, rectangular: (160, 72), inline: 248),
    phone(428, 926, 170, 364, 382, circular: 76, rectangular: (172, 76), inline: 257),
    phone(430, 932, 170, 364, 382, circular: 76, rectangular: (172, 76), inline: 257),
  ]

  static let tablets = [
    tablet(744, 1133, 141, 305.5, 634.5), tablet(768, 1024, 141, 305.5, 634.5), tablet(810, 1080, 146, 320.5, 669),
    tablet(820, 1180, 155, 342, 715.5), tablet(834, 1112, 150, 327.5, 682), tablet(834, 1194, 155, 342, 715.5),
    tablet(1024, 1366, 170, 378.5, 795),
  ]

  private static func phone(
    _ width: Double, _ height: Double, _ small: Double, row: Double? = nil, _ medium: Double, _ large: Double,
    circular: Double, rectangular: (Double, Double), inline: Double
  ) -> WidgetScreen {
    WidgetScreen(
      width: width, height: height, small: small, row: row ?? small, medium: medium, large: large, extraLarge: nil,
      circular: circular, rectangular: (rectangular.0, rectangular.1), inline: inline)
  }

  /// The guidelines give no sizes for a tablet's lock screen: those of a large phone are used.
  private static func tablet(
    _ width: Double, _ height: Double, _ small: Double, _ medium: Double, _ extraLarge: Double
  ) -> WidgetScreen {
    WidgetScreen(
      width: width, height: height, small: small, row: small, medium: medium, large: medium, extraLarge: extraLarge,
      circular: 76, rectangular: (172, 76), inline: 257)
  }
}
