import Explanation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
import Testing
import TraceSamples
import ViewProgram

@Test func aContainerIsTheSubjectBeforeItsWrappers() throws {
  let record = IndexedTrace(LaidOut.textBetweenColors())
  let subject = try #require(Subject(record))
  #expect(subject.kind == .container)
  #expect(subject.arrangement == .line(.horizontal))
  #expect(record.node(subject.node)?.info.name == "HStack")
  #expect(subject.children.count == 3)
}

@Test func aChainRunsFromTheOutermostWrapperToTheView() throws {
  let record = IndexedTrace(LaidOut.paddedText())
  let subject = try #require(Subject(record))
  #expect(subject.kind == .chain)
  #expect(
    subject.chain.compactMap { record.node($0)?.info.name } == ["border", "frame", "background", "padding", "Text"])
}

@Test func aFindingIsShownBeforeTheContainerThatDecides() throws {
  let subject = try #require(Subject(IndexedTrace(LaidOut.flexibleColumns())))
  #expect(subject.finding != nil)
}

/// The first of two frames that are too narrow is not seen.
@Test(arguments: [
  ("Color.teal.frame(width: 60, height: 20).frame(width: 20).hidden()", true),
  ("Color.teal.frame(width: 60, height: 20).frame(width: 20).opacity(0)", true),
  ("ScrollView { Color.red.frame(height: 300); Color.teal.frame(width: 60, height: 20).frame(width: 20) }", false),
  (
    """
    Color.clear.frame(height: 9).overlay(alignment: .leading) {
      HStack(spacing: 0) { Color.red.frame(width: 300); Color.teal.frame(width: 60).frame(width: 20) }
    }
    """, false
  ),
])
func whatIsSeenIsFoundBeforeWhatIsNot(unseen: String, isToldAlone: Bool) throws {
  let seen = "Color.blue.frame(width: 50, height: 20).frame(width: 30)"
  let record = IndexedTrace(try Written.trace("VStack { \(unseen); \(seen) }", width: 200, height: 160))
  let finding = try #require(Subject(record)?.finding)
  #expect(record.node(finding.node)?.frame.size.width == 50)
  // Alone it is only told where no container of several views has something to show.
  #expect((Subject(IndexedTrace(try Written.trace(unseen, width: 200, height: 160)))?.finding != nil) == isToldAlone)
}

@Test func theAuthorsFocusComesFirst() throws {
  let record = IndexedTrace(LaidOut.textBetweenColors(label: "left"))
  let subject = try #require(Subject(record, focus: FocusQuery("left")))
  #expect(record.node(subject.node)?.info.labels == ["left"])
  #expect(Subject(record, focus: FocusQuery("nowhere")) == nil)
}

@Test func aNamedViewIsShownWithTheModifiersAroundIt() throws {
  let record = IndexedTrace(LaidOut.paddedText())
  let whole = try #require(Subject(record, focus: FocusQuery("Text")))
  #expect(
    whole.chain.compactMap { record.node($0)?.info.name } == ["border", "frame", "background", "padding", "Text"])
  let part = try #require(Subject(record, focus: FocusQuery("padding")))
  #expect(part.chain.compactMap { record.node($0)?.info.name } == ["padding", "Text"])
}

/// The author's own view is found by its name, as the way to the subject shows it: what its body consists of.
@Test func findsTheBodyOfAnOwnView() throws {
  let trace = LaidOut.trace(container: Size(width: 200, height: 100)) { tree in
    let rows = (0..<2).map { index in
      let colors = [0, 1].map { _ in tree.add(.greedy, info: NodeInfo(name: "Color")) }
      let stack = tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 4)), children: colors, info: NodeInfo(name: "HStack"))
      let padded = tree.add(.padding(Insets(4)), children: [stack], info: NodeInfo(name: "padding"))
      tree.addEnclosure(Enclosure(.view, name: "MailRow", id: Int32(index)), to: [padded])
      return padded
    }
    let dot = tree.add(.greedy, info: NodeInfo(name: "Circle"))
    tree.addEnclosure(Enclosure(.view, name: "Dot", id: 9), to: [dot])
    let opaque = tree.add(.neutral, children: [dot], info: NodeInfo(name: "opacity"))
    return tree.add(
      .stack(StackRule(axis: .vertical, spacing: 4)), children: rows + [opaque], info: NodeInfo(name: "VStack"))
  }
  let record = IndexedTrace(trace)
  let row = try #require(Subject(record, focus: FocusQuery("MailRow")))
  #expect(row.kind == .container && record.node(row.node)?.info.name == "HStack")
  #expect(record.node(row.node)?.frame.minY ?? 99 < 10)
  let dot = try #require(Subject(record, focus: FocusQuery("Dot")))
  #expect(dot.chain.compactMap { record.node($0)?.info.name } == ["opacity", "Circle"])
  #expect(Subject(record, focus: FocusQuery("Row")) == nil)
}

