public import LayoutEngine

extension TraceEvent.Purpose {
  /// The purpose in a word or two, for tables.
  public var wording: String {
    switch self {
    case .root: "root"
    case .probeMinimum: "minimum?"
    case .probeMaximum: "maximum?"
    case .ideal: "ideal?"
    case .offer: "offer"
    case .content: "content"
    case .placement: "placing"
    }
  }

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

extension NegotiationTable.Row.Memory {
  /// The reason in a few words, for tables.
  public var wording: String {
    switch self {
    case .sameProposal: "remembered"
    case .everyProposal: "the same for every proposal"
    }
  }
}
