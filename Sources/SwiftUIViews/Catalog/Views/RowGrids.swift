internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A `GridRow` that cells belong to.
struct GridRowMark {
  /// Identifies the row in its tree.
  var number: Int
  var alignment: Guide?
  var site: CallSite
}

/// `Grid`, `GridRow` and the modifiers of cells.
extension Catalog {
  static let rowGrids: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Grid", "Rows of cells in common columns.",
        [
          .labelled("alignment", .named("Alignment"), default: ".center", "Where a view sits in its cell."),
          .labelled("horizontalSpacing", .optional(.cgFloat), default: "nil", "The gap between columns."),
          .labelled("verticalSpacing", .optional(.cgFloat), default: "nil", "The gap between rows."),
          .labelled("content", .content, "The rows; another view is a row of its own over all columns."),
        ]
      ) { call throws(Diagnostics) in
        call.view(gridContent(gridRule(call), try call.views("content")))
      },
      CatalogEntry(
        .view, "GridRow", "The cells of one row of a Grid; elsewhere only its views.",
        [
          .labelled(
            "alignment", .optional(.named("VerticalAlignment")), default: "nil", "nil is the grid's alignment."),
          .labelled("content", .content, "The cells."),
        ]
      ) { call throws(Diagnostics) in
        let alignment = call.guide("alignment")
        let cells = try call.views("content")
        return call.view(
          .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
            let nodes = try builder.nodes(of: cells, in: environment)
            let mark = GridRowMark(number: builder.tree.nodeCount, alignment: alignment, site: site)
            for node in nodes { builder.rows[node] = mark }
            return nodes
          })
      },
      cell("gridCellColumns", [.unlabelled("count", .int, "How many columns.")]) { call, traits in
        traits.columns = max(1, call.count("count") ?? 1)
      },
      cell("gridCellAnchor", [.unlabelled("anchor", .named("UnitPoint"), "A point of the cell and of the view.")]) {
        call, traits in
        if case .unitPoint(let point)? = call.value("anchor")?.swiftUI { traits.anchor = point }
      },
      cell("gridColumnAlignment", [.unlabelled("guide", .named("HorizontalAlignment"), "For the whole column.")]) {
        call, traits in traits.columnAlignment = call.guide("guide")
      },
      cell("gridCellUnsizedAxes", [.unlabelled("axes", .named("Axis.Set"), "Where the cell asks for no room.")]) {
        call, traits in
        guard case .axes(let horizontal, let vertical)? = call.value("axes")?.swiftUI else { return }
        traits.unsizedHorizontally = horizontal
        traits.unsizedVertically = vertical
      },
    ]

  static func gridRule(_ call: Invocation) -> GridRule {
    GridRule(
      alignment: call.alignment("alignment") ?? .center, horizontalSpacing: call.distance("horizontalSpacing"),
      verticalSpacing: call.distance("verticalSpacing"))
  }

  static func gridContent(_ rule: GridRule, _ views: [ViewValue]) -> ViewContent {
    .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
      [try builder.grid(rule, views, site, environment)]
    }
  }

  private static func cell(
    _ name: String, _ parameters: [ParameterDeclaration],
    _ change: @escaping @Sendable (Invocation, inout GridCellTraits) -> Void
  ) -> CatalogEntry {
    CatalogEntry(.modifier(on: "View"), name, "Sets a trait of the cell for the grid.", parameters) {
      call throws(Diagnostics) in
      var traits = GridCellTraits()
      change(call, &traits)
      let cell = traits
      return call.modified(
        .made { (builder, node, site, _) throws(Diagnostics) -> NodeID in
          builder.tree.addGridCell(cell, child: node, info: site.info())
        })
    }
  }
}

extension TreeBuilder {
  /// A grid whose neighbouring cells of one `GridRow` form a row again.
  fileprivate func grid(
    _ rule: GridRule, _ content: [ViewValue], _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    var children: [NodeID] = []
    var cells: [NodeID] = []
    var open: GridRowMark?
    let nodes = try nodes(of: content, in: environment)
    for node in nodes {
      let mark = rows[node]
      rows[node] = nil
      if let row = open, row.number != mark?.number {
        children.append(try add(.gridRow(row.alignment), cells, row.site.info()))
        cells = []
      }
      open = mark
      if mark == nil { children.append(node) } else { cells.append(node) }
    }
    if let row = open { children.append(try add(.gridRow(row.alignment), cells, row.site.info())) }
    try checkCount(site.source)
    return tree.addGrid(rule, children: children, info: site.info())
  }
}
