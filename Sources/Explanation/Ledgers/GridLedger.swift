public import LayoutEngine

/// How a `Grid` shared its width out among its columns and its height among its rows: in the order of service, with
/// what each cell asked for, and what cells over several columns add.
///
///     let ledger = GridLedger(record, grid)
///     for column in ledger?.columns.tracks ?? [] { … }
public struct GridLedger: Sendable {
  /// A cell's answer to the share of its column or row.
  public struct Cell: Sendable {
    /// The cell.
    public var node: NodeID
    /// The call in which it answered.
    public var call: Int32
    /// Its length along the axis, in points.
    public var length: Double
  }

  /// A column or a row; lengths in points.
  public struct Track: Sendable {
    /// Its place in the source's order, counted from 1.
    public var place: Int
    /// Its turn in the order of service, counted from 1.
    public var number: Int
    /// The shortest that its cells together can be; `nil` where nothing was shared out.
    public var least: Double?
    /// The longest that its cells together can be; `nil` where nothing was shared out.
    public var most: Double?
    /// What was left when it was its turn.
    public var room: Double?
    /// How many columns or rows were not served yet, this one included.
    public var unserved: Int
    /// What its cells were offered; `nil` where nothing was proposed.
    public var share: Double?
    /// The length of its longest cell.
    public var length: Double
    /// The cell that decided the length; `nil` where the record does not name it.
    public var longest: NodeID?
    /// What is left for those after it; `nil` where nothing was proposed.
    public var leaves: Double?
    /// What cells over several columns add.
    public var surplus: Double
    /// The answers of its cells, in the order of the rows; empty where the record does not distinguish them.
    public var cells: [Cell]
    fileprivate var call: Int32

    /// Its final length.
    public var total: Double { length + surplus }
  }

  /// A cell over several columns that needs more than they have.
  public struct Span: Sendable {
    /// The cell; `nil` where the record does not name it.
    public var cell: NodeID?
    /// Its first column, counted from 1.
    public var first: Int
    /// The number of columns that it covers.
    public var count: Int
    /// The length it asked for, in points.
    public var wanted: Double
    /// The length of its columns with the gaps between them, in points.
    public var width: Double
    /// How much longer each of its columns becomes, in points.
    public var each: Double
  }

  /// How one axis was shared out.
  public struct Account: Sendable {
    /// Horizontal for columns, vertical for rows.
    public var axis: Axis
    /// What the grid was proposed, in points; `nil` where nothing was.
    public var proposed: Double?
    /// What is left of the proposal without the gaps, in points; `nil` where nothing was proposed.
    public var space: Double?
    /// In the order of service.
    public var tracks: [Track]

    /// The gaps together.
    public var gaps: Double { (proposed ?? 0) - (space ?? 0) }
    /// In the order of the source.
    public var inOrder: [Track] { tracks.sorted { $0.place < $1.place } }
  }

  /// The grid.
  public let node: NodeID
  /// How the width was shared out.
  public let columns: Account
  /// How the height was shared out.
  public let rows: Account
  /// The cells over several columns that made these longer.
  public let spans: [Span]

  /// - Parameters:
  ///   - record: the layout.
  ///   - node: a `Grid`.
  /// - Returns: `nil` for another view, and where the record was cut before.
  public init?(_ record: IndexedTrace, _ node: NodeID) {
    guard record.node(node)?.tracks == nil, let sharing = SharingReasons(record, of: node),
      sharing.reasons.contains(where: { $0.step == .trackWidth })
    else { return nil }
    let reasons = sharing.reasons
    self.node = node
    spans = reasons.filter { $0.step == .spanSurplus }.compactMap { Span($0, record) }
    let asked = AskedCells(record, sharing.call)
    columns = Account(.horizontal, reasons, spans, asked, record)
    rows = Account(.vertical, reasons, [], asked, record)
  }
}

extension GridLedger.Span {
  fileprivate init?(_ reason: Reason, _ record: IndexedTrace) {
    let operands = reason.formula.operands
    guard operands.count == 3 else { return nil }
    if case .answer(let call, _) = operands[0].origin { cell = record.node(ofCall: call) }
    (wanted, width, each) = (operands[0].value, operands[1].value, reason.result)
    first = Int(reason.subject) + 1
    count = Int(min(operands[2].value, 1_000_000))
  }
}

