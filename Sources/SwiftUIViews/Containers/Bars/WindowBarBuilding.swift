internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The title bar of a Mac's window with the toolbar in it, which the views of the window fill.
///
/// The window's content begins below it and is as large as without it, unless the size of the whole window is asked for. A
/// window that has no toolbar is laid out below its title bar.
///
/// Source: recorded of a window of macOS 26.2, `Facts/controls.json`, "Toolbar (window)".
extension TreeBuilder {
  /// The root of a window with its bar above it.
  ///
  /// - Parameters:
  ///   - root: the content of the window.
  ///   - bar: the bar as the views in the window describe it.
  ///   - window: `nil` where there is no window.
  /// - Returns: the root and the bar, or the root alone where no bar is asked for or there is no window to have it.
  func window(
    _ root: NodeID, _ bar: NavigationBarContent, _ window: Window?, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    bar.isMade = true
    guard bar.isToolbarShown, let source = bar.toolbarSource else {
      if let title = bar.title { evaluator.warn(.effectNotDrawn("navigationTitle", title.site.source)) }
      return root
    }
    guard let window else {
      evaluator.warn(.notDrawn("the window's toolbar", source))
      return root
    }
    let views = WindowBar(bar: bar, parts: ViewParts(source: source, owner: "window bar"))
    if let guess = views.guess {
      evaluator.warn(.assumedSize(of: "what else stands in the window's toolbar", standIn: guess, source))
    }
    let height = window.includesBar ? max(0, window.size.height - BarMetrics.Window.height) : window.size.height
    let frame = FixedFrameRule(width: window.size.width, height: height)
    let content = try add(.fixedFrame(frame), [root], NodeInfo.part(name: "frame", arguments: "window", source: source))
    var outer = environment
    outer.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: "iconOnly")
    outer.styles["ButtonStyle"] = .symbol(type: "PrimitiveButtonStyle", name: "plain")
    outer.styles["MenuStyle"] = .symbol(type: "MenuStyle", name: "borderlessButton")
    let top = try oneNode(of: [views.view], in: outer, alignment: .center, source)
    let info = NodeInfo.part(name: "safeAreaInset", arguments: "window bar", source: source)
    return try add(.safeAreaInset(SafeAreaInsetRule(edge: .top, spacing: 0)), [content, top], info)
  }
}

extension NavigationBarContent {
  /// Whether a window shows it as its toolbar. A title alone is in the title bar, above the window's content.
  var isToolbarShown: Bool { !isHidden && toolbarSource != nil }

  /// Where the first thing of a window's toolbar is written.
  fileprivate var toolbarSource: SourceRange? {
    items.contains { !WindowBar.elsewhere.contains($0.placement) } ? itemsSource : searchSource
  }
}

/// The views of a window's bar.
private struct WindowBar {
  typealias Metrics = BarMetrics.Window

  let bar: NavigationBarContent
  let parts: ViewParts

  private static let leading = ["navigation", "topBarLeading", "navigationBarLeading"]
  private static let middle = NavigationBarContent.middle + ["status"]
  /// The placements that are not in a window's toolbar.
  static let elsewhere = ["bottomBar", "bottomOrnament", "keyboard", "largeSubtitle", "largeTitle", "subtitle"]

  private var trailing: [NavigationBarContent.Item] {
    bar.items.filter {
      !(Self.leading + Self.middle + Self.elsewhere).contains($0.placement) && $0.spacer == nil && !$0.views.isEmpty
    }
  }

  /// The parts of the bar that were not recorded; `nil` if all were.
  var guess: String? {
    var guesses: [String] = []
    if bar.title != nil { guesses.append("the title in 15 points, bold, after the leading items") }
    if !bar.items(Self.middle).isEmpty { guesses.append("items in the middle of the bar") }
    if bar.searchPrompt != nil { guesses.append("a search field 180 points wide") }
    if bar.items.contains(where: { $0.views.contains { $0.isControlOfItsOwn } }) {
      guesses.append("controls as large as elsewhere")
    }
    if bar.hasColumns { guesses.append("columns that begin below the bar") }
    return guesses.isEmpty ? nil : guesses.joined(separator: "; ")
  }

