internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `DatePicker`: a field on the Mac, pills on the phone.
extension Catalog {
  static let datePickers: [CatalogEntry] = [
    control("DatePicker", "Its label and the date, the time or both.", styles: "DatePickerStyle") {
      call throws(Diagnostics) in
      let label = try controlLabel(call)
      let date = PickedDate(try call.given("selection").flatMap { (value) throws(Diagnostics) in try call.held(value) })
      let parts = DateComponentsShown(call.given("displayedComponents"))
      return { control throws(Diagnostics) in control.datePicker(label, date, parts) }
    }
  ]
}

/// The date a picker shows.
private struct PickedDate {
  let parts: DateParts

  init(_ value: Value?) {
    var seconds = FixedDate.seconds
    if case .date(let picked)? = value?.swiftUI { seconds = picked }
    parts = DateParts(seconds: seconds)
  }
}

/// Which parts of a date a picker shows; both unless one is asked for.
private struct DateComponentsShown {
  var date = true
  var time = true

  init(_ value: Value?) {
    var names: [String] = []
    switch value {
    case .symbol(_, let name)?: names = [name]
    case .array(let elements)?: names = elements.compactMap { $0.symbolName }
    default: return
    }
    guard !names.isEmpty else { return }
    date = names.contains("date")
    time = names.contains { $0.hasPrefix("hourAndMinute") }
    if !date, !time { (date, time) = (true, true) }
  }
}

extension Control {
  fileprivate func datePicker(_ label: [ViewValue], _ date: PickedDate, _ shown: DateComponentsShown) -> ViewValue {
    isPhone ? phonePicker(label, date.parts, shown) : macPicker(label, date.parts, shown)
  }

  // MARK: Phone

  private func phonePicker(_ label: [ViewValue], _ date: DateParts, _ shown: DateComponentsShown) -> ViewValue {
    if style == "wheel" { return whole(dateWheel(date, shown)) }
    if style == "graphical" {
      warn("a calendar on iOS", standIn: "a square as wide as it is proposed")
      let ratio = Rule.aspectRatio(OptionalLength(1), fill: false)
      return whole(ViewValue(.modified(drawing(calendar(date)), .rule(ratio)), site: site("aspectRatio")))
    }
    let edge = shown.time ? PhoneMeasures.timeEdge : PhoneMeasures.dateEdge
    var pills: [ViewValue] = []
    if shown.date { pills.append(pill(date.dateText("abbreviated"), edge)) }
    if shown.time { pills.append(pill(date.timeText("shortened"), edge)) }
    let control = row(pills, spacing: PhoneMeasures.dateGap)
    return whole(showsLabel ? spread([column(label)], control) : control)
  }

  private func pill(_ string: String, _ edge: Double) -> ViewValue {
    let text = changed(isEnabled ? text(string) : faded(text(string)), "lineLimit") { $0.lineLimit = 1 }
    let room = padded(text, side: PhoneMeasures.dateSide, edge: edge)
    return behind(room, [DrawnShape(.fill(.capsule), ControlPaints.fill)])
  }

  private func dateWheel(_ date: DateParts, _ shown: DateComponentsShown) -> ViewValue {
    var columns: [String] = []
    if shown.date { columns += [date.text(pattern: "MMMM"), "\(date.day)", "\(date.year)"] }
    if shown.time { columns += [date.text(pattern: "h"), date.text(pattern: "mm"), date.text(pattern: "a")] }
    let texts = row(columns.map { text($0) }, spacing: 20)
    return framed(wheel([framed(texts, height: 34)], chosen: 0, 34), width: PhoneMeasures.wheel.width)
  }

  // MARK: Mac

  private func macPicker(_ label: [ViewValue], _ date: DateParts, _ shown: DateComponentsShown) -> ViewValue {
    guard let size = MacMeasures.dateField(style, date: shown.date, time: shown.time) else {
      warn("a date picker in the style '.\(style)' with a time", standIn: "a field of 160 × 22 points")
      return whole(beside(label, dateField(Size(width: 160, height: 22), date, shown, hasStepper: false)))
    }
    if style == "graphical" {
      let drawing = mark("calendar", size, shown.date ? calendar(date) : clock(date))
      return whole(beside(label, drawing, alignment: .top))
    }
    return whole(beside(label, dateField(size, date, shown, hasStepper: style != "field")))
  }

