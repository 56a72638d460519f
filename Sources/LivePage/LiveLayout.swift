public import Explanation
public import Figures
public import LayoutEngine

/// A layout with what a live page looks up in it: its subject, the subject's steps, and the figures, each made when it
/// is first shown.
public final class LiveLayout {
  public let record: IndexedTrace
  public let subject: Subject
  public let steps: NegotiationSteps
  /// The preview's name.
  public let name: String
  /// The record of all rounds, where `record` ends with an earlier one.
  public let whole: Trace
  /// The sentences about the layout.
  public let words: RecordWords
  private let focus: NodeID?
  private let options: FigureOptions
  /// The figure that was made last: its picture and its style are asked for one after the other.
  private var latest: (address: PageAddress, stage: FigureStage?, prefix: String?, figure: Figure)?
  private var frames: (stage: FigureStage, prefix: String?, figures: StepFigures)?

  /// - Parameters:
  ///   - record: the layout.
  ///   - name: the preview's name.
  ///   - address: the part of the layout that is shown.
  ///   - options: the letters, pictures and symbols of its figures, and the prefix of their ids where they have one.
  ///   - whole: the record of all rounds, where `record` ends with an earlier one.
  ///   - words: the sentences about the layout, where they are shared with others.
  /// - Returns: `nil` for a layout in which nothing was placed.
  public init?(
    _ record: IndexedTrace, name: String, at address: PageAddress, options: FigureOptions, whole: Trace? = nil,
    words: RecordWords? = nil
  ) {
    let focus = address.focus.map { FocusQuery.node($0) } ?? options.focus
    guard let subject = Subject(record, focus: focus) ?? Subject(record) else { return nil }
    (self.record, self.subject, self.name) = (record, subject, name)
    self.focus = address.focus
    self.whole = whole ?? record.trace
    self.words = words ?? RecordWords(record)
    steps = NegotiationSteps(record, subject, depth: address.depth)
    var options = options
    options.focus = focus
    options.depth = address.depth
    self.options = options
  }

  /// Whether it shows the part of the record that an address asks for.
  public func shows(_ address: PageAddress) -> Bool { focus == address.focus && steps.depth == address.depth }

  /// The step of an address, counted from 0; `nil` when the negotiation is over.
  public func step(_ address: PageAddress) -> Int? {
    guard let step = address.step, step <= steps.steps.count else { return nil }
    return step - 1
  }

  /// The view that is shown in detail: the one that is selected, else the one that answers in the step, else the
  /// subject.
  public func selection(_ address: PageAddress) -> NodeID {
    if let node = address.node, record.node(node) != nil { return node }
    return step(address).map { steps.steps[$0].node } ?? subject.node
  }

  /// The picture at an address: the state after a step, or the finished figure of the preset.
  ///
  /// - Parameters:
  ///   - stage: the room on the page; `nil` for a figure as a file of its own.
  ///   - prefix: the prefix of its ids, where it is not the layout's.
  public func figure(_ address: PageAddress, on stage: FigureStage?, prefix: String? = nil) -> Figure {
    let prefix = prefix ?? options.idPrefix
    if let latest, latest.address == address, latest.stage == stage, latest.prefix == prefix { return latest.figure }
    let figure = composed(address, stage, prefix)
    latest = (address, stage, prefix, figure)
    return figure
  }

  private func composed(_ address: PageAddress, _ stage: FigureStage?, _ prefix: String?) -> Figure {
    var options = options
    options.idPrefix = prefix
    options.preset = address.preset
    options.layers = address.preset.layers
    if let stage {
      options.stage = stage
      options.layers.subtract(FigureStage.besides)
      if options.layers.isEmpty { options.layers = FigurePreset.article.layers.subtracting(FigureStage.besides) }
      options.width = stage.width < LiveLayout.narrow ? .narrow : .wide
      if let step = step(address) { return frames(on: stage, options).figure(after: step) }
    }
    return Figure(record, title: name, options: options, words: words)
  }

  /// Canvases narrower than this are composed as narrow figures, in pixels.
  private static let narrow = 460.0

  private func frames(on stage: FigureStage, _ options: FigureOptions) -> StepFigures {
    if let frames, frames.stage == stage, frames.prefix == options.idPrefix { return frames.figures }
    let figures = StepFigures(record, title: name, steps: steps, options: options)
    frames = (stage, options.idPrefix, figures)
    return figures
  }

  /// The figure that shows the calls as lanes.
  public func lanes() -> Figure {
    var options = options
    options.idPrefix = options.idPrefix.map { $0 + "-lanes" }
    options.layers = [.lanes, .legend]
    return Figure(record, title: name, options: options, words: words)
  }

  /// The place of a call or placement in the rail, counted from 1; `nil` for a call of views that the rail does not
  /// show.
  public func place(ofCall call: Int32) -> Int? { places[call] }

  /// The place in the rail at which a call is made, counted from 1: where its view asks others, that is before it answers.
  public func place(ofProposal call: Int32) -> Int? { steps.steps.firstIndex { $0.call == call }.map { $0 + 1 } }

  private lazy var places: [Int32: Int] = {
    var places: [Int32: Int] = [:]
    // A call that is answered later has two places; the answer's is the one wanted.
    for (index, step) in steps.steps.enumerated() { places[step.call] = index + 1 }
    return places
  }()

  /// The container or chain in which a call happens.
  public func subject(ofCall call: Int32) -> NodeID? {
    Subject(record, ofCall: call, depth: steps.depth)?.node
  }
}

extension LiveLayout {
  /// Whether a view reaches beyond the one around it.
  func sticksOut(_ id: NodeID) -> Bool {
    guard let node = record.node(id), let parent = record.parent(of: node) else { return false }
    let (inner, outer) = (node.frame, parent.frame)
    return inner.minX < outer.minX - 0.005 || inner.minY < outer.minY - 0.005 || inner.maxX > outer.maxX + 0.005
      || inner.maxY > outer.maxY + 0.005
  }

  /// The views that gave different answers to what they were offered: probes do not count.
  var resized: Set<NodeID> {
    var probes: Set<Int32> = []
    var answers: [NodeID: Size] = [:]
    var resized: Set<NodeID> = []
    for event in record.events {
      switch event.kind {
      case .measure:
        if event.purpose == .probeMinimum || event.purpose == .probeMaximum { probes.insert(event.call) }
      case .answer:
        if probes.contains(event.call) || event.cached { continue }
        if let earlier = answers[event.node], earlier != event.size { resized.insert(event.node) }
        answers[event.node] = event.size
      case .place: continue
      }
    }
    return resized
  }
}

extension PageAddress {
  /// Removes a view, container or step that a layout does not have, so that no link keeps naming it.
  public mutating func leaveOut(whatIsNotIn layout: LiveLayout) {
    if let node, layout.record.node(node) == nil { self.node = nil }
    if let focus, layout.record.node(focus) == nil { self.focus = nil }
    if layout.step(self) == nil { step = nil }
  }
}
