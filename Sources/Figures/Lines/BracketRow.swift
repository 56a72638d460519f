import LayoutEngine
import Markup

/// Brackets below the picture with their labels: those that would overlap go to a second row, or else become numbers
/// that a table explains.
struct BracketRow {
  /// The spans with a label, and those that are only a stretch.
  private let spans: [Span]
  private let stretches: [Span]
  /// The horizontal range for labels.
  private let limits: (Double, Double)
  /// The highest number that has a meaning already.
  private let lastNumber: Int
  private var showsNames = false
  private var places: [Place] = []

  private static let gap = 7.0

  /// The label below a bracket.
  private enum Form { case full, number }

  private struct Place {
    var span: Span
    var form: Form
    var row: Int
    var x: Double
    /// `nil` where none is shown.
    var number: Int?
    /// What the number is: the place in the order of service, or only the key to a row of a table.
    var numberClass: String { number == nil ? "" : span.number == nil ? "key" : "order" }
    /// Where a line leads from the bracket down to the label; `nil` where the label is directly below.
    var line: Double?
  }

  /// - Parameters:
  ///   - limits: the horizontal range for labels.
  ///   - lastNumber: the highest number that stands for a view already; others get higher ones.
  init(_ spans: [Span], limits: (Double, Double), after lastNumber: Int) {
    self.spans = spans.filter { $0.hasLabel }
    stretches = spans.filter { !$0.hasLabel }
    self.limits = limits
    self.lastNumber = lastNumber
    showsNames = true
    places = placed()
    if places.count < self.spans.count || places.contains(where: { $0.row > 0 || $0.form == .number }) {
      showsNames = false
      places = placed()
    }
  }

  /// The spans whose numbers need a table, with these numbers.
  var unexplained: [(number: Int, span: Span)] {
    places.compactMap { place in
      guard place.form == .number, let number = place.number else { return nil }
      return (number, place.span)
    }
  }

  private func width(_ span: Span) -> Double {
    max(
      LabelStyle.number.width(of: span.value), span.number.map { Badge.width(of: "\($0)") } ?? 0,
      showsNames ? LabelStyle.note.width(of: span.name) : 0)
  }

  private func placed() -> [Place] {
    var rows = Rows(limits: limits, isLowerFree: !showsNames)
    var ownNumber = 0
    return spans.sorted { $0.middle < $1.middle }.compactMap { span in
      let half = width(span) / 2
      if let place = rows.add(span, half, .full, number: span.number, in: 0...1) { return place }
      guard span.kind == .answer else {
        // A length or guide without room goes to a separate row, or is left out.
        return rows.add(span, half, .full, number: nil, in: 2...2)
      }
      if span.number == nil { ownNumber += 1 }
      let number = span.number ?? lastNumber + ownNumber
      // A number is useless if no table has room to explain it, or no line leads to it.
      let badge = Badge.width(of: "\(number)") / 2
      return (number <= KeyTable.most ? rows.add(span, badge, .number, number: number, in: 0...2) : nil)
        ?? Place(span: span, form: .number, row: 0, x: span.middle, number: nil)
    }
  }

  /// The rows of labels below the brackets, filled from left to right.
  private struct Rows {
    let limits: (Double, Double)
    /// Whether labels may be below the first row.
    let isLowerFree: Bool
    /// Where the labels of each row end so far.
    private var taken = [-Double.infinity, -Double.infinity, -Double.infinity]
    /// Where the last line to lower rows passes through each row.
    private var lines = [-Double.infinity, -Double.infinity, -Double.infinity]

    /// The distance of a line from the labels next to it, and from the ends of its bracket and label, in pixels.
    private static let beside = 3.0
    /// The distance between numbers, which may be closer than words.
    private static let betweenNumbers = 2.0

    init(limits: (Double, Double), isLowerFree: Bool) {
      (self.limits, self.isLowerFree) = (limits, isLowerFree)
    }

    /// Puts a label into the first row with room for it; `nil` where none has.
    mutating func add(
      _ span: Span, _ half: Double, _ form: Form, number: Int?, in rows: ClosedRange<Int>
    ) -> Place? {
      for row in rows where row == 0 || isLowerFree || form == .number {
        guard let (x, line) = spot(span, half, form, row) else { continue }
        taken[row] = x + half
        if let line { for above in 0..<row { lines[above] = line } }
        return Place(span: span, form: form, row: row, x: x, number: number, line: line)
      }
      return nil
    }

    /// Where a label fits into a row, and where on its bracket a line to it begins, if it is not the first row.
    private func spot(_ span: Span, _ half: Double, _ form: Form, _ row: Int) -> (x: Double, line: Double?)? {
      let gap = form == .number ? Rows.betweenNumbers : BracketRow.gap
      let least = max(taken[row], lines[row]) + gap + half
      let x = form == .number && row == 0 ? span.middle : min(max(span.middle, limits.0 + half), limits.1 - half)
      guard row > 0 else { return x >= least ? (x, nil) : nil }
      // The line goes straight down next to all labels above.
      let line = max(span.middle, (taken[..<row].max() ?? 0) + Rows.beside, (lines[..<row].max() ?? 0) + Rows.beside)
      let place = max(x, least)
      guard line <= max(span.middle, span.end - 1), place <= limits.1 - half,
        (line - place).magnitude <= half - Rows.beside
      else { return nil }
      return (place, line)
    }
  }

  /// Draws the brackets and returns where they end.
  func draw(on sheet: inout Sheet, top: Double) -> Double {
    var bottom = top
    let rowHeight = height(of: .full)
    let rows = Set(places.map { $0.row }).sorted()
    for stretch in stretches {
      sheet.elements.append(.group(Element.Group(node: stretch.node, elements: stretch.bracket(.horizontal, at: top))))
    }
    for place in places {
      let span = place.span
      var elements = span.bracket(.horizontal, at: top)
      let row = rows.firstIndex(of: place.row) ?? 0
      let labelTop = top + 8 + Double(row) * (rowHeight + 3)
      if let x = place.line {
        elements.append(.line(Point(x: x, y: top + 5), Point(x: x, y: labelTop - 2), classes: "line hair"))
      }
      elements += label(place, top: labelTop)
      sheet.elements.append(
        .group(
          Element.Group(
            classes: place.numberClass, node: span.node, call: span.call, elements: elements)))
      bottom = max(bottom, labelTop + height(of: place.form))
    }
    return bottom
  }

  private var hasNumbers: Bool { spans.contains { $0.number != nil } }

  private func height(of form: Form) -> Double {
    guard form == .full else { return Badge.diameter + 2 }
    return (hasNumbers ? Badge.diameter + 2 : 0) + 15 + (showsNames && spans.contains { !$0.name.isEmpty } ? 15 : 0)
  }

  private func label(_ place: Place, top: Double) -> [Element] {
    var elements: [Element] = []
    var y = top
    if let number = place.number {
      elements += Badge.elements(number, at: Point(x: place.x, y: y + Badge.diameter / 2))
    }
    if hasNumbers { y += Badge.diameter + 2 }
    guard place.form == .full else { return elements }
    elements.append(
      .label(place.span.value, x: place.x, y: y + 11.5, style: .number, color: place.span.kind.color, anchor: .middle))
    if showsNames, !place.span.name.isEmpty {
      elements.append(
        .label(place.span.name, x: place.x, y: y + 26.5, style: .note, color: "muted", anchor: .middle))
    }
    return elements
  }
}
