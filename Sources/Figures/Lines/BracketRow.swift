import LayoutEngine
import Markup

/// Brackets below the picture with their labels: those that would run into each other go to a second row, then become
/// numbers that a table explains.
struct BracketRow {
  /// What has a label, and what is only a stretch.
  private let spans: [Span]
  private let stretches: [Span]
  /// Where labels may stand.
  private let limits: (Double, Double)
  /// The highest number that has a meaning already.
  private let lastNumber: Int
  private var showsNames = false
  private var places: [Place] = []

  private static let gap = 7.0

  /// What stands below a bracket.
  private enum Form { case full, number }

  private struct Place {
    var span: Span
    var form: Form
    var row: Int
    var x: Double
    var number: Int?
    /// What the number is: the place in the order of service, or only the key to a row of a table.
    var numberClass: String { number == nil ? "" : span.number == nil ? "key" : "order" }
    /// Whether a line leads from the bracket to the label.
    var hasLine = false
  }

  /// - Parameters:
  ///   - limits: from where to where labels may stand.
  ///   - lastNumber: the highest number that stands for a view already; others get higher ones.
  init(_ spans: [Span], limits: (Double, Double), after lastNumber: Int) {
    self.spans = spans.filter { $0.hasLabel }
    stretches = spans.filter { !$0.hasLabel }
    self.limits = limits
    self.lastNumber = lastNumber
    showsNames = true
    places = placed()
    if places.contains(where: { $0.row > 0 || $0.form == .number }) {
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
    var places: [Place] = []
    // Where each row is taken up to, and where lines to lower rows stand.
    var taken = [-Double.infinity, -Double.infinity, -Double.infinity]
    var lastLine = -Double.infinity
    var ownNumber = 0
    for span in spans.sorted(by: { $0.middle < $1.middle }) {
      let half = width(span) / 2
      let x = min(max(span.middle, limits.0 + half), limits.1 - half)
      let isFree = x - half >= max(taken[0], lastLine) + BracketRow.gap
      if isFree {
        places.append(Place(span: span, form: .full, row: 0, x: x, number: span.number))
        taken[0] = x + half
      } else if !showsNames, x - half >= taken[1] + BracketRow.gap, x == span.middle,
        span.middle > taken[0] + 3 || taken[0] == -Double.infinity
      {
        places.append(Place(span: span, form: .full, row: 1, x: x, number: span.number, hasLine: true))
        taken[1] = x + half
        lastLine = span.middle
      } else if span.kind == .answer {
        if span.number == nil { ownNumber += 1 }
        let number = span.number ?? lastNumber + ownNumber
        // A number that no table has room to explain says nothing.
        guard number <= KeyTable.most else {
          places.append(Place(span: span, form: .number, row: 0, x: span.middle, number: nil))
          continue
        }
        let half = Badge.width(of: "\(number)") / 2
        var place = Place(span: span, form: .number, row: 0, x: span.middle, number: number)
        if span.middle - half < max(taken[0], lastLine) + 2 {
          place.row = 2
          place.x = min(max(span.middle, taken[2] + half + 3), limits.1 - half)
        }
        taken[place.row] = place.x + half
        places.append(place)
      } else {
        // A length or guide without room stands in a row of its own.
        let x = min(max(span.middle, taken[2] + half + BracketRow.gap), limits.1 - half)
        guard x - half >= taken[2] + 1 else { continue }
        places.append(Place(span: span, form: .full, row: 2, x: x, number: nil))
        taken[2] = x + half
      }
    }
    return places
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
      if place.hasLine {
        elements.append(
          .line(Point(x: span.middle, y: top + 5), Point(x: span.middle, y: labelTop - 2), classes: "line hair"))
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
