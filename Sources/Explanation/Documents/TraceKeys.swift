public import LayoutEngine

// The stable names in the trace document of things that have none in the engine. They stay when words change.

extension TraceEvent.Kind {
  /// What the event is, as the trace document names it.
  public var key: String {
    switch self {
    case .measure: "measure"
    case .answer: "answer"
    case .place: "place"
    }
  }
}

extension TraceEvent.Purpose {
  /// The purpose as the trace document names it.
  public var key: String {
    switch self {
    case .root: "root"
    case .probeMinimum: "probe-minimum"
    case .probeMaximum: "probe-maximum"
    case .ideal: "ideal"
    case .offer: "offer"
    case .content: "content"
    case .placement: "placement"
    }
  }
}

extension Axis {
  /// The axis as the trace document names it.
  public var key: String { self == .horizontal ? "horizontal" : "vertical" }
}
