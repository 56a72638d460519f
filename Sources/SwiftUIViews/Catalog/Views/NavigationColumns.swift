internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Navigation in columns: a single one if the width is compact, else several side by side.
///
/// Source: Apple's documentation of `NavigationSplitView`, `preferredCompactColumn` and `NavigationViewStyle`.
extension Catalog {
  static let navigationColumns: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "NavigationSplitView",
        "One column in a navigation stack where the width is compact, the sidebar unless another is preferred; on macOS "
          + "a sidebar beside the detail. Elsewhere the last column has what the others leave.",
        [
          .labelled("columnVisibility", .binding(.named("NavigationSplitViewVisibility")), default: "none"),
          .labelled("preferredCompactColumn", .binding(.named("NavigationSplitViewColumn")), default: "none"),
          .labelled("sidebar", .content), .labelled("content", .content, default: "none"),
          .labelled("detail", .content, default: "none"),
        ]
      ) { call throws(Diagnostics) in try split(call) },
      CatalogEntry(
        .view, "NavigationView",
        "Its first view in a navigation stack where the width is compact or the style is a stack; elsewhere each view "
          + "is a column.",
        [.labelled("content", .content)]
      ) { call throws(Diagnostics) in
        let views = try call.views("content")
        let columns = leafColumns(of: views).enumerated().map {
          NavigationColumn(isSidebar: $0.offset == 0, $0.element)
        }
        return Catalog.columns(call, first(of: views), all: columns, isStack: { isStack($0) })
      },
      CatalogEntry(
        .modifier(on: "View"), "navigationSplitViewColumnWidth", "How wide a split view's column is.",
        [
          Overload([.unlabelled("width", .cgFloat)]) { call throws(Diagnostics) in columnWidth(call, "width") },
          Overload([
            .labelled("min", .optional(.cgFloat), default: "nil"), .labelled("ideal", .cgFloat),
            .labelled("max", .optional(.cgFloat), default: "nil"),
          ]) { call throws(Diagnostics) in columnWidth(call, "ideal") },
        ]),
    ]
    + constants("NavigationSplitViewVisibility", ["automatic", "all", "doubleColumn", "detailOnly"])
    + constants("NavigationSplitViewColumn", ["sidebar", "content", "detail"])

  private static func columnWidth(_ call: Invocation, _ name: String) -> Value {
    let width = call.length(name)
    return call.modified(.environment(.change { $0.bars.column?.width = width }))
  }

  private static func split(_ call: Invocation) throws(Diagnostics) -> Value {
    var names = ["sidebar", "content", "detail"]
    if !call.isGiven("content") { names.remove(at: 1) }
    let preferred = try held(call, "preferredCompactColumn")
    let visibility = try held(call, "columnVisibility")
    let one = preferred.flatMap { names.contains($0) ? $0 : nil } ?? "sidebar"
    let shown = visibility == "detailOnly" ? ["detail"] : visibility == "doubleColumn" ? names.suffix(2) : names[...]
    var columns: [NavigationColumn] = []
    for name in shown { columns.append(NavigationColumn(isSidebar: name == "sidebar", try call.views(name))) }
    return Catalog.columns(call, try call.views(one), all: columns, isStack: { _ in false })
  }

  /// The name of the constant that a binding holds.
  private static func held(_ call: Invocation, _ name: String) throws(Diagnostics) -> String? {
    guard let value = call.value(name) else { return nil }
    return try call.held(value).symbolName
  }

  private static func isStack(_ environment: ViewEnvironment) -> Bool {
    environment.styles["NavigationViewStyle"]?.symbolName == "stack"
  }

  private static func columns(
    _ call: Invocation, _ one: [ViewValue], all: [NavigationColumn], isStack: @escaping (ViewEnvironment) -> Bool
  ) -> Value {
    call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        if all.isEmpty || environment.horizontalSizeClass != .regular || isStack(environment) {
          return [try builder.navigationStack(one, site, in: environment)]
        }
        if environment.platform == .macOS { return [try builder.macColumns(all, site, in: environment)] }
        let columns = try iPadColumns(call, all, builder, environment)
        return [try builder.add(.stack(StackRule(axis: .horizontal, spacing: 0)), columns, site.info())]
      })
  }

  /// Columns next to each other on an iPad: one that asks for a width has it, the last has the rest, and any other is
  /// as wide as UIKit's master column was, which is a guess.
  private static func iPadColumns(
    _ call: Invocation, _ columns: [NavigationColumn], _ builder: TreeBuilder, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    var nodes: [NodeID] = []
    var isKnown = true
    for (index, column) in columns.enumerated() {
      let said = ColumnContent()
      var inner = environment
      inner.bars.column = said
      let node = try builder.navigationStack(column.views, CallSite(name: "column", source: call.source), in: inner)
      let isLast = index == columns.count - 1
      isKnown = isKnown && (said.width != nil || isLast)
      if said.width == nil, isLast {
        nodes.append(node)
        continue
      }
      let frame = FlexibleFrameRule(minWidth: said.width, maxWidth: said.width ?? BarMetrics.iPadColumnWidth)
      let info = NodeInfo.part(name: "frame", arguments: "column", source: call.source)
      nodes.append(try builder.add(.flexibleFrame(frame), [node], info))
    }
    if !isKnown, columns.count > 1 {
      builder.evaluator.warn(
        .assumedSize(
          of: "\(call.entry.name)'s columns", standIn: "columns of 320 points, and the rest for the last", call.source))
    }
    return nodes
  }

  /// The views of a `NavigationView` one by one: each is a column.
  private static func leafColumns(of views: [ViewValue]) -> [[ViewValue]] {
    var columns: [[ViewValue]] = []
    for view in views {
      if case .group(let members) = view.content {
        columns += leafColumns(of: members)
      } else {
        columns.append([view])
      }
    }
    return columns
  }

  /// The first view, also when it is a group's or a ForEach's.
  static func first(of views: [ViewValue]) -> [ViewValue] {
    guard let first = views.first else { return [] }
    switch first.content {
    case .group(let members): return Catalog.first(of: members)
    case .identified(let id, let members):
      return [ViewValue(.identified(id, Catalog.first(of: members)), site: first.site)]
    default: return [first]
    }
  }
}
