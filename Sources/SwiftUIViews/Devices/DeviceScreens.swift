/// The screens of Apple's phones and tablets: points, pixels per point, and the safe area's insets.
///
/// Those of iOS 26 were read from its simulators; the others are published tables, which say 21 for the home indicator of a
/// phone on its side where the simulators say 20.
enum DeviceScreens {
  struct Screen {
    var width, height, scale, top, bottom: Double
    /// The bottom inset of a phone on its side, whose side insets are the upright device's top inset; `nil` where the
    /// safe area is that of the upright device.
    var sidewaysBottom: Double?
    var names: [String]
  }

  static var all: [Screen] { phonesWithButton + phones + tablets }

  private static let phonesWithButton = [
    button(320, 568, 2, ["iPhone SE (1st generation)", "iPhone 5s"]),
    button(
      375, 667, 2,
      ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"]),
    button(414, 736, 3, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
  ]

  private static let phones = [
    older(375, 812, 3, top: 44, ["iPhone X", "iPhone Xs", "iPhone 11 Pro"]),
    older(375, 812, 3, top: 50, ["iPhone 12 mini", "iPhone 13 mini"]),
    older(414, 896, 2, top: 48, ["iPhone Xr", "iPhone 11"]),
    older(414, 896, 3, top: 44, ["iPhone Xs Max", "iPhone 11 Pro Max"]),
    older(
      390, 844, 3, top: 47, ["iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
    older(428, 926, 3, top: 47, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    older(393, 852, 3, top: 59, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"]),
    older(430, 932, 3, top: 59, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"]),
    recent(393, 852, top: 59, ["iPhone 16"]),
    recent(430, 932, top: 59, ["iPhone 16 Plus"]),
    recent(402, 874, top: 62, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    recent(440, 956, top: 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    recent(420, 912, top: 68, ["iPhone Air"]),
    recent(390, 844, top: 47, ["iPhone 17e"]),
  ]

  private static let tablets = [
    tablet(744, 1133, top: 24, bottom: 20, ["iPad mini (6th generation)"]),
    tablet(744, 1133, ["iPad mini (A17 Pro)"]),
    tablet(
      810, 1080, top: 20, bottom: 0,
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    tablet(820, 1180, top: 24, bottom: 20, ["iPad Air (4th generation)", "iPad Air (5th generation)"]),
    tablet(
      820, 1180,
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
        "iPad Air 11-inch (M4)",
      ]),
    tablet(
      834, 1194, top: 24, bottom: 20,
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
      ]),
    tablet(834, 1210, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    tablet(
      1024, 1366, top: 24, bottom: 20,
      [
        "iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)",
      ]),
    tablet(1024, 1366, ["iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M4)"]),
    tablet(1032, 1376, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]

  /// A phone with a button, whose status bar hides on its side.
  private static func button(_ width: Double, _ height: Double, _ scale: Double, _ names: [String]) -> Screen {
    Screen(width: width, height: height, scale: scale, top: 20, bottom: 0, sidewaysBottom: 0, names: names)
  }

  /// A phone with a sensor housing, from a published table.
  private static func older(
    _ width: Double, _ height: Double, _ scale: Double, top: Double, _ names: [String]
  ) -> Screen {
    Screen(width: width, height: height, scale: scale, top: top, bottom: 34, sidewaysBottom: 21, names: names)
  }

  /// A phone as iOS 26 simulates it.
  private static func recent(_ width: Double, _ height: Double, top: Double, _ names: [String]) -> Screen {
    Screen(width: width, height: height, scale: 3, top: top, bottom: 34, sidewaysBottom: 20, names: names)
  }

  /// A tablet, with the insets of iPadOS 26 unless others are given.
  private static func tablet(
    _ width: Double, _ height: Double, top: Double = 32, bottom: Double = 25, _ names: [String]
  ) -> Screen {
    Screen(width: width, height: height, scale: 2, top: top, bottom: bottom, sidewaysBottom: nil, names: names)
  }
}
