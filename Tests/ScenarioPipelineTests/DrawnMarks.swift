@testable import Figures
import LayoutEngine
import Markup

/// Finds what the marks of a finished figure's annotation state together.
struct DrawnMarks {
  let elements: [Element]
  /// Where the picture is.
  let picture: Box?

  private func groups(_ classes: String, in elements: [Element]) -> [Element.Group] {
    elements.flatMap { element -> [Element.Group] in
      guard case .group(let group) = element else { return [] }
      return group.classes == classes ? [group] : groups(classes, in: group.elements)
    }
  }

  private func groups(_ classes: String) -> [Element.Group] { groups(classes, in: elements) }

  /// The rings of scissors in elements; the rings of other signs are larger.
  private func rings(in elements: [Element]) -> Int {
    elements.reduce(0) { count, element in
      switch element {
      case .group(let group): count + rings(in: group.elements)
      case .ellipse(let box, "line ink sign"): count + (box.width < 5 ? 1 : 0)
      default: count
      }
    }
  }

  /// How many rings of scissors the legend has where the picture has none.
  var scissorsExplainedInVain: Int {
    let used = groups("clipping").reduce(0) { $0 + rings(in: $1.elements) }
    return used > 0 ? 0 : groups("legend").reduce(0) { $0 + rings(in: $1.elements) }
  }

  /// Lengths beside the picture that the ghost of something clipped away runs around.
  var lengthsInGhosts: [String] {
    let ghosts = groups("clipping").compactMap { group -> Box? in
      let lines = SheetGeometry(group.elements).lines.filter { $0.classes.contains("clipped") }
      return Box(around: lines.flatMap { [$0.from, $0.to] })
    }
    return SheetGeometry(elements).labels.filter { label in
      label.classes.contains { $0 == "proposal" || $0 == "answer" }
        && picture.map { !$0.overlaps(label.box) } ?? false && ghosts.contains { $0.overlaps(label.box) }
    }.map { $0.text }
  }

  /// Numbers away from the brackets of their groups with no line from there.
  var loneBadges: Int {
    (groups("order") + groups("key")).filter { group in
      let geometry = SheetGeometry(group.elements)
      let brackets = geometry.lines.filter { $0.classes.contains("answer") && $0.classes.contains("plain") }
      guard let badge = geometry.areas.first(where: { $0.classes.contains("badge") })?.box,
        let bracket = Box(around: brackets.flatMap { [$0.from, $0.to] }), badge.minY > bracket.maxY
      else { return false }
      let reached = geometry.lines.contains { line in
        line.classes.contains("hair") && line.from.x >= bracket.minX - 0.5 && line.from.x <= bracket.maxX + 0.5
          && line.to.x > badge.minX && line.to.x < badge.maxX && (badge.minY - line.to.y).magnitude < 4
      }
      return badge.minY - bracket.maxY > 8 && !reached
    }.count
  }

  /// Pieces of outlines that are too short to be taken for one.
  var scraps: Int {
    let outlines =
      (groups("order") + groups("border")).map { ($0, "answer") } + groups("subject").map { ($0, "focus") }
    return outlines.reduce(0) { count, outline in
      let lines = SheetGeometry(outline.0.elements).lines.filter {
        $0.classes.contains(outline.1) && !$0.classes.contains("plain")
      }
      guard let box = Box(around: lines.flatMap { [$0.from, $0.to] }), min(box.width, box.height) > 24 else {
        return count
      }
      return count + lines.filter { max($0.box.width, $0.box.height) < 11 }.count
    }
  }

  /// Pills whose words are cut.
  var shortPills: [String] {
    groups("overflow").flatMap { SheetGeometry($0.elements).labels }.map { $0.text }.filter { text in
      !text.contains(" past the ") && !(text.contains(" into the ") && text.hasSuffix(" safe area"))
    }
  }
}
