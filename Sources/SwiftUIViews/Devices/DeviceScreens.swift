/// The screens of Apple's phones and tablets: points, pixels per point, and the safe area's insets when upright.
enum DeviceScreens {
  struct Screen {
    var width, height, scale, top, bottom: Double
    var names: [String]
  }

  static var all: [Screen] { phonesWithButton + phones + tablets }

  private static let phonesWithButton = [
    Screen(width: 320, height: 568, scale: 2, top: 20, bottom: 0, names: ["iPhone SE (1st generation)", "iPhone 5s"]),
    Screen(
      width: 375, height: 667, scale: 2, top: 20, bottom: 0,
      names: [
        "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      ]),
    Screen(
      width: 414, height: 736, scale: 3, top: 20, bottom: 0,
      names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
  ]

  private static let phones = [
    Screen(width: 375, height: 812, scale: 3, top: 44, bottom: 34, names: ["iPhone X", "iPhone Xs", "iPhone 11 Pro"]),
    Screen(width: 375, height: 812, scale: 3, top: 50, bottom: 34, names: ["iPhone 12 mini", "iPhone 13 mini"]),
    Screen(width: 414, height: 896, scale: 2, top: 44, bottom: 34, names: ["iPhone Xr"]),
    Screen(width: 414, height: 896, scale: 2, top: 48, bottom: 34, names: ["iPhone 11"]),
    Screen(width: 414, height: 896, scale: 3, top: 44, bottom: 34, names: ["iPhone Xs Max", "iPhone 11 Pro Max"]),
    Screen(
      width: 390, height: 844, scale: 3, top: 47, bottom: 34,
      names: ["iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"]),
    Screen(
      width: 428, height: 926, scale: 3, top: 47, bottom: 34,
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    Screen(
      width: 393, height: 852, scale: 3, top: 59, bottom: 34,
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    Screen(
      width: 430, height: 932, scale: 3, top: 59, bottom: 34,
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    Screen(
      width: 402, height: 874, scale: 3, top: 62, bottom: 34, names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    Screen(width: 440, height: 956, scale: 3, top: 62, bottom: 34, names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
  ]

  private static let tablets = [
    Screen(width: 744, height: 1133, scale: 2, top: 24, bottom: 20, names: ["iPad mini (6th generation)"]),
    Screen(
      width: 810, height: 1080, scale: 2, top: 20, bottom: 0,
      names: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    Screen(
      width: 820, height: 1180, scale: 2, top: 24, bottom: 20,
      names: ["iPad (10th generation)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
    Screen(
      width: 834, height: 1194, scale: 2, top: 24, bottom: 20,
      names: ["iPad Pro (11-inch)", "iPad Pro (11-inch) (4th generation)"]),
    Screen(
      width: 1024, height: 1366, scale: 2, top: 24, bottom: 20,
      names: ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (6th generation)"]),
  ]
}
