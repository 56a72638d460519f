import Explanation
import Figures
import LayoutEngine
import Testing
import TraceSamples

private let hostile = "</text><script>alert('1')</script>\u{0}\u{202E}\"&amp;"

@Test(arguments: TraceSample.allCases, FigurePreset.allCases)
func nothingRunsIntoAnythingInAPreset(_ sample: TraceSample, _ preset: FigurePreset) {
  for width in FigureWidth.allCases {
    var options = FigureOptions(preset: preset)
    options.width = width
    let figure = Figure(trace: sample.trace, title: sample.rawValue, options: options)
    #expect(figure.collisions() == [], "\(width)")
    // All layers at once may be too many, and some are left out.
    if preset != .everything { #expect(figure.avoided == [], "\(width)") }
  }
}

@Test func crowdsOfEverySizeStayFreeOfCollisions() {
  for (rows, columns) in [(1, 1), (2, 3), (9, 9), (14, 4), (3, 20)] {
    let figure = Figure(trace: HandMade.crowd(rows: rows, columns: columns), title: "crowd")
    #expect(figure.avoided == [], "\(rows) × \(columns)")
  }
}

@Test func anIndexedTraceGivesTheSameFigureAsTheTrace() {
  let trace = LaidOut.flexibleColumns()
  let record = IndexedTrace(trace)
  #expect(Figure(record, title: "grid").svg() == Figure(trace: trace, title: "grid").svg())
}

@Test func sameTraceGivesSameBytes() {
  for sample in TraceSample.allCases {
    #expect(sample.figure().svg() == sample.figure().svg())
  }
}

@Test(arguments: [true, false])
func theSecondChildIsDrawnBehindTheFirstInABackground(_ isBackground: Bool) {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let texts = ["in front", "behind"].map { string in
    let info = NodeInfo(name: "Text", appearance: .text(Paint(RGBA(red: 0, green: 0, blue: 0))))
    return tree.addText(TextContent(string, font: .standard(platform: .iOS)), info: info)
  }
  var info = NodeInfo(name: "backgroundPreferenceValue")
  info.isBackground = isBackground
  let root = tree.add(.secondary(.center), children: texts, info: info)
  let recorder = TraceRecorder()
  let container = Size(width: 200, height: 100)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  let svg = Figure(trace: trace, title: "layers", options: FigureOptions(layers: .content)).svg()
  let back = svg.split(separator: ">behind<")[0].count
  let front = svg.split(separator: ">in front<")[0].count
  #expect((back < front) == isBackground)
}

@Test func hostileLabelsStayText() {
  let trace = LaidOut.textBetweenColors(label: hostile)
  let options = FigureOptions(idPrefix: "\"><script>", preset: .everything)
  let svg = Figure(trace: trace, title: hostile, caption: hostile, options: options).svg()
  #expect(!svg.contains("<script"))
  #expect(!svg.contains("\u{0}"))
  #expect(svg.contains("&lt;script&gt;"))
}

@Test func everyIdBeginsWithThePrefix() {
  let svg = TraceSample.nested.figure().svg()
  let ids = svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  #expect(ids.count >= 4)
  #expect(ids.allSatisfy { $0.hasPrefix("nested") })
  #expect(Set(ids).count == ids.count)
}

@Test func adaptiveFiguresFollowTheReaderAndConcreteOnesDoNot() {
  #expect(TraceSample.nested.figure(.adaptive).svg().contains("prefers-color-scheme:dark"))
  for scheme in [ColorScheme.light, .dark] {
    #expect(!TraceSample.nested.figure(scheme).svg().contains("prefers-color-scheme"))
  }
  #expect(TraceSample.nested.figure(.light).svg() != TraceSample.nested.figure(.dark).svg())
}

@Test func showsHowFarTheGridIsOffTheMiddle() {
  let svg = TraceSample.flexibleColumns.figure().svg()
  #expect(svg.contains("6 off the middle"))
  #expect(svg.contains("192 ÷ 2 = 96"))
  #expect(svg.contains("216 ÷ 2 = 108"))
  #expect(svg.contains("columns of 96 and 120, then placed columns of 108 and 120"))
}

@Test func leavesOutTheSecondPassWhenItIsTheFirst() {
  #expect(!TraceSample.textBetweenColors.figure().svg().contains("first-pass"))
}

@Test func drawsAnImageOnlyWhenItsAddressIsKnown() {
  #expect(!TraceSample.nested.figure().svg().contains("<image"))
  let options = FigureOptions(image: { FigureImage(address: "images/" + $0) })
  let svg = Figure(trace: HandMade.nested(), title: "nested", options: options).svg()
  #expect(svg.contains("xlink:href=\"images/lake.png\""))
}

@Test func drawsNothingForFramesThatAreNotFinite() {
  var builder = TraceBuilder(container: Size(width: .infinity, height: .nan))
  let root = builder.add(
    "Color", frame: Rect(x: .nan, y: 0, width: .infinity, height: 1e300), proposed: .infinity,
    appearance: .fill(.circle, HandMade.teal))
  builder.add("Color", in: root, frame: Rect(x: 1e9, y: -1e9, width: 1e12, height: 0), proposed: .zero)
  let figure = Figure(trace: builder.trace(), title: "broken", options: FigureOptions(preset: .everything))
  #expect(!figure.svg().contains("nan"))
  #expect(!figure.svg().contains("\"inf"))
  #expect(figure.collisions() == [])
}

@Test func drawsAViewThroughItsEffectsAndRecordsWhere() {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let paint = Paint(RGBA(red: 1, green: 0, blue: 0))
  let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, paint)))
  let rule = FixedFrameRule(width: 40, height: 20)
  let frame = tree.add(.fixedFrame(rule), children: [color], info: NodeInfo(name: "frame"))
  let scale = tree.addRenderEffect(
    .scale(x: 2, y: 3, anchor: .topLeading), child: frame, info: NodeInfo(name: "scaleEffect"))
  let recorder = TraceRecorder()
  let container = Size(width: 100, height: 100)
  tree.layOut(root: scale, proposal: Proposal(container), container: container, recorder: recorder)
  let trace = Trace(tree: tree, root: scale, container: container, recorder: recorder)
  let drawn = Rect(x: 30, y: 40, width: 80, height: 60)
  #expect(trace.nodes.map(\.drawn) == [nil, drawn, drawn])
  let json = TraceDocument(trace: trace, preview: "scaled").json(file: "scaled.swift")
  #expect(json.contains(#""drawn": {"x": 30, "y": 40, "width": 80, "height": 60}"#))
  #expect(trace.nodes[0].effect == Transform(a: 2, b: 0, c: 0, d: 3, tx: -30, ty: -80))
  #expect(Figure(trace: trace, title: "scaled").svg().contains(#"transform="matrix(2 0 0 3 "#))
}

