import Explanation
@testable import Figures
import LayoutEngine
import Markup
import Testing
import TraceSamples

private func record(
  _ size: (Double, Double), _ build: (LayoutTree) -> NodeID
) -> IndexedTrace {
  IndexedTrace(LaidOut.trace(container: Size(width: size.0, height: size.1), build))
}

extension LayoutTree {
  /// A colour in a frame.
  fileprivate func swatch(_ width: Double, _ height: Double, _ paint: Paint = HandMade.teal) -> NodeID {
    let color = add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, paint)))
    return frame(color, width, height)
  }

  fileprivate func words(_ string: String) -> NodeID {
    addText(
      TextContent(string, font: .standard(platform: .iOS)),
      info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
  }

  fileprivate func frame(_ child: NodeID, _ width: Double?, _ height: Double?) -> NodeID {
    add(
      .fixedFrame(FixedFrameRule(width: width, height: height)), children: [child], info: NodeInfo(name: "frame"))
  }

  fileprivate func stack(_ axis: Axis, _ children: [NodeID]) -> NodeID {
    add(
      .stack(StackRule(axis: axis, spacing: 10)), children: children,
      info: NodeInfo(name: axis == .horizontal ? "HStack" : "VStack"))
  }

  fileprivate func offset(_ child: NodeID, _ x: Double, _ y: Double) -> NodeID {
    add(.offset(Point(x: x, y: y)), children: [child], info: NodeInfo(name: "offset"))
  }
}

private func scene(_ record: IndexedTrace, _ width: FigureWidth = .wide) throws -> Scene {
  let subject = try #require(Subject(record))
  var options = FigureOptions()
  options.width = width
  return PictureFrame(record, subject, options).scene(below: 0, ink: nil)
}

private func sheet(_ record: IndexedTrace, _ preset: FigurePreset = .article) -> Sheet {
  Figure(record, title: "one", options: FigureOptions(preset: preset)).checked.picture.sheet
}

// MARK: - What is shown

@Test(arguments: FigureWidth.allCases) func aPictureShowsWhatGrandchildrenDrawOutsideTheirFrames(
  _ width: FigureWidth
) throws {
  let record = record((300, 400)) { tree in
    tree.stack(.horizontal, [tree.frame(tree.swatch(40, 120), 40, 20), tree.swatch(40, 20)])
  }
  let scene = try scene(record, width)
  #expect(scene.drawnBox.height == 120 * scene.space.unit)
  #expect(scene.space.box.contains(scene.drawnBox))
}

@Test func whatIsClippedDoesNotCountAsDrawn() throws {
  let record = record((300, 400)) { tree in
    let tall = tree.frame(tree.swatch(40, 120), 40, 20)
    let clip = NodeInfo(name: "clipped", appearance: .clip(.rectangle))
    return tree.add(.neutral, children: [tall], info: clip)
  }
  let root = try #require(record.root)
  #expect(DrawnExtent(of: root.id, record).rect?.size == Size(width: 40, height: 20))
}

@Test func aSubjectIsCutOnlyWhereThatMakesItMuchLarger() {
  let record = record((400, 1_000)) { tree in
    tree.stack(.vertical, (0..<40).map { tree.frame(tree.words("row \($0)"), 400, 15) })
  }
  let wanted = PicturePlan.Wanted(record, Subject(record))
  var cuts: Set<Bool> = []
  for height in stride(from: 200.0, to: 1_000, by: 50) {
    let plan = PicturePlan(wanted, available: Size(width: 560, height: height))
    let isCut = plan.region.size.height < wanted.focus.size.height - 0.01
    cuts.insert(isCut)
    #expect(isCut == ((height - 52) / wanted.focus.size.height < 0.7 * plan.unit), "\(height)")
  }
  #expect(cuts.count == 2)
}

@Test(arguments: FigurePreset.allCases) func aListHigherThanItsScreenKeepsItsAnnotation(_ preset: FigurePreset) {
  let record = record((390, 700)) { tree in
    let rows = (0..<37).map { index in
      tree.stack(.horizontal, [tree.swatch(40, 40), tree.words("Sender \(index)"), tree.words("9:41")])
    }
    return tree.frame(tree.stack(.vertical, rows), 360, nil)
  }
  for width in FigureWidth.allCases {
    var options = FigureOptions(preset: preset)
    options.width = width
    let figure = Figure(record, title: "rows", options: options)
    #expect(figure.avoided == [], "\(width)")
    #expect(figure.leftOut.isEmpty, "\(width)")
  }
}

