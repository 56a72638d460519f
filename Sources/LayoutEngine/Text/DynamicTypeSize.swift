/// The reader's setting of the text size. It scales text styles on iOS; macOS has no such setting.
public enum DynamicTypeSize: UInt8, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size's name in SwiftUI.
  public var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The setting of that name; `nil` when there is none.
  public init?(named name: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { $0.name == name }) else { return nil }
    self = size
  }
}

extension TextStyle {
  /// The size and the distance of baselines at a setting, in points, as Apple's guidelines publish them for iOS.
  func metrics(at setting: DynamicTypeSize) -> (size: Double, leading: Double) {
    if setting == .large { return (size(platform: .iOS), iOSLeading) }
    let row = DynamicTypeTable.rows[Int(setting.rawValue)]
    let column = DynamicTypeTable.column(of: self)
    return (Double(row.sizes[column]), Double(row.leadings[column]))
  }
}

/// Apple's published text sizes, a row a setting; columns from large title to caption 2.
private enum DynamicTypeTable {
  static func column(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption: 8
    case .caption2: 9
    }
  }

  static let rows: [(sizes: [UInt8], leadings: [UInt8])] = [
    ([31, 25, 19, 17, 14, 13, 12, 12, 11, 11], [38, 31, 24, 22, 19, 18, 16, 16, 13, 13]),
    ([32, 26, 20, 18, 15, 14, 13, 12, 11, 11], [39, 32, 25, 23, 20, 19, 18, 16, 13, 13]),
    ([33, 27, 21, 19, 16, 15, 14, 12, 11, 11], [40, 33, 26, 24, 21, 20, 19, 16, 13, 13]),
    ([34, 28, 22, 20, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 21, 20, 18, 16, 13]),
    ([36, 30, 24, 22, 19, 18, 17, 15, 14, 13], [43, 37, 30, 28, 24, 23, 22, 20, 19, 18]),
    ([38, 32, 26, 24, 21, 20, 19, 17, 16, 15], [46, 39, 32, 30, 26, 25, 24, 22, 21, 20]),
    ([40, 34, 28, 26, 23, 22, 21, 19, 18, 17], [48, 41, 34, 32, 29, 28, 28, 24, 23, 22]),
    ([44, 38, 34, 31, 28, 26, 25, 23, 22, 20], [52, 46, 41, 38, 34, 32, 31, 29, 28, 25]),
    ([48, 43, 39, 37, 33, 32, 30, 27, 26, 24], [57, 51, 47, 44, 40, 39, 37, 33, 32, 30]),
    ([52, 48, 44, 43, 40, 38, 36, 33, 32, 29], [61, 57, 52, 51, 48, 46, 43, 40, 39, 35]),
    ([56, 53, 50, 49, 47, 44, 42, 38, 37, 34], [66, 62, 59, 58, 56, 52, 50, 46, 44, 41]),
    ([60, 58, 56, 55, 53, 51, 49, 44, 43, 40], [70, 68, 66, 65, 62, 60, 58, 52, 51, 48]),
  ]
}