@Test func aFigureNamesTheEffectsThatItLeavesOut() {
  let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
    let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
    for name in ["blur", "saturation", "blur"] { tree.addUndrawnEffect(name, to: color) }
    return color
  }
  #expect(Figure(trace: trace, title: "blurred").svg().contains(" · not drawn: blur, saturation</text>"))
}

@Test func aPathIsDrawnInItsFrameAndALineAlongItHasAWidth() {
  var path = PathOutline()
  path.addLines([Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 10, y: 20)])
  path.close()
  for (appearance, isStroke) in [
    (Appearance.fill(.path(path), HandMade.teal), false),
    (.stroke(.path(path), HandMade.teal, LineStyle(width: 2), inset: false), true),
  ] {
    let trace = LaidOut.trace(container: Size(width: 100, height: 40)) { tree in
      tree.add(.greedy, info: NodeInfo(name: "Triangle", appearance: appearance))
    }
    let svg = Figure(trace: trace, title: "own", options: FigureOptions(layers: .content)).svg()
    #expect(svg.matches(of: #/<path d="M[0-9.]+ [0-9.]+H[0-9.]+L[0-9.]+ [0-9.]+Z"/#).count == 1)
    #expect(svg.contains("stroke-width=") == isStroke)
    #expect(svg.contains(isStroke ? "stroke=\"#30B0C7\"" : "fill=\"#30B0C7\""))
    #expect(svg.contains(isStroke ? ".s1{stroke:" : ".f1{fill:"))
  }
}

