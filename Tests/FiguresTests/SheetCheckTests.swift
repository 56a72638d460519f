import Explanation
@testable import Figures
import LayoutEngine
import Markup
import Testing
import TraceSamples

/// A finished sheet to damage: a row of a text between colours.
private func sheet(_ preset: FigurePreset = .article) -> Sheet {
  let options = FigureOptions(preset: preset)
  var composer = FigureComposer(
    IndexedTrace(LaidOut.textBetweenColors()), title: "A row", caption: "", options: options)
  return composer.compose()
}

private func kinds(_ sheet: Sheet) -> Set<Collision.Kind> { Set(SheetCheck(sheet).collisions().map(\.kind)) }

/// The first text of the content, on the canvas.
private func contentText(_ sheet: Sheet) throws -> Box {
  try #require(ContentInk(sheet.content, paints: sheet.styles.paints).texts.first)
}

@Test func aFinishedFigureHasNoCollisions() {
  for preset in FigurePreset.allCases { #expect(kinds(sheet(preset)).isEmpty, "\(preset)") }
}

@Test func findsALineAcrossAText() throws {
  var damaged = sheet()
  let text = try contentText(damaged)
  let line = Element.line(
    Point(x: text.minX, y: text.midY), Point(x: text.maxX, y: text.midY), classes: "line stroke-ink")
  damaged.elements.append(line)
  #expect(kinds(damaged).contains(.overContent))
}

@Test func findsALabelOverAText() throws {
  var damaged = sheet()
  let text = try contentText(damaged)
  damaged.elements.append(.label("over", x: text.minX, y: text.maxY, style: .number, color: "ink"))
  #expect(kinds(damaged).contains(.overContent))
}

@Test func findsALabelOverALabel() throws {
  var damaged = sheet()
  let label = try #require(SheetGeometry(damaged.elements).labels.first)
  damaged.elements.append(.label("again", x: label.box.minX, y: label.box.maxY - 2, style: .note, color: "ink"))
  #expect(kinds(damaged).contains(.labels))
}

@Test func findsALineThroughALabel() throws {
  var damaged = sheet()
  let box = try #require(SheetGeometry(damaged.elements).labels.first).box
  damaged.elements.append(
    .line(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY), classes: "line answer"))
  #expect(kinds(damaged).contains(.labelAndEdge))
}

@Test func findsATurnedLabelThatRunsIntoALine() {
  var damaged = sheet()
  let text = Element.label("turned label", x: 0, y: 0, style: .number, color: "ink", anchor: .middle)
  let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: 12, ty: damaged.height / 2)
  damaged.elements.append(.group(Element.Group(transform: turn, elements: [text])))
  #expect(!kinds(damaged).contains(.labelAndEdge))
  let y = damaged.height / 2 + 20
  damaged.elements.append(.line(Point(x: 2, y: y), Point(x: 20, y: y), classes: "line answer"))
  #expect(kinds(damaged).contains(.labelAndEdge))
}

@Test func findsWhatReachesOutOfTheCanvas() {
  var label = sheet()
  label.elements.append(.label("outside", x: label.width - 4, y: 12, style: .number, color: "ink"))
  #expect(kinds(label).contains(.offCanvas))
  var line = sheet()
  line.elements.append(.line(Point(x: -5, y: 4), Point(x: 3, y: 4), classes: "line hair"))
  #expect(kinds(line).contains(.offCanvas))
}

@Test func findsAColourThatDoesNotStandOut() throws {
  var damaged = sheet()
  // The row's first colour is orange, from which red does not stand out.
  let fill = try #require(ContentInk(damaged.content, paints: damaged.styles.paints).fills.first)
  let (from, to) = (Point(x: fill.box.minX + 4, y: fill.box.midY), Point(x: fill.box.maxX - 4, y: fill.box.midY))
  damaged.elements.append(.line(from, to, classes: "line answer"))
  #expect(kinds(damaged).contains(.contrast))
  var cased = sheet()
  cased.elements.append(.path(PathData([from, to]), classes: "casing"))
  cased.elements.append(.line(from, to, classes: "line answer"))
  #expect(!kinds(cased).contains(.contrast))
}

@Test func findsWhatTheLegendLacksAndWhatItExplainsInVain() {
  var missing = sheet()
  missing.elements.append(.group(Element.Group(classes: "safe-area", elements: [])))
  #expect(kinds(missing).contains(.missingLegend))
  var unused = sheet()
  unused.explained.insert(.clipped)
  #expect(kinds(unused).contains(.unusedLegend))
}

@Test func measuresContrastAsTheGuidelinesDo() {
  let (black, white) = (RGBA(hex: "#000000"), RGBA(hex: "#FFFFFF"))
  #expect((Contrast.ratio(black, white) - 21).magnitude < 0.01)
  #expect((Contrast.ratio(RGBA(hex: "#767676"), white) - 4.54).magnitude < 0.01)
}
