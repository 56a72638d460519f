internal import LayoutEngine

/// The sizes and distances of a platform's controls, in points.
///
/// Recorded from Apple's SwiftUI (macOS 26.2; iOS 26.0 on an iPhone of two pixels a point) and published with
/// iamcgn/swiftui-web. The recording Mac stretched the lines of text styles, so a control around a line is given here
/// by the room around the line. A number marked "assumed" was not recorded; a control that needs one is reported.
struct ControlMeasures: Sendable {
  /// Between a label and its control.
  var labelGap = 8.0
  var toggle: ToggleMeasures
  var stepper: Size
  var slider: SliderMeasures
  var field: FieldMeasures
  var menu: MenuMeasures
  var segments: SegmentMeasures
  var progress: ProgressMeasures
  var label: LabelMeasures
  var colorWell: Size
}

/// A switch, and the checkbox of the Mac.
struct ToggleMeasures: Sendable {
  /// The switch with the room around it.
  var room: Size
  /// What is drawn of it.
  var track: Size
  var knob: Size
  /// Between the ends of the track and the knob.
  var inset: Double
  var checkbox = 16.0
  var checkboxGap = 5.0
}

extension ToggleMeasures {
  /// The switch in a grouped form of the Mac, as its picture shows it.
  static let smallOfMac = ToggleMeasures(
    room: Size(width: 36, height: 16), track: Size(width: 36, height: 16), knob: Size(width: 21, height: 13), inset: 1.5
  )
}

struct SliderMeasures: Sendable {
  var height: Double
  var track: Double
  var knob: Size
}

/// A text field with a border.
struct FieldMeasures: Sendable {
  /// At the sides of the text.
  var side: Double
  /// Above and below its line.
  var edge: Double
  var leastHeight: Double
  var corner: Double
  /// At the sides of the text in a field without a border.
  var plainSide: Double
}

/// A picker or a menu that shows its value and opens.
struct MenuMeasures: Sendable {
  var leading: Double
  /// Between the text and the arrows.
  var gap: Double
  var arrows: Double
  var trailing: Double
  /// Above and below the text.
  var edge: Double
}

struct SegmentMeasures: Sendable {
  var height: Double
  /// At the sides of the widest title in a segment.
  var side: Double
}

struct ProgressMeasures: Sendable {
  /// The room of a bar.
  var bar: Double
  /// What is drawn of it.
  var line: Double
  /// Between the label, the bar and the value.
  var gap: Double
  var ring: Double
  var smallRing: Double
}

struct LabelMeasures: Sendable {
  var gap = 8.0
  /// How far the middle of a symbol is below the middle of the title's capitals.
  var symbolDrop: Double
  /// The width of an icon in a list's row.
  var rowIcon: Double
  /// The room after that icon.
  var rowGap: Double
}

extension ControlMeasures {
  static let iOS = ControlMeasures(
    toggle: ToggleMeasures(
      room: Size(width: 66, height: 30), track: Size(width: 63, height: 28), knob: Size(width: 38, height: 24),
      inset: 2),
    stepper: Size(width: 94, height: 32),
    slider: SliderMeasures(height: 31, track: 6, knob: Size(width: 38, height: 24)),
    field: FieldMeasures(side: 7.5, edge: 4, leastHeight: 34, corner: 4, plainSide: 0),
    menu: MenuMeasures(leading: 13.5, gap: 4, arrows: 9, trailing: 13.5, edge: 8),
    segments: SegmentMeasures(height: 31, side: 20),
    progress: ProgressMeasures(bar: 4, line: 4, gap: 4, ring: 20, smallRing: 20),
    label: LabelMeasures(symbolDrop: 0, rowIcon: 24, rowGap: 16),
    // Assumed.
    colorWell: Size(width: 28, height: 28))

