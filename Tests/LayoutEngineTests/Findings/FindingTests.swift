import LayoutEngine
import Testing

/// What a layout shows that its author may not have meant.
struct FindingTests {
  private let tree = LayoutTree(environment: LayoutEnvironment(platform: .macOS))

  private func findings(_ root: NodeID, _ width: Double, _ height: Double) -> [Finding] {
    let container = Size(width: width, height: height)
    let recorder = TraceRecorder()
    tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
    return Trace(tree: tree, root: root, container: container, recorder: recorder).findings
  }

  private func color() -> NodeID {
    let paint = Paint(RGBA(red: 1, green: 0, blue: 0))
    return tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, paint)))
  }

  private func frame(_ width: Double?, _ height: Double?, _ child: NodeID) -> NodeID {
    tree.add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [child], info: NodeInfo(name: "frame"))
  }

  private func row(_ children: [NodeID]) -> NodeID {
    tree.add(.stack(StackRule(axis: .horizontal, spacing: 0)), children: children, info: NodeInfo(name: "HStack"))
  }

  @Test func findsNothingInAPlainLayout() {
    #expect(findings(row([color(), frame(20, 20, color())]), 100, 20).isEmpty)
  }

  @Test func findsAViewThatAnsweredInfinity() {
    let view = color()
    let found = findings(view, .infinity, 10)
    #expect(found == [Finding(code: .endlessSize, node: view, numbers: [.infinity, 10])])
  }

  @Test func findsAColorThatGotNoWidth() {
    let squeezed = color()
    let found = findings(row([squeezed, frame(50, 10, color())]), 50, 10)
    #expect(found == [Finding(code: .noSize, node: squeezed, numbers: [0, 10])])
  }

  @Test func findsATextThatIsCutOff() throws {
    let info = NodeInfo(name: "Text", appearance: .text(Paint(RGBA(red: 0, green: 0, blue: 0))))
    let text = tree.addText(TextContent("A sentence of some length", font: Font(size: 13), lineLimit: 1), info: info)
    let found = try #require(findings(text, 60, 40).first)
    #expect(found.code == .truncatedText)
    #expect(found.numbers[0] <= 60 && found.numbers[1] > 60)
  }

  @Test func findsAnImageWithoutAFile() {
    let info = NodeInfo(name: "Image", appearance: .missingImage(name: "quay"))
    let image = tree.add(.image(natural: Size(width: 40, height: 30), resizable: true), info: info)
    #expect(findings(image, 80, 80) == [Finding(code: .missingImage, node: image, numbers: [40, 30])])
  }

  @Test func aMissingImageThatIsTooLargeIsNoFaultOfItsRoom() {
    let info = NodeInfo(name: "Image", appearance: .missingImage(name: "quay"))
    let image = tree.add(.image(natural: Size(width: 100, height: 100), resizable: false), info: info)
    let wide = frame(120, 10, color())
    #expect(findings(frame(28, 28, image), 80, 80).map(\.code) == [.missingImage])
    let both = tree.add(.zStack(.center), children: [image, wide], info: NodeInfo(name: "ZStack"))
    #expect(findings(frame(28, 200, both), 80, 200).map(\.code) == [.childOverflow, .missingImage])
  }

  @Test func findsAChildThatIsLargerThanItsFrame() {
    let child = frame(80, 10, color())
    let found = findings(frame(30, 10, child), 100, 100)
    #expect(found == [Finding(code: .childOverflow, node: child, numbers: [80, 30, 0])])
  }

  private func clip(_ child: NodeID) -> NodeID {
    tree.add(.neutral, children: [child], info: NodeInfo(name: "clipped", appearance: .clip(.rectangle)))
  }

  private func padding(_ child: NodeID) -> NodeID {
    tree.add(.padding(Insets(4)), children: [child], info: NodeInfo(name: "padding"))
  }

  @Test func findsNothingInWhatIsClipped() {
    #expect(findings(clip(frame(30, 10, frame(80, 10, color()))), 100, 100).isEmpty)
    let background = tree.add(
      .secondary(.center), children: [frame(30, 10, frame(80, 10, color())), color()],
      info: NodeInfo(name: "background"))
    #expect(findings(clip(background), 100, 100).isEmpty)
  }

  @Test func findsWhatIsClippedInsideOrFurtherOut() {
    let inside = clip(frame(80, 10, color()))
    #expect(findings(frame(30, 10, inside), 100, 100).map(\.code) == [.childOverflow])
    let around = clip(padding(frame(30, 10, frame(80, 10, color()))))
    #expect(findings(around, 100, 100).map(\.code) == [.childOverflow])
    let beside = clip(row([frame(30, 10, frame(80, 10, color())), frame(30, 10, color())]))
    #expect(findings(beside, 100, 100).map(\.code) == [.childOverflow])
  }

  @Test(arguments: [true, false])
  func findsNothingInWhatIsTurnedSoThatItFits(fits: Bool) {
    let (sine, cosine) = fits ? (1.0, 0.0) : (0.0, 1.0)
    let turned = tree.addRenderEffect(
      .rotation(radians: fits ? .pi / 2 : 0, sine: sine, cosine: cosine, anchor: .center),
      child: frame(80, 10, color()),
      info: NodeInfo(name: "rotationEffect"))
    #expect(findings(frame(12, 90, turned), 100, 100).isEmpty == fits)
  }

  @Test func findsARootThatIsLargerThanItsContainer() {
    let root = frame(160, 10, color())
    #expect(findings(root, 100, 50) == [Finding(code: .childOverflow, node: root, numbers: [160, 100, 0])])
  }

  @Test func findsAFrameThatChangesNothing() {
    let outer = frame(30, 10, frame(30, 10, color()))
    #expect(findings(outer, 100, 100) == [Finding(code: .frameWithoutEffect, node: outer, numbers: [30, 10])])
  }

  /// Icons in rows are given one width: that one of them has it anyway is no mistake.
  @Test(arguments: [(24.0, true), (30, false)])
  func aFrameThatChangesAnotherRowIsMeant(width: Double, isMeant: Bool) {
    var source = SourceRange.none
    source.line = 7
    let rows = [30.0, width].map { width in
      let icon = tree.add(
        .fixedFrame(FixedFrameRule(width: width, height: 10)), children: [color()], info: NodeInfo(name: "icon"))
      return tree.add(
        .fixedFrame(FixedFrameRule(width: 30, height: nil)), children: [icon],
        info: NodeInfo(name: "frame", source: source))
    }
    let found = findings(row(rows), 100, 100).filter { $0.node == rows[0] }
    #expect(found.isEmpty == isMeant)
  }

  @Test func findsASpacerBesideAColorThatTakesEverything() {
    let spacer = tree.add(.spacer(minimum: .none), info: NodeInfo(name: "Spacer"))
    let found = findings(row([color(), spacer]), 100, 10)
    #expect(found == [Finding(code: .spacerWithoutRoom, node: spacer, numbers: [8])])
  }

  @Test func findsASpacerWhoseStackIsProposedNoLength() {
    let spacer = tree.add(.spacer(minimum: .none), info: NodeInfo(name: "Spacer"))
    let column = tree.add(
      .stack(StackRule(axis: .vertical, spacing: 0)), children: [frame(10, 10, color()), spacer],
      info: NodeInfo(name: "VStack"))
    let scroll = tree.addScrollView(ScrollViewRule(), content: column, info: NodeInfo(name: "ScrollView"))
    #expect(findings(scroll, 100, 100) == [Finding(code: .spacerWithoutRoom, node: spacer, numbers: [8, 1])])
  }

  @Test func aSpacerThatMayVanishIsMeantTo() {
    let spacer = tree.add(.spacer(minimum: OptionalLength(0)), info: NodeInfo(name: "Spacer"))
    #expect(!findings(row([color(), spacer]), 100, 10).contains { $0.code == .spacerWithoutRoom })
  }

  @Test func aSpacerThatHasRoomInAnotherRowIsOfUse() {
    for (lines, found) in [([3, 3], 0), ([3, 4], 1)] {
      let spacers = lines.map { line in
        let source = SourceRange(line: line, column: 1, endLine: line, endColumn: 9)
        return tree.add(.spacer(minimum: .none), info: NodeInfo(name: "Spacer", source: source))
      }
      let rows = [row([color(), spacers[0]]), row([frame(10, 10, color()), spacers[1]])]
      let column = tree.add(
        .stack(StackRule(axis: .vertical, spacing: 0)), children: rows, info: NodeInfo(name: "VStack"))
      #expect(findings(column, 100, 20).count { $0.code == .spacerWithoutRoom } == found)
    }
  }

  @Test func aSpacerThatAModifierProposesNothingIsNotItsStacksFault() {
    let spacer = tree.add(.spacer(minimum: .none), info: NodeInfo(name: "Spacer"))
    let fixed = tree.add(
      .fixedSize(horizontal: true, vertical: true), children: [spacer], info: NodeInfo(name: "fixedSize"))
    #expect(!findings(row([color(), fixed]), 100, 10).contains { $0.code == .spacerWithoutRoom })
  }

  @Test func aPaddingOfNegativeLengthsIsMeantToBeSmallerThanItsView() {
    let bleeding = tree.add(
      .padding(Insets(top: 0, leading: -20, bottom: 0, trailing: -20)), children: [color()],
      info: NodeInfo(name: "padding"))
    #expect(findings(frame(60, 20, bleeding), 100, 20).isEmpty)
  }

  @Test func whatIsTurnedSticksOutByWhatIsDrawn() {
    for (height, sticksOut) in [(20.3, false), (22, true)] {
      let turned = tree.addRenderEffect(
        .rotation(radians: .pi / 2, sine: 1, cosine: 0, anchor: .center), child: frame(60, height, color()),
        info: NodeInfo(name: "rotationEffect"))
      let found = findings(frame(20, 80, turned), 100, 100)
      #expect(found == (sticksOut ? [Finding(code: .childOverflow, node: turned, numbers: [60, 20, 0])] : []))
    }
  }

  @Test func findsAReaderThatAScrollViewLeavesItsIdealHeight() {
    let reader = tree.addGeometryReader(info: NodeInfo(name: "GeometryReader")) { _ in [] }
    let scroll = tree.addScrollView(ScrollViewRule(), content: reader, info: NodeInfo(name: "ScrollView"))
    #expect(findings(scroll, 100, 100) == [Finding(code: .readerInScrollView, node: reader, numbers: [10])])
  }

  @Test func findsAReaderThatTakesAllThatItsStackOffers() {
    func reader(_ height: Double) -> NodeID {
      tree.addGeometryReader(info: NodeInfo(name: "GeometryReader")) { [self] _ in [frame(20, height, color())] }
    }
    func column(_ views: NodeID...) -> NodeID {
      tree.add(.stack(StackRule(axis: .vertical, spacing: 0)), children: views, info: NodeInfo(name: "VStack"))
    }
    let greedy = reader(20)
    #expect(
      findings(column(greedy, frame(20, 30, color())), 100, 100)
        == [Finding(code: .greedyReader, node: greedy, numbers: [70, 20, 1])])
    // What it shows takes most of it, it stands alone, or a frame gives it its length.
    #expect(findings(column(reader(50), frame(20, 30, color())), 100, 100).isEmpty)
    #expect(findings(column(reader(20)), 100, 100).isEmpty)
    #expect(findings(column(frame(nil, 60, reader(20)), frame(20, 30, color())), 100, 100).isEmpty)
  }

  @Test func findsAGridWhosePassesDisagree() {
    let cells = [frame(nil, 40, color()), frame(nil, 40, color())]
    let tracks = [50.0, 120].map { GridTrack(.flexible(minimum: $0, maximum: .infinity)) }
    let grid = tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
    let found = findings(frame(200, nil, grid), 300, 100)
    #expect(found.contains(Finding(code: .gridOverflow, node: grid, numbers: [224, 236, 6, 248])))
  }

  private func found(_ tracks: [GridTrack], at width: Double) -> [Finding] {
    let cells = tracks.map { _ in frame(nil, 40, color()) }
    let grid = tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
    return findings(frame(width, nil, grid), 2000, 100).filter { $0.node == grid }
  }

  private static let tracksThatOverflow: [(tracks: [GridTrack.Sizing], fitting: Double)] = [
    ([.flexible(minimum: 50, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)], 248),
    ([.flexible(minimum: 50, maximum: 110), .flexible(minimum: 120, maximum: .infinity)], 238),
    ([.fixed(30), .flexible(minimum: 50, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)], 286),
    (
      [
        .flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 60, maximum: .infinity),
        .flexible(minimum: 90, maximum: .infinity),
      ], 286
    ),
    ([.adaptive(minimum: 40, maximum: .infinity), .flexible(minimum: 120, maximum: .infinity)], 248),
  ]

  @Test(arguments: tracksThatOverflow)
  func theAdviceForAGridIsTheShortestLengthThatSettles(tracks: [GridTrack.Sizing], fitting: Double) throws {
    let tracks = tracks.map { GridTrack($0) }
    let finding = try #require(found(tracks, at: 200).first { $0.code == .gridOverflow })
    #expect(finding.numbers[3] == fitting)
    #expect(found(tracks, at: fitting).isEmpty)
    #expect(!found(tracks, at: fitting - 1).isEmpty)
  }

  @Test func saysNoLengthWhereAnAdaptiveTrackHasAMaximum() throws {
    let tracks = [
      GridTrack(.adaptive(minimum: 40, maximum: 90)), GridTrack(.flexible(minimum: 150, maximum: .infinity)),
    ]
    let finding = try #require(found(tracks, at: 200).first { $0.code == .gridOverflow })
    #expect(finding.numbers.count == 3)
  }

  private func grid(_ cells: [NodeID], spacing: Double? = nil) -> NodeID {
    let tracks = [60.0, 60].map { GridTrack(.fixed($0), spacing: spacing) }
    return tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
  }

  @Test func findsTheCellThatCoversMostOfTheOneBesideIt() {
    let wide = frame(90, 40, color())
    let cells = [frame(70, 40, color()), frame(60, 40, color()), wide, frame(50, 40, color())]
    #expect(
      findings(grid(cells), 300, 200) == [Finding(code: .overlappingCells, node: wide, numbers: [90, 60, 2, 0, 86])])
  }

  @Test func cellsThatOnlyReachIntoTheSpacingOrAreMeantToOverlapAreNoFinding() {
    #expect(findings(grid([frame(66, 40, color()), frame(66, 40, color())]), 300, 200).isEmpty)
    #expect(findings(grid([frame(60, 40, color()), frame(60, 40, color())], spacing: -20), 300, 200).isEmpty)
  }

  @Test func cellsOfOneColumnDoNotOverlap() {
    let tall = tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: [GridTrack(.fixed(60))]),
      children: [frame(90, 40, color()), frame(90, 40, color())], info: NodeInfo(name: "LazyVGrid"))
    #expect(findings(tall, 300, 200).isEmpty)
  }

  @Test func aCellThatIsTooLongWithAMissingPictureIsNoFinding() {
    let info = NodeInfo(name: "Image", appearance: .missingImage(name: "quay"))
    let image = tree.add(.image(natural: Size(width: 60, height: 60), resizable: false), info: info)
    let padded = tree.add(.padding(Insets(16)), children: [image], info: NodeInfo(name: "padding"))
    let found = findings(grid([padded, frame(60, 40, color())]), 300, 200)
    #expect(!found.contains { $0.code == .overlappingCells })
  }

  @Test(arguments: [(Guide.leading, false), (.trailing, true), (.lastTextBaseline, false)])
  func findsAGuideThatNothingAlignsBy(guide: Guide, isFound: Bool) {
    let set = tree.addAlignmentGuide(guide, child: frame(20, 20, color()), info: NodeInfo(name: "alignmentGuide")) {
      $0.size.width + 10
    }
    let column = tree.add(
      .stack(StackRule(axis: .vertical, alignment: .leading)), children: [set, frame(50, 20, color())],
      info: NodeInfo(name: "VStack"))
    #expect(findings(column, 200, 100) == (isFound ? [Finding(code: .guideWithoutEffect, node: set, numbers: [])] : []))
  }

  @Test func aGuideOfAViewThatStandsAloneIsNotJudged() {
    let set = tree.addAlignmentGuide(.leading, child: frame(20, 20, color()), info: NodeInfo(name: "alignmentGuide")) {
      $0.size.width
    }
    let column = tree.add(
      .stack(StackRule(axis: .vertical, alignment: .leading)), children: [set], info: NodeInfo(name: "VStack"))
    #expect(findings(column, 200, 100).isEmpty)
  }
}
