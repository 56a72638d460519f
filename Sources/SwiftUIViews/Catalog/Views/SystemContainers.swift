internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Containers that lay their content out between bars and insets of the system's own, which are left out.
extension Catalog {
  static let systemContainers: [CatalogEntry] =
    [
      list,
      scene("WindowGroup"), scene("Window"),
      CatalogEntry(
        .view, "Settings", "A scene that is not laid out.",
        [
          .anything { _ throws(Diagnostics) in
            .view(ViewValue(.empty, site: CallSite(name: "Settings", source: .none)))
          }
        ]),
      CatalogEntry(.view, "Form", listText, [.labelled("content", .content)]) { call throws(Diagnostics) in
        rows(call, try call.views("content"))
      },
      CatalogEntry(
        .view, "ScrollViewReader", "Lays out its content; its proxy scrolls when the view appears or changes.",
        [.labelled("content", .builder([.named("ScrollViewProxy")]))]
      ) { call throws(Diagnostics) in
        guard let content = call.closure("content") else { return call.view(.empty) }
        let proxy = Value.symbol(type: "ScrollViewProxy", name: "")
        return call.view(.group(try call.evaluator.views(from: content, [proxy], call.source)))
      },
    ]

  /// A scene of an app.
  private static func scene(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .view, name, "Lays out its content.",
      [
        .anything { call throws(Diagnostics) in call.view(.group(try call.givenViews("content"))) }
      ])
  }

  private static var listText: String {
    "Stacks its rows in all the room it is proposed; their insets, least heights and separators are left out."
  }

  private static let list = CatalogEntry(
    .view, "List", listText,
    [
      Overload([.labelled("selection", .any, default: "none"), .labelled("content", .content)]) {
        call throws(Diagnostics) in rows(call, try call.views("content"))
      },
      Overload([
        .unlabelled("data", .any), .labelled("id", .any, default: "\\.id"),
        .labelled("selection", .any, default: "none"), .labelled("rowContent", .builder([.any])),
      ]) { call throws(Diagnostics) in
        guard let views = try forEach(call, content: "rowContent").view else { return .void }
        return rows(call, [views])
      },
      Overload([
        .unlabelled("data", .any), .labelled("id", .any, default: "\\.id"), children,
        .labelled("selection", .any, default: "none"), .labelled("rowContent", .builder([.any])),
      ]) { call throws(Diagnostics) in rows(call, try outline(call, content: "rowContent")) },
    ])

  static func rows(_ call: Invocation, _ views: [ViewValue]) -> Value {
    call.evaluator.warn(
      .assumedSize(
        of: "\(call.entry.name)'s rows",
        standIn:
          "their content, one below the other, without insets, least height, separators and the places of headers",
        call.source))
    return call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        var inner = environment
        inner.isInRows = true
        let rule = StackRule(axis: .vertical, alignment: .leading, spacing: 0)
        let info = NodeInfo(name: "rows", arguments: "stand-in", source: site.source)
        let stack = try builder.add(.lazyStack(rule), try builder.nodes(of: views, in: inner), info)
        try builder.checkCount(site.source)
        let scrolling = ScrollViewRule(
          horizontal: false, vertical: true, margins: .zero, initialAnchor: .topLeading, alignmentAnchor: .topLeading)
        return [builder.tree.addScrollView(scrolling, content: stack, info: site.info())]
      })
  }
}