  static let macOS = ControlMeasures(
    toggle: ToggleMeasures(
      room: Size(width: 54, height: 24), track: Size(width: 54, height: 24), knob: Size(width: 32, height: 20),
      inset: 2),
    stepper: Size(width: 20, height: 26),
    slider: SliderMeasures(height: 16, track: 5, knob: Size(width: 22, height: 16)),
    field: FieldMeasures(side: 6, edge: 4, leastHeight: 24, corner: 6, plainSide: 2),
    menu: MenuMeasures(leading: 12, gap: 18, arrows: 7, trailing: 10.5, edge: 4),
    segments: SegmentMeasures(height: 24, side: 21),
    progress: ProgressMeasures(bar: 20, line: 8, gap: 0, ring: 32, smallRing: 16),
    label: LabelMeasures(symbolDrop: 0.5, rowIcon: 16, rowGap: 6),
    colorWell: Size(width: 48, height: 24))
}

/// The room around a button's label, and the style of its text.
struct ButtonMeasures: Sendable {
  var side: Double
  var edge: Double
  var leastHeight = 0.0
  /// The text style of the label; `nil` leaves it as it is.
  var textStyle: TextStyle?
  /// Whether the size was recorded on the platform.
  var isRecorded = true
}

extension ButtonMeasures {
  /// A button with a border, by the name of its `ControlSize`.
  static func bordered(_ size: String, on platform: Platform) -> ButtonMeasures {
    if platform == .macOS {
      return ButtonMeasures(side: 12, edge: 4, leastHeight: 24, isRecorded: size == "regular")
    }
    switch size {
    case "mini", "small": return ButtonMeasures(side: 10, edge: 5, textStyle: .subheadline)
    case "large", "extraLarge": return ButtonMeasures(side: 20, edge: 15)
    default: return ButtonMeasures(side: 12, edge: 7)
    }
  }
}

/// The measures that were recorded only on the Mac.
enum MacMeasures {
  /// The margin around a group box's content; those before its label and between the two follow.
  static let groupBoxMargin = 5.0
  static let groupBoxLabelSide = 10.0
  static let groupBoxLabelGap = 3.0
  static let groupBoxLabelSize = 11.0
  /// The width of a disclosure group's arrow; the room after it, and above and below the label, follow.
  static let disclosureArrow = 6.5
  static let disclosureGap = 5.0
  static let disclosureEdge = 4.0
  /// The size of a radio button; the room after it and the distance between two follow.
  static let radio = 16.0
  static let radioGap = 5.0
  static let radioDistance = 6.0
  /// A menu whose button has an action of its own is wider than its label by this.
  static let splitMenuArrow = 21.0
  /// In a form's columns a slider has its label this much below its top, and its track this much above its bottom.
  static let formSliderLabelTop = 7.0
  static let formSliderTrackTop = 1.0
  /// The distance of a text editor's lines as a part of the font's size, recorded in 13 points, and from its top to the
  /// line of a text there, recorded in 13 and 22 points.
  static let editorSize = 13.0
  static let editorPitch = 0.955
  static let editorTop = -3.84
  static let editorTopGrowth = 0.65
  static let gaugeBar = 16.0
  static let gaugeRing = 58.0
  static let gaugeLine = 8.0
  static let gaugeLabelGap = 6.0
  /// The room of the value below a linear gauge, a point more than its font's line.
  static let gaugeValueLine = 16.0

  /// A date picker's field by its style, whether it shows a date, and whether a time.
  static func dateField(_ style: String, date: Bool, time: Bool) -> Size? {
    switch (style, date, time) {
    case ("graphical", true, false): Size(width: 138.5, height: 148)
    case ("graphical", false, true): Size(width: 119, height: 119)
    case ("field", true, false): Size(width: 78, height: 21)
    case ("field", true, true): Size(width: 143, height: 21)
    case ("graphical", _, _), ("field", _, _): nil
    case (_, true, false): Size(width: 95, height: 22)
    case (_, false, true): Size(width: 80, height: 22)
    default: Size(width: 160, height: 22)
    }
  }
}

/// The measures that were recorded only on the iPhone.
enum PhoneMeasures {
  /// The room at the sides of the text in a date picker's pill; the room above a date, above a time, and between two
  /// pills follow.
  static let dateSide = 13.5
  static let dateEdge = 7.0
  static let timeEdge = 7.75
  static let dateGap = 5.0
  static let wheel = Size(width: 320, height: 216)
}