// MARK: - What sticks out

@Test func whatSticksOutOfTheContainerIsMarked() throws {
  let record = record((100, 100)) { tree in tree.stack(.horizontal, [tree.swatch(80, 20), tree.swatch(80, 20)]) }
  let marks = OverflowMarks(try scene(record)).all
  #expect(marks.map { $0.side } == [.trailing, .leading])
  #expect(marks.allSatisfy { $0.over == 35 && $0.telling == .length })
}

@Test func whatGrandchildrenStickOutIsMarked() throws {
  let record = record((300, 300)) { tree in
    let tall = tree.add(
      .padding(Insets(top: 4, leading: 4, bottom: 4, trailing: 4)),
      children: [tree.frame(tree.swatch(40, 120), 40, 20)], info: NodeInfo(name: "padding"))
    return tree.stack(.horizontal, [tall, tree.swatch(40, 20)])
  }
  let marks = OverflowMarks(try scene(record)).all
  #expect(marks.map { $0.side } == [.top, .bottom])
  #expect(marks.allSatisfy { $0.over == 50 })
}

@Test func whatSticksOutOfAViewThatSticksOutIsToldBesideIt() throws {
  let record = record((300, 300)) { tree in
    let row = tree.stack(.vertical, [tree.frame(tree.swatch(130, 20), 110, 20)])
    return tree.frame(row, 80, 40)
  }
  let labels = SheetGeometry(sheet(record).elements).labels.map { $0.text }
  #expect(labels.contains("15 past the right") && labels.contains("10 more past the right"), "\(labels)")
}

@Test func everyViewThatSticksOutAsFarHasItsEdgeMarkedAndTheNumberStandsOnce() throws {
  let record = record((300, 300)) { tree in
    let rows = (0..<2).map { _ in tree.frame(tree.swatch(120, 20), 60, 20) }
    return tree.stack(.vertical, rows)
  }
  let right = OverflowMarks(try scene(record)).all.filter { $0.side == .trailing }
  #expect(right.count == 2)
  #expect(right.filter { $0.telling == .length }.count == 1)
  let labels = SheetGeometry(sheet(record).elements).labels.filter { $0.text == "30 past the right" }
  #expect(labels.count == 1)
}

// MARK: - What is drawn elsewhere

@Test func anOffsetLeavesAGhostAndAnArrowWithAHeadToWhereTheViewIsDrawn() throws {
  let record = record((300, 200)) { tree in
    tree.stack(.vertical, [tree.offset(tree.swatch(100, 40), 30, 20), tree.swatch(100, 20)])
  }
  let sheet = sheet(record)
  let group = try #require(groups("drawn-elsewhere", in: sheet).first)
  let way = try #require(groups("way", in: group.elements).first)
  let heads = way.elements.filter { if case .path(_, "area ink", _) = $0 { true } else { false } }
  #expect(heads.count == 1)
  let lines = SheetGeometry(way.elements).lines.filter { !$0.isCasing }
  #expect(lines.filter { $0.from.x != $0.to.x && $0.from.y != $0.to.y }.count == 1)
  let ghost = try #require(groups("ghost", in: group.elements).first)
  #expect(SheetGeometry(ghost.elements).lines.contains { !$0.isCasing })
  #expect(LegendLayer.used(in: sheet.elements).isSuperset(of: [.ghost, .way]))
}

@Test func whatLiesWhereItLayHasNoGhost() {
  let record = record((300, 200)) { tree in
    let turned = tree.addRenderEffect(
      .scale(x: 1, y: 1, anchor: .topLeading), child: tree.swatch(60, 40), info: NodeInfo(name: "scaleEffect"))
    return tree.stack(.vertical, [turned, tree.swatch(100, 20)])
  }
  #expect(groups("drawn-elsewhere", in: sheet(record)).isEmpty)
}

@Test func whatIsMovedInsideAMovedViewIsToldByThatViewsOwnPicture() throws {
  func moved(_ way: Double) -> IndexedTrace {
    record((300, 200)) { tree in
      let inner = tree.stack(.horizontal, [tree.offset(tree.swatch(20, 20), 0, 15), tree.swatch(20, 20)])
      return tree.stack(.vertical, [tree.offset(inner, way, 0), tree.swatch(100, 20)])
    }
  }
  let offsets = moved(30).trace.nodes.filter { $0.info.name == "offset" }
  let outer = try #require(offsets.first { $0.frame.size.width > 20 })
  #expect(groups("drawn-elsewhere", in: sheet(moved(30))).map(\.node) == [outer.id])
  // What stays where it is hides nothing.
  #expect(groups("drawn-elsewhere", in: sheet(moved(0))).count == 1)
}

