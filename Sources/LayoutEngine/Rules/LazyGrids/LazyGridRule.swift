/// One entry of a lazy grid's `columns:` or `rows:`.
public struct GridTrack: Sendable, Equatable {
  /// How the track gets its length, in points: `GridItem.Size`.
  public enum Sizing: Sendable, Equatable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  /// How the track gets its length.
  public var sizing: Sizing
  /// The gap after this track; `nil` is the default of 8 points.
  public var spacing: Double?
  /// Where a cell sits in its track; `nil` leaves it to the grid.
  public var alignment: Alignment?

  /// Makes an entry; see the properties.
  public init(_ sizing: Sizing, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.sizing = sizing
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The parameters of a lazy grid.
public struct LazyGridRule: Sendable {
  /// The axis the grid grows along: vertical for `LazyVGrid`.
  public var axis: Axis
  /// The entries of `columns:` or `rows:`.
  public var tracks: [GridTrack]
  /// The grid's own alignment across its axis.
  public var alignment: Guide
  /// The gap between lines; `nil` is the default of 8 points.
  public var spacing: Double?
  /// The cells that begin a line: the first of each section, and the first after one.
  public var lineStarts: Set<Int> = []
  /// The cells that have a line of their own: the headers and footers of sections.
  public var wholeLines: Set<Int> = []

  /// Makes the parameters; see the properties.
  public init(axis: Axis, tracks: [GridTrack], alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? .center(axis.cross)
    self.spacing = spacing
  }
}

/// The gap between tracks, and between lines, when none is given, in points.
let defaultGridSpacing = 8.0

extension RuleFacts {
  /// Tracks may stick out of the grid by its own rule, which has a finding of its own.
  static func lazyGrid(_ index: Int32, _ rule: LazyGridRule) -> RuleFacts {
    .container(
      .remembersAll, rigidity: .never, spacing: .plain, guides: .sideBySide, containment: .nothing,
      detail: .tracks(index), childAxis: nil, lazyAxis: rule.axis)
  }
}

extension Negotiation {
  /// `LazyVGrid` and `LazyHGrid` lay their cells out in tracks: a `LazyVGrid`'s tracks are its columns.
  ///
  /// Lengths across the grid's axis, with the proposed length W:
  /// 1. The tracks are worked out for W (see `tracks`). A grid that is proposed nothing gives each track its
  ///    minimum; what SwiftUI does there has not been measured.
  /// 2. The grid answers W, or the sum of tracks and gaps where that is more.
  /// 3. **Second pass**: to be placed, the tracks are worked out again, for what the grid answered in step 2. Where a
  ///    minimum made the tracks overflow, the others now grow, so the tracks may be longer than the answer; they then
  ///    begin at the leading edge and stick out at the trailing one.
  ///
  /// Along the axis:
  /// 4. Cells fill line by line (see `lines`). A line is as long as its longest cell, proposed its track's length and
  ///    nothing along the axis. The grid is as long as its lines and the gaps between them. A section's header or footer
  ///    is proposed the grid's whole length across. Lines of cells that are not made are as long as those before on
  ///    average.
  /// 5. A cell is placed with its track's length and its line's length, with its track's alignment, else the
  ///    grid's, else in the middle.
  func measureLazyGrid(_ id: NodeID, _ rule: LazyGridRule, _ proposal: Proposal) -> Size {
    let cross = rule.axis.cross
    let columns = tracks(id, rule, proposal[cross], from: .proposal(cross))
    let total = columns.last?.end ?? 0
    let across = max(proposal[cross] ?? total, total)
    noteGridLength(id, cross, across, total, proposal)
    let lines = lineLengths(id, rule, columns, across, .offer)
    let along = lines.reduce(0, +) + Double(max(lines.count - 1, 0)) * (rule.spacing ?? defaultGridSpacing)
    noteLines(id, rule, lines, along)
    return Size(along: rule.axis, along, across: across)
  }

  func arrangeLazyGrid(
    _ id: NodeID, _ rule: LazyGridRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let cross = rule.axis.cross
    let columns = tracks(id, rule, size[cross], from: .answer(call: calls?[id].last ?? -1, cross))
    guard !columns.isEmpty else { return }
    let start = blockStart(id, rule, columns, size)
    let lengths = lineLengths(id, rule, columns, size[cross], .placement)
    let whole = Track(start: -start, length: size[cross])
    var along = 0.0
    for (index, line) in rule.lines(cells: childCount(of: id), tracks: columns.count).enumerated() {
      for position in 0..<line.count {
        let track = line.isWhole ? whole : columns[position]
        let cell = Proposal(along: rule.axis, lengths[index], across: track.length)
        let origin = Point(along: rule.axis, along, across: start + track.start)
        placeCell(child(of: id, at: line.first + position), cell, at: origin, track.alignment(in: rule), place)
      }
      along += lengths[index] + (rule.spacing ?? defaultGridSpacing)
    }
  }

  private func placeCell(
    _ child: NodeID, _ cell: Proposal, at origin: Point, _ alignment: Alignment, _ place: Arrangement
  ) {
    let size = Size(width: cell.width ?? 0, height: cell.height ?? 0)
    let childSize = measure(child, cell, .placement)
    align(child, alignment, in: size, cell, childSize) { child, offset, proposal, size in
      place(child, origin + offset, proposal, size)
    }
  }

  /// Where the tracks begin in the grid: aligned in its length, but never before its edge.
  private func blockStart(_ id: NodeID, _ rule: LazyGridRule, _ columns: [Track], _ size: Size) -> Double {
    let cross = rule.axis.cross
    let block = Size(along: cross, columns.last?.end ?? 0, across: 0)
    let distance = defaultGuide(rule.alignment, size) - defaultGuide(rule.alignment, block)
    // Infinite tracks fill an infinite grid.
    let free = distance.isNaN ? 0 : distance
    let start = max(0, free)
    note(.gridOffset, id, cross, result: start) { formula in
      formula.operand(free, .measured)
      formula.operand(0, .constant)
      formula.apply(.maximum)
    }
    return start
  }

  /// Step 4's line lengths.
  private func lineLengths(
    _ id: NodeID, _ rule: LazyGridRule, _ columns: [Track], _ across: Double, _ purpose: TraceEvent.Purpose
  ) -> [Double] {
    guard !columns.isEmpty else { return [] }
    var made = MadeLines(tracks: columns.count, spacing: rule.spacing ?? defaultGridSpacing)
    return rule.lines(cells: childCount(of: id), tracks: columns.count).map { line in
      let first = child(of: id, at: line.first)
      if let remaining = remainingSubviews(first) {
        let estimate = made.estimate(remaining)
        noteEstimate(id, rule.axis, child: line.first, estimate.length, estimate.write)
        return measure(first, Proposal(along: rule.axis, estimate.length, across: across), purpose)[rule.axis]
      }
      var length = 0.0
      for position in 0..<line.count {
        let track = line.isWhole ? across : columns[position].length
        let proposal = Proposal(along: rule.axis, nil, across: track)
        length = max(length, measure(child(of: id, at: line.first + position), proposal, purpose)[rule.axis])
      }
      if !line.isWhole { made.add(length, cells: line.count) }
      return length
    }
  }

  /// The tracks of both passes, for figures and tables.
  func gridPasses(_ rule: LazyGridRule, _ proposal: Proposal, _ size: Size, cells: Int) -> GridPasses {
    let cross = rule.axis.cross
    let measured = tracks(nil, rule, proposal[cross], from: .proposal(cross))
    let placed = tracks(nil, rule, size[cross], from: .measured)
    let block = Size(along: cross, placed.last?.end ?? 0, across: 0)
    let start = max(0, defaultGuide(rule.alignment, size) - defaultGuide(rule.alignment, block))
    return GridPasses(
      axis: cross,
      measured: measured.map { GridPasses.Track(start: $0.start, length: $0.length) },
      proposed: proposal[cross] ?? (measured.last?.end ?? 0),
      answered: size[cross],
      placed: placed.map { GridPasses.Track(start: start + $0.start, length: $0.length) })
  }

  private func noteGridLength(_ id: NodeID, _ cross: Axis, _ across: Double, _ total: Double, _ proposal: Proposal) {
    note(.gridLength, id, cross, result: across) { formula in
      formula.operand(total, .measured)
      guard let length = proposal[cross] else { return }
      formula.operand(length, .proposal(cross))
      formula.apply(.maximum)
    }
  }

  private func noteLines(_ id: NodeID, _ rule: LazyGridRule, _ lines: [Double], _ along: Double) {
    note(.gridLength, id, rule.axis, result: along) { formula in
      for line in lines { formula.operand(line, .measured) }
      formula.apply(.sum(Int32(lines.count)))
      guard lines.count > 1 else { return }
      formula.operand(Double(lines.count - 1), .count)
      formula.operand(rule.spacing ?? defaultGridSpacing, rule.spacing == nil ? .constant : .parameter(id, .spacing))
      formula.apply(.multiply)
      formula.apply(.add)
    }
  }
}
