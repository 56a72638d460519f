public import LayoutEngine

/// The unknown parts of a scenario that were replaced, in a line for the head of a figure, a page or a tree.
enum StandInSentence {
  private static let mostNames = 3

  /// `3 stand-ins: MapReader, store, sparkle`; `nil` where everything is known.
  static func text(_ standIns: [StandIn]) -> String? {
    if standIns.isEmpty { return nil }
    var names: [String] = []
    for standIn in standIns where !names.contains(standIn.name) { names.append(standIn.name) }
    var text = standIns.count == 1 ? "1 stand-in: " : "\(standIns.count) stand-ins: "
    for (index, name) in names.prefix(mostNames).enumerated() { text += (index > 0 ? ", " : "") + name }
    return names.count > mostNames ? text + ", …" : text
  }
}

extension Trace {
  /// The unknown parts that were replaced, in a line; `nil` where everything is known.
  public var standInSentence: String? { StandInSentence.text(standIns) }
}