@Test func whatIsClippedAwayDoesNotStickOut() throws {
  let record = record((300, 200)) { tree in
    let framed = tree.frame(tree.frame(tree.swatch(60, 80), 60, 80), 60, 40)
    let info = NodeInfo(name: "clipped", appearance: .clip(.rectangle))
    return tree.stack(.horizontal, [tree.add(.neutral, children: [framed], info: info), tree.swatch(40, 20)])
  }
  #expect(OverflowMarks(try scene(record)).all.isEmpty)
  #expect(groups("clipping", in: sheet(record)).count == 1)
}

/// The ghost of the first row would lie over the second, whose colour no mark contrasts with in both appearances.
@Test func theSignsOfClippedRowsBelowEachOtherCostNoLayer() {
  let record = record((300, 300)) { tree in
    let rows = (0..<6).map { _ in
      let info = NodeInfo(name: "clipped", appearance: .clip(.rectangle))
      return tree.add(.neutral, children: [tree.frame(tree.swatch(90, 60), 60, 20)], info: info)
    }
    return tree.stack(.vertical, rows)
  }
  let figure = Figure(record, title: "rows")
  #expect(figure.avoided.isEmpty)
  #expect(figure.leftOut.isEmpty)
}

@Test func modifiersInEachOtherMoveAViewOnce() {
  let record = record((300, 200)) { tree in
    let turned = tree.addRenderEffect(
      .scale(x: 1.5, y: 1.5, anchor: .topLeading), child: tree.swatch(60, 40), info: NodeInfo(name: "scaleEffect"))
    return tree.stack(.vertical, [tree.offset(turned, 40, 0), tree.swatch(100, 20)])
  }
  #expect(groups("drawn-elsewhere", in: sheet(record)).count == 1)
}

// MARK: - Chains

@Test func theOutlineOfASmallerWrapperStandsInsideThatOfWhatItHolds() throws {
  let record = record((300, 200)) { tree in tree.frame(tree.frame(tree.swatch(140, 60), 100, 60), 180, 60) }
  let outlines = ChainLayer.outlines(try scene(record)).map { $0.box }
  #expect(outlines.count == 4)
  for (index, one) in outlines.enumerated() {
    for other in outlines[(index + 1)...] { #expect(one.contains(other) || other.contains(one)) }
  }
}

@Test(arguments: [20.0, 60, 400]) func leadersOfNumbersArriveInTheirOrderAndNoneCrosses(_ width: Double) throws {
  let record = record((500, 300)) { tree in
    var view = tree.swatch(width, 20)
    for _ in 0..<6 { view = tree.frame(view, width, 20) }
    return view
  }
  let leaders = groups("order", in: sheet(record)).compactMap { group in
    SheetGeometry(group.elements).lines.filter { $0.classes.contains("hair") }
  }.filter { !$0.isEmpty }
  #expect(leaders.count > 5)
  for (one, next) in zip(leaders, leaders.dropFirst()) {
    // Each begins and ends left of the next, and above the picture the ends are at one height.
    #expect(one.first.map { $0.from.x } ?? 0 < next.first.map { $0.from.x } ?? 0)
    #expect(one.last.map { $0.to.x } ?? 0 < next.last.map { $0.to.x } ?? 0)
  }
}

// MARK: - Lines and what is drawn

@Test func aHatchSparesWhatReachesIntoItsStrip() throws {
  let record = record((300, 200)) { tree in
    let moved = tree.offset(tree.swatch(40, 40, HandMade.orange), 20, 0)
    return tree.stack(.horizontal, [moved, tree.swatch(40, 60)])
  }
  let sheet = sheet(record)
  let hatch = try #require(groups("spacing", in: sheet).first)
  let orange = try #require(
    ContentInk(sheet.content, sheet.styles).fills.map { $0.box }.min { $0.minX < $1.minX })
  let lines = SheetGeometry(hatch.elements).lines
  #expect(!lines.isEmpty)
  #expect(!lines.contains { orange.touches(from: $0.from, to: $0.to) })
}