@Test func aViewThatWasNotChosenIsNeitherDrawnNorLabelled() {
  let trace = LaidOut.viewThatFits(widths: [300, 50])
  let figure = Figure(trace: trace, title: "two", options: FigureOptions(preset: .article)).svg()
  // The words name it, in the title, the account and the row of the ledger; the picture does not.
  let words = [
    "frame(width: 300, height: 10) #“300 wide” was not chosen", "as frame #“300 wide” needs 300 points and ",
    "takes frame #“50 wide”, as frame #“300 wide”",
  ]
  #expect(words.allSatisfy { figure.contains($0) })
  let picture = words.reduce(figure) { $0.replacing($1, with: "") }
  #expect(picture.contains("50 wide"))
  #expect(!picture.contains("300 wide"))
}

@Test func whatIsScrolledOutIsNotDrawn() {
  let trace = LaidOut.scrollView(height: 80, of: 5)
  let svg = Figure(trace: trace, title: "rows", options: FigureOptions(layers: .content)).svg()
  // The picture's own edge and the scroll view's.
  #expect(svg.split(separator: "<clipPath").count == 3)
}

@Test func aSubjectThatGoesOnBeyondThePictureHasNoEndThere() {
  for (rows, hasEnd) in [(1, true), (9, false)] {
    let svg = Figure(trace: LaidOut.scrollView(height: nil, of: rows), title: "rows").svg()
    #expect(svg.contains(">goes on<") != hasEnd, "\(rows) rows")
  }
}

@Test(arguments: [false, true]) func whatIsHiddenHasNoGhost(isHidden: Bool) throws {
  let moved = "Color.teal.frame(width: 40, height: 20).offset(x: 60)" + (isHidden ? ".hidden()" : "")
  let trace = try Written.trace("HStack { \(moved); Color.red.frame(width: 40, height: 20) }", width: 240, height: 80)
  #expect(Figure(trace: trace, title: "moved").svg().contains("class=\"ghost\"") != isHidden)
}

@Test func allOfAWideSubjectIsShownInANarrowFigure() {
  var options = FigureOptions(colorScheme: .light)
  options.width = .narrow
  let figure = Figure(trace: LaidOut.wideRow(of: 9), title: "row", options: options)
  #expect(!figure.svg().contains("faint"))
  #expect(figure.svg().contains("= 900"))
}

/// A tree of three boxes without a picture on top of each other, of the sizes.
private func missingImages(_ sizes: [Size], _ effect: RenderEffect? = nil) -> Trace {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let boxes = sizes.enumerated().map { index, size in
    let info = NodeInfo(name: "Image", appearance: .missingImage(name: "picture \(index)"))
    let box = tree.add(.greedy, info: info)
    let frame = FixedFrameRule(width: size.width, height: size.height)
    return tree.add(.fixedFrame(frame), children: [box], info: NodeInfo(name: "frame"))
  }
  var root = tree.add(.zStack(.center), children: boxes, info: NodeInfo(name: "ZStack"))
  if let effect { root = tree.addRenderEffect(effect, child: root, info: NodeInfo(name: "scaleEffect")) }
  let recorder = TraceRecorder()
  let container = Size(width: 300, height: 300)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  return Trace(tree: tree, root: root, container: container, recorder: recorder)
}

@Test func captionsThatSomethingLiesOverAreLeftOut() {
  let same = Size(width: 200, height: 100)
  let options = FigureOptions(layers: .content)
  let stacked = Figure(trace: missingImages([same, same, same]), title: "images", options: options).svg()
  #expect(!stacked.contains("picture 0") && !stacked.contains("picture 1"))
  #expect(stacked.contains(">picture 2"))
}

