internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Navigation stacks: views in all the room that is proposed, below a bar and above a toolbar.
///
/// On macOS a stack hugs its content; its title and toolbar are the window's, which `WindowBarBuilding` makes.
extension TreeBuilder {
  /// The node of a navigation stack with the views at its root.
  func navigationStack(
    _ views: [ViewValue], _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let bar = NavigationBarContent(in: environment)
    var inner = environment
    if environment.platform == .iOS { inner.bars.navigationBar = bar }
    inner.isInRows = false
    let root = try oneNode(of: views, in: inner, alignment: .center, site.source)
    bar.isMade = true
    if environment.platform == .macOS {
      let stack = try add(.neutral, [root], site.info())
      tree.addContainer(stack)
      return stack
    }
    let frame = FlexibleFrameRule(maxWidth: .infinity, maxHeight: .infinity)
    let names = bar.isShown || !bar.bottomIsEmpty
    let info = names ? NodeInfo.part(name: "frame", arguments: "navigation stack", source: site.source) : site.info()
    var node = try add(.flexibleFrame(frame), [root], info)
    tree.addContainer(node)
    let parts = NavigationBarParts(
      bar: bar, safeArea: environment.bars.safeAreaInsets, tint: environment.paint(.tint),
      margin: environment.systemMargin, parts: ViewParts(source: site.source, owner: "navigation bar"))
    var outer = environment
    outer.font = nil
    outer.isInRows = false
    outer.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: "iconOnly")
    outer.styles["ButtonStyle"] = .symbol(type: "PrimitiveButtonStyle", name: "plain")
    if !bar.bottomIsEmpty {
      evaluator.warn(.assumedSize(of: "the toolbar at the bottom", standIn: "a bar as of UIKit", site.source))
      let below = NavigationBarParts(
        bar: bar, safeArea: parts.safeArea, tint: parts.tint, margin: parts.margin,
        parts: ViewParts(source: site.source, owner: "toolbar"))
      let toolbar = try oneNode(of: [below.toolbar], in: outer, alignment: .center, site.source)
      let rule = SafeAreaInsetRule(edge: .bottom, spacing: 0)
      let info = NodeInfo.part(name: "safeAreaInset", arguments: "toolbar", source: site.source)
      node = try add(.safeAreaInset(rule), [node, toolbar], bar.isShown ? info : site.info())
    }
    guard bar.isShown else { return node }
    let belowStatusBar = "the recorded bar without the room above its buttons"
    if environment.bars.safeAreaInsets.top > 0 {
      evaluator.warn(.carriedOver("a navigation bar below a status bar", from: belowStatusBar, site.source))
    }
    let top = try oneNode(of: [parts.view], in: outer, alignment: .center, site.source)
    return try add(.safeAreaInset(SafeAreaInsetRule(edge: .top, spacing: 0)), [node, top], site.info())
  }
}

extension NavigationBarContent {
  /// Whether there is nothing at the bottom of the stack.
  fileprivate var bottomIsEmpty: Bool {
    items(Self.bottom).isEmpty && (searchPrompt == nil || searchStandsInBar)
  }
}

/// The views of a navigation bar, and of the toolbar at the bottom.
private struct NavigationBarParts {
  let bar: NavigationBarContent
  let safeArea: Insets
  let tint: Paint
  /// The margin of the large title, in points.
  let margin: Double
  let parts: ViewParts

  var view: ViewValue {
    var lines = [buttonLine]
    if bar.hasLargeTitle, let title = bar.title { lines.append(largeTitle(title)) }
    if bar.hasSearchInBar { lines.append(searchField) }
    return parts.column(lines, spacing: 0)
  }

  /// The line of the buttons with the title in its middle, unless that is a large one.
  private var buttonLine: ViewValue {
    let (leading, trailing) = (bar.entries(NavigationBarContent.leading), trailingItems)
    let glasses = BarGlasses(parts: parts, tint: tint, height: BarMetrics.buttonHeight)
    let spacing = BarMetrics.buttonSpacing
    let content: ViewValue
    if middle.isEmpty {
      let rows = [leading, trailing].map { $0.isEmpty ? [] : [glasses.row($0)] }
      content = parts.layers([parts.row(rows[0] + [parts.spacer] + rows[1], spacing: spacing)])
    } else if leading.isEmpty && trailing.isEmpty {
      content = parts.layers([parts.row([parts.spacer], spacing: spacing), parts.group(middle)])
    } else {
      content = TitleBetweenItems.view(
        glasses.row(leading), parts.layers(middle), glasses.row(trailing), parts.site("HStack"))
    }
    let line = parts.frame(content, maxWidth: .infinity, minHeight: BarMetrics.buttonHeight)
    let above = safeArea.top > 0 ? 0 : BarMetrics.aboveButtons
    return parts.padding(
      line,
      Insets(
        top: above, leading: BarMetrics.sideMargin, bottom: BarMetrics.belowButtons, trailing: BarMetrics.sideMargin))
  }

