internal import LayoutEngine

/// How much room there is along an axis, in SwiftUI's two classes.
enum SizeClass: String, Sendable { case compact, regular }

extension Device {
  /// Whether it is an iPad: no phone is as wide when upright.
  var isTablet: Bool { min(size.width, size.height) >= 744 }

  /// Compact on a phone, but regular on one of the large phones on its side; regular on a tablet, which is laid out on
  /// its full screen.
  ///
  /// The large phones are those of Plus and Max, iPhone XR and iPhone 11: all that are 414 points wide or more.
  /// Source: Human Interface Guidelines, Layout, “Device size classes”.
  var horizontalSizeClass: SizeClass {
    isTablet || (isSideways && size.height >= 414) ? .regular : .compact
  }

  /// Compact on a phone on its side, else regular.
  var verticalSizeClass: SizeClass { isSideways && !isTablet ? .compact : .regular }

  /// Whether it is wider than high.
  var isSideways: Bool { size.width > size.height }
}
