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

@Test func aFinishedFigureHasNoCollisions() {
  for preset in FigurePreset.allCases { #expect(kinds(sheet(preset)).isEmpty, "\(preset)") }
}

/// The kinds of damage that must not be published, each drawn on a finished sheet.
enum Damage: CaseIterable {
  case lineOverText, labelOverText, badgeOverText, arrowheadOverText, lineOverPicture, labelOverPicture
  case lineOverShape, labelOverShape, lineOverSymbol, lineOverDrawnLine
  case labelOverLabel, labelOverLine, labelOverEdge, turnedLabelOverLine
  case labelOffCanvas, lineOffCanvas, lineNowhere, badgeOffCanvas, labelBelowCanvas
  case labelAtEdge, lineAtEdge, arrowheadAtEdge
  case paleLine, paleText, paleTextOnBadge, paleTextAtEndOfGradient
  case unusedLegend, missingLegend

  /// What the checks call it, and nothing else.
  var kind: Collision.Kind {
    switch self {
    case .lineOverText, .labelOverText, .badgeOverText, .arrowheadOverText, .lineOverPicture, .labelOverPicture,
      .lineOverShape, .labelOverShape, .lineOverSymbol, .lineOverDrawnLine:
      .overContent
    case .labelOverLabel: .labels
    case .labelOverLine, .labelOverEdge, .turnedLabelOverLine: .labelAndEdge
    case .labelOffCanvas, .lineOffCanvas, .lineNowhere, .badgeOffCanvas, .labelBelowCanvas: .offCanvas
    case .labelAtEdge, .lineAtEdge, .arrowheadAtEdge: .atEdge
    case .paleLine, .paleText, .paleTextOnBadge, .paleTextAtEndOfGradient: .contrast
    case .unusedLegend: .unusedLegend
    case .missingLegend: .missingLegend
    }
  }

  func draw(on sheet: inout Sheet) throws {
    let ink = ContentInk(sheet.content, sheet.styles)
    let text = try #require(ink.texts.first)
    let label = try #require(SheetGeometry(sheet.elements).labels.first).box
    // An empty strip below everything else, and a picture in it.
    let y = sheet.height + 60
    if self != .labelBelowCanvas { sheet.height += 120 }
    let picture = Box(x: 300, y: y - 20, width: 40, height: 40)
    if self == .lineOverPicture || self == .labelOverPicture {
      sheet.content.append(.image(FigureImage(address: "harbour.png"), picture))
    }
    let fill = Box(x: 400, y: y - 30, width: 120, height: 60)
    if kind == .contrast { addGround(to: &sheet, fill) }
    let shape = Box(x: 400, y: y - 20, width: 40, height: 40)
    let black = sheet.styles.fill(Paint(RGBA(hex: "#000000")))
    let damage: [Element]
    switch self {
    case .lineOverShape:
      sheet.content.append(.ellipse(shape, classes: black))
      damage = [line(390, y, 450, y, "answer")]
    case .labelOverShape:
      sheet.content.append(.ellipse(shape, classes: black))
      damage = [.rectangle(shape.inset(8), classes: "area page chip"), words("o", shape.midX, y + 4)]
    case .lineOverSymbol:
      let path = PathData(shape.corners, closed: true)
      sheet.content.append(.path(path, classes: black + " " + ContentInk.symbol))
      damage = [line(390, y, 450, y, "answer")]
    case .lineOverDrawnLine:
      let path = PathData([Point(x: 420, y: y - 20), Point(x: 420, y: y + 20)])
      sheet.content.append(.path(path, classes: sheet.styles.stroke(Paint(RGBA(hex: "#000000"))) + " width-6"))
      damage = [line(390, y, 450, y, "answer")]
    case .lineOverText: damage = [line(text.minX, text.midY, text.maxX, text.midY)]
    case .labelOverText: damage = [words("o", text.midX, text.midY + 4)]
    case .badgeOverText:
      damage = [.ellipse(Box(x: text.midX - 4, y: text.midY - 4, width: 8, height: 8), classes: "area ink badge")]
    case .arrowheadOverText:
      let tip = Point(x: text.midX, y: text.midY)
      let path = PathData([tip, Point(x: tip.x - 3, y: tip.y - 7), Point(x: tip.x + 3, y: tip.y - 7)], closed: true)
      damage = [.path(path, classes: "area answer")]
    case .lineOverPicture: damage = [line(290, y, 350, y)]
    case .labelOverPicture: damage = [words("o", picture.midX, y)]
    case .labelOverLabel: damage = [words("o", label.midX, label.maxY - 3)]
    case .labelOverLine: damage = [words("crossed", 100, y), line(50, y - 4, 150, y - 4, "answer")]
    case .labelOverEdge:
      let box = Box(x: 100, y: y - 15, width: 60, height: 30)
      damage = [.rectangle(box, classes: "line ink focus"), words("edge", 100, y)]
    case .turnedLabelOverLine:
      let turn = Transform(a: 0, b: -1, c: 1, d: 0, tx: 100, ty: y)
      damage = [
        .group(Element.Group(transform: turn, elements: [words("turned label", 0, 0)])),
        line(80, y + 20, 120, y + 20, "answer"),
      ]
    case .labelOffCanvas: damage = [words("outside", sheet.width - 4, y)]
    case .lineOffCanvas: damage = [line(-5, y, 3, y)]
    case .lineNowhere: damage = [line(100, y, .infinity, y)]
    case .badgeOffCanvas: damage = [.ellipse(Box(x: -4, y: y, width: 20, height: 20), classes: "area ink badge")]
    case .labelAtEdge:
      let width = LabelStyle.number.width(of: "near")
      damage = [words("near", sheet.width - 7 - width / 2, y)]
    case .lineAtEdge: damage = [line(7, y, 40, y)]
    case .arrowheadAtEdge:
      damage = ArrowLayer.answer(Point(x: 40, y: y), Point(x: 7, y: y)).filter { element in
        if case .path(_, "area answer", _) = element { true } else { false }
      }
    case .labelBelowCanvas: damage = [words("below", 100, sheet.height + 4)]
    case .paleLine: damage = [line(fill.minX + 4, fill.midY, fill.maxX - 4, fill.midY, "answer")]
    case .paleText: damage = [.label("o", x: fill.midX, y: fill.midY, style: .number, color: "muted", anchor: .middle)]
    case .paleTextAtEndOfGradient:
      // Words stand out at its beginning and on the mean of its colours.
      let gradient = Box(x: 100, y: y - 30, width: 120, height: 60)
      addGround(to: &sheet, gradient, Damage.fading)
      damage = [words("o", gradient.minX + 30, y), words("o", gradient.maxX - 8, y)]
    case .paleTextOnBadge:
      damage = [
        .ellipse(Box(x: 90, y: y - 15, width: 30, height: 30), classes: "area ink badge"), words("o", 105, y),
      ]
    case .unusedLegend:
      sheet.explained.insert(.clipped)
      damage = []
    case .missingLegend: damage = [.group(Element.Group(classes: "safe-area", elements: []))]
    }
    sheet.elements += damage
  }

  /// Orange, from which red and grey do not stand out, behind a letter: lines may cross it where they stand out.
  func addGround(to sheet: inout Sheet, _ box: Box, _ paint: Paint = Paint(RGBA(hex: "#FF9500"))) {
    sheet.content.append(.rectangle(box, classes: sheet.styles.fill(paint, in: box, unit: 1)))
    let letter = Element.TextRun(
      string: "o", x: box.minX + 2, y: box.maxY - 4, classes: sheet.styles.fill(Paint(RGBA(hex: "#000000"))), size: 12,
      length: 7)
    sheet.content.append(.text(letter))
  }

  /// From the page's colour on the left to one on the right from which ink does not stand out.
  private static let fading = Paint(
    Gradient(
      [
        Gradient.Stop(Paint(light: RGBA(hex: "#FFFFFF"), dark: RGBA(hex: "#000000")), at: 0),
        Gradient.Stop(Paint(light: RGBA(hex: "#555555"), dark: RGBA(hex: "#AAAAAA")), at: 1),
      ], .linear(from: UnitPoint(x: 0, y: 0.5), to: UnitPoint(x: 1, y: 0.5))))

  private func words(_ text: String, _ x: Double, _ y: Double) -> Element {
    .label(text, x: x, y: y, style: .number, color: "ink", anchor: .middle)
  }

  private func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ color: String = "ink") -> Element {
    .line(Point(x: x, y: y), Point(x: toX, y: toY), classes: "line " + color)
  }
}