/// What one reads in a figure can be asked for, too: a label with its mark, and a part without the marks for its direction.
@Test func findsAViewByWhatAFigureCallsIt() throws {
  let record = IndexedTrace(LaidOut.textBetweenColors())
  let color = try #require(FocusQuery("left").node(in: record))
  #expect(FocusQuery("#left").node(in: record)?.id == color.id)
  #expect(FocusQuery("#right").node(in: record) == nil)
  let hebrew = IndexedTrace(
    LaidOut.trace(container: Size(width: 100, height: 60)) { tree in
      let text = TextContent("הנמל", font: .standard(platform: .iOS))
      let child = tree.addText(text, info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
      var info = NodeInfo(name: "row")
      info.isPart = true
      return tree.add(.neutral, children: [child], info: info)
    })
  let row = try #require(FocusQuery("row of Text “הנמל”").node(in: hebrew))
  #expect(row.info.partName == "row of Text “\u{2068}הנמל\u{2069}”")
}

@Test func servesTheLeastFlexibleChildFirst() throws {
  let record = IndexedTrace(LaidOut.textBetweenColors())
  let subject = try #require(Subject(record))
  let order = ServiceOrder(record, of: subject.node)
  let names = order.services.compactMap { record.node($0.child)?.info.name }
  #expect(names == ["Text", "Color", "Color"])
  #expect(order.number(of: subject.children[1]) == 1)
}

/// A bar is offered its height before the content is proposed the rest; the content has no place in an order.
@Test func whereOneChildIsOfferedSomethingThereIsNoOrder() throws {
  let views = #"NavigationStack { Color.teal.navigationTitle("Harbour") }"#
  let record = IndexedTrace(try Written.trace(views, width: 300, height: 400))
  let stack = try #require(record.root)
  let order = ServiceOrder(record, of: stack.id)
  #expect(order.services.isEmpty)
  #expect(stack.children.count == 2 && stack.children.allSatisfy { order.number(of: $0) == nil })
}

@Test func likeSiblingsFormARunFromFourOn() {
  let record = IndexedTrace(HandMade.crowd(rows: 1, columns: 9))
  let children = record.root?.children ?? []
  #expect(RepeatedSiblings.runs(children, along: .horizontal, record).map(\.count) == [9])
  #expect(RepeatedSiblings.runs(Array(children.prefix(3)), along: .horizontal, record).map(\.count) == [1, 1, 1])
}

@Test(arguments: [(true, "HStack"), (false, "LazyVStack")])
func whatTheSystemMakesOfAListIsTheSubjectOnlyWhereTheSourceHasNoContainer(hasOwnRow: Bool, name: String) throws {
  let record = IndexedTrace(LaidOut.list(hasOwnRow: hasOwnRow))
  let subject = try #require(Subject(record))
  #expect(record.node(subject.node)?.info.name == name)
}

@Test func aListSharesNothingWithItsBackgroundAndKeepsItsName() throws {
  let record = IndexedTrace(LaidOut.list(hasOwnRow: true))
  let list = try #require(record.root)
  #expect(record.sharingChildren(of: list).count == 1)
  #expect(record.viewName(of: list.id) == "List")
}

@Test func whatIsDecidedInASmallPartMustDifferMore() throws {
  let source = """
    #Preview("Controls", traits: .fixedLayout(width: 300, height: 200)) {
      VStack {
        Toggle("One", isOn: .constant(true))
        Toggle("Two", isOn: .constant(true))
        Slider(value: .constant(0.4))
        HStack { Text("Left"); Text("Right") }
      }
    }
    """
  let program = try Frontend().parse([SourceText(name: "a.swift", bytes: Array(source.utf8))]).program
  let run = try Interpreter(program: program, options: EvaluationOptions()).run(program.previews[0])
  let record = IndexedTrace(run.trace)
  #expect(record.node(try #require(Subject(record)).node)?.info.name == "VStack")
}
