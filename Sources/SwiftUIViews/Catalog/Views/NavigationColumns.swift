internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Navigation in columns: where the width is compact there is one, else they stand beside each other.
///
/// Source: Apple's documentation of `NavigationSplitView`, `preferredCompactColumn` and `NavigationViewStyle`.
extension Catalog {
  static let navigationColumns: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "NavigationSplitView",
        "One column where the width is compact, the sidebar unless another is preferred; elsewhere the columns, which "
          + "share the width equally. The bars are left out.",
        [
          .labelled("columnVisibility", .binding(.named("NavigationSplitViewVisibility")), default: "none"),
          .labelled("preferredCompactColumn", .binding(.named("NavigationSplitViewColumn")), default: "none"),
          .labelled("sidebar", .content), .labelled("content", .content, default: "none"),
          .labelled("detail", .content, default: "none"),
        ]
      ) { call throws(Diagnostics) in try split(call) },
      CatalogEntry(
        .view, "NavigationView",
        "Its first view where the width is compact or the style is a stack; elsewhere each view is a column. The bars "
          + "are left out.",
        [.labelled("content", .content)]
      ) { call throws(Diagnostics) in
        call.evaluator.warn(.notDrawn("the navigation bar, and the room it takes,", call.source))
        let views = try call.views("content")
        return columns(call, first(of: views), all: leafColumns(of: views), isStack: { isStack($0) })
      },
    ]
    + constants("NavigationSplitViewVisibility", ["automatic", "all", "doubleColumn", "detailOnly"])
    + constants("NavigationSplitViewColumn", ["sidebar", "content", "detail"])

  private static func split(_ call: Invocation) throws(Diagnostics) -> Value {
    call.evaluator.warn(.notDrawn("the navigation bar, and the room it takes,", call.source))
    var names = ["sidebar", "content", "detail"]
    if !call.isGiven("content") { names.remove(at: 1) }
    let preferred = try held(call, "preferredCompactColumn")
    let visibility = try held(call, "columnVisibility")
    let one = preferred.flatMap { names.contains($0) ? $0 : nil } ?? "sidebar"
    let shown = visibility == "detailOnly" ? ["detail"] : visibility == "doubleColumn" ? names.suffix(2) : names[...]
    var columns: [[ViewValue]] = []
    for name in shown { columns.append(try call.views(name)) }
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
    _ call: Invocation, _ one: [ViewValue], all: [[ViewValue]], isStack: @escaping (ViewEnvironment) -> Bool
  ) -> Value {
    call.view(
      .made { (builder, _, environment) throws(Diagnostics) -> [NodeID] in
        if all.isEmpty || environment.horizontalSizeClass != .regular || isStack(environment) {
          return try builder.nodes(of: [filling(call, one)], in: environment)
        }
        if all.count > 1 {
          builder.evaluator.warn(
            .assumedSize(
              of: "\(call.entry.name)'s columns", standIn: "columns that share the width equally", call.source))
        }
        let columns = all.map { filling(call, $0) }
        let stack = ViewValue(.stack(StackRule(axis: .horizontal, spacing: 0), columns), site: call.site)
        return try builder.nodes(of: stack, in: environment)
      })
  }

  /// The views in the middle of all the room.
  static func filling(_ call: Invocation, _ views: [ViewValue]) -> ViewValue {
    let rule = FlexibleFrameRule(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    let content = ViewValue(.zStack(.center, views), site: CallSite(name: call.entry.name, source: call.source))
    return ViewValue(.modified(content, .rule(.flexibleFrame(rule))), site: call.site)
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
    case .group(let members) where first.site.name != "Tab": return Catalog.first(of: members)
    case .identified(let id, let members):
      return [ViewValue(.identified(id, Catalog.first(of: members)), site: first.site)]
    default: return [first]
    }
  }
}
