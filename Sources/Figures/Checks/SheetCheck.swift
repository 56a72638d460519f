import LayoutEngine
import Markup

/// Checks the finished geometry of a figure: what is drawn, not what was intended.
struct SheetCheck {
  private let sheet: Sheet
  private let ink: ContentInk
  private let geometry: SheetGeometry
  private let casings: [SheetGeometry.Line]
  private let zigzags: [SheetGeometry.Line]

  init(_ sheet: Sheet) {
    self.sheet = sheet
    ink = ContentInk(sheet.content, sheet.styles)
    geometry = SheetGeometry(sheet.elements)
    casings = geometry.lines.filter { $0.isCasing }
    zigzags = geometry.lines.filter { $0.words.isZigzag }
  }

  /// Everything that must not be published; empty for a figure that may be.
  func collisions() -> [Collision] {
    overContent() + labels() + labelsAndLines() + atEdges() + contrast() + legend()
  }

  /// A line may touch the rim of a letter's box, which is larger than the letter.
  private static let rim = 1.0

  /// Annotation lies over no text, picture or symbol, and over no shape of the content but a ground: `ContentInk` says
  /// what that is. Only the zig-zag of a frame crosses shapes, as it marks where these stick out of the frame, and
  /// lines for which there is no other place: `ContentInk.Passing`.
  private func overContent() -> [Collision] {
    let obstacles = ink.obstacles.map { $0.inset(SheetCheck.rim) }.filter { $0.width > 0 && $0.height > 0 }
    let covers = { (box: Box) in
      obstacles.contains { $0.overlaps(box) } || ink.isOverShape(box.inset(SheetCheck.rim))
    }
    var found: [Collision] = []
    for label in geometry.labels where covers(label.box) {
      found.append(Collision(kind: .overContent, first: label.text, second: "content"))
    }
    let lines = geometry.lines
    // Lines are compared by index, here and below; a line is only named where something is wrong.
    for index in lines.indices
    where obstacles.contains(where: { $0.touches(from: lines[index].from, to: lines[index].to) })
      || !isZigzag(lines[index])
        && ink.crossesShape(lines[index].from, lines[index].to)
        && ink.crossesShape(lines[index].from, lines[index].to, passing: passing(lines[index]))
    {
      found.append(Collision(kind: .overContent, first: name(lines[index]), second: "content"))
    }
    for area in geometry.areas where covers(area.box) {
      found.append(Collision(kind: .overContent, first: name(area.classes), second: "content"))
    }
    return found
  }

  /// The shapes that a line, or the line on a rim, may cross.
  private func passing(_ line: SheetGeometry.Line) -> ContentInk.Passing {
    if line.isCasing {
      return geometry.lines.filter { !$0.isCasing && $0.from == line.from && $0.to == line.to }
        .reduce(into: []) { $0.formUnion(passing($1)) }
    }
    if line.classes.contains("hair") { return [.borders, .drawnElsewhere] }
    return line.classes.contains { $0 == "answer" || $0 == "moved" } ? .drawnElsewhere : []
  }

  /// Whether a line is a zig-zag or the rim below one.
  private func isZigzag(_ line: SheetGeometry.Line) -> Bool {
    line.words.isZigzag || line.isCasing && zigzags.contains { $0.from == line.from && $0.to == line.to }
  }

  private func labels() -> [Collision] {
    let labels = geometry.labels
    var found: [Collision] = []
    for index in labels.indices {
      let box = labels[index].box.inset(0.5)
      for other in (index + 1)..<labels.count where box.overlaps(labels[other].box) {
        found.append(Collision(kind: .labels, first: labels[index].text, second: labels[other].text))
      }
    }
    return found
  }

  private func labelsAndLines() -> [Collision] {
    var found: [Collision] = []
    let lines = geometry.lines
    for label in geometry.labels {
      // An area below the label hides whatever was drawn before it.
      let mask = geometry.masks.last { $0.order < label.order && $0.box.inset(-1).contains(label.box) }
      let box = label.box.inset(0.5)
      let hidden = mask?.order ?? -1
      for index in lines.indices
      where lines[index].order > hidden && box.touches(from: lines[index].from, to: lines[index].to)
        && !lines[index].isCasing
      {
        found.append(Collision(kind: .labelAndEdge, first: label.text, second: name(lines[index])))
      }
    }
    return found
  }

