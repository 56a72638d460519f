import LayoutEngine

/// The containers and modifiers of random trees, besides plain stacks.
extension RandomTree {
  mutating func container(_ choice: Int, _ depth: Int) -> NodeID {
    switch choice {
    case 11: return lazyGrid(depth)
    case 12: return rowGrid(depth)
    case 13:
      let axis: Axis = flip() ? .horizontal : .vertical
      let rule = StackRule(axis: axis, alignment: guide(axis.cross), spacing: length(-20...20))
      return tree.add(.lazyStack(rule), children: views(1...3, depth), info: NodeInfo(name: "LazyStack"))
    case 14:
      let rule = Rule.viewThatFits(horizontal: flip(), vertical: flip())
      return tree.add(rule, children: views(1...3, depth), info: NodeInfo(name: "ViewThatFits"))
    case 15:
      let rule = ScrollViewRule(
        horizontal: flip(), vertical: flip(), margins: Insets(length(0...10)),
        initialAnchor: UnitPoint(x: 0, y: flip() ? 1 : 0))
      return tree.addScrollView(rule, content: view(depth: depth - 1), info: NodeInfo(name: "ScrollView"))
    default:
      let (tree, part) = (tree, length(0...4))
      return tree.addGeometryReader(info: NodeInfo(name: "GeometryReader")) { proxy in
        let rule = FixedFrameRule(width: proxy.size.width * part, height: proxy.size.height / 2)
        let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
        return [tree.add(.fixedFrame(rule), children: [color], info: NodeInfo(name: "frame"))]
      }
    }
  }

  private mutating func lazyGrid(_ depth: Int) -> NodeID {
    let tracks = (0...number(3)).map { _ in
      let least = length(10...80)
      let sizings: [GridTrack.Sizing] = [
        .fixed(least), .flexible(minimum: least, maximum: flip() ? .infinity : least + 40),
        .adaptive(minimum: least, maximum: .infinity),
      ]
      return GridTrack(sizings[number(sizings.count)], spacing: flip() ? length(0...20) : nil)
    }
    let axis: Axis = flip() ? .horizontal : .vertical
    let rule = LazyGridRule(axis: axis, tracks: tracks, alignment: .center(axis.cross), spacing: length(0...20))
    return tree.addLazyGrid(rule, children: views(1...4, depth), info: NodeInfo(name: "LazyGrid"))
  }

  private mutating func rowGrid(_ depth: Int) -> NodeID {
    var rows: [NodeID] = []
    for _ in 0...number(2) {
      if number(4) == 0 {
        rows.append(view(depth: depth - 1))
      } else {
        let row = Rule.gridRow(flip() ? .top : nil)
        rows.append(tree.add(row, children: views(1...3, depth), info: NodeInfo(name: "GridRow")))
      }
    }
    let rule = GridRule(alignment: .center, horizontalSpacing: length(0...20), verticalSpacing: length(0...20))
    return tree.addGrid(rule, children: rows, info: NodeInfo(name: "Grid"))
  }

  mutating func modifier(_ choice: Int, _ child: NodeID) -> NodeID {
    func add(_ rule: Rule, _ name: String) -> NodeID {
      tree.add(rule, children: [child], info: NodeInfo(name: name))
    }
    switch choice {
    case 17:
      return add(.fixedFrame(FixedFrameRule(width: length(0...200), height: flip() ? length(0...200) : nil)), "frame")
    case 18:
      let minimum = length(0...100)
      return add(
        .flexibleFrame(
          FlexibleFrameRule(
            minWidth: minimum, idealWidth: flip() ? minimum + 5 : nil, maxWidth: minimum + length(0...200),
            maxHeight: length(0...300))), "frame")
    case 19: return add(.padding(Insets(length(0...30))), "padding")
    case 20: return add(.aspectRatio(OptionalLength(1 + length(0...4)), fill: flip()), "aspectRatio")
    case 21: return add(.fixedSize(horizontal: flip(), vertical: flip()), "fixedSize")
    case 22: return add(.offset(Point(x: length(-20...20), y: length(-20...20))), "offset")
    case 23:
      let guides = movedGuides
      let (guide, part) = (guides[number(guides.count)], length(-2...3))
      return tree.addAlignmentGuide(guide, child: child, info: NodeInfo(name: "alignmentGuide")) {
        $0.size[guide.axis] * part
      }
    case 24:
      let behind = view(depth: 0)
      return tree.add(.secondary(.bottomTrailing), children: [child, behind], info: NodeInfo(name: "background"))
    case 25 where hasEverything: return add(.layoutPriority(Double(number(3) - 1)), "layoutPriority")
    case 26: return add(.position(Point(x: length(0...200), y: length(0...200))), "position")
    case 27 where hasEverything: return add(.safeAreaPadding(Insets(length(0...20))), "safeAreaPadding")
    case 28: return add(.ignoresSafeArea(.all), "ignoresSafeArea")
    case 29 where hasEverything:
      let edges: [Edge] = [.top, .leading, .bottom, .trailing]
      let edge = edges[number(4)]
      let rule = SafeAreaInsetRule(edge: edge, spacing: length(0...10), alignment: .center(edge.axis.cross))
      let bar = view(depth: 0)
      return tree.add(.safeAreaInset(rule), children: [child, bar], info: NodeInfo(name: "safeAreaInset"))
    default:
      return tree.addRenderEffect(
        .scale(x: 1 + length(0...2), y: 0.5, anchor: .topLeading), child: child, info: NodeInfo(name: "scaleEffect"))
    }
  }
}