@Test func captionsAreUprightInWhatIsMirroredAndLeftOutOfWhatIsTurned() {
  let size = Size(width: 200, height: 100)
  func svg(_ effect: RenderEffect) -> String {
    Figure(trace: missingImages([size], effect), title: "images", options: FigureOptions(layers: .content)).svg()
  }
  let mirrored = svg(.scale(x: 1, y: -1, anchor: .center))
  #expect(mirrored.contains(">picture 0"))
  // The picture is mirrored, and its caption back.
  #expect(mirrored.split(separator: "matrix(1 0 0 -1").count == 3)
  #expect(svg(.scale(x: 2, y: 1, anchor: .center)).contains(">picture 0"))
  #expect(!svg(.rotation(radians: 1, sine: 0.8415, cosine: 0.5403, anchor: .center)).contains(">picture 0"))
}

@Test(arguments: [(8.0, false), (60, true)])
func aSpringStandsOnlyWhereItHasRoom(length: Double, isDrawn: Bool) {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let ink = Paint(RGBA(red: 0, green: 0, blue: 0))
  let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, ink)))
  let spacer = tree.add(.spacer(minimum: OptionalLength(length)), info: NodeInfo(name: "Spacer"))
  let text = tree.addText(
    TextContent("below", font: .standard(platform: .iOS)), info: NodeInfo(name: "Text", appearance: .text(ink)))
  let root = tree.add(
    .stack(StackRule(axis: .vertical, spacing: 0)), children: [color, spacer, text], info: NodeInfo(name: "VStack"))
  let recorder = TraceRecorder()
  let container = Size(width: 390, height: 760)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  let svg = Figure(trace: trace, title: "spring").svg()
  // The width of the lines of signs, which the legend draws in, too.
  #expect(svg.contains("stroke-width=\"1.25\"") == isDrawn)
}

@Test func whatPrefersTheDarkSchemeIsDarkInEveryFigure() {
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  tree.colorScheme = .dark
  let paint = Paint(light: RGBA(red: 1, green: 0, blue: 0), dark: RGBA(red: 0, green: 0, blue: 1))
  let root = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.ellipse, paint)))
  let recorder = TraceRecorder()
  let container = Size(width: 100, height: 100)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  var trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  trace.colorScheme = .dark
  for scheme in ColorScheme.allCases {
    let figure = Figure(trace: trace, title: "dark", options: FigureOptions(colorScheme: scheme))
    #expect(figure.svg().contains("fill=\"#00F\"") && figure.svg().contains("fill=\"#000\""), "\(scheme)")
    #expect(!figure.svg().contains("F00"))
    #expect(figure.collisions() == [])
  }
}

@Test(arguments: [false, true]) func aHatchOverSomethingDarkHasARim(_ hasRim: Bool) {
  let (black, white) = (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1))
  let paint = hasRim ? Paint(black) : Paint(light: white, dark: black)
  let tree = LayoutTree(environment: LayoutEnvironment(platform: .iOS))
  let info = NodeInfo(name: "Color", appearance: .fill(.rectangle, paint))
  let inner = tree.add(.greedy, children: [], info: NodeInfo(name: "View"))
  let padding = tree.add(.padding(Insets(20)), children: [inner], info: NodeInfo(name: "padding"))
  var behind = NodeInfo(name: "background")
  behind.isBackground = true
  let root = tree.add(
    .secondary(.center), children: [padding, tree.add(.greedy, children: [], info: info)], info: behind)
  let recorder = TraceRecorder()
  let container = Size(width: 200, height: 100)
  tree.layOut(root: root, proposal: Proposal(container), container: container, recorder: recorder)
  let trace = Trace(tree: tree, root: root, container: container, recorder: recorder)
  let svg = Figure(trace: trace, title: "hatched", options: FigureOptions(layers: [.content, .signs])).svg()
  #expect(svg.contains("stroke-opacity=\".45\""))
  #expect(svg.contains("stroke-opacity=\".55\"") == hasRim)
}