extension GridLedger.Account {
  fileprivate init(
    _ axis: Axis, _ reasons: [Reason], _ spans: [GridLedger.Span], _ asked: AskedCells, _ record: IndexedTrace
  ) {
    self.axis = axis
    tracks = []
    var (share, bounds): (Reason?, Reason?) = (nil, nil)
    for reason in reasons where reason.axis == axis {
      switch reason.step {
      case .spaceForTracks: (proposed, space) = (reason.formula.operands.first?.value, reason.result)
      case .trackFlexibility: bounds = reason
      case .trackShare: share = reason
      case .trackWidth:
        tracks.append(track(reason, share, bounds, spans, record))
        (share, bounds) = (nil, nil)
      case .remainingForTracks where !tracks.isEmpty: tracks[tracks.count - 1].leaves = reason.result
      default: continue
      }
    }
    guard proposed != nil else { return }
    let cells = asked.cells(of: inOrder.filter { $0.call >= 0 }, axis)
    for index in tracks.indices { tracks[index].cells = cells[tracks[index].place] ?? [] }
  }

  private func track(
    _ reason: Reason, _ share: Reason?, _ bounds: Reason?, _ spans: [GridLedger.Span], _ record: IndexedTrace
  ) -> GridLedger.Track {
    let place = Int(reason.subject) + 1
    let operands = share?.formula.operands ?? []
    let limits = bounds?.formula.operands ?? []
    var call: Int32 = -1
    if case .answer(let number, _)? = reason.formula.operands.first?.origin { call = number }
    let isShared = operands.count > 1 && operands[1].origin == .count
    let added = spans.filter { $0.first <= place && place < $0.first + $0.count }.reduce(0) { $0 + $1.each }
    return GridLedger.Track(
      place: place, number: tracks.count + 1, least: limits.last?.value, most: limits.first?.value,
      room: operands.first?.value, unserved: isShared ? Int(min(operands[1].value, 1_000_000)) : 1,
      share: share?.result,
      length: reason.result, longest: call < 0 ? nil : record.node(ofCall: call), leaves: nil, surplus: added,
      cells: [], call: call)
  }
}

/// The grid's calls to its cells, by column and row.
private struct AskedCells {
  private var calls: [TraceEvent] = []
  private var answers: [Int32: Size] = [:]

  init(_ record: IndexedTrace, _ call: Int32) {
    for event in record.events where event.parentCall == call {
      if event.kind == .answer { answers[event.call] = event.size }
      if event.kind == .measure, event.purpose == .offer { calls.append(event) }
    }
  }

  /// The cells of each track by its place, with their answers to its share.
  ///
  /// Tracks are probed one after the other, the cells of each with zero and then with infinity: a zero after an
  /// infinity begins the next track.
  ///
  /// - Parameter tracks: those with cells, in the order of the source.
  func cells(of tracks: [GridLedger.Track], _ axis: Axis) -> [Int: [GridLedger.Cell]] {
    var trackOf: [NodeID: Int] = [:]
    var (index, wasInfinite) = (0, false)
    for call in calls where isProbe(call, axis) {
      let isInfinite = call.proposal[axis] == .infinity
      if wasInfinite, !isInfinite { index += 1 }
      wasInfinite = isInfinite
      guard tracks.indices.contains(index) else { break }
      if trackOf[call.node] == nil { trackOf[call.node] = index }
    }
    var cells: [Int: [GridLedger.Cell]] = [:]
    var seen: Set<NodeID> = []
    for call in calls.reversed() {
      guard let index = trackOf[call.node], let share = tracks[index].share, isAbout(axis, call),
        call.proposal[axis] == share, seen.insert(call.node).inserted, let size = answers[call.call]
      else { continue }
      let cell = GridLedger.Cell(node: call.node, call: call.call, length: size[axis])
      cells[tracks[index].place, default: []].insert(cell, at: 0)
    }
    return cells
  }

  /// Columns are asked with no height; rows with the width of their columns.
  private func isAbout(_ axis: Axis, _ call: TraceEvent) -> Bool {
    (axis == .horizontal) == (call.proposal.height == nil)
  }

  private func isProbe(_ call: TraceEvent, _ axis: Axis) -> Bool {
    isAbout(axis, call) && (call.proposal[axis] == 0 || call.proposal[axis] == .infinity)
  }
}
