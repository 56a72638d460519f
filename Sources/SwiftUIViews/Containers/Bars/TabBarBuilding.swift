internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Tab views: the selected tab in all the room that is proposed, and the bar that takes some of it.
extension TreeBuilder {
  func tabView(
    _ pages: [TaggedView], selected: Int, _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let bar = TabBarContent()
    let isPaged = environment.styles["TabViewStyle"]?.symbolName?.hasPrefix("page") ?? false
    var inner = environment
    inner.bars.tabBar = isPaged ? environment.bars.tabBar : bar
    inner.isInRows = false
    let shown = pages.isEmpty ? [] : [pages[selected].view]
    let page = try oneNode(of: shown, in: inner, alignment: .center, site.source)
    let parts = TabBarParts(
      pages: pages, selected: selected, safeArea: environment.bars.safeAreaInsets,
      tint: environment.paint(.tint), parts: ViewParts(source: site.source, owner: "tab bar"))
    let hasTopBar = environment.platform == .iOS && environment.horizontalSizeClass == .regular
    if hasTopBar, !isPaged {
      // The bar shares its room with a navigation bar (WWDC24, "Elevate your tab and sidebar experience in iPadOS").
      let room = tree.hasNavigationBar(page) ? "" : ", and the room it takes,"
      evaluator.warn(.notDrawn("the tab bar" + room, site.source))
    }
    let isBare = pages.isEmpty || bar.isHidden || hasTopBar
    // Where no length is proposed, as in a scroll view, pages have none, and what they show is cut off.
    let ideal = isPaged ? 0.0 : nil
    let frame = FlexibleFrameRule(
      idealWidth: ideal, maxWidth: .infinity, idealHeight: ideal, maxHeight: .infinity)
    var info = NodeInfo.part(name: "frame", arguments: "tab", source: site.source)
    if isPaged { info.appearance = .clip(.rectangle) }
    let content = try add(.flexibleFrame(frame), [page], isBare && !isPaged ? site.info() : info)
    tree.addContainer(content)
    var outer = environment
    outer.font = nil
    outer.isInRows = false
    if isPaged {
      let showsDots = pages.count > 1 && environment.styles["TabViewStyle"]?.symbolName != "page.never"
      if !showsDots { return try add(.neutral, [content], site.info()) }
      let dots = try oneNode(of: [parts.dots], in: outer, alignment: .center, site.source)
      return try add(.secondary(.bottom), [content, dots], site.info())
    }
    if isBare { return content }
    if environment.platform == .macOS {
      if pages.contains(where: { $0.badge != nil }) { evaluator.warn(.notDrawn("the badge of a tab", site.source)) }
      let segments = try oneNode(of: [parts.segments], in: outer, alignment: .center, site.source)
      let rule = SafeAreaInsetRule(edge: .top, spacing: 0)
      let info = NodeInfo.part(name: "safeAreaInset", arguments: "tab bar", source: site.source)
      let inset = try add(.safeAreaInset(rule), [content, segments], info)
      return try boxed(inset, site)
    }
    if environment.bars.safeAreaInsets.bottom > 0 {
      let height = "the recorded bar, as far from the bottom of the screen"
      evaluator.warn(.carriedOver("a tab bar above a home indicator", from: height, site.source))
    }
    let view = try oneNode(of: [parts.bar], in: outer, alignment: .center, site.source)
    return try add(.safeAreaInset(SafeAreaInsetRule(edge: .bottom, spacing: 0)), [content, view], site.info())
  }

  /// The box around a tab's content on macOS, which begins behind the bar.
  private func boxed(_ tabs: NodeID, _ site: CallSite) throws(Diagnostics) -> NodeID {
    var fill = NodeInfo.part(name: "RoundedRectangle", arguments: "tab view", source: site.source)
    fill.appearance = .fill(.roundedRectangle(cornerWidth: 8, cornerHeight: 8), SystemColor.formCard)
    var box = try add(.greedy, [], fill)
    let room = Insets(top: BarMetrics.macTabBoxTop, leading: 0, bottom: 0, trailing: 0)
    box = try add(.padding(room), [box], NodeInfo.part(name: "padding", arguments: "tab view", source: site.source))
    var behind = site.info()
    behind.isBackground = true
    return try add(.secondary(.center), [tabs, box], behind)
  }
}

extension LayoutTree {
  /// Whether there is a navigation bar in a view.
  fileprivate func hasNavigationBar(_ node: NodeID) -> Bool {
    let info = info(of: node)
    return info.isPart && info.arguments == "navigation bar" || children(of: node).contains(where: hasNavigationBar)
  }
}

/// The views of a tab bar, and of the dots below pages.
private struct TabBarParts {
  let pages: [TaggedView]
  let selected: Int
  let safeArea: Insets
  let tint: Paint
  let parts: ViewParts

