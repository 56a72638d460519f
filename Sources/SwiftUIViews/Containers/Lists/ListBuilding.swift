internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Lists: a scroll view around a lazy stack of sections, each of rows with insets, a least height and separators.
extension TreeBuilder {
  /// The node of a list.
  func list(
    _ views: [ViewValue], _ style: ListStyle, _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let metrics = ListMetrics(style, in: environment)
    if !metrics.isRecorded {
      evaluator.warn(.assumedSize(of: "\(site.name) in this style", standIn: "lengths of a kindred style", site.source))
    }
    var inner = loadingLazily(environment, nodesAround: ListBuilding.nodesAround)
    inner.isInRows = true
    inner.lists = ListEnvironment()
    inner.lists.metrics = metrics
    if style == .groupedForm { inner.lists.form = .grouped }
    var rows: [NodeID: RowTraits] = [:]
    swap(&rows, &rowTraits)
    let nodes = try nodes(of: views, in: inner)
    swap(&rows, &rowTraits)
    inner.loading = nil
    var lists = environment.lists
    lists.hasOwnTopMargin = environment.scrolling.marginEdges.contains(Edge.top)
    lists.followsLargeTitle = !environment.isInRows && environment.bars.navigationBar?.hasLargeTitle == true
    let building = ListBuilding(
      builder: self, metrics: metrics, lists: lists, traits: rows, environment: inner, source: site.source)
    let content = try building.sections(of: nodes)
    try checkCount(site.source)
    var scrolling = ScrollViewRule(
      horizontal: false, vertical: true, margins: environment.scrolling.margins, initialAnchor: .topLeading,
      alignmentAnchor: .topLeading)
    scrolling.isList = true
    let isBare = environment.lists.hidesBackground
    var info = isBare ? site.info() : NodeInfo.part(name: "ScrollView", arguments: "list", source: site.source)
    info.appearance = .viewport
    let list = tree.addScrollView(scrolling, content: content, info: info)
    return isBare ? list : try building.background(of: list, site)
  }
}

/// Makes one list of the nodes of its rows.
private struct ListBuilding {
  let builder: TreeBuilder
  let metrics: ListMetrics
  /// The settings of this list, which do not apply to lists inside it.
  let lists: ListEnvironment
  let traits: [NodeID: RowTraits]
  let environment: ViewEnvironment
  let source: SourceRange

  /// The nodes of a row's insets, least height and separator.
  static let nodesAround = 5

  /// A section's nodes; views outside any section form a separate one.
  struct Section {
    var number: Int?
    var header: [NodeID] = []
    var rows: [NodeID] = []
    var footer: [NodeID] = []
  }

  private func info(_ name: String, _ arguments: String = "") -> NodeInfo {
    NodeInfo.part(name: name, arguments: arguments, source: source)
  }

  func background(of list: NodeID, _ site: CallSite) throws(Diagnostics) -> NodeID {
    var color = info("Color", "list")
    color.appearance = .fill(.rectangle, metrics.background)
    var behind = site.info()
    behind.isBackground = true
    return try builder.add(
      .secondary(.center, ignoring: .all), [list, try builder.add(.greedy, [], color)], behind)
  }

  // MARK: Sections

  func sections(of nodes: [NodeID]) throws(Diagnostics) -> NodeID {
    var sections: [Section] = []
    for node in nodes {
      let mark = builder.sections[node]
      builder.sections[node] = nil
      if sections.isEmpty || sections[sections.count - 1].number != mark?.number {
        sections.append(Section(number: mark?.number))
      }
      switch mark?.part {
      case .header: sections[sections.count - 1].header.append(node)
      case .footer: sections[sections.count - 1].footer.append(node)
      case .content, nil: sections[sections.count - 1].rows.append(node)
      }
    }
    warnOfEnds(of: sections)
    var parts: [NodeID] = []
    var places: [NodeID: Int] = [:]
    for (index, section) in sections.enumerated() {
      for node in section.header + section.rows + section.footer { places[node] = parts.count }
      if section.rows.count == 1, section.header.isEmpty, remains(section.rows[0], after: parts.count, places) {
        parts.append(section.rows[0])
        continue
      }
      parts += try self.parts(of: section, below: roomAbove(section, index > 0 ? sections[index - 1] : nil))
    }
    if let last = sections.last, let part = parts.last, builder.remainingRows[part] == nil {
      parts.removeLast()
      let room = metrics.bareEnd > 0 ? roomBelow(last) : 0
      parts.append(try inRoom(part, Insets(top: 0, leading: 0, bottom: room, trailing: 0)))
    }
    return try builder.add(
      .lazyStack(StackRule(axis: .vertical, alignment: .leading, spacing: 0)), parts, info("LazyVStack", "rows"))
  }

