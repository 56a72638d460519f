public import LayoutEngine

/// Trees that the engine lays out, with their traces.
public enum LaidOut {
  /// Lays a tree out in a container and records it.
  public static func trace(container: Size, _ build: (LayoutTree) -> NodeID) -> Trace {
    let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
    let root = build(tree)
    let recorder = TraceRecorder()
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder)
  }

  /// Two flexible columns that ask for more than 200 points, twice.
  public static func flexibleColumns() -> Trace {
    trace(container: Size(width: 300, height: 120)) { tree in
      let cells = [HandMade.orange, HandMade.teal].map { tree.color($0).framed(height: 40) }
      let tracks = [50.0, 120].map { GridTrack(.flexible(minimum: $0, maximum: .infinity)) }
      let grid = tree.addLazyGrid(
        LazyGridRule(axis: .vertical, tracks: tracks), children: cells.map(\.id), info: NodeInfo(name: "LazyVGrid"))
      return View(tree: tree, id: grid).framed(width: 200).bordered(HandMade.white).id
    }
  }

  /// A text between two colours.
  public static func textBetweenColors(
    label: String = "left", in container: Size = Size(width: 300, height: 100)
  ) -> Trace {
    trace(container: container) { tree in
      let first = tree.color(HandMade.orange)
      tree.addLabel(label, to: first.id)
      let children = [first, tree.text("Hello world"), tree.color(HandMade.teal)]
      let stack = StackRule(axis: .horizontal, spacing: 10)
      return tree.add(
        .stack(stack), children: children.map(\.id), info: NodeInfo(name: "HStack", arguments: "spacing: 10"))
    }
  }

  /// A padded text in a border, inside and outside of it a background.
  public static func paddedText() -> Trace {
    trace(container: Size(width: 260, height: 140)) { tree in
      tree.text("The view answers, the parent places").padded(16).background(HandMade.teal.opacity(0.35))
        .framed(width: 180).bordered(HandMade.orange).id
    }
  }

  /// A colour in a padding of 20 and a frame of 100 by 60, in a border: the padding around the frame or inside it.
  public static func framedAndPadded(isFrameFirst: Bool) -> Trace {
    trace(container: Size(width: 240, height: 160)) { tree in
      let color = tree.color(HandMade.teal)
      let inner =
        isFrameFirst ? color.framed(width: 100, height: 60).padded(20) : color.padded(20).framed(width: 100, height: 60)
      return inner.bordered(HandMade.orange).id
    }
  }

  /// Two labelled colours in a row of 100 by 40 points, or in a column.
  public static func twoColors(_ labels: [String], axis: Axis = .horizontal, spacing: Double = 10) -> Trace {
    trace(container: Size(width: 100, height: 40)) { tree in
      let children = zip(labels, [HandMade.orange, HandMade.teal]).map { label, paint in
        let color = tree.color(paint)
        tree.addLabel(label, to: color.id)
        return color.id
      }
      let info = NodeInfo(name: axis == .horizontal ? "HStack" : "VStack")
      return tree.add(.stack(StackRule(axis: axis, spacing: spacing)), children: children, info: info)
    }
  }

  /// `ViewThatFits` in 100 × 100 points around frames of the widths, each labelled with its own.
  public static func viewThatFits(widths: [Double]) -> Trace {
    trace(container: Size(width: 100, height: 100)) { tree in
      let frames = widths.map { width in
        let frame = tree.color(HandMade.orange).framed(width: width, height: 10).id
        tree.addLabel("\(Int(width)) wide", to: frame)
        return frame
      }
      let rule = Rule.viewThatFits(horizontal: true, vertical: true)
      return tree.add(rule, children: frames, info: NodeInfo(name: "ViewThatFits"))
    }
  }

  /// What the system makes of a list: a background around a stack of parts, with a row of the source's or two colours.
  ///
  /// - Parameter hasOwnRow: whether a row is a stack that the source has.
  public static func list(hasOwnRow: Bool) -> Trace {
    trace(container: Size(width: 300, height: 200)) { tree in
      func stack(_ axis: Axis, _ name: String, isPart: Bool, _ children: [View]) -> View {
        var info = NodeInfo(name: name)
        info.isPart = isPart
        return View(tree: tree, id: tree.add(.stack(StackRule(axis: axis)), children: children.map(\.id), info: info))
      }
      let colors = { [HandMade.orange, HandMade.teal].map { tree.color($0).framed(width: 40, height: 20) } }
      let own = stack(.horizontal, "HStack", isPart: false, colors())
      let rows = stack(.vertical, "LazyVStack", isPart: true, hasOwnRow ? [own] + colors() : colors())
      var info = NodeInfo(name: "List")
      info.isBackground = true
      return tree.add(.secondary(.center), children: [rows.id, tree.color(HandMade.white).id], info: info)
    }
  }

  /// A row of texts in frames of 100 points, beside each other.
  public static func wideRow(of count: Int) -> Trace {
    trace(container: Size(width: 1000, height: 60)) { tree in
      let cells = (0..<count).map { tree.text("cell \($0)").framed(width: 100).id }
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: cells, info: NodeInfo(name: "HStack"))
    }
  }

  /// A phone's screen of two rows of text and a colour between them.
  public static func phoneScreen() -> Trace {
    trace(container: Size(width: 402, height: 874)) { tree in
      let children = [tree.text("First row"), tree.color(HandMade.teal), tree.text("Last row")]
      return tree.add(.stack(StackRule(axis: .vertical)), children: children.map(\.id), info: NodeInfo(name: "VStack"))
    }
  }

  /// A grid of two rows of texts as wide as a phone.
  public static func phoneGrid() -> Trace {
    trace(container: Size(width: 402, height: 400)) { tree in
      let cells = (1...4).map { tree.text("cell \($0)").framed(height: 100).id }
      let tracks = [1, 2].map { _ in GridTrack(.flexible(minimum: 10, maximum: .infinity)) }
      return tree.addLazyGrid(
        LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
    }
  }

  /// A column of labelled colours.
  public static func column(of count: Int, height: Double, width: Double = 200) -> Trace {
    trace(container: Size(width: width, height: height * Double(count))) { tree in
      let cells = (1...count).map { number in
        let color = tree.color(HandMade.teal)
        tree.addLabel("\(number)", to: color.id)
        return color.id
      }
      return tree.add(.stack(StackRule(axis: .vertical, spacing: 0)), children: cells, info: NodeInfo(name: "VStack"))
    }
  }

  /// A row of a very small and a large text, far apart.
  public static func tinyAndLargeWords() -> Trace {
    trace(container: Size(width: 680, height: 60)) { tree in
      let texts = [("tiny", 12.0), ("large", 30)].map { words, size in
        let info = NodeInfo(name: "Text", appearance: .text(HandMade.label))
        return tree.addText(TextContent(words, font: Font(size: size)), info: info)
      }
      return tree.add(
        .stack(StackRule(axis: .horizontal)), children: [texts[0], tree.color(HandMade.teal).id, texts[1]],
        info: NodeInfo(name: "HStack"))
    }
  }

  /// A row aligned at the top, of a labelled colour in a frame and another frame, in a clip.
  public static func framedStack() -> Trace {
    trace(container: Size(width: 200, height: 100)) { tree in
      let leaf = tree.color(HandMade.teal)
      tree.addLabel("a leaf", to: leaf.id)
      let children = [
        leaf.framed(width: 40, height: 20).id, tree.color(HandMade.orange).framed(width: 40, height: 60).id,
      ]
      let stack = tree.add(
        .stack(StackRule(axis: .horizontal, alignment: .top)), children: children,
        info: NodeInfo(name: "HStack", arguments: "alignment: .top"))
      return tree.add(.neutral, children: [stack], info: NodeInfo(name: "clipped", appearance: .clip(.rectangle)))
    }
  }

  /// A text in so many paddings.
  public static func nested(_ count: Int) -> Trace {
    trace(container: Size(width: 300, height: 300)) { tree in
      var view = tree.text("inside")
      for index in 0..<count { view = view.padded(Double(index % 3 + 1)) }
      return view.id
    }
  }

  /// A scroll view of rows that are 40 by 60 points, with no distance between them, in 100 × 200 points.
  ///
  /// - Parameters:
  ///   - height: how high a frame around it is; `nil` for none.
  ///   - safeArea: what is taken off the container before anything is proposed.
  public static func scrollView(height: Double?, of rows: Int, safeArea: Insets = .zero) -> Trace {
    let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
    let colors = (0..<rows).map { _ in tree.color(HandMade.teal).framed(width: 40, height: 60).id }
    let stack = tree.add(
      .stack(StackRule(axis: .vertical, spacing: 0)), children: colors, info: NodeInfo(name: "VStack"))
    let scroll = tree.addScrollView(
      ScrollViewRule(), content: stack, info: NodeInfo(name: "ScrollView", appearance: .viewport))
    let root = height.map { View(tree: tree, id: scroll).framed(height: $0).id } ?? scroll
    let recorder = TraceRecorder()
    let container = Size(width: 100, height: 200)
    let room = Size(
      width: container.width - safeArea.leading - safeArea.trailing,
      height: container.height - safeArea.top - safeArea.bottom)
    tree.layOut(
      root: root, proposal: Proposal(room), container: container, safeAreaInsets: safeArea, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder)
  }

  /// A grid of two rows in 150 × 100 points: columns of 40 and 20 points with 10 between them, rows of 10 points.
  public static func grid(isRightToLeft: Bool) -> Trace {
    trace(container: Size(width: 150, height: 100)) { tree in
      if isRightToLeft { tree.layoutDirection = .rightToLeft }
      let rows = [[40.0, 20], [10, 20]].map { widths in
        let cells = widths.map { tree.color(HandMade.orange).framed(width: $0, height: 10).id }
        return tree.add(.gridRow(nil), children: cells, info: NodeInfo(name: "GridRow"))
      }
      return tree.addGrid(
        GridRule(horizontalSpacing: 10, verticalSpacing: 10), children: rows, info: NodeInfo(name: "Grid"))
    }
  }

  /// A node while a sample is built, to be wrapped in modifiers.
  public struct View {
    let tree: LayoutTree
    let id: NodeID

    func framed(width: Double? = nil, height: Double? = nil) -> View {
      let arguments = [width.map { "width: \(Int($0))" }, height.map { "height: \(Int($0))" }].compactMap { $0 }
        .joined(separator: ", ")
      let rule = Rule.fixedFrame(FixedFrameRule(width: width, height: height))
      return View(tree: tree, id: tree.add(rule, children: [id], info: NodeInfo(name: "frame", arguments: arguments)))
    }

    func padded(_ length: Double) -> View {
      let info = NodeInfo(name: "padding", arguments: "\(Int(length))")
      return View(tree: tree, id: tree.add(.padding(Insets(length)), children: [id], info: info))
    }

    func bordered(_ paint: Paint) -> View {
      let stroke = Appearance.stroke(.rectangle, paint, LineStyle(width: 1), inset: true)
      return View(
        tree: tree, id: tree.add(.neutral, children: [id], info: NodeInfo(name: "border", appearance: stroke)))
    }

    func background(_ paint: Paint) -> View {
      let other = tree.color(paint)
      var info = NodeInfo(name: "background")
      info.isBackground = true
      return View(tree: tree, id: tree.add(.secondary(.center), children: [id, other.id], info: info))
    }
  }
}

extension LayoutTree {
  func color(_ paint: Paint) -> LaidOut.View {
    let info = NodeInfo(name: "Color", appearance: .fill(.rectangle, paint))
    return LaidOut.View(tree: self, id: add(.greedy, info: info))
  }

  func text(_ string: String) -> LaidOut.View {
    let content = TextContent(string, font: .standard(platform: .iOS))
    let info = NodeInfo(name: "Text", appearance: .text(HandMade.label))
    return LaidOut.View(tree: self, id: addText(content, info: info))
  }
}