  /// A capsule over the bottom of the screen, and a circle beside it for a tab that stands apart. The bar takes a fixed height of the screen, so where there is a home
  /// indicator it takes less of the safe area.
  var bar: ViewValue {
    let row = parts.row(items, spacing: -BarMetrics.tabOverlap)
    let tabs = items.isEmpty ? [] : [onGlass(parts.padding(row, Insets(BarMetrics.tabMargin)))]
    let gap = parts.spacer(atLeast: BarMetrics.besideApartTab)
    let capsule = parts.row(tabs + (apart.map { [gap, $0] } ?? []), spacing: 0)
    let (side, below) = (BarMetrics.besideTabCapsule, BarMetrics.belowTabCapsule)
    let placed = parts.padding(capsule, Insets(top: 0, leading: side, bottom: below, trailing: side))
    let wide = parts.frame(placed, maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    let height = max(0, BarMetrics.tabBarHeight - safeArea.bottom)
    return parts.frame(parts.ignoringSafeArea(wide, .bottom), height: height)
  }

  private func onGlass(_ view: ViewValue) -> ViewValue {
    let edge = parts.line(.capsule, SystemColor.glassEdge, width: 0.5)
    return parts.overlay(parts.background(view, parts.shape(.capsule, SystemColor.glass)), edge)
  }

  /// One for each tab, or four and one for all others. A tab that stands apart has the place of one.
  private var items: [ViewValue] {
    let tabs = pages.indices.filter { $0 != apartTab }
    let most = BarMetrics.mostTabs - (apartTab == nil ? 0 : 1)
    let shown = tabs.prefix(tabs.count > most ? most - 1 : tabs.count)
    let items = shown.map { item(views(of: pages[$0]), isSelected: $0 == selected) }
    if shown.count == tabs.count { return items }
    let more = TabItem([parts.symbol("ellipsis"), parts.text("More")], parts).views
    return items + [item(more, isSelected: tabs.dropFirst(shown.count).contains(selected))]
  }

  private func views(of page: TaggedView) -> [ViewValue] {
    var views = TabItem(page.tabItem, parts).views
    if let badge = page.badge, !views.isEmpty { views[0] = badged(views[0], badge) }
    return views
  }

  /// The first tab that stands apart, such as that for searching.
  private var apartTab: Int? { pages.firstIndex { $0.isApart } }

  /// The symbol of that tab on a glass of its own.
  private var apart: ViewValue? {
    guard let apartTab else { return nil }
    let height = BarMetrics.tabCapsuleHeight
    let symbol = Array(views(of: pages[apartTab]).prefix(1))
    let room = parts.frame(parts.group(symbol), width: height, height: height)
    return onGlass(
      parts.environment(room) { [tint] in
        $0.foreground = .paint(apartTab == selected ? tint : SystemColor.primary)
      })
  }

  private func item(_ views: [ViewValue], isSelected: Bool) -> ViewValue {
    let label = parts.column(views, spacing: 1)
    let room = parts.frame(label, maxWidth: BarMetrics.tabWidth)
    let tab = parts.environment(parts.frame(room, height: BarMetrics.tabHeight)) { [tint] in
      $0.font = .size(10, .medium)
      $0.lineLimit = 1
      $0.foreground = .paint(isSelected ? tint : SystemColor.primary)
      $0.values["symbolVariants"] = .symbol(type: "SymbolVariants", name: "fill")
    }
    return isSelected ? parts.background(tab, parts.shape(.capsule, SystemColor.glassSelection)) : tab
  }

  /// A symbol with a number or text at its corner, which does not change the layout.
  private func badged(_ symbol: ViewValue, _ badge: ViewValue) -> ViewValue {
    typealias Metrics = BarMetrics
    let white = Paint(RGBA(red: 1, green: 1, blue: 1))
    let text = parts.fixedSize(parts.styled(badge, .size(Metrics.badgeText), .paint(white)))
    let side = Metrics.besideBadge
    let padded = parts.padding(text, Insets(top: 0, leading: side, bottom: 0, trailing: side))
    let room = parts.frame(padded, minWidth: Metrics.badgeHeight, minHeight: Metrics.badgeHeight)
    let capsule = parts.fixedSize(parts.background(room, parts.shape(.capsule, ControlPaints.red)))
    // It begins at the symbol's middle, so that both can be seen.
    let anchor = parts.frame(capsule, width: 0, height: 0, alignment: .leading)
    return parts.overlay(symbol, parts.offset(anchor, x: Metrics.badgeOffset.x, y: Metrics.badgeOffset.y))
  }

  /// The titles side by side, on macOS.
  var segments: ViewValue {
    var views: [ViewValue] = []
    for (index, page) in pages.enumerated() {
      if index > 0 {
        let line = parts.frame(parts.color(SystemColor.separator), width: BarMetrics.macTabDivider, height: 14)
        views.append(line)
      }
      let title = parts.environment(parts.group(page.tabItem)) {
        $0.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: "titleOnly")
        $0.font = .size(13)
      }
      let side = BarMetrics.macTabRoom / 2
      let segment = parts.frame(
        parts.padding(title, Insets(top: 0, leading: side, bottom: 0, trailing: side)),
        height: BarMetrics.macTabBarHeight)
      let mark = parts.shape(.capsule, SystemColor.glassSelection)
      views.append(index == selected ? parts.background(segment, mark) : segment)
    }
    return parts.background(parts.row(views, spacing: 0), parts.shape(.capsule, SystemColor.formCard))
  }

  var dots: ViewValue {
    // White in both appearances, as on a device, where they are invisible on a white page too.
    let white = Paint(RGBA(red: 1, green: 1, blue: 1))
    let dots = pages.indices.map { index in
      let paint = index == selected ? white : white.opacity(0.5)
      return parts.frame(parts.shape(.circle, paint), width: 7, height: 7)
    }
    return parts.frame(parts.row(dots, spacing: 9), height: BarMetrics.pageDotsHeight)
  }
}
