internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A form of macOS in columns: the labels of all rows end, and their controls begin, at the same place.
///
/// Recorded from macOS 26.2 (form/basic and form/sections of iamcgn/swiftui-web): a row's control begins 8 points after
/// its label, in a row without a label at its leading edge. The one that begins furthest from its row's edge decides
/// the place for all. Each row is proposed the width of its own label and the room after that place. The distances
/// between rows are those of a stack.
struct FormColumns {
  /// The node of a form in columns.
  static func layout() -> CustomLayout {
    CustomLayout { proposal, rows in
      size(of: rows, in: FormColumns(rows, proposal))
    } placeSubviews: { bounds, proposal, rows in
      place(rows, in: bounds, FormColumns(rows, Proposal(width: bounds.size.width, height: proposal.height)))
    }
  }

  /// Where the controls of all rows begin.
  private let start: Double
  /// The room after that place; `nil` where no width is proposed.
  private let room: Double?

  private init(_ rows: [LayoutSubview], _ proposal: Proposal) {
    var start = 0.0
    for row in rows { start = max(start, FormColumns.start(of: row)) }
    self.start = start
    room = proposal.width.map { max(0, $0 - start) }
  }

  /// Where a row's control begins in the row.
  private static func start(of row: LayoutSubview) -> Double {
    row.dimensions(in: .unspecified)[explicit: .formControls] ?? 0
  }

  private func proposal(for row: LayoutSubview) -> Proposal {
    Proposal(width: room.map { $0 + FormColumns.start(of: row) }, height: nil)
  }

  private static func size(of rows: [LayoutSubview], in columns: FormColumns) -> Size {
    var size = Size(width: 0, height: 0)
    for (index, row) in rows.enumerated() {
      let answer = row.sizeThatFits(columns.proposal(for: row))
      size.width = max(size.width, columns.start + answer.width - start(of: row))
      size.height += answer.height
      if index > 0 { size.height += rows[index - 1].spacing.distance(to: row.spacing, along: .vertical) }
    }
    return size
  }

  private static func place(_ rows: [LayoutSubview], in bounds: Rect, _ columns: FormColumns) {
    var y = bounds.minY
    for (index, row) in rows.enumerated() {
      if index > 0 { y += rows[index - 1].spacing.distance(to: row.spacing, along: .vertical) }
      let proposal = columns.proposal(for: row)
      let point = Point(x: bounds.minX + columns.start - start(of: row), y: y)
      row.place(at: point, anchor: .topLeading, proposal: proposal)
      y += row.sizeThatFits(proposal).height
    }
  }
}

extension TreeBuilder {
  /// The node of a form in columns; sections are no more than their rows there.
  func formColumns(
    _ views: [ViewValue], _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    var inner = environment
    inner.isInRows = false
    inner.lists = ListEnvironment()
    inner.lists.form = .columns
    let rows = try nodes(of: views, in: inner)
    for row in rows { sections[row] = nil }
    try checkCount(site.source)
    return tree.addLayout(FormColumns.layout(), children: rows, info: site.info())
  }
}
