internal import LayoutEngine

/// The lengths of a kind of list, in points.
///
/// Recorded from SwiftUI on iOS 26.0 and macOS 26.2 where `isRecorded`; other numbers are marked.
struct ListMetrics: Sendable {
  /// The header or footer of a section.
  struct End: Sendable {
    /// The room above it, and below.
    var above: Double
    var below: Double
    var font: FontValue
    /// The least height of its line.
    var minimumHeight = 0.0
    var isTrailing = false
  }

  /// The background of a section's rows.
  struct Card: Sendable {
    var cornerRadius: Double
    var paint: Paint
  }

  /// A section's header, or its footer.
  var header: End
  var footer: End
  /// From the list's sides to its rows or cards.
  var sides: Insets
  /// From the list's top to its first row, and to the text of a header above it.
  var topToRow: Double
  var topToHeader: Double
  /// Around the content of a row.
  var rowInsets: Insets
  var minimumRowHeight: Double
  /// Above the rows of a section without a header, and below those of one without a footer.
  var bareEnd = 0.0
  /// Between two sections, in addition to these lengths.
  var sectionGap = 0.0
  var card: Card?
  var background: Paint
  var separator: Paint
  var separatorThickness = 1.0
  /// From the row's sides to a separator.
  var separatorInsets: Insets
  /// Whether separators take room between rows, instead of lying on them.
  var separatorsTakeRoom = false
  var hasSeparators = true
  var isRecorded = true
  /// Whether only a header below another section was recorded, and no other header or footer.
  var knowsOnlyHeadersBetween = false
}

extension ListMetrics {
  /// The metrics of a list in an environment.
  init(_ style: ListStyle, in environment: ViewEnvironment) {
    switch (environment.platform, style) {
    case (.iOS, .plain): self = .iOSPlain(environment)
    case (.iOS, .insetGrouped): self = .iOSInsetGrouped(environment)
    case (.iOS, .grouped): self = .iOSGrouped(environment)
    case (.iOS, _):
      self = .iOSInsetGrouped(environment)
      isRecorded = false
    case (.macOS, .plain): self = .macOS(sides: 8, top: 0)
    case (.macOS, .bordered): self = .macOS(sides: 7, top: 1)
    case (.macOS, .sidebar): self = .macOSSidebar
    case (.macOS, .groupedForm): self = .macOSGroupedForm
    case (.macOS, .inset): self = .macOS(sides: 16, top: 10)
    case (.macOS, _):
      self = .macOS(sides: 16, top: 10)
      isRecorded = false
    }
    rowInsets = environment.lists.rowInsets ?? rowInsets
    minimumRowHeight = environment.lists.minimumRowHeight ?? minimumRowHeight
    header.minimumHeight = environment.lists.minimumHeaderHeight ?? header.minimumHeight
  }

  // MARK: iOS

  /// A row is at least as high as a line of body text with its leading and 15 points above and below; without the
  /// recording machine's taller lines this is 52.
  private static func leastRow(_ environment: ViewEnvironment) -> Double { bodyPitch(environment) + 30 }

  private static func bodyPitch(_ environment: ViewEnvironment) -> Double { pitch(.body, environment) }

  private static func pitch(_ style: TextStyle, _ environment: ViewEnvironment) -> Double {
    style.leading(at: environment.typesetting.typeSize)
  }

  /// The lines of a footer are set tight, as published pictures of iOS 26 show.
  private static var footer: FontValue {
    var font = FontValue.style(.footnote)
    font.leading = .tight
    return font
  }

