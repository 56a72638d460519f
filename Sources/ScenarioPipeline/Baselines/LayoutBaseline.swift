internal import Explanation
internal import LayoutEngine

/// The layouts of some files' previews: the frame of every view and the findings, without places in the source. Lengths
/// have two decimals.
public struct LayoutBaseline: Sendable, Equatable {
  /// A view or modifier.
  public struct View: Sendable, Equatable {
    /// How many views are around it.
    var depth: Int
    var name: String
    /// Its label in the source; `nil` for most.
    var label: String?
    /// The text that it shows, which is written but does not identify the view.
    var text: String?
    /// What it was proposed in the end, as two lengths; `nil` where it was never asked.
    var proposal: [String]?
    /// Its width and height; none for a view that was not placed.
    var size: [Double] = []
    var origin: [Double] = []
  }

  /// A preview with its views, each before those inside it.
  public struct Preview: Sendable, Equatable {
    /// The file's path from the folder.
    public var file: String
    public var name: String
    /// What it was laid out in.
    var container: [Double]
    var views: [View]
    /// The findings, each as its code with the view's name and the sentence.
    var findings: [String]
  }

  /// By file, and in each in the order of the source.
  public var previews: [Preview]
  /// The day of the last change of a rule that the layouts follow: `2026-11-22`; `nil` from before it was written down.
  public internal(set) var rules: String? = RuleChange.latest

  init(_ previews: [Preview] = []) { self.previews = previews }
}

extension LayoutBaseline.Preview {
  /// - Parameter file: the file's path from the folder.
  init(_ record: IndexedTrace, named name: String, in file: String) {
    var depths: [NodeID: Int] = [:]
    self.init(
      file: file, name: name, container: LayoutBaseline.rounded(record.trace.container), views: [],
      findings: [])
    for node in record.trace.nodes {
      let depth = node.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node.id] = depth
      views.append(LayoutBaseline.View(node, depth: depth, record))
    }
    findings = record.trace.findings.map { finding in
      finding.code.rawValue + " at " + record.viewName(of: finding.node) + ": "
        + finding.message.replacing("\u{2009}", with: " ")
    }
  }
}

extension LayoutBaseline.View {
  fileprivate init(_ node: Trace.Node, depth: Int, _ record: IndexedTrace) {
    self.init(
      depth: depth, name: node.info.name.replacing(" ", with: "_"), label: node.info.labels.first,
      text: node.text.map { text in
        NodeName.shortened(text.lines.map { $0.string }.joined(separator: " "), to: 40)
      })
    proposal = record.finalProposal(of: node.id).map { proposal in
      Axis.allCases.map { LayoutBaseline.text(proposal[$0] ?? .nan) }
    }
    guard node.isPlaced else { return }
    size = LayoutBaseline.rounded(node.frame.size)
    origin = [node.frame.minX, node.frame.minY].map(LayoutBaseline.rounded)
  }
}

extension LayoutBaseline {
  /// A length to two decimals, as it is written and read back.
  static func rounded(_ length: Double) -> Double { number(text(length)) ?? length }

  fileprivate static func rounded(_ size: Size) -> [Double] { [size.width, size.height].map(rounded) }

  /// `21.33`, `∞`, `nil`; a minus sign is the hyphen of every keyboard.
  static func text(_ length: Double) -> String { LengthText.account(length).replacing("−", with: "-") }

  /// The length that `text` wrote.
  static func number(_ text: some StringProtocol) -> Double? {
    switch text {
    case "∞": .infinity
    case "-∞": -.infinity
    case "nil": .nan
    default: Double(text)
    }
  }
}