  var view: ViewValue {
    var left = [lights] + platters(bar.items(Self.leading))
    if let title = bar.title {
      left.append(
        parts.environment(title) {
          $0.font = .size(Metrics.titleSize, .bold)
          $0.lineLimit = 1
        })
    }
    var right = platters(trailing)
    if bar.searchPrompt != nil { right.append(searchField) }
    var layers = [parts.row(left + [parts.spacer] + right, spacing: Metrics.spacing)]
    let middle = platters(bar.items(Self.middle))
    if !middle.isEmpty { layers.append(parts.row(middle, spacing: Metrics.spacing)) }
    let line = parts.frame(
      parts.layers(layers), maxWidth: .infinity, minHeight: Metrics.platterHeight, maxHeight: Metrics.platterHeight)
    return parts.padding(
      line,
      Insets(
        top: Metrics.abovePlatters, leading: 0, bottom: Metrics.height - Metrics.abovePlatters - Metrics.platterHeight,
        trailing: Metrics.margin))
  }

  /// The buttons that close, hide and enlarge the window; leading items are where they were recorded next to these.
  private var lights: ViewValue {
    let paints = ["red", "yellow", "green"].compactMap { name in SystemColor.all.first { $0.name == name }?.paint }
    let circles = paints.map { parts.frame(parts.shape(.circle, $0), width: Metrics.light, height: Metrics.light) }
    let row = parts.padding(
      parts.row(circles, spacing: Metrics.lightSpacing),
      Insets(top: 0, leading: Metrics.besideLights, bottom: 0, trailing: 0))
    return parts.frame(row, width: Metrics.leadingItems - Metrics.spacing, alignment: .leading)
  }

  /// The items, each view on a separate platter.
  private func platters(_ items: [NavigationBarContent.Item]) -> [ViewValue] {
    items.flatMap { $0.views }.map { view in
      let inset = parts.padding(
        view, Insets(top: 0, leading: Metrics.besideLabel, bottom: 0, trailing: Metrics.besideLabel))
      let label = parts.environment(parts.frame(inset, height: Metrics.platterHeight)) {
        $0.font = .size(Metrics.labelSize, .medium)
        $0.foreground = .hierarchical(0)
        $0.typesetting.imageScale = "large"
      }
      return onGlass(parts.fixedSize(label))
    }
  }

  private var searchField: ViewValue {
    let content = parts.row([parts.symbol("magnifyingglass"), parts.text(bar.searchPrompt ?? ""), parts.spacer])
    let gray = parts.styled(content, .size(Metrics.labelSize), .paint(SystemColor.secondary))
    let inset = parts.padding(
      gray, Insets(top: 0, leading: Metrics.besideLabel, bottom: 0, trailing: Metrics.besideLabel))
    return onGlass(parts.frame(inset, width: Metrics.searchWidth, height: Metrics.platterHeight))
  }

  private func onGlass(_ view: ViewValue) -> ViewValue {
    let item = ViewParts(source: parts.source, owner: "toolbar item")
    return item.overlay(
      item.background(view, parts.shape(.capsule, SystemColor.glass)),
      parts.line(.capsule, SystemColor.glassEdge, width: 0.5))
  }
}

extension ViewValue {
  /// Whether it is a control whose look in a toolbar was not recorded: neither a label nor a button.
  fileprivate var isControlOfItsOwn: Bool {
    switch content {
    case .modified(let base, _): return base.isControlOfItsOwn
    case .group(let members), .identified(_, let members): return members.contains { $0.isControlOfItsOwn }
    default:
      return [
        "ColorPicker", "ControlGroup", "DatePicker", "Gauge", "Menu", "Picker", "ProgressView", "Slider", "Stepper",
        "TextField", "Toggle",
      ].contains(site.name)
    }
  }
}
