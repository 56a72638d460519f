import LayoutEngine
import Markup

/// A node's name, what it was proposed and what it answered, in one, two or three lines.
struct NodeLabel {
  let name: Part
  /// Empty for a node that was proposed nothing.
  let question: Part
  let answer: Part

  /// A text with its width, which is measured once for all shapes of the label.
  struct Part {
    let text: String
    let width: Double

    init(_ text: String, _ style: LabelStyle) {
      self.text = text
      width = text.isEmpty ? 0 : style.width(of: text)
    }
  }

  private static let lineHeight = 15.0
  private static let padding = Size(width: 5, height: 3)
  private static let space = 8.0

  init(_ one: Outlined) {
    name = Part(one.name, .name)
    question = Part(one.question, .number)
    answer = Part(one.answer, .number)
  }

  /// How far the answer stands behind the beginning of the question.
  private var questionWidth: Double { question.text.isEmpty ? 0 : question.width + NodeLabel.space }

  /// The sizes of the label in one, two and three lines.
  var sizes: [Size] {
    [
      size(width: name.width + NodeLabel.space + questionWidth + answer.width, lines: 1),
      size(width: max(name.width, questionWidth + answer.width), lines: 2),
      size(width: max(name.width, question.width, answer.width), lines: question.text.isEmpty ? 2 : 3),
    ]
  }

  private func size(width: Double, lines: Int) -> Size {
    Size(
      width: width + 2 * NodeLabel.padding.width,
      height: Double(lines) * NodeLabel.lineHeight + 2 * NodeLabel.padding.height)
  }

  func draw(_ place: LabelPlacer.Place, node: NodeID, on sheet: inout Sheet) {
    var group = Element.Group(classes: "label", about: node, elements: [])
    if let leader = place.leader {
      group.elements.append(.path(PathData([leader.from, leader.to]), classes: "line hair"))
    }
    group.elements.append(.rectangle(place.box, cornerX: 4, cornerY: 4, classes: "chip"))
    group.elements += runs(place)
    sheet.elements.append(.group(group))
    sheet.labels.append(Sheet.LabelBox(text: name.text + " " + question.text + " " + answer.text, box: place.box))
  }

  private func runs(_ place: LabelPlacer.Place) -> [Element] {
    let x = place.box.minX + NodeLabel.padding.width
    let y = place.box.minY + NodeLabel.padding.height + 11.5
    var elements = [run(name, x, y, .name, "ink")]
    switch place.shape {
    case 0:
      let start = x + name.width + NodeLabel.space
      elements.append(run(question, start, y, .number, "proposal-text"))
      elements.append(run(answer, start + questionWidth, y, .number, "answer-text"))
    case 1:
      let below = y + NodeLabel.lineHeight
      elements.append(run(question, x, below, .number, "proposal-text"))
      elements.append(run(answer, x + questionWidth, below, .number, "answer-text"))
    default:
      elements.append(run(question, x, y + NodeLabel.lineHeight, .number, "proposal-text"))
      let lines = question.text.isEmpty ? 1.0 : 2.0
      elements.append(run(answer, x, y + lines * NodeLabel.lineHeight, .number, "answer-text"))
    }
    return elements
  }

  private func run(_ part: Part, _ x: Double, _ y: Double, _ style: LabelStyle, _ color: String) -> Element {
    .text(Element.TextRun(string: part.text, x: x, y: y, classes: style.classes + " " + color))
  }
}

/// A number in a circle, for a label that found no place.
enum Badge {
  static let size = Size(width: 18, height: 18)

  static func draw(_ number: Int, _ place: LabelPlacer.Place, on sheet: inout Sheet) {
    if let leader = place.leader {
      sheet.elements.append(.path(PathData([leader.from, leader.to]), classes: "line hair"))
    }
    sheet.elements += elements(number, at: Point(x: place.box.midX, y: place.box.midY))
    if !place.hidesSomething { sheet.labels.append(Sheet.LabelBox(text: "badge \(number)", box: place.box)) }
  }

  static func elements(_ number: Int, at center: Point) -> [Element] {
    let circle = Box(x: center.x - 8.5, y: center.y - 8.5, width: 17, height: 17)
    return [
      .ellipse(circle, classes: "ink"),
      .text(
        Element.TextRun(
          string: "\(number)", x: center.x, y: center.y + 4, classes: "number reversed", anchor: .middle)),
    ]
  }
}
