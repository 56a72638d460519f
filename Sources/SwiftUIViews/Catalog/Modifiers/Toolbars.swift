internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `toolbar` and the items in it.
extension Catalog {
  static let toolbars: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "toolbar",
        "Adds items to the bars of the navigation stack around, on macOS to the window's, or hides a bar.",
        [
          Overload(visibilityParameters) { call throws(Diagnostics) in visibilityChange(call) },
          Overload([.labelled("removing", .optional(.named("ToolbarDefaultItemKind")))]) { call throws(Diagnostics) in
            guard call.symbol("removing") == "title" else { return call.modified(.nothing) }
            return call.modified(.environment(.change { $0.bars.navigationBar?.hasTitle = false }))
          },
          Overload([.labelled("id", .string, default: "none"), .labelled("content", .content)]) {
            call throws(Diagnostics) in try itemChange(call)
          },
        ]),
      item("ToolbarItem", "An item of a toolbar."),
      CatalogEntry(
        .view, "ToolbarTitleMenu", "The menu behind a toolbar's title, which is closed.",
        [.labelled("content", .content, default: "none")]
      ) { call throws(Diagnostics) in call.view(.empty) },
      CatalogEntry(
        .view, "ToolbarOverflowMenu", "The menu of what does not stand in the bar, which is closed.",
        [.labelled("content", .content)]
      ) { call throws(Diagnostics) in
        let placement = Value.symbol(type: "ToolbarItemPlacement", name: NavigationBarContent.overflow[0])
        return .view(ViewValue(.modified(ViewValue(.empty, site: call.site), .tag(placement)), site: call.site))
      },
      item("ToolbarItemGroup", "Several items of a toolbar, on one glass."),
      CatalogEntry(
        .view, "ToolbarSpacer", "A gap between a toolbar's items.",
        [
          .unlabelled("sizing", .named("SpacerSizing"), default: ".flexible"),
          .labelled("placement", .named("ToolbarItemPlacement"), default: ".automatic"),
        ]
      ) { call throws(Diagnostics) in
        let spacer = ViewValue(.spacer(minLength: call.symbol("sizing") == "fixed" ? 0 : nil), site: call.site)
        return placed(spacer, call)
      },
    ] + constants("ToolbarItemPlacement", placements)
    + constants("ToolbarDefaultItemKind", ["sidebarToggle", "title", "search"])
    + constants("SpacerSizing", ["fixed", "flexible"])

  private static let placements =
    NavigationBarContent.leading + NavigationBarContent.trailing + NavigationBarContent.overflow
    + NavigationBarContent.middle + NavigationBarContent.bottom + [
      "bottomOrnament", "keyboard", "largeSubtitle", "largeTitle", "subtitle",
    ]

  private static func item(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [
        .labelled("id", .string, default: "none"),
        .labelled("placement", .named("ToolbarItemPlacement"), default: ".automatic"),
        .labelled("showsByDefault", .bool, default: "true"), .labelled("content", .content),
        .labelled("label", .content, default: "none"),
      ]
    ) { call throws(Diagnostics) in
      placed(ViewValue(.group(try call.views("content")), site: call.site), call)
    }
  }

  /// A view at the place in the bar that a call names.
  private static func placed(_ view: ViewValue, _ call: Invocation) -> Value {
    let placement = Value.symbol(type: "ToolbarItemPlacement", name: call.symbol("placement") ?? "automatic")
    return .view(ViewValue(.modified(view, .tag(placement)), site: call.site))
  }

  /// A toolbar whose content cannot be evaluated leaves the page as it is.
  private static func itemChange(_ call: Invocation) throws(Diagnostics) -> Value {
    let views = try call.evaluator.trying { () throws(Diagnostics) in
      try call.views("content")
    } failed: { reason in
      call.evaluator.warn(.notDrawn("what the toolbar shows", as: reason, call.source))
    }
    guard let views else { return call.modified(.nothing) }
    return call.modified(
      .environment(
        EnvironmentChange { (environment, evaluator) throws(Diagnostics) in
          guard let bar = environment.bars.navigationBar else { return }
          if bar.isMade { evaluator.warn(.notDrawn("what the toolbar shows", call.source)) }
          for item in try toolbarItems(of: views, evaluator, environment) { bar.add(item, from: call.source) }
        }))
  }

  /// The items that views stand for; any other view is an item by itself.
  private static func toolbarItems(
    of views: [ViewValue], _ evaluator: Evaluator, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> [NavigationBarContent.Item] {
    var items: [NavigationBarContent.Item] = []
    for view in views {
      if let item = item(from: view) {
        items.append(item)
        continue
      }
      switch view.content {
      case .empty: continue
      case .group(let members): items += try toolbarItems(of: members, evaluator, environment)
      case .identified(_, let members): items += try toolbarItems(of: members, evaluator, environment)
      case .instance(let structure) where structure.type.isToolbarContent:
        let body = try evaluator.body(of: structure, in: environment, view.site.source)
        items += try toolbarItems(of: body, evaluator, environment)
      default: items.append(NavigationBarContent.Item(placement: "automatic", views: [view]))
      }
    }
    return items
  }

  /// The item that `ToolbarItem` and its like make, with the modifiers around it; `nil` for any other view.
  private static func item(from view: ViewValue) -> NavigationBarContent.Item? {
    guard case .modified(let base, let modification) = view.content else { return nil }
    if case .tag(.symbol("ToolbarItemPlacement", let placement)) = modification { return item(at: placement, base) }
    var item = item(from: base)
    switch view.site.name {
    case "sharedBackgroundVisibility" where view.site.arguments.hasSuffix("hidden"): item?.hasGlass = false
    case "contentMarginsRemoved": item?.hasMargins = false
    default: break
    }
    return item
  }

  private static func item(at placement: String, _ content: ViewValue) -> NavigationBarContent.Item {
    guard case .spacer(let minLength) = content.content else {
      return NavigationBarContent.Item(placement: placement, views: members(of: content))
    }
    return NavigationBarContent.Item(placement: placement, views: [], spacer: minLength == nil ? .flexible : .fixed)
  }

  /// The views of an item one by one.
  private static func members(of view: ViewValue) -> [ViewValue] {
    guard case .group(let views) = view.content else { return [view] }
    return views
  }
}