  /// Whether a node stands for rows or sections that are not made; it then knows what the rows before it became.
  ///
  /// - Parameters:
  ///   - count: How many nodes there are before it.
  ///   - places: Where those of each row and section begin.
  private func remains(_ node: NodeID, after count: Int, _ places: [NodeID: Int]) -> Bool {
    guard let remaining = builder.remainingRows[node] else { return false }
    let subviews = count - (places[remaining.first] ?? 0)
    builder.tree.setRule(.remainingSubviews(remaining.rule(subviews: subviews)), of: node)
    return true
  }

  /// Warns of headers at the top, of footers and of later sections without a header where these were not recorded.
  private func warnOfEnds(of sections: [Section]) {
    guard metrics.knowsOnlyHeadersBetween else { return }
    let isGuessed = sections.enumerated().contains { index, section in
      !section.footer.isEmpty || (index == 0) != section.header.isEmpty
    }
    guard isGuessed else { return }
    builder.evaluator.warn(
      .assumedSize(of: "a plain list's headers and footers", standIn: "distances of other lists", source))
  }

  /// From the section before, or the list's top, to the header's text or the first row.
  private func roomAbove(_ section: Section, _ before: Section?) -> Double {
    guard let before else {
      if !section.header.isEmpty { return metrics.topToHeader }
      return lists.hasOwnTopMargin || lists.followsLargeTitle && metrics.card != nil ? 0 : metrics.topToRow
    }
    let above = section.header.isEmpty ? metrics.bareEnd : metrics.header.above
    if let spacing = lists.sectionSpacing { return spacing }
    return metrics.sectionGap + roomBelow(before) + above
  }

  private func roomBelow(_ section: Section) -> Double {
    section.footer.isEmpty ? metrics.bareEnd + (lists.rowSpacing ?? 0) : metrics.footer.below
  }

  private func inRoom(_ node: NodeID, _ room: Insets) throws(Diagnostics) -> NodeID {
    room == .zero ? node : try builder.add(.padding(room), [node], info("padding", "list"))
  }

  private func parts(of section: Section, below room: Double) throws(Diagnostics) -> [NodeID] {
    var parts = try rows(of: section)
    if !section.header.isEmpty {
      let insets = Insets(top: room, leading: 0, bottom: metrics.header.below, trailing: 0)
      parts.insert(try end(section.header, metrics.header, insets, "header"), at: 0)
    } else if !parts.isEmpty {
      parts[0] = try inRoom(parts[0], Insets(top: room, leading: 0, bottom: 0, trailing: 0))
    }
    if !section.footer.isEmpty {
      let insets = Insets(top: metrics.footer.above, leading: 0, bottom: 0, trailing: 0)
      parts.append(try end(section.footer, metrics.footer, insets, "footer"))
    }
    return parts
  }

  /// A header or footer, aligned with the content of the rows.
  private func end(
    _ nodes: [NodeID], _ end: ListMetrics.End, _ room: Insets, _ name: String
  ) throws(Diagnostics) -> NodeID {
    var node = nodes[0]
    if nodes.count > 1 {
      node = try builder.add(.stack(StackRule(axis: .vertical, alignment: .leading)), nodes, info("VStack", name))
    }
    let frame = FlexibleFrameRule(
      maxWidth: .infinity, minHeight: end.minimumHeight > 0 ? end.minimumHeight : nil,
      alignment: end.isTrailing ? .trailing : .leading)
    node = try builder.add(.flexibleFrame(frame), [node], info("frame", name))
    var insets = room
    insets.leading = metrics.sides.leading + metrics.rowInsets.leading
    insets.trailing = metrics.sides.trailing + metrics.rowInsets.trailing
    return try builder.add(.padding(insets), [node], info("padding", name))
  }

  // MARK: Rows

  private func rows(of section: Section) throws(Diagnostics) -> [NodeID] {
    var rows: [NodeID] = []
    var places: [NodeID: Int] = [:]
    for (index, content) in section.rows.enumerated() {
      let isLast = index == section.rows.count - 1
      places[content] = rows.count
      if remains(content, after: rows.count, places) {
        rows.append(content)
        continue
      }
      let row = try self.row(content, isLast: isLast)
      rows.append(lists.rowSpacing == nil ? row : try card(around: row))
      if metrics.separatorsTakeRoom && !isLast { rows.append(try divider()) }
    }
    guard metrics.card != nil, !rows.isEmpty else {
      var inMargins: [NodeID] = []
      for row in rows { inMargins.append(builder.remainingRows[row] == nil ? try self.inMargins(row) : row) }
      return inMargins
    }
    let stack = StackRule(axis: .vertical, alignment: .leading, spacing: lists.rowSpacing ?? 0)
    let section = try builder.add(.lazyStack(stack), rows, info("LazyVStack", "section"))
    return [lists.rowSpacing == nil ? try card(around: section) : section]
  }

