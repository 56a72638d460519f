internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup

/// The parts of a live page as markup, which the engine in the page and the site's builder write alike.
///
///     let panels = PagePanels(layout, at: address)
///     panels.text(of: "why")
///     panels.text(of: "figure?width=548&height=330")
public struct PagePanels {
  private let layout: LiveLayout
  private let address: PageAddress

  public init(_ layout: LiveLayout, at address: PageAddress) {
    (self.layout, self.address) = (layout, address)
  }

  private struct Query {
    private var values: [(name: String, value: String)] = []

    init(_ text: Substring) {
      for part in text.split(separator: "&") {
        let pair = part.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { values.append((String(pair[0]), String(pair[1]))) }
      }
    }

    subscript(name: String) -> String? { values.first { $0.name == name }?.value }

    func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
      self[name].flatMap { Double($0) }.map { min(max($0, range.lowerBound), range.upperBound) }
    }
  }

  /// A panel's text; `nil` for an unknown name.
  ///
  /// - Parameter request: the name, and for some panels settings after a question mark.
  public func text(of request: String) -> String? {
    let parts = request.split(separator: "?", maxSplits: 1)
    guard let name = parts.first else { return nil }
    let query = Query(parts.count > 1 ? parts[1] : "")
    switch name {
    case "figure": return figure(query).svg(includesStyle: false)
    case "style": return figure(query).style
    case "lanes": return layout.lanes().svg(includesStyle: false)
    case "lanes-style": return layout.lanes().style
    case "nodes": return NodesPanel(trace: layout.record.trace).json
    default: return markup(of: name, query)
    }
  }

  private func markup(of name: Substring, _ query: Query) -> String? {
    var page = MarkupWriter(flavor: .html)
    let step = layout.step(address)
    switch name {
    case "why":
      guard let node = layout.record.node(layout.selection(address)) else { return "" }
      WhyPanel(layout: layout, node: node, step: step).write(to: &page)
    case "said": SaidPanel(layout: layout, step: step).write(to: &page)
    case "rail": RailPanel(layout: layout).write(to: &page)
    case "rail-summary": RailSummary(rail: RailPanel(layout: layout)).write(to: &page)
    case "ledger": LedgerPanel(layout: layout).write(to: &page)
    case "tree": TreePanel(layout).write(to: &page)
    case "calls":
      CallsPanel(
        layout: layout, from: query["from"].flatMap { Int($0) }.map { max(1, $0) } ?? 1,
        count: query["count"].flatMap { Int($0) }.map { min(max(1, $0), 2_000) } ?? 200,
        only: CallsPanel.Filter(query["only"] ?? "")
      ).write(to: &page)
    case "findings": FindingsPanel(trace: layout.record.trace).write(to: &page)
    case "rounds": RoundsPanel(trace: layout.whole).write(to: &page)
    case "round-steps": RoundSteps(layout: layout).write(to: &page)
    default: return nil
    }
    return page.finish().text
  }

  /// The picture, on a stage of the size that the request gives.
  private func figure(_ query: Query) -> Figure {
    let prefix = query["prefix"]
    guard let width = query.number("width", in: 200...2_000) else {
      return layout.figure(address, on: nil, prefix: prefix)
    }
    let height = query.number("height", in: 80...2_000) ?? 420
    var stage = FigureStage(width: width, height: height)
    stage.largestScale = query.number("scale", in: 0.005...4)
    return layout.figure(address, on: stage, prefix: prefix)
  }
}