/// Exactly one kind is found: without the check of that kind nothing would be.
@Test(arguments: Damage.allCases) func findsADamageAndOnlyThat(_ damage: Damage) throws {
  var damaged = sheet()
  #expect(kinds(damaged).isEmpty)
  try damage.draw(on: &damaged)
  #expect(kinds(damaged) == [damage.kind])
}

@Test func everyKindOfCollisionHasADamage() {
  #expect(Set(Damage.allCases.map(\.kind)) == Set(Collision.Kind.allCases))
}

/// A line may cross what other content lies on, where it stands out: a rim of the page's colour lets it.
@Test func aRimOfThePagesColourLetsALineStandOutOnAGround() {
  var cased = sheet()
  let y = cased.height + 60
  cased.height += 120
  let ground = Box(x: 400, y: y - 30, width: 120, height: 60)
  Damage.paleLine.addGround(to: &cased, ground)
  let (from, to) = (Point(x: ground.minX + 4, y: y), Point(x: ground.maxX - 4, y: y))
  cased.elements += [.path(PathData([from, to]), classes: "casing"), .line(from, to, classes: "line answer")]
  #expect(kinds(cased).isEmpty)
}

/// What is nearer to a round shape than its box is touches nothing.
@Test func aLineMayPassTheCornerOfACirclesBox() {
  var passed = sheet()
  let y = passed.height + 60
  passed.height += 120
  let black = passed.styles.fill(Paint(RGBA(hex: "#000000")))
  passed.content.append(.ellipse(Box(x: 400, y: y - 30, width: 60, height: 60), classes: black))
  let corner = (Point(x: 398, y: y - 24), Point(x: 406, y: y - 32))
  passed.elements.append(.line(corner.0, corner.1, classes: "line answer"))
  #expect(kinds(passed).isEmpty)
}

@Test(arguments: [("#767676", "#FFFFFF", true), ("#777777", "#FFFFFF", false)])
func textsNeedAContrastOfFourAndAHalf(color: String, page: String, stands: Bool) {
  #expect((Contrast.ratio(RGBA(hex: color), RGBA(hex: page)) >= Contrast.ofTexts) == stands)
}

@Test(arguments: [("#949494", "#FFFFFF", true), ("#959595", "#FFFFFF", false)])
func linesNeedAContrastOfThree(color: String, page: String, stands: Bool) {
  #expect((Contrast.ratio(RGBA(hex: color), RGBA(hex: page)) >= Contrast.ofLines) == stands)
}

@Test func measuresContrastAsTheGuidelinesDo() {
  let (black, white) = (RGBA(hex: "#000000"), RGBA(hex: "#FFFFFF"))
  #expect((Contrast.ratio(black, white) - 21).magnitude < 0.01)
  #expect((Contrast.ratio(RGBA(hex: "#767676"), white) - 4.54).magnitude < 0.01)
}
