import LayoutEngine

extension FigureHeadline {
  /// The title of a figure that shows on which line views stand: which stack aligns how many of them by what, and where it
  /// is when the figure was asked to be about another view.
  public init(_ record: IndexedTrace, _ aligned: AlignedStack) {
    let subject = aligned.subject
    let name = { (id: NodeID) in record.node(id).map { NodeName.call(of: $0) } ?? "" }
    let stack = name(subject.node)
    let title = stack + " aligns its \(subject.children.count) children" + FigureHeadline.guide(record, subject)
    switch aligned.near {
    case .none(let view)?:
      self.init(
        title: "No row or column in " + name(view),
        account: "The children of a row or column stand on a line; this layout has none.")
    case .inside(let view)?:
      self.init(title: title, account: "It is the nearest row or column inside " + name(view) + ".")
    case .around(let view)?:
      self.init(title: title, account: "It is the nearest row or column around " + name(view) + ".")
    case nil: self.init(title: title, account: "")
    }
  }

  /// By what a stack aligns its children; empty for a guide of the author's own.
  private static func guide(_ record: IndexedTrace, _ subject: Subject) -> String {
    guard case .line(let axis) = subject.arrangement else { return "" }
    let arguments = record.node(subject.node)?.info.arguments ?? ""
    let words = arguments.split { " .,:()".contains($0) }
    guard words.contains("alignment") else { return " by their centers" }
    let isRow = axis == .horizontal
    for word in words {
      switch word {
      case "center": return " by their centers"
      case "top" where isRow: return " by their tops"
      case "bottom" where isRow: return " by their bottoms"
      case "leading" where !isRow: return " by their leading edges"
      case "trailing" where !isRow: return " by their trailing edges"
      case "firstTextBaseline" where isRow: return " by their first baselines"
      case "lastTextBaseline" where isRow: return " by their last baselines"
      default: continue
      }
    }
    return ""
  }
}
