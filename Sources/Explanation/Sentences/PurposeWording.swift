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
