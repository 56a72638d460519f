/// A choice of layers for one purpose.
public enum FigurePreset: String, Sendable, CaseIterable {
  /// One subject, its sizes outside, the account below: what an article shows.
  case article
  /// Red borders, and a pair of arrows for the deciding call: the proposal blue, the answer red.
  case overlay
  /// The calls as lanes.
  case negotiation
  /// The account of how the subject shares its room.
  case ledger
  /// The line on which children are aligned, and how far each was moved.
  case alignment
  /// Every length, and signs for views that draw nothing.
  case space
  /// All layers.
  case everything

  /// The layers the preset shows.
  public var layers: FigureLayers {
    let always: FigureLayers = [.content, .header, .context, .legend]
    switch self {
    case .article: return always.union([.outline, .proposal, .answer, .signs, .overflow, .decidingGuides])
    case .overlay: return always.union([.borders, .arrows, .answer, .overflow])
    case .negotiation: return [.header, .lanes, .legend]
    case .ledger: return always.union([.outline, .proposal, .answer, .signs, .ledger])
    case .alignment: return always.union([.outline, .guides])
    case .space: return always.union([.signs, .rulers, .overflow])
    case .everything:
      return always.union([
        .outline, .proposal, .answer, .signs, .overflow, .guides, .rulers, .ledger, .lanes,
      ])
    }
  }
}
