internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Scenes, and containers that leave their content as it is.
extension Catalog {
  static let systemContainers: [CatalogEntry] =
    [
      scene("WindowGroup"), scene("Window"), sceneBesideWindows("Settings"), sceneBesideWindows("MenuBarExtra"),
      CatalogEntry(
        .view, "ScrollViewReader", "Lays out its content; its proxy scrolls when the view appears or changes.",
        [.labelled("content", .builder([.named("ScrollViewProxy")]))]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content") else { return call.view(.empty) }
        let proxy = Value.symbol(type: "ScrollViewProxy", name: "")
        let views = try call.evaluator.views(from: content, [proxy], call.source)
        let change = ViewModification.environment(.change { $0.mayBeScrolled = true })
        let site = CallSite(name: "", source: call.source)
        return call.view(.group(views.map { ViewValue(.modified($0, change), site: site) }))
      },
      CatalogEntry(
        .view, "MapReader", "Lays out its content.", [.labelled("content", .builder([.any]))]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content") else { return call.view(.empty) }
        let proxy = Value.symbol(type: "MapProxy", name: "")
        return call.view(.group(try call.evaluator.views(from: content, [proxy], call.source)))
      },
      .opaque("MapProxy", "What converts places of a map."),
    ]

  private static func sceneBesideWindows(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .view, name, "A scene of a Mac app beside its windows, which a preview cannot have; it is not laid out.",
      [.anything { _ throws(Diagnostics) in .view(ViewValue(.empty, site: CallSite(name: name, source: .none))) }])
  }

  /// A scene of an app.
  private static func scene(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .view, name, "A scene of an app, which a preview cannot have; lays out its content.",
      [
        .anything { call throws(Diagnostics) in call.view(.group(try call.givenViews("content"))) }
      ])
  }
}
