internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A `Section` that views belong to.
struct SectionMark {
  /// Identifies the section in its tree.
  var number: Int
  var part: Part

  enum Part { case header, content, footer }

  /// Whether the view is a header or a footer.
  var isEnd: Bool { part != .content }
}

/// `Section`, and its layout in a lazy grid.
extension Catalog {
  static let section = CatalogEntry(
    .view, "Section",
    "Views with a header and a footer: ordinary children, but in a lazy grid the ends go over all tracks.",
    [
      Overload([
        .labelled("content", .content), .labelled("header", .content, default: "none"),
        .labelled("footer", .content, default: "none"),
      ]) { call throws(Diagnostics) in
        call.view(
          .section(
            header: try call.views("header"), content: try call.views("content"), footer: try call.views("footer")))
      },
      Overload([
        .labelled("header", .view), .labelled("footer", .optional(.view), default: "none"),
        .labelled("content", .content),
      ]) { call throws(Diagnostics) in
        let ends = [call.viewArgument("header"), call.viewArgument("footer")].map { $0.map { [$0] } ?? [] }
        return call.view(.section(header: ends[0], content: try call.views("content"), footer: ends[1]))
      },
      Overload([.labelled("footer", .view), .labelled("content", .content)]) { call throws(Diagnostics) in
        let footer = call.viewArgument("footer").map { [$0] } ?? []
        return call.view(.section(header: [], content: try call.views("content"), footer: footer))
      },
      Overload([
        .labelled("isExpanded", .binding(.bool)), .labelled("content", .content), .labelled("header", .content),
      ]) { call throws(Diagnostics) in
        call.view(.section(header: try call.views("header"), content: try expandedContent(call), footer: []))
      },
      Overload([
        .words, .labelled("isExpanded", .binding(.bool), default: "none"),
        .labelled("content", .content),
      ]) { call throws(Diagnostics) in
        let title = ViewValue(call.text("title"), site: call.site)
        return call.view(.section(header: [title], content: try expandedContent(call), footer: []))
      },
    ])

  /// The content; none where the section is closed.
  private static func expandedContent(_ call: Invocation) throws(Diagnostics) -> [ViewValue] {
    if let value = call.value("isExpanded"), case .bool(false) = try call.held(value) { return [] }
    return try call.views("content")
  }
}

extension TreeBuilder {
  /// The nodes of a section's views, marked with the part they have in it.
  func section(
    _ header: [ViewValue], _ content: [ViewValue], _ footer: [ViewValue], in environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    let parts: [(SectionMark.Part, [NodeID])] = [
      (.header, try nodes(of: header, in: environment.inHeader(environment.lists.metrics?.header))),
      (.content, try nodes(of: content, in: environment)),
      (.footer, try nodes(of: footer, in: environment.inEnd(environment.lists.metrics?.footer))),
    ]
    for (part, nodes) in parts {
      for node in nodes { sections[node] = SectionMark(number: tree.nodeCount, part: part) }
    }
    return parts.flatMap { $0.1 }
  }

  /// Warns where cells of two sections of a lazy grid have the same id: SwiftUI then leaves some of them out, as was
  /// recorded; which ones was not.
  func warnOfSharedIDs(of cells: [NodeID], among views: ArraySlice<(id: String, node: NodeID)>, _ source: SourceRange) {
    guard cells.contains(where: { sections[$0] != nil }) else { return }
    var ids: [NodeID: String] = [:]
    for view in views where ids[view.node] == nil { ids[view.node] = view.id }
    var owners: [String: Int] = [:]
    for cell in cells {
      guard let mark = sections[cell], mark.part == .content, let id = ids[cell] else { continue }
      let owner = owners[id] ?? mark.number
      owners[id] = owner
      if owner != mark.number { return evaluator.warn(.sharedID(id, source)) }
    }
  }

  /// A lazy grid's rule that knows where the sections of its cells begin and end.
  func withSections(_ grid: LazyGridRule, _ cells: [NodeID]) -> LazyGridRule {
    var grid = grid
    var last: Int?
    for (index, cell) in cells.enumerated() {
      let mark = sections[cell]
      sections[cell] = nil
      if mark?.number != last, index > 0 { grid.lineStarts.insert(index) }
      if mark?.isEnd == true || remainingRows[cell] != nil { grid.wholeLines.insert(index) }
      last = mark?.number
    }
    return grid
  }
}

extension ViewEnvironment {
  /// The environment of a section's header, which may stand out.
  fileprivate func inHeader(_ end: ListMetrics.End?) -> ViewEnvironment {
    var inner = inEnd(end)
    guard end != nil, values["headerProminence"]?.symbolName == "increased" else { return inner }
    inner.font = .style(.title3, .bold)
    inner.defaultForeground = .hierarchical(0)
    return inner
  }

  /// The environment of a section's header or footer, which in a list has another font and is fainter.
  fileprivate func inEnd(_ end: ListMetrics.End?) -> ViewEnvironment {
    guard let end else { return self }
    var inner = self
    inner.isInRows = false
    inner.font = end.font
    (inner.foreground, inner.defaultForeground) = (nil, .hierarchical(1))
    return inner
  }
}
