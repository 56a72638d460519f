internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `TabView` and its tabs.
extension Catalog {
  static let tabViews: [CatalogEntry] = [
    CatalogEntry(
      .view, "TabView", "Lays out the selected tab in all the room it is proposed; the tab bar is left out.",
      [
        .labelled(
          "selection", .binding(.any), default: "none", "The tag of the tab that shows; without one the first shows."),
        .labelled("content", .content),
      ]
    ) { call throws(Diagnostics) in
      call.evaluator.warn(.notDrawn("the tab bar, the room it takes, and every other tab", call.source))
      let pages = TabPage.pages(of: try call.views("content"))
      return .view(filling(call, try selected(call, pages).map { [$0.view] } ?? []))
    },
    CatalogEntry(
      .view, "Tab", "A tab's content.",
      [
        .anything { call throws(Diagnostics) in
          let content = ViewValue(.group(try call.givenViews("content")), site: call.site)
          guard let value = call.given("value") else { return .view(content) }
          return .view(ViewValue(.modified(content, .tag(value)), site: call.site))
        }
      ]),
    CatalogEntry(
      .view, "TabSection", "Several tabs.",
      [.anything { call throws(Diagnostics) in call.view(.group(try call.givenViews("content"))) }]),
  ]

  /// The page whose tag is selected; the first where there is none.
  private static func selected(_ call: Invocation, _ pages: [TabPage]) throws(Diagnostics) -> TabPage? {
    guard let selection = call.value("selection") else { return pages.first }
    let (evaluator, wanted) = (call.evaluator, try call.held(selection))
    return pages.first { page in
      if let tag = page.tag { return evaluator.equal(tag, wanted) }
      return page.id.map { $0 == evaluator.text(wanted) } ?? false
    } ?? pages.first
  }
}

/// One of a tab view's tabs.
private struct TabPage {
  var view: ViewValue
  /// What `tag` or `Tab(value:)` identifies it by.
  var tag: Value?
  /// What `ForEach` identifies it by, as text.
  var id: String?

  /// The tabs that views stand for, each with the modifiers around it.
  static func pages(of views: [ViewValue]) -> [TabPage] {
    var pages: [TabPage] = []
    for view in views { pages += TabPage.pages(of: view) }
    return pages
  }

  private static func pages(of view: ViewValue) -> [TabPage] {
    switch view.content {
    case .empty: return []
    case .group(let members) where view.site.name != "Tab": return pages(of: members)
    case .identified(let id, let members):
      return pages(of: members).map { page in
        TabPage(view: ViewValue(.identified(id, [page.view]), site: view.site), tag: page.tag, id: page.id ?? id)
      }
    case .modified(let base, let modification):
      return pages(of: base).map { page in
        var tag = page.tag
        if case .tag(let value) = modification { tag = value }
        let modified = ViewValue(.modified(page.view, modification), site: view.site)
        return TabPage(view: modified, tag: tag, id: page.id)
      }
    default: return [TabPage(view: view)]
    }
  }
}