@Test func theArrowsOfTheOverlayGoAroundSiblings() throws {
  let record = record((200, 300)) { tree in
    // The last child is offered and answers the most different sizes.
    let greedy = tree.frame(tree.words("short"), 60, 20)
    return tree.stack(.vertical, [tree.swatch(100, 100), tree.swatch(100, 60, HandMade.orange), greedy])
  }
  let sheet = sheet(record, .overlay)
  let call = try #require(groups("call", in: sheet).first)
  let lines = SheetGeometry(call.elements).lines
  #expect(!lines.isEmpty)
  let fills = ContentInk(sheet.content, sheet.styles).fills.map { $0.box.inset(1) }
    .filter { $0.width < 150 * 4 && $0.height < 150 * 4 }
  for fill in fills { #expect(!lines.contains { fill.touches(from: $0.from, to: $0.to) }) }
}

@Test func badgesOfTwoDigitsKeepOffTheTextBesideThem() {
  let spans = (8...12).map { number in
    Span(
      node: NodeID(Int32(1)), start: Double(number) * 30, end: Double(number) * 30 + 20, number: number,
      value: "= 20", name: "Text")
  }
  var sheet = Sheet(title: "", options: FigureOptions())
  _ = BracketColumn(spans, SideAnnotation(showsNames: true)).draw(on: &sheet, left: 20, top: 0)
  let geometry = SheetGeometry(sheet.elements)
  let badges = geometry.masks.filter { $0.classes.contains("badge") }.map { $0.box }
  #expect(badges.count == 5)
  for label in geometry.labels where label.text.contains("=") {
    #expect(badges.allSatisfy { !$0.inset(-4).overlaps(label.box) })
  }
}

// MARK: - Letters

/// At the edge of a part of the screen stand no halves of letters.
@Test func wordsThatThePicturesEdgeCutsAreLeftOut() throws {
  let record = record((390, 900)) { tree in
    let rows = (0..<30).map { tree.frame(tree.words("Row number \($0)"), 390, 30) }
    let subject = tree.stack(.horizontal, [tree.swatch(80, 40), tree.words("Subject"), tree.swatch(80, 40)])
    return tree.stack(.vertical, Array(rows.prefix(12)) + [subject] + Array(rows.suffix(12)))
  }
  let subject = try #require(record.trace.nodes.first { $0.info.name == "HStack" })
  let scene = Scene(
    record: record, subject: Subject(record, at: subject), options: FigureOptions(),
    plan: PicturePlan(
      region: subject.frame, unit: 1, container: PicturePlan.containerFrame(of: record), isWhole: false,
      cut: [.top, .bottom]),
    space: PictureSpace(unit: 1, region: subject.frame, origin: .zero), services: ServiceOrder(record, of: subject.id),
    ink: ContentInk([], StyleSheet()))
  var sheet = Sheet(title: "", options: FigureOptions())
  ContentLayer(record: record, space: scene.space, options: FigureOptions(), cutWords: scene.cutWords).draw(on: &sheet)
  #expect(ContentInk(sheet.content, sheet.styles).texts.count == 1)
}

/// Letters below 11 pixels are bars where the picture made them small, and letters where the author did.
@Test(arguments: [(12.0, 0.9, true), (12, 0.92, false), (10, 0.98, true), (10, 1, false)])
func barsStandForWordsThatThePictureMakesTooSmall(size: Double, unit: Double, areBars: Bool) throws {
  let record = record((300, 40)) { tree in
    tree.addText(
      TextContent("words", font: Font(size: size)), info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
  }
  let space = PictureSpace(unit: unit, region: PicturePlan.containerFrame(of: record), origin: .zero)
  var sheet = Sheet(title: "", options: FigureOptions())
  ContentLayer(
    record: record, space: space, options: FigureOptions(), smallestLetters: PicturePlan.smallestText
  ).draw(on: &sheet)
  let text = Picture(sheet: sheet, options: FigureOptions(idPrefix: "f")).svg(includesStyle: false)
  #expect(text.contains("class=\"words\"") == areBars)
  #expect(text.contains("<text") != areBars)
}

/// A text with less room than it needs has a sign at its ends; one that wraps and any other have none.
@Test(
  arguments: [(60.0, 20.0, true), (0, nil, true), (60, nil, false), (300, nil, false)] as [(Double, Double?, Bool)])
func aTextThatWantsMoreRoomHasASign(width: Double, height: Double?, isSqueezed: Bool) {
  let record = record((400, 200)) { tree in
    tree.stack(.vertical, [tree.frame(tree.words("The ferry leaves at noon"), width, height), tree.swatch(20, 20)])
  }
  let sheet = sheet(record)
  #expect(groups("squeezed", in: sheet).count == (isSqueezed ? 1 : 0))
  #expect(sheet.explained.contains(.squeezed) == isSqueezed)
}