  /// The items at the trailing edge, after the button of the menu with all that does not stand in the bar.
  private var trailingItems: [NavigationBarContent.Item] {
    let items = bar.entries(NavigationBarContent.trailing)
    if bar.items(NavigationBarContent.overflow).isEmpty { return items }
    return [NavigationBarContent.Item(placement: "automatic", views: [parts.symbol("ellipsis")])] + items
  }

  /// The view between the buttons: the principal item, or else the title.
  private var middle: [ViewValue] {
    let items = bar.items(NavigationBarContent.middle).flatMap { $0.views }
    guard items.isEmpty, !bar.hasLargeTitle, let title = bar.title else { return items }
    return [
      parts.environment(title) {
        $0.font = .style(.headline)
        $0.lineLimit = 1
      }
    ]
  }

  private func largeTitle(_ title: ViewValue) -> ViewValue {
    let text = parts.environment(title) {
      $0.font = .style(.largeTitle, .bold)
      $0.lineLimit = 1
    }
    let inset = parts.padding(
      text, Insets(top: 0, leading: margin, bottom: 0, trailing: margin))
    let wide = parts.frame(inset, maxWidth: .infinity, alignment: .leading)
    return parts.frame(wide, height: BarMetrics.largeTitleHeight, alignment: .leading)
  }

  // MARK: Search

  private var searchField: ViewValue {
    let side = BarMetrics.besideSearchField
    let beside = parts.padding(searchGlass, Insets(top: 0, leading: side, bottom: 0, trailing: side))
    return parts.frame(beside, height: BarMetrics.searchHeight)
  }

  private var searchGlass: ViewValue {
    let content = parts.row(
      [parts.symbol("magnifyingglass"), parts.text(bar.searchPrompt ?? ""), parts.spacer], spacing: 8)
    let gray = parts.styled(content, .style(.body), .paint(SystemColor.secondary))
    let inset = parts.padding(gray, Insets(top: 0, leading: 12, bottom: 0, trailing: 12))
    return toolbarGlasses.onGlass(parts.frame(inset, height: BarMetrics.searchFieldHeight), SystemColor.glass)
  }

  // MARK: Toolbar

  /// The toolbar at the bottom: a search field, or buttons spread over the width, or both in one line, the field in
  /// the width that the buttons leave and before the last of them. Where there is a `ToolbarSpacer`, the source itself
  /// decides what stands together.
  var toolbar: ViewValue {
    let hasSearch = bar.searchPrompt != nil && !bar.searchStandsInBar
    let entries = bar.entries(NavigationBarContent.bottom)
    if !hasSearch, entries.contains(where: { $0.spacer != nil }) {
      return atTheBottom(parts.frame(toolbarGlasses.row(entries), maxWidth: .infinity))
    }
    var views = spreadGlasses
    if hasSearch {
      views.removeAll { $0.isSpacer }
      if views.isEmpty { return searchField }
      views.insert(searchGlass, at: views.count - 1)
    }
    if views.count == 1 { views = [parts.spacer] + views + [parts.spacer] }
    return atTheBottom(parts.row(views, spacing: BarMetrics.buttonSpacing))
  }

  private func atTheBottom(_ line: ViewValue) -> ViewValue {
    let bottom = safeArea.bottom > 0 ? 0 : BarMetrics.belowToolbar
    return parts.padding(
      line, Insets(top: 0, leading: BarMetrics.sideMargin, bottom: bottom, trailing: BarMetrics.sideMargin))
  }

  private var toolbarGlasses: BarGlasses { BarGlasses(parts: parts, tint: tint, height: BarMetrics.toolbarHeight) }

  /// The items at the bottom with the room between them; a `Spacer` among an item's views divides it in two.
  private var spreadGlasses: [ViewValue] {
    var views: [ViewValue] = []
    for item in bar.items(NavigationBarContent.bottom) {
      if let last = views.last, !last.isSpacer { views.append(parts.spacer) }
      for (index, part) in item.views.split(omittingEmptySubsequences: false, whereSeparator: { $0.isSpacer })
        .enumerated()
      {
        if index > 0 { views.append(parts.spacer) }
        if part.isEmpty { continue }
        let item = NavigationBarContent.Item(placement: item.placement, views: Array(part))
        views.append(toolbarGlasses.glass(of: item))
      }
    }
    return views
  }
}

extension ViewValue {
  fileprivate var isSpacer: Bool {
    if case .spacer = content { return true }
    return false
  }
}
