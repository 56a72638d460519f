// The nodes whose rules keep more than fits into a rule: closures, texts and tracks.
extension LayoutTree {
  /// Adds a text.
  @discardableResult
  public func addText(_ content: TextContent, info: NodeInfo) -> NodeID {
    texts.append(environment.textMeasurer.prepare(colorScheme.map { content.fixed(in: $0) } ?? content))
    return add(.text(Int32(texts.count - 1)), info: info)
  }

  /// Adds a lazy grid above its cells.
  @discardableResult
  public func addLazyGrid(_ grid: LazyGridRule, children: [NodeID], info: NodeInfo) -> NodeID {
    grids.append(substitution?.lazyGrid(NodeID(records.count), grid) ?? grid)
    return add(.lazyGrid(Int32(grids.count - 1)), children: children, info: info)
  }

  /// Adds a leaf that a closure answers for; the closure must depend on nothing but the proposal.
  @discardableResult
  public func addLeaf(info: NodeInfo, sizeThatFits: @escaping (Proposal) -> Size) -> NodeID {
    customLeaves.append(CustomLeaf(sizeThatFits: sizeThatFits))
    return add(.custom(Int32(customLeaves.count - 1)), info: info)
  }

  /// Adds a modifier whose closure sets a guide of the view inside.
  @discardableResult
  public func addAlignmentGuide(
    _ guide: Guide, child: NodeID, info: NodeInfo, compute: @escaping (ViewDimensions) -> Double
  ) -> NodeID {
    guideClosures.append(compute)
    return add(.alignmentGuide(guide, Int32(guideClosures.count - 1)), children: [child], info: info)
  }

  /// Defines a guide of the scenario's own, with the closure that gives its default value.
  public func addGuide(_ axis: Axis, defaultValue: @escaping (ViewDimensions) -> Double) -> Guide {
    guideDefaults.append(defaultValue)
    return Guide(axis: axis, id: Guide.firstCustomID + Int16(guideDefaults.count - 1))
  }

  /// How many guides of the scenario's own are defined.
  public var guideCount: Int { guideDefaults.count }

  /// Adds a modifier that changes how its child is drawn, not how it is laid out.
  @discardableResult
  public func addRenderEffect(_ effect: RenderEffect, child: NodeID, info: NodeInfo) -> NodeID {
    effects.append(effect)
    return add(.renderEffect(Int32(effects.count - 1)), children: [child], info: info)
  }

  /// Adds `visualEffect`, whose drawing depends on where its child is placed.
  @discardableResult
  public func addVisualEffect(
    child: NodeID, info: NodeInfo, effect: @escaping (GeometryProxy) -> VisualEffect
  ) -> NodeID {
    visualEffects.append(effect)
    return addRenderEffect(.visual(Int32(visualEffects.count - 1)), child: child, info: info)
  }

  /// Adds a `GeometryReader`. Its content is added to the tree when the reader is placed.
  ///
  /// - Parameters:
  ///   - info: the node's name, labels and place in the source.
  ///   - content: adds the content's nodes and returns the node of each of its views.
  @discardableResult
  public func addGeometryReader(info: NodeInfo, content: @escaping (GeometryProxy) -> [NodeID]) -> NodeID {
    readers.append(content)
    return add(.geometryReader(Int32(readers.count - 1)), info: info)
  }

  /// Releases all closures and whatever they hold, once the tree is laid out.
  ///
  /// Closures that refer to the tree would otherwise keep it and themselves alive for ever. The nodes that they made
  /// and all frames stay; the tree must not be laid out again.
  public func releaseClosures() {
    readers = []
    visualEffects = []
    layouts = []
    customLeaves = []
    guideClosures = []
    guideDefaults = []
  }

  /// Adds a scroll view around its content.
  @discardableResult
  public func addScrollView(_ rule: ScrollViewRule, content: NodeID, info: NodeInfo) -> NodeID {
    scrollViews.append(rule)
    return add(.scrollView(Int32(scrollViews.count - 1)), children: [content], info: info)
  }

  /// Adds a `Grid` above its rows; a child that is no `GridRow` is a row of one cell over all columns.
  @discardableResult
  public func addGrid(_ rule: GridRule, children: [NodeID], info: NodeInfo) -> NodeID {
    rowGrids.append(rule)
    return add(.grid(Int32(rowGrids.count - 1)), children: children, info: info)
  }

  /// Adds a modifier that tells the grid a trait of its cell.
  @discardableResult
  public func addGridCell(_ traits: GridCellTraits, child: NodeID, info: NodeInfo) -> NodeID {
    cellTraits.append(traits)
    return add(.gridCell(Int32(cellTraits.count - 1)), children: [child], info: info)
  }

  /// Adds `containerRelativeFrame`.
  @discardableResult
  public func addContainerRelativeFrame(
    _ rule: ContainerRelativeFrameRule, child: NodeID, info: NodeInfo
  ) -> NodeID {
    relativeFrames.append(rule)
    return add(.containerRelativeFrame(Int32(relativeFrames.count - 1)), children: [child], info: info)
  }

  /// Makes a node a container for frames inside it that are relative to one, as a navigation stack is.
  public func addContainer(_ node: NodeID) { containers.insert(node.rawValue) }

  /// Adds a layout of the scenario's own above its subviews.
  @discardableResult
  public func addLayout(_ layout: CustomLayout, children: [NodeID], info: NodeInfo) -> NodeID {
    layouts.append(layout)
    return add(.customLayout(Int32(layouts.count - 1)), children: children, info: info)
  }
}
