/// The parts of a figure, each of which can be shown or left out.
public struct FigureLayers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The views as they would look.
  public static let content = FigureLayers(rawValue: 1 << 0)
  /// The finding, the account that decided, and the scale.
  public static let header = FigureLayers(rawValue: 1 << 1)
  /// Where the subject is: the path to it, a map of a large screen, and its surroundings dimmed.
  public static let context = FigureLayers(rawValue: 1 << 2)
  /// The line around the subject.
  public static let outline = FigureLayers(rawValue: 1 << 3)
  /// What the subject was proposed, above and left.
  public static let proposal = FigureLayers(rawValue: 1 << 4)
  /// What the subject and its children answered, below and right.
  public static let answer = FigureLayers(rawValue: 1 << 5)
  /// Red borders: the frames of the subject and its children.
  public static let borders = FigureLayers(rawValue: 1 << 6)
  /// A pair of arrows for the deciding call.
  public static let arrows = FigureLayers(rawValue: 1 << 7)
  /// Signs for views that draw nothing: springs, hatches, dots, empty views.
  public static let signs = FigureLayers(rawValue: 1 << 8)
  /// Marks of views that stick out, are clipped, or were moved after layout.
  public static let overflow = FigureLayers(rawValue: 1 << 9)
  /// The line on which children are aligned.
  public static let guides = FigureLayers(rawValue: 1 << 10)
  /// Every length along the subject's axis.
  public static let rulers = FigureLayers(rawValue: 1 << 11)
  /// The account of the subject: the order of service and the lengths.
  public static let ledger = FigureLayers(rawValue: 1 << 12)
  /// The calls as lanes, time downwards.
  public static let lanes = FigureLayers(rawValue: 1 << 13)
  /// The meaning of the lines and signs.
  public static let legend = FigureLayers(rawValue: 1 << 14)
  /// The line on which children are aligned, only if it explains their positions.
  static let decidingGuides = FigureLayers(rawValue: 1 << 15)

  /// The layers that a comparison shows of each of its layouts.
  static let ofComparisons: FigureLayers = [.content, .outline, .proposal, .answer, .signs]

  /// The layers that a crowded figure can do without, the least important first.
  static let dispensable: [FigureLayers] = [
    [.guides], [.signs], [.overflow, .context], [.arrows, .rulers], [.borders, .outline], [.proposal, .answer],
    [.ledger, .lanes],
  ]

  /// The names of these layers, as a list.
  public var words: String {
    FigureLayers.names.filter { contains($0.layer) }.map { $0.name }.joined(separator: ", ")
  }

  /// The layers by the names that the command line and scenarios use, in the order in which they are drawn.
  public static let names: [(name: String, layer: FigureLayers)] = [
    ("content", .content), ("header", .header), ("context", .context), ("outline", .outline),
    ("proposal", .proposal), ("answer", .answer), ("borders", .borders), ("arrows", .arrows), ("signs", .signs),
    ("overflow", .overflow), ("guides", .guides), ("rulers", .rulers), ("ledger", .ledger), ("lanes", .lanes),
    ("legend", .legend),
  ]
}

/// How a figure's layers differ from its preset's: `ledger,-legend` adds one and removes one, `content,answer` without
/// a minus shows only these.
public struct LayerSelection: Sendable, Equatable {
  private var only: FigureLayers?
  private var removed: FigureLayers = []

  /// Reads a list of layers.
  ///
  /// - Returns: `nil` for a name that no layer has.
  public init?(_ text: String) {
    var shown: FigureLayers = []
    for part in text.split(separator: ",") {
      let isRemoved = part.hasPrefix("-")
      let name = FigureWords.trimmed(isRemoved ? part.dropFirst() : part[...])
      guard let layer = FigureLayers.names.first(where: { $0.name == name })?.layer else { return nil }
      if isRemoved { removed.insert(layer) } else { shown.insert(layer) }
      if isRemoved, layer == .guides { removed.insert(.decidingGuides) }
    }
    only = shown.isEmpty ? nil : shown
  }

  /// The layers that are shown for a preset.
  public func applied(to preset: FigureLayers) -> FigureLayers {
    guard let only else { return preset.subtracting(removed) }
    // A list that also removes layers changes the preset's, a list of names alone replaces them.
    return removed.isEmpty ? only : preset.union(only).subtracting(removed)
  }
}