  private static func iOSInsetGrouped(_ environment: ViewEnvironment) -> ListMetrics {
    ListMetrics(
      header: End(above: 10, below: 10, font: .style(.body, .medium)),
      footer: End(above: 8, below: 6, font: footer),
      sides: sides(environment), topToRow: 35, topToHeader: 10,
      rowInsets: Insets(top: 15, leading: 16, bottom: 15, trailing: 16), minimumRowHeight: leastRow(environment),
      bareEnd: 17.5, card: Card(cornerRadius: 26, paint: SystemColor.groupedCard),
      background: SystemColor.groupedBackground, separator: SystemColor.separator,
      separatorInsets: Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  /// The header's distance to the top of the list, a footer's distances and sections without headers were not
  /// recorded.
  private static func iOSPlain(_ environment: ViewEnvironment) -> ListMetrics {
    var list = iOSFromSideToSide(environment)
    list.topToRow = 0
    list.header.above = 32
    list.knowsOnlyHeadersBetween = true
    list.bareEnd = 0
    list.card = nil
    list.background = SystemColor.background
    return list
  }

  /// Rows without a margin around them keep it inside.
  private static func iOSFromSideToSide(_ environment: ViewEnvironment) -> ListMetrics {
    var list = iOSInsetGrouped(environment)
    let margins = sides(environment)
    (list.rowInsets.leading, list.rowInsets.trailing) = (margins.leading, margins.trailing)
    (list.separatorInsets, list.sides) = (margins, .zero)
    return list
  }

  /// The system's margins, which are wider on wide screens.
  private static func sides(_ environment: ViewEnvironment) -> Insets {
    Insets(top: 0, leading: environment.systemMargin, bottom: 0, trailing: environment.systemMargin)
  }

  /// As inset grouped, from side to side; not recorded.
  private static func iOSGrouped(_ environment: ViewEnvironment) -> ListMetrics {
    var list = iOSFromSideToSide(environment)
    list.card?.cornerRadius = 0
    list.isRecorded = false
    return list
  }

  // MARK: macOS

  private static func macOS(sides: Double, top: Double) -> ListMetrics {
    let line = FontValue.style(.subheadline, .semibold)
    return ListMetrics(
      header: End(above: 6, below: 6, font: line), footer: End(above: 6, below: 6, font: .style(.subheadline)),
      // In the recordings a trailing inset lies in the margin.
      sides: Insets(top: 0, leading: sides, bottom: 0, trailing: max(0, sides - 10)), topToRow: top,
      topToHeader: top + 6,
      rowInsets: Insets(top: 4, leading: 0, bottom: 4, trailing: min(10, sides)), minimumRowHeight: 24,
      sectionGap: 20, background: SystemColor.background, separator: SystemColor.separator,
      separatorInsets: .zero)
  }

  private static var macOSSidebar: ListMetrics {
    var list = macOS(sides: 16, top: 10)
    list.minimumRowHeight = 32
    list.hasSeparators = false
    return list
  }

  private static var macOSGroupedForm: ListMetrics {
    ListMetrics(
      header: End(above: 20, below: 10, font: .style(.body, .semibold)),
      footer: End(above: 10, below: 0, font: .size(13), isTrailing: true),
      sides: Insets(top: 0, leading: 20, bottom: 0, trailing: 20), topToRow: 20, topToHeader: 20,
      rowInsets: Insets(10), minimumRowHeight: 36, sectionGap: 10,
      // The corner was not recorded.
      card: Card(cornerRadius: 12, paint: SystemColor.formCard), background: SystemColor.background,
      separator: SystemColor.separator, separatorInsets: Insets(top: 0, leading: 10, bottom: 0, trailing: 10),
      separatorsTakeRoom: true)
  }
}

/// The look of a list, which its style and its place decide.
enum ListStyle: Sendable {
  case plain, grouped, insetGrouped, inset, bordered, sidebar
  /// A grouped form on macOS.
  case groupedForm

  /// The style of `listStyle`; the platform's own where that is automatic.
  init(in environment: ViewEnvironment) {
    let isPhone = environment.platform == .iOS
    switch environment.styles["ListStyle"]?.symbolName {
    case "plain": self = .plain
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    case "inset": self = .inset
    case "bordered": self = .bordered
    case "sidebar": self = .sidebar
    default: self = environment.lists.isSidebar && !isPhone ? .sidebar : isPhone ? .insetGrouped : .inset
    }
  }
}