  /// Elements that reach out of the canvas or come too close to its edge.
  private func atEdges() -> [Collision] {
    let canvas = sheet.canvas
    let room = canvas.inset(Sheet.leastMargin)
    var found: [Collision] = []
    func check(_ box: Box, _ name: @autoclosure () -> String) {
      guard !room.contains(box) else { return }
      found.append(Collision(kind: canvas.contains(box) ? .atEdge : .offCanvas, first: name(), second: "canvas"))
    }
    for label in geometry.labels { check(label.box, label.text) }
    for line in geometry.lines { check(line.box, name(line)) }
    for area in geometry.areas { check(area.box, name(area.classes)) }
    return found
  }

  private func legend() -> [Collision] {
    guard
      sheet.elements.contains(where: { if case .group(let group) = $0 { group.classes == "legend" } else { false } })
    else { return [] }
    let used = LegendLayer.used(in: sheet.elements)
    return LegendEntry.allCases.compactMap { entry in
      switch (used.contains(entry), sheet.explained.contains(entry)) {
      case (true, false): Collision(kind: .missingLegend, first: entry.mark, second: "legend")
      case (false, true): Collision(kind: .unusedLegend, first: entry.mark, second: "legend")
      default: nil
      }
    }
  }

  private func name(_ line: SheetGeometry.Line) -> String { name(line.classes) }

  private func name(_ classes: [String]) -> String {
    classes.first { !["line", "area", "ink"].contains($0) } ?? classes.first ?? "line"
  }

  // MARK: - Contrast

  /// Lines without a meaning of their own: textures, and rules between the parts of a figure.
  private static let textures: [String] = ["hatch", "rim", "rule", "faint", "casing"]

  private func contrast() -> [Collision] {
    var found: [Collision] = []
    for tones in Tones.all {
      // The lines of a path follow each other and share their classes.
      var latest: (classes: [String], tone: Tones.Tone?) = ([], nil)
      for line in geometry.lines {
        if line.classes != latest.classes { latest = (line.classes, SheetCheck.tone(of: line, tones)) }
        guard let tone = latest.tone, !isCased(line) else { continue }
        if isLow(tone, line.box, tones, least: Contrast.ofLines) {
          found.append(Collision(kind: .contrast, first: name(line), second: tones.isDark ? "dark" : "light"))
        }
      }
      for label in geometry.labels {
        guard let tone = tones.text(label.classes), isLow(tone, label, tones) else { continue }
        found.append(Collision(kind: .contrast, first: label.text, second: tones.isDark ? "dark" : "light"))
      }
    }
    return found
  }

  /// The tone of a line with a meaning; `nil` for a texture.
  private static func tone(of line: SheetGeometry.Line, _ tones: Tones) -> Tones.Tone? {
    line.classes.contains { textures.contains($0) } ? nil : tones.line(line.classes)
  }

  /// Whether a rim of the page's colour lies under the line.
  private func isCased(_ line: SheetGeometry.Line) -> Bool {
    casings.contains { $0.order < line.order && $0.from == line.from && $0.to == line.to }
  }

  private func isLow(_ tone: Tones.Tone, _ label: SheetGeometry.Label, _ tones: Tones) -> Bool {
    let mask = geometry.masks.last { $0.order < label.order && $0.box.inset(-1).contains(label.box) }
    guard let mask else { return isLow(tone, label.box, tones, least: Contrast.ofTexts) }
    let contrast = mask.classes.contains("ink") ? Contrast.ratio(tone.luminance, tones.ink) : tone.contrast
    return contrast < Contrast.ofTexts
  }

  private func isLow(_ tone: Tones.Tone, _ box: Box, _ tones: Tones, least: Double) -> Bool {
    if tone.contrast < least { return true }
    let box = box.inset(-0.5)
    return ink.behind(box).contains { fill in
      let behind = fill.luminances(in: box)
      return Contrast.least(tone.luminance, tones.isDark ? behind.dark : behind.light) < least
    }
  }
}
