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
  /// The size and the distance of baselines at a setting on iOS, in points. Recorded; Apple's guidelines publish the
  /// same, except for two of the largest sizes.
  func metrics(at setting: DynamicTypeSize) -> (size: Double, leading: Double) {
    let row = DynamicTypeTable.rows[Int(setting.rawValue)]
    let column = DynamicTypeTable.column(of: self)
    return (Double(row.sizes[column]), Double(row.leadings[column]))
  }
}

/// The sizes of iOS's text styles: a row for each setting, columns from large title to caption 2.
private enum DynamicTypeTable {
  static func column(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  static let rows: [(sizes: [UInt8], leadings: [UInt8])] = [
    ([31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),
    ([32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11], [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),
    ([33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),
    ([34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
    ([36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [43, 36, 30, 28, 24, 24, 23, 22, 20, 19, 18]),
    ([38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15], [46, 38, 32, 30, 26, 26, 25, 24, 22, 21, 20]),
    ([40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17], [48, 41, 34, 32, 29, 29, 28, 26, 24, 23, 22]),
    ([44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20], [52, 46, 41, 38, 34, 34, 32, 31, 29, 27, 25]),
    ([48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24], [57, 51, 47, 44, 40, 40, 39, 36, 33, 32, 29]),
    ([52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29], [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]),
    ([56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34], [66, 61, 59, 58, 51, 56, 52, 50, 46, 44, 41]),
    ([60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40], [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]),
  ]
}