  private func dateField(
    _ size: Size, _ date: DateParts, _ shown: DateComponentsShown, hasStepper: Bool
  ) -> ViewValue {
    let string = [shown.date ? date.dateText("numeric") : "", shown.time ? date.timeText("shortened") : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    var shown = changed(isEnabled ? text(string) : faded(text(string)), "monospacedDigit") {
      $0.typesetting.hasMonospacedDigits = true
      $0.lineLimit = 1
    }
    shown = padded(shown, side: 4, edge: 0)
    let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    let field = DrawnBox(points: Rect(x: 0, y: 0, width: hasStepper ? -19 : 0, height: 0))
    let outline = Outline.roundedRectangle(cornerWidth: 5, cornerHeight: 5)
    var shapes = [
      DrawnShape(.fill(outline), ControlPaints.field, in: field),
      DrawnShape(.line(outline, width: 1), ControlPaints.line.opacity(1.5), in: field),
    ]
    if hasStepper {
      let end = UnitPoint(x: 1, y: 0.5)
      let arrow = Size(width: 8, height: 6)
      shapes += [
        DrawnShape(.fill(outline), ControlPaints.fill, in: DrawnBox(Size(width: 15, height: 22), at: end)),
        DrawnShape(.symbol("chevron.up"), macInk, in: DrawnBox(arrow, at: end, x: -3.5, y: -5)),
        DrawnShape(.symbol("chevron.down"), macInk, in: DrawnBox(arrow, at: end, x: -3.5, y: 5)),
      ]
    }
    return behind(framed(shown, width: size.width, height: size.height, alignment: leading), shapes)
  }

  // MARK: Drawings

  /// A month as a table of its days, with the chosen one on a background.
  private func calendar(_ date: DateParts) -> [DrawnShape] {
    let cell = { (column: Int, row: Int) in UnitPoint(x: (Double(column) + 0.5) / 7, y: (Double(row) + 0.5) / 8) }
    let room = Size(width: 18, height: 14)
    var (first, next) = (date, date)
    (first.day, next.day) = (1, 1)
    next.month += 1
    let blank = first.weekday - 1
    let count = max(1, min(31, Int((next.seconds - first.seconds) / 86_400)))
    let ground = DrawnShape(.fill(.roundedRectangle(cornerWidth: 5, cornerHeight: 5)), ControlPaints.card)
    let title = DrawnShape(
      .text(date.text(pattern: "MMM y"), size: 11), macInk,
      in: DrawnBox(Size(width: 60, height: 14), at: UnitPoint(x: 0.25, y: 1.0 / 16)))
    var shapes = [ground, title]
    for (column, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
      shapes.append(
        DrawnShape(.text(name, size: 9), macInk.opacity(0.5), in: DrawnBox(room, centredAt: cell(column, 1))))
    }
    for day in 1...count {
      let place = cell((blank + day - 1) % 7, 2 + (blank + day - 1) / 7)
      let isChosen = day == date.day
      if isChosen {
        shapes.append(DrawnShape(.fill(.circle), tint, in: DrawnBox(Size(width: 15, height: 15), centredAt: place)))
      }
      let paint = isChosen ? ControlPaints.white : macInk
      shapes.append(DrawnShape(.text("\(day)", size: 9.5), paint, in: DrawnBox(room, centredAt: place)))
    }
    return shapes
  }

  private func clock(_ date: DateParts) -> [DrawnShape] {
    let minutes = Double(date.minute) / 60
    return [
      DrawnShape(.fill(.circle), ControlPaints.field),
      DrawnShape(.line(.circle, width: 2), ControlPaints.fill.opacity(2)),
      DrawnShape(.polygon(Arc.hand(turn: (Double(date.hour % 12) + minutes) / 12, length: 0.25)), macInk),
      DrawnShape(.polygon(Arc.hand(turn: minutes, length: 0.38)), macInk),
    ]
  }
}
