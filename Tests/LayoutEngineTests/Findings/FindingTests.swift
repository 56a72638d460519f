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

  @Test func findsAChildThatIsLargerThanItsFrame() {
    let child = frame(80, 10, color())
    let found = findings(frame(30, 10, child), 100, 100)
    #expect(found == [Finding(code: .childOverflow, node: child, numbers: [80, 30, 0])])
  }

  @Test func findsARootThatIsLargerThanItsContainer() {
    let root = frame(160, 10, color())
    #expect(findings(root, 100, 50) == [Finding(code: .childOverflow, node: root, numbers: [160, 100, 0])])
  }

  @Test func findsAFrameThatChangesNothing() {
    let outer = frame(30, 10, frame(30, 10, color()))
    #expect(findings(outer, 100, 100) == [Finding(code: .frameWithoutEffect, node: outer, numbers: [30, 10])])
  }

  @Test func findsASpacerBesideAColorThatTakesEverything() {
    let spacer = tree.add(.spacer(minimum: .none), info: NodeInfo(name: "Spacer"))
    let found = findings(row([color(), spacer]), 100, 10)
    #expect(found == [Finding(code: .spacerWithoutRoom, node: spacer, numbers: [8])])
  }

  @Test func findsAReaderThatAScrollViewLeavesItsIdealHeight() {
    let reader = tree.addGeometryReader(info: NodeInfo(name: "GeometryReader")) { _ in nil }
    let scroll = tree.addScrollView(ScrollViewRule(), content: reader, info: NodeInfo(name: "ScrollView"))
    #expect(findings(scroll, 100, 100) == [Finding(code: .readerInScrollView, node: reader, numbers: [10])])
  }

  @Test func findsAGridWhosePassesDisagree() {
    let cells = [frame(nil, 40, color()), frame(nil, 40, color())]
    let tracks = [50.0, 120].map { GridTrack(.flexible(minimum: $0, maximum: .infinity)) }
    let grid = tree.addLazyGrid(
      LazyGridRule(axis: .vertical, tracks: tracks), children: cells, info: NodeInfo(name: "LazyVGrid"))
    let found = findings(frame(200, nil, grid), 300, 100)
    #expect(found.contains(Finding(code: .gridOverflow, node: grid, numbers: [224, 236, 6])))
  }
}
