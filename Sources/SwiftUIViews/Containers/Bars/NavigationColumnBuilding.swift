internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A column of a navigation split view.
struct NavigationColumn {
  var isSidebar: Bool
  var views: [ViewValue]

  init(isSidebar: Bool, _ views: [ViewValue]) {
    self.isSidebar = isSidebar
    self.views = views
  }
}

extension TreeBuilder {
  /// Columns side by side on macOS: the sidebar on a panel with room around it, middle columns with their own widths,
  /// and the last one in the rest.
  func macColumns(
    _ columns: [NavigationColumn], _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    environment.bars.navigationBar?.hasColumns = true
    var nodes: [NodeID] = []
    for (index, column) in columns.enumerated() {
      let said = ColumnContent()
      var inner = environment
      inner.bars.column = said
      inner.lists.isSidebar = column.isSidebar
      inner.lists.hidesBackground = column.isSidebar
      let content = try oneNode(of: column.views, in: inner, alignment: .center, site.source)
      tree.addContainer(content)
      let isLast = index == columns.count - 1 && !(column.isSidebar && columns.count == 1)
      let width = said.width ?? (column.isSidebar ? BarMetrics.sidebarWidth : BarMetrics.contentColumnWidth)
      let frame = FlexibleFrameRule(
        minWidth: isLast ? nil : width, maxWidth: isLast ? .infinity : width, maxHeight: .infinity)
      let name = column.isSidebar ? "sidebar" : isLast ? "detail" : "content"
      let info = NodeInfo.part(name: "frame", arguments: name, source: site.source)
      let node = try add(.flexibleFrame(frame), [content], info)
      nodes.append(column.isSidebar ? try onPanel(node, site) : node)
      if !isLast, !column.isSidebar { nodes.append(try line(site)) }
    }
    return try add(.stack(StackRule(axis: .horizontal, spacing: 0)), nodes, site.info())
  }

  private func onPanel(_ sidebar: NodeID, _ site: CallSite) throws(Diagnostics) -> NodeID {
    var fill = NodeInfo.part(name: "RoundedRectangle", arguments: "sidebar", source: site.source)
    // The corner was not recorded.
    fill.appearance = .fill(.roundedRectangle(cornerWidth: 16, cornerHeight: 16), SystemColor.formCard)
    var behind = NodeInfo.part(name: "background", arguments: "sidebar", source: site.source)
    behind.isBackground = true
    let panel = try add(.secondary(.center), [sidebar, try add(.greedy, [], fill)], behind)
    let inset = BarMetrics.sidebarInset
    return try add(
      .padding(Insets(top: inset, leading: inset, bottom: inset, trailing: 0)), [panel],
      NodeInfo.part(name: "padding", arguments: "sidebar", source: site.source))
  }

  private func line(_ site: CallSite) throws(Diagnostics) -> NodeID {
    var info = NodeInfo.part(name: "Divider", arguments: "columns", source: site.source)
    info.appearance = .fill(.rectangle, SystemColor.separator)
    return try add(.divider, [], info)
  }
}
