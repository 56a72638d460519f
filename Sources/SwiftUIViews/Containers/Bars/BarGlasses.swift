internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The buttons of a bar on their glasses.
///
/// 1. Neighbours that show a picture alone share a glass.
/// 2. A button with a text has a glass of its own, as have those that confirm or cancel and those of a prominent style.
/// 3. A `ToolbarSpacer` parts neighbours: a fixed one by the distance of glasses, a flexible one by all that is left.
///
/// Source: WWDC25, "Build a SwiftUI app with the new design" and "Build a UIKit app with the new design".
struct BarGlasses {
  let parts: ViewParts
  let tint: Paint
  /// The height of a glass, in points.
  let height: Double

  /// The glasses of items in a row, as one view.
  func row(_ items: [NavigationBarContent.Item]) -> ViewValue {
    ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let glasses = try self.glasses(of: items, builder, environment)
        return try builder.nodes(of: parts.row(glasses, spacing: BarMetrics.buttonSpacing), in: environment)
      }, site: parts.site("HStack"))
  }

  /// An item on a glass of its own.
  func glass(of item: NavigationBarContent.Item) -> ViewValue {
    onGlass(item.views.map { button($0, of: item) }, of: item)
  }

  func onGlass(_ view: ViewValue, _ paint: Paint) -> ViewValue {
    parts.overlay(
      parts.background(view, parts.shape(.capsule, paint)), parts.line(.capsule, SystemColor.glassEdge, width: 0.5))
  }

  private func onGlass(_ buttons: [NodeID]) -> ViewValue {
    onGlass(parts.fixedSize(parts.row([made(buttons)], spacing: 0)), SystemColor.glass)
  }

  private func onGlass(_ buttons: [ViewValue], of item: NavigationBarContent.Item) -> ViewValue {
    let row = parts.fixedSize(parts.row(buttons, spacing: 0))
    return item.hasGlass ? onGlass(row, item.isProminent ? tint : SystemColor.glass) : row
  }

  private func button(_ view: ViewValue, of item: NavigationBarContent.Item) -> ViewValue {
    let side = item.hasMargins ? BarMetrics.besideTitle : 0
    let inset = parts.padding(view, Insets(top: 0, leading: side, bottom: 0, trailing: side))
    let room = parts.frame(inset, minWidth: height, minHeight: height)
    let color: Paint = item.isProminent ? Paint(RGBA(red: 1, green: 1, blue: 1)) : SystemColor.primary
    return parts.styled(room, .style(.body, .medium), .paint(color))
  }

  /// The glasses and the room between them. What an item shows is known only when its nodes are made.
  private func glasses(
    of items: [NavigationBarContent.Item], _ builder: TreeBuilder, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    var glasses: [ViewValue] = []
    var shared: [NodeID] = []
    for item in items {
      let buttons = item.views.map { button($0, of: item) }
      let nodes = try builder.nodes(of: buttons, in: environment)
      if item.spacer == nil, nodes.isEmpty { continue }
      if item.spacer == nil, !item.standsAlone, !nodes.contains(where: builder.tree.showsText) {
        shared += nodes
        continue
      }
      if !shared.isEmpty { glasses.append(onGlass(shared)) }
      shared = []
      if item.spacer == .flexible { glasses.append(parts.spacer) }
      if item.spacer == nil { glasses.append(onGlass([made(nodes)], of: item)) }
    }
    return shared.isEmpty ? glasses : glasses + [onGlass(shared)]
  }

  /// Nodes that are made already, as a view.
  private func made(_ nodes: [NodeID]) -> ViewValue {
    ViewValue(.made { (_, _, _) throws(Diagnostics) -> [NodeID] in nodes }, site: parts.site("Group"))
  }
}

extension LayoutTree {
  /// Whether a view shows a text.
  fileprivate func showsText(_ node: NodeID) -> Bool {
    switch info(of: node).appearance {
    case .text, .placeholder: true
    default: children(of: node).contains(where: showsText)
    }
  }
}
