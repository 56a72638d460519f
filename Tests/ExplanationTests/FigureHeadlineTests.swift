import LayoutEngine
import Testing
import TraceSamples

@testable import Explanation

struct FigureHeadlineTests {
  private func title(_ trace: Trace, focus: FocusQuery? = nil) throws -> String {
    let record = IndexedTrace(trace)
    return FigureHeadline(record, try #require(Subject(record, focus: focus))).title
  }

  private func color(_ tree: LayoutTree) -> NodeID {
    tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
  }

  /// The stack's share does not reach the view in the frame, which proposes its own size.
  @Test func theShareOfAStackIsToldOnlyOfWhatItReaches() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
      let color = Appearance.fill(.rectangle, HandMade.teal)
      let empty = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: color))
      let frame = tree.add(
        .fixedFrame(FixedFrameRule(width: 0, height: 0)), children: [empty],
        info: NodeInfo(name: "frame", arguments: "width: 0, height: 0"))
      let other = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: color))
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: [frame, other], info: NodeInfo(name: "HStack"))
    }
    let record = IndexedTrace(trace)
    let account = FigureHeadline(record, try #require(Subject(record))).account
    #expect(
      account.hasPrefix("frame(width: 0, height: 0) is proposed 50") && account.hasSuffix(": fixed 0."), "\(account)")
  }

  @Test func aFindingIsTheTitleWhateverTheAuthorNames() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      let wide = tree.add(
        .fixedFrame(FixedFrameRule(width: 80)), children: [color], info: NodeInfo(name: "frame", arguments: "width: 80")
      )
      return tree.add(
        .fixedFrame(FixedFrameRule(width: 20)), children: [wide], info: NodeInfo(name: "frame", arguments: "width: 20"))
    }
    let record = IndexedTrace(trace)
    for focus in [nil, FocusQuery("Color")] {
      let title = FigureHeadline(record, try #require(Subject(record, focus: focus))).title
      #expect(title == "Color is 80 points wide, more than the 20 points it is placed in")
    }
  }

  /// The subject is a stack as well, and none of it sticks out.
  @Test func aViewInsideTheSubjectIsNotTakenForOneOfItsName() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let lines = (0..<2).map { _ in
        tree.add(
          .fixedFrame(FixedFrameRule(width: 20, height: 15)), children: [color(tree)],
          info: NodeInfo(name: "frame", arguments: "width: 20, height: 15"))
      }
      let stack = StackRule(axis: .vertical, spacing: 0)
      let inner = tree.add(.stack(stack), children: lines, info: NodeInfo(name: "VStack"))
      let flat = tree.add(
        .fixedFrame(FixedFrameRule(width: 20, height: 10)), children: [inner],
        info: NodeInfo(name: "frame", arguments: "width: 20, height: 10"))
      return tree.add(.stack(stack), children: [flat, color(tree)], info: NodeInfo(name: "VStack"))
    }
    let record = IndexedTrace(trace)
    let subject = try #require(Subject(record))
    let title = FigureHeadline(record, subject).title
    let isAboutInner = subject.finding.map { $0.node != subject.node } ?? false
    #expect(
      title == (isAboutInner ? "The inner " : "") + "VStack is 30 points tall, more than the 10 points it is placed in")
    let outer = try #require(record.root.flatMap { Subject(record, at: $0, finding: subject.finding) })
    #expect(FigureHeadline(record, outer).title.hasPrefix("The inner VStack is 30 points tall"))
  }

  @Test func namesWhoProposesWhatTheViewTakes() throws {
    let title = try title(LaidOut.framedAndPadded(isFrameFirst: true))
    #expect(
      title.hasPrefix("Color takes the ") && title.contains(" that frame(width: 100, height: 60) proposes; padding("),
      "\(title)")
  }

  /// A frame without bounds proposes again what it was answered; the view's size comes from farther inside.
  @Test func aFrameThatRepeatsAnAnswerDecidesNothing() throws {
    let trace = LaidOut.trace(container: Size(width: 200, height: 100)) { tree in
      let ratio = tree.add(
        .aspectRatio(OptionalLength(1), fill: false), children: [color(tree)],
        info: NodeInfo(name: "aspectRatio"))
      return tree.add(
        .flexibleFrame(FlexibleFrameRule(minWidth: 0, minHeight: 0)), children: [ratio], info: NodeInfo(name: "frame"))
    }
    let title = try title(trace)
    #expect(!title.contains("that frame proposes"), "\(title)")
  }

  @Test func saysWhatTheChildrenOfAStackTake() throws {
    #expect(try title(LaidOut.twoColors(["a", "b"])) == "2 children share 90 of 100 points in HStack, 45 each")
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let frames = [60.0, 70].map { width in
        tree.add(.fixedFrame(FixedFrameRule(width: width)), children: [color(tree)], info: NodeInfo(name: "frame"))
      }
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 5)), children: frames, info: NodeInfo(name: "HStack"))
    }
    let record = IndexedTrace(trace)
    let stack = try #require(record.root)
    let title = FigureHeadline(record, Subject(record, at: stack)).title
    #expect(title == "HStack needs 135 points, 35 more than it is proposed: Color keeps 70 of the 35 left")
  }

  private func frame(_ tree: LayoutTree, _ width: Double, _ height: Double, label: String) -> NodeID {
    let frame = tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [color(tree)], info: NodeInfo(name: "frame"))
    tree.addLabel(label, to: frame)
    return frame
  }

  @Test func namesTheLargestLayer() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let frames = [frame(tree, 60, 20, label: "wide"), frame(tree, 30, 50, label: "tall")]
      return tree.add(.zStack(.center), children: frames, info: NodeInfo(name: "ZStack"))
    }
    #expect(
      try title(trace).replacing("\u{2009}", with: " ")
        == "ZStack is as wide as frame #wide and as tall as frame #tall: 60 × 50")
  }

  /// The layer of the lower priority has no say, however large it is; it is proposed the size that the other gives the
  /// stack.
  @Test func onlyLayersThatWereNotAskedAreOutranked() throws {
    let highest = "child of the highest priority, "
    for (priority, width, words) in [(1.0, 60.0, highest), (1, 20, highest), (0, 20, "largest child, ")] {
      let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
        let large = frame(tree, width, 20, label: "other")
        let small = frame(tree, 30, 30, label: "asked")
        let first = tree.add(
          .layoutPriority(priority), children: [small], info: NodeInfo(name: "layoutPriority", arguments: "1"))
        return tree.add(.zStack(.center), children: [first, large], info: NodeInfo(name: "ZStack"))
      }
      let record = IndexedTrace(trace)
      let title = ContainerFinding(record, Subject(record, at: try #require(record.root))).title
      #expect(title.hasPrefix("ZStack is as large as its " + words), "\(title)")
    }
  }

  /// A frame between reader and view places the view itself.
  @Test(arguments: [
    ("", true), (".padding(4)", false), (".frame(maxWidth: .infinity, alignment: .trailing)", false),
    (".frame(maxWidth: .infinity, maxHeight: .infinity)", false), (".background(.yellow)", true),
  ])
  func saysThatAGeometryReaderPutsItsViewInTheCorner(modifier: String, isPut: Bool) throws {
    let view = "GeometryReader { _ in Color.teal.frame(width: 30, height: 20)\(modifier) }"
    let title = try title(Written.trace(view, width: 200, height: 100))
    #expect(title.contains(" in its top leading corner") == isPut, "\(title)")
  }

  @Test func saysThatAViewIsStoodInFor() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
      tree.add(.greedy, info: NodeInfo(name: "MapView", appearance: .standIn(name: "MapView")))
    }
    let title = try title(trace)
    #expect(title.hasPrefix("A stand-in for MapView takes all it is proposed"), "\(title)")
  }

  @Test func namesAStandInWithinASentence() throws {
    let title = try title(Written.trace("ScrollView { Unknown() }", width: 200, height: 100))
    #expect(title.contains(", around a stand-in for Unknown"), "\(title)")
  }

  @Test func namesTheFirstChildThatDecidesTheLengthOfALazyStack() throws {
    let trace = LaidOut.trace(container: Size(width: 200, height: 100)) { tree in
      let frames = [frame(tree, 40, 20, label: "first"), frame(tree, 40, 50, label: "second")]
      let stack = tree.add(
        .lazyStack(StackRule(axis: .horizontal, spacing: 0)), children: frames, info: NodeInfo(name: "LazyHStack"))
      return tree.add(
        .fixedSize(horizontal: true, vertical: true), children: [stack], info: NodeInfo(name: "fixedSize"))
    }
    let record = IndexedTrace(trace)
    let stack = try #require(record.trace.nodes.first { $0.info.name == "LazyHStack" })
    let title = ContainerFinding(record, Subject(record, at: stack)).title
    #expect(title == "LazyHStack is as tall as its first child, 20: the 2nd needs 50")
    let why = ReasonSentences(record).why(stack.id).joined(separator: " ")
    #expect(why.contains("Height 20: it is as tall as its first child, frame #first"), "\(why)")
  }

  @Test func countsTheRowsThatALazyStackHasNotMade() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let rows = (0..<20).map { _ in frame(tree, 40, 20, label: "") }
      let remaining = tree.add(
        .remainingSubviews(RemainingSubviewsRule(rows: 980, made: 20, subviews: 20)),
        info: .remaining(980, views: 980, source: .none))
      let stack = tree.add(
        .lazyStack(StackRule(axis: .vertical, spacing: 5)), children: rows + [remaining],
        info: NodeInfo(name: "LazyVStack"))
      return tree.addScrollView(
        ScrollViewRule(horizontal: false, vertical: true), content: stack,
        info: NodeInfo(name: "ScrollView", appearance: .viewport))
    }
    let record = IndexedTrace(trace)
    let stack = try #require(record.trace.nodes.first { $0.info.name == "LazyVStack" })
    let headline = FigureHeadline(record, Subject(record, at: stack))
    let sum = "1000 children of 20 and their gaps are taken to add up to 24995"
    #expect(headline.title.contains(sum), "\(headline.title)")
    #expect(headline.account.contains("with an estimate for 980 that are not made"), "\(headline.account)")
    #expect(record.outOfSight(of: stack)?.hasPrefix("996 of its 1000 children are out of sight") == true)
  }

  /// Candidates of the same name are distinguished by their places.
  @Test(arguments: [
    ([200.0, 160, 140], "the last of 3, Color, as none fits: it needs 140 points and 100 are proposed"),
    ([200.0, 160, 80], "the 3rd of 3, Color, as the 2nd needs 160 points and 100 are proposed"),
  ])
  func saysWhichCandidateIsTaken(widths: [Double], words: String) throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 60)) { tree in
      let frames = widths.map { width in
        tree.add(
          .fixedFrame(FixedFrameRule(width: width, height: 20)), children: [color(tree)], info: NodeInfo(name: "frame"))
      }
      let fits = tree.add(
        .viewThatFits(horizontal: true, vertical: true), children: frames, info: NodeInfo(name: "ViewThatFits"))
      return tree.add(
        .fixedFrame(FixedFrameRule(width: 100, height: 50)), children: [fits], info: NodeInfo(name: "frame"))
    }
    #expect(try title(trace) == "ViewThatFits takes " + words)
  }

  /// An effect that changes nothing is not a finding, wherever it is.
  @Test func namesTheViewThatIsTurned() throws {
    let trace = LaidOut.trace(container: Size(width: 200, height: 60)) { tree in
      let turned = [(0.0, 1.0), (1, 0)].enumerated().map { index, map in
        let view = color(tree)
        tree.addLabel("view \(index)", to: view)
        return tree.addRenderEffect(
          .rotation(radians: 0, sine: map.0, cosine: map.1 + 1e-12, anchor: .center), child: view,
          info: NodeInfo(name: "rotationEffect"))
      }
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: turned, info: NodeInfo(name: "HStack"))
    }
    #expect(try title(trace).hasPrefix("rotationEffect turns Color #“view 1” as it is drawn; HStack still counts "))
  }

  /// A text that was left no length is the finding, and not by how much its stack is too long.
  @Test func namesTheTextWithoutRoom() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
      let wide = tree.add(
        .fixedFrame(FixedFrameRule(width: 120, height: 20)), children: [color(tree)], info: NodeInfo(name: "frame"))
      let words = TextContent("B", font: .standard(platform: .iOS))
      let text = tree.addText(words, info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 8)), children: [wide, text], info: NodeInfo(name: "HStack"))
    }
    #expect(try title(trace) == "Text “B” is offered 0 points in HStack and drawn beyond its frame")
  }

  /// A text that was let shrink says by how much, in the title, the account and the sentence.
  @Test func saysThatATextIsScaledDown() throws {
    let trace = LaidOut.trace(container: Size(width: 120, height: 60)) { tree in
      var words = TextContent("Passengers and bicycles", font: .standard(platform: .iOS), lineLimit: 1)
      words.minimumScale = 0.4
      let text = tree.addText(words, info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
      return tree.add(.padding(Insets(4)), children: [text], info: NodeInfo(name: "padding", arguments: "4"))
    }
    let record = IndexedTrace(trace)
    let headline = FigureHeadline(record, try #require(Subject(record)))
    let node = try #require(record.placedNodes.first { $0.info.name == "Text" })
    let scale = LengthText.account(try #require(node.text?.scale))
    #expect(scale != "1")
    #expect(
      headline.title.contains(" is set at " + scale + " of its font's size: its line needs "), "\(headline.title)")
    #expect(headline.title.hasSuffix(" points and 112 are proposed"), "\(headline.title)")
    let words = "set at " + scale + " of its font's size"
    #expect(headline.account.contains(words), "\(headline.account)")
    #expect(ReasonSentences(record).why(node.id).allSatisfy { $0.contains(words) })
    let steps = NegotiationSteps(record, try #require(Subject(record)), depth: 1)
    #expect(steps.steps.contains { steps.sentence($0).contains(words) })
  }

  /// What a shape makes of its outline moves no view.
  @Test func aShapeDrawsItsOutlineInItsFrame() throws {
    let trace = LaidOut.trace(container: Size(width: 200, height: 60)) { tree in
      let shapes = [0, 1].map { index in
        let shape = tree.add(.greedy, info: NodeInfo(name: "Path", appearance: .fill(.rectangle, HandMade.teal)))
        return index == 0
          ? shape
          : tree.addRenderEffect(
            .transform(Transform(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 0)), child: shape,
            info: NodeInfo(name: "Path", arguments: "drawn elsewhere"))
      }
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: shapes, info: NodeInfo(name: "HStack"))
    }
    let title = try title(trace).replacing("\u{2009}", with: " ")
    #expect(title == "Path draws its outline 20 right; HStack still counts 100 × 60")
    let record = IndexedTrace(trace)
    let effect = try #require(record.placedNodes.first { $0.isOutlineEffect })
    #expect(NodeName.call(of: effect) == "outline of Path" && record.viewName(of: effect.id) == "Path")
  }

  /// The ledger says which candidate is taken although none fits, and why.
  @Test func aLedgersRowSaysWhichCandidateIsTaken() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 60)) { tree in
      let frames = [200.0, 140].map { width in
        tree.add(
          .fixedFrame(FixedFrameRule(width: width, height: 20)), children: [color(tree)], info: NodeInfo(name: "frame"))
      }
      let fits = tree.add(
        .viewThatFits(horizontal: true, vertical: true), children: frames, info: NodeInfo(name: "ViewThatFits"))
      return tree.add(.padding(Insets(5)), children: [fits], info: NodeInfo(name: "padding"))
    }
    let record = IndexedTrace(trace)
    let subject = try #require(Subject(record))
    let words = "takes the last of 2, Color, as none fits: it needs 140 points and 90 are proposed"
    #expect(ChainLedger(record, subject.chain).rows.compactMap { $0.note } == [words])
    #expect(LedgerTables(record, subject).sections.flatMap { $0.notes } == ["ViewThatFits " + words + "."])
    #expect(FigureHeadline(record, subject).title == "ViewThatFits " + words)
  }

  @Test func listsTheColumnsOfAGrid() throws {
    let record = IndexedTrace(LaidOut.grid(isRightToLeft: false))
    let grid = try #require(record.placedNodes.first { $0.info.name == "Grid" })
    let title = FigureHeadline(record, Subject(record, at: grid)).title
    #expect(title.hasSuffix(": 40 and 20"), "\(title)")
  }

  /// The height decides how many lines of a text fit, and the account compares it with one line more.
  @Test func saysThatTheHeightLeavesLinesOut() throws {
    let trace = LaidOut.trace(container: Size(width: 60, height: 52)) { tree in
      let words = TextContent("Many words that need several lines", font: .standard(platform: .iOS))
      return tree.addText(words, info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
    }
    let record = IndexedTrace(trace)
    let headline = FigureHeadline(record, try #require(Subject(record)))
    #expect(
      headline.title.contains(" is truncated after 2 lines: the height of 52 has no room for another"),
      "\(headline.title)")
    #expect(headline.account.hasSuffix("more than the 52 proposed."), "\(headline.account)")
  }

  /// Of children that are alike the one of another length is the finding.
  @Test func namesTheOddChild() throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 300)) { tree in
      let frames = [40.0, 60, 40, 40].map { frame(tree, 50, $0, label: "row \(Int($0))") }
      return tree.add(.stack(StackRule(axis: .vertical, spacing: 5)), children: frames, info: NodeInfo(name: "VStack"))
    }
    #expect(try title(trace) == "frame #“row 60” is 60 tall, the other 3 children 40")
  }
}