  /// A row or a card in the list's margins.
  private func inMargins(_ node: NodeID) throws(Diagnostics) -> NodeID {
    metrics.sides == .zero ? node : try builder.add(.padding(metrics.sides), [node], info("padding", "margins"))
  }

  private func card(around rows: NodeID) throws(Diagnostics) -> NodeID {
    guard let card = metrics.card else { return rows }
    var color = info("Color", "card")
    color.appearance = .fill(.rectangle, card.paint)
    var behind = info("background", "card")
    behind.isBackground = true
    var node = try builder.add(.secondary(.center), [rows, try builder.add(.greedy, [], color)], behind)
    var clip = info("clipShape", "card")
    clip.appearance = .clip(.roundedRectangle(cornerWidth: card.cornerRadius, cornerHeight: card.cornerRadius))
    node = try builder.add(.neutral, [node], clip)
    return try inMargins(node)
  }

  /// A row's content in its insets and at least as high as a row, on its background and above its separator.
  private func row(_ content: NodeID, isLast: Bool) throws(Diagnostics) -> NodeID {
    let traits = self.traits[content] ?? RowTraits()
    let insets = traits.insets(in: metrics)
    var node = try withAccessories(content, traits)
    node = try builder.add(.padding(insets), [node], info("padding", "row"))
    let frame = FlexibleFrameRule(
      maxWidth: .infinity, minHeight: metrics.minimumRowHeight, alignment: .leading)
    node = try builder.add(.flexibleFrame(frame), [node], info("row"))
    if let background = traits.background {
      let behind = try builder.oneNode(of: [background], in: environment, alignment: .center, source)
      var layer = info("listRowBackground")
      layer.isBackground = true
      node = try builder.add(.secondary(.center), [node, behind], layer)
    }
    let isHidden = traits.hiddenSeparators.contains(Edge.bottom) || (isLast && metrics.card != nil)
    guard metrics.hasSeparators, !metrics.separatorsTakeRoom, !isHidden, lists.rowSpacing == nil else { return node }
    return try separated(node, traits.separatorPaint)
  }

  private func separated(_ row: NodeID, _ paint: Paint?) throws(Diagnostics) -> NodeID {
    var color = info("Color", "separator")
    color.appearance = .fill(.rectangle, paint ?? metrics.separator)
    var line = try builder.add(.greedy, [], color)
    let frame = FixedFrameRule(height: metrics.separatorThickness)
    line = try builder.add(.fixedFrame(frame), [line], info("frame", "separator"))
    let rule = RowSeparatorRule(
      leading: metrics.separatorInsets.leading, trailing: metrics.separatorInsets.trailing,
      followsText: environment.platform == .iOS)
    return try builder.add(.rowSeparator(rule), [row, line], info("overlay", "separator"))
  }

  private func divider() throws(Diagnostics) -> NodeID {
    var line = info("Divider", "separator")
    line.appearance = .fill(.rectangle, metrics.separator)
    return try builder.add(.padding(metrics.separatorInsets), [try builder.add(.divider, [], line)], info("padding"))
  }

  /// A badge and a link's arrow stand at the end of the row.
  private func withAccessories(_ content: NodeID, _ traits: RowTraits) throws(Diagnostics) -> NodeID {
    guard environment.platform == .iOS, traits.isLink || traits.badge != nil else { return content }
    let parts = ViewParts(source: source, owner: "row")
    var accessories: [ViewValue] = []
    if let badge = traits.badge {
      accessories.append(parts.environment(badge) { $0.foreground = .hierarchical(1) })
    }
    if traits.isLink {
      let arrow = parts.symbol("chevron.right")
      // It grows with the reader's text size: 11 points high where the text is medium, in a picture of iOS 26.
      accessories.append(parts.styled(arrow, .style(.footnote, .semibold), .paint(SystemColor.tertiary)))
    }
    var children = [
      try builder.add(
        .flexibleFrame(FlexibleFrameRule(maxWidth: .infinity, alignment: .leading)), [content], info("frame", "row"))
    ]
    children += try builder.nodes(of: accessories, in: environment)
    return try builder.add(.stack(StackRule(axis: .horizontal)), children, info("HStack", "row"))
  }
}
