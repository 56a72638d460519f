import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

private func frame(_ trace: Trace, _ width: FigureWidth) throws -> PictureFrame {
  let record = IndexedTrace(trace)
  var options = FigureOptions()
  options.width = width
  return PictureFrame(record, try #require(Subject(record)), options)
}

private func figure(_ trace: Trace, _ width: FigureWidth) -> String {
  var options = FigureOptions()
  options.width = width
  return Figure(trace: trace, title: "figure", options: options).svg()
}

@Test(arguments: [FigureWidth.wide, .narrow])
func theLettersOfAPhoneScreenCanBeRead(_ width: FigureWidth) throws {
  let plan = try frame(LaidOut.phoneScreen(), width).plan
  #expect(plan.unit * 17 >= 10)
  #expect(plan.region.size.width >= 402)
}

@Test func bracketsWithoutRoomBecomeATable() throws {
  let sides = try frame(LaidOut.phoneScreen(), .narrow).sides
  #expect(!sides.showsBrackets)
  let svg = figure(LaidOut.phoneScreen(), .narrow)
  #expect(svg.contains("Text “First row”"))
  // The proposals are no row of shares unless one knows who was asked first.
  #expect(svg.contains("class=\"row order\""))
}

@Test func rowsOfAGridWithoutRoomAreToldInALine() throws {
  let svg = figure(LaidOut.phoneGrid(), .narrow)
  let line = try #require(svg.firstMatch(of: /<g data-node="n[0-9]+">\s*<text[^>]*>(rows from[^<]*)<\/text>\s*<\/g>/))
  #expect(line.1 == "rows from the top = 2 of 100")
}

@Test func namesStandBesideBracketsWhereThereIsRoom() throws {
  // Taller than the canvas at full size, and so drawn smaller, but with plenty of room next to it.
  let sides = try frame(LaidOut.column(of: 3, height: 220), .wide).sides
  #expect(sides.showsNames)
}

@Test func alikeRowsOfATableAreOne() {
  let svg = figure(LaidOut.column(of: 30, height: 20, width: 390), .narrow)
  #expect(svg.contains("Color #1 and 29 like it"))
}

@Test func wordsThatCouldNotBeReadAreBars() {
  let (small, large) = (figure(LaidOut.tinyAndLargeWords(), .narrow), figure(LaidOut.tinyAndLargeWords(), .wide))
  #expect(small.contains("class=\"words\""))
  #expect(!small.contains(">tiny</text>"))
  #expect(small.contains(">large</text>"))
  #expect(!large.contains("class=\"words\""))
  #expect(large.contains(">tiny</text>"))
}

@Test func theScaleIsNotBrokenBetweenItsNumberAndItsUnit() {
  #expect(HeaderLayer.scale(0.6) == "1\u{A0}pt\u{A0}=\u{A0}0.6\u{A0}px")
  let lines = LabelStyle.note.lines(of: "sizes in points, " + HeaderLayer.scale(0.6), room: 120)
  #expect(lines.last?.text == HeaderLayer.scale(0.6))
}

@Test func aNumberIsNotCutInTheMiddle() {
  let style = LabelStyle.number
  let room = style.width(of: "spacing: 69.…")
  #expect(style.shortened("spacing: 69.42, alignment: .top", room: room) == "spacing:…")
}

/// The row is 90 points wide, whatever the width of what is scrolled.
@Test func aSubjectFarBelowIsOutlinedAtItsOwnPlace() throws {
  let row = "HStack(spacing: 10) { Color.teal.frame(width: 40, height: 20); Color.red.frame(width: 40, height: 20) }"
  let views = "ScrollView { VStack(spacing: 0) { Color.gray.frame(height: 900); \(row) } }"
  let record = IndexedTrace(try Written.trace(views, width: 240, height: 200))
  let focus = FocusQuery("HStack")
  var options = FigureOptions()
  options.focus = focus
  let scene = PictureFrame(record, try #require(Subject(record, focus: focus)), options).scene(below: 0, ink: nil)
  #expect(scene.subjectBox == scene.space.box(of: Rect(x: 75, y: 900, width: 90, height: 20)))
}
