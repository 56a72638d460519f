internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers by which views describe the navigation bar above them.
extension Catalog {
  static let navigationBars: [CatalogEntry] =
    titles + visibilities + oldForms + searching
    + constants("NavigationBarItem.TitleDisplayMode", ["automatic", "inline", "large"])
    + constants("ToolbarTitleDisplayMode", ["automatic", "inline", "large", "inlineLarge"])
    + constants(
      "ToolbarPlacement", ["automatic", "bottomBar", "bottomOrnament", "navigationBar", "tabBar", "windowToolbar"])
    + constants(
      "SearchFieldPlacement", ["automatic", "sidebar", "toolbar", "toolbarPrincipal"])
    + constants("SearchFieldPlacement.NavigationBarDrawerDisplayMode", ["automatic", "always"])

  // MARK: Titles

  private static let titles: [CatalogEntry] = [
    bar("navigationTitle", "The title of the navigation bar.", [title]) {
      call throws(Diagnostics) in try titleChange(call)
    },
    bar(
      "navigationBarTitle", "The title of the navigation bar.",
      [
        title,
        .labelled("displayMode", .named("NavigationBarItem.TitleDisplayMode"), default: ".automatic"),
      ]
    ) { call throws(Diagnostics) in
      let (mode, change) = (call.symbol("displayMode"), try titleChange(call))
      return { bar in
        change(bar)
        if let mode { bar.set(titleMode: mode) }
      }
    },
    bar(
      "navigationBarTitleDisplayMode", "How large the navigation bar's title is.",
      [.unlabelled("mode", .named("NavigationBarItem.TitleDisplayMode"))]
    ) { call throws(Diagnostics) in modeChange(call) },
    bar(
      "toolbarTitleDisplayMode", "How large the navigation bar's title is.",
      [.unlabelled("mode", .named("ToolbarTitleDisplayMode"))]
    ) { call throws(Diagnostics) in modeChange(call) },
  ]

  /// Words, a `Text` or a binding of a text.
  private static var title: ParameterDeclaration {
    .unlabelled("title", .oneOf([.named("LocalizedStringKey"), .any]))
  }

  private static func titleChange(_ call: Invocation) throws(Diagnostics) -> BarChange {
    guard let given = call.value("title") else { return { _ in } }
    let value = try call.held(given)
    let title = call.evaluator.view(from: value, call.source) ?? text(call.evaluator.text(value), call)
    return { $0.set(title: title) }
  }

  private static func modeChange(_ call: Invocation) -> BarChange {
    let mode = call.symbol("mode") ?? "automatic"
    return { if mode != "automatic" { $0.set(titleMode: mode) } }
  }

  // MARK: Visibility

  private static let visibilities: [CatalogEntry] = [
    bar("navigationBarHidden", "Whether the navigation bar is hidden.", [.unlabelled("hidden", .bool)]) {
      call throws(Diagnostics) in
      let isHidden = call.bool("hidden") ?? false
      return { $0.isHidden = isHidden }
    },
    CatalogEntry(
      .modifier(on: "View"), "toolbarVisibility", "Whether a bar shows.", visibilityParameters
    ) { call throws(Diagnostics) in visibilityChange(call) },
  ]

  static var visibilityParameters: [ParameterDeclaration] {
    let bars = ParameterDeclaration(
      label: "for", name: "for", type: .named("ToolbarPlacement"), defaultText: ".automatic", documentation: "",
      isVariadic: true)
    return [.unlabelled("visibility", .named("Visibility")), bars]
  }

  /// Hides or shows the bars that are named; the navigation bar where none is.
  static func visibilityChange(_ call: Invocation) -> Value {
    let names = call.all("for").compactMap { $0.symbolName }
    let isHidden = call.symbol("visibility") == "hidden"
    let hidesTabs = names.contains("tabBar")
    let hidesNavigation =
      names.isEmpty || names.contains { ["navigationBar", "windowToolbar", "automatic"].contains($0) }
    return call.modified(
      .environment(
        .change { environment in
          if hidesNavigation { environment.bars.navigationBar?.isHidden = isHidden }
          if hidesTabs { environment.bars.tabBar?.isHidden = isHidden }
        }))
  }

  // MARK: Search

  private static let searching: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "searchable", "Adds a search field to the bar, or at the bottom of a phone's screen.",
      [
        .labelled("text", .any), .labelled("tokens", .any, default: "none"),
        .labelled("editableTokens", .any, default: "none"), .labelled("suggestedTokens", .any, default: "none"),
        .labelled("isPresented", .any, default: "none"),
        .labelled("placement", .named("SearchFieldPlacement"), default: ".automatic"),
        .labelled("prompt", .any, default: "\"Search\""),
        .labelled("suggestions", .function([], .any), default: "none", "Shown while one searches."),
        .labelled("token", .function([.any], .any), default: "none"),
      ]
    ) { call throws(Diagnostics) in
      var prompt = "Search"
      if let given = call.value("prompt") { prompt = call.evaluator.text(given) }
      let (placement, shown, source) = (call.symbol("placement") ?? "automatic", prompt, call.source)
      return call.modified(
        .environment(
          .change { environment in
            let inBar =
              environment.bars.tabBar != nil || environment.horizontalSizeClass == .regular
              || placement == "navigationBarDrawer"
            environment.bars.navigationBar?.setSearch(prompt: shown, inBar: inBar, source)
          }))
    },
    CatalogEntry(
      .staticMember(of: "SearchFieldPlacement"), "navigationBarDrawer", "Below the title.",
      [
        .labelled(
          "displayMode", .named("SearchFieldPlacement.NavigationBarDrawerDisplayMode"), default: ".automatic")
      ]
    ) { _ throws(Diagnostics) in .symbol(type: "SearchFieldPlacement", name: "navigationBarDrawer") },
  ]

  // MARK: Older forms

  private static let oldForms: [CatalogEntry] = [
    bar(
      "navigationBarItems", "The buttons of the navigation bar.",
      [.labelled("leading", .view, default: "none"), .labelled("trailing", .view, default: "none")]
    ) { call throws(Diagnostics) in
      let items = [("leading", "topBarLeading"), ("trailing", "topBarTrailing")].compactMap { name, placement in
        call.viewArgument(name).map { NavigationBarContent.Item(placement: placement, views: [$0]) }
      }
      return { bar in for item in items { bar.add(item, from: call.source) } }
    }
  ]

  // MARK: -

  typealias BarChange = (NavigationBarContent) -> Void

  private static func bar(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    _ change: @escaping @Sendable (Invocation) throws(Diagnostics) -> BarChange
  ) -> CatalogEntry {
    CatalogEntry(.modifier(on: "View"), name, documentation, parameters) { call throws(Diagnostics) in
      let change = try change(call)
      return call.modified(
        .environment(.change { environment in if let bar = environment.bars.navigationBar { change(bar) } }))
    }
  }
}
