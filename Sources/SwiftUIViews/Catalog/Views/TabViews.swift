internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TabView` and its tabs.
extension Catalog {
  static let tabViews: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "TabView",
        "Its selected tab in all the room it is proposed, with a tab bar, or with dots where its style is page.",
        [
          .labelled(
            "selection", .binding(.any), default: "none",
            "The tag of the tab that shows; without one the first shows."),
          .labelled("content", .content),
        ]
      ) { call throws(Diagnostics) in
        let pages = TaggedView.all(in: try call.views("content"), of: .tabView)
        let selected = try selected(call, pages)
        return call.view(
          .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
            [try builder.tabView(pages, selected: selected, site, in: environment)]
          })
      },
      CatalogEntry(
        .view, "Tab", "A tab: its content, and what the tab bar shows for it.",
        [.anything { call throws(Diagnostics) in try tab(call) }]),
      CatalogEntry(
        .view, "TabSection", "Several tabs.",
        [.anything { call throws(Diagnostics) in call.view(.group(try call.givenViews("content"))) }]),
      CatalogEntry(
        .modifier(on: "View"), "tabItem", "What the tab bar shows for the view.", [.unlabelled("label", .content)]
      ) { call throws(Diagnostics) in
        call.modified(.tabItem(try call.views("label")))
      },
    ] + constants("PageTabViewStyle.IndexDisplayMode", ["automatic", "always", "never"])
    + constants("TabRole", ["search", "prominent"])

  /// `Tab("Title", systemImage: "star", value: 1) { … }`; a tab without a title or label is the one for searching.
  private static func tab(_ call: Invocation) throws(Diagnostics) -> Value {
    let content = ViewValue(.group(try call.givenViews("content")), site: call.site)
    var label: [ViewValue] = []
    if call.given("label") != nil {
      label = try call.givenViews("label")
    } else {
      let parts = ViewParts(source: call.source, owner: "tab")
      var (title, symbol) = ("Search", "magnifyingglass")
      if let given = call.given(nil as String?), given.view == nil {
        title = call.evaluator.text(given)
        symbol = call.given("systemImage").map { call.evaluator.text($0) } ?? ""
      }
      if !symbol.isEmpty { label.append(parts.symbol(symbol)) }
      label.append(parts.text(title))
    }
    let isApart = call.given("role").map { $0.symbolName == "search" || $0.symbolName == "prominent" } ?? false
    let item = ViewValue(.modified(content, .tabItem(label, isApart: isApart)), site: call.site)
    guard let value = call.given("value") else { return .view(item) }
    return .view(ViewValue(.modified(item, .tag(value)), site: call.site))
  }

  /// The index of the page whose tag is selected; the first where there is none.
  private static func selected(_ call: Invocation, _ pages: [TaggedView]) throws(Diagnostics) -> Int {
    guard let selection = call.value("selection") else { return 0 }
    let wanted = try call.held(selection)
    return pages.firstIndex { $0.isChosen(by: wanted, call.evaluator) } ?? 0
  }
}
