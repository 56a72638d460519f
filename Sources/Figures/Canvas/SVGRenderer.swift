import LayoutEngine
import Markup

/// Turns a sheet into the text of an SVG document.
struct SVGRenderer: ~Copyable {
  /// The document's id, with which all others begin.
  let id: String
  let lettering: Lettering
  var writer = MarkupWriter(flavor: .svg)
  var defined = Definitions()
  /// The outlines of texts that are outlined as a whole.
  let textOutlines: [OutlinedText: String]
  private(set) var styles = StyleSheet()
  /// The attributes for classes that were written before.
  private var looks: [String: [(String, String)]] = [:]

  init(id: String, lettering: Lettering = .named, textOutlines: [OutlinedText: String] = [:]) {
    self.id = id
    self.lettering = lettering
    self.textOutlines = textOutlines
  }

  /// Writes the whole document.
  ///
  /// - Parameters:
  ///   - style: its style sheet; `nil` where that is elsewhere.
  ///   - views: the sheet's views, where they are written already.
  mutating func document(_ sheet: Sheet, style: String?, views: WrittenViews? = nil) -> String {
    let (title, description) = (id + "-title", id + "-description")
    let places = sheet.places.map { places in
      [("data-container", SVGRenderer.text(places.container)), ("data-subject", SVGRenderer.text(places.subject))]
        + (places.cutOut.map { [("data-cut-out", SVGRenderer.text($0))] } ?? [])
    }
    writer.openElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"), ("id", id),
        ("width", numberText(sheet.width)), ("height", numberText(sheet.height)),
        ("viewBox", SVGRenderer.viewBox(of: sheet)), ("font-family", "Inter,system-ui,sans-serif"), ("font-size", "12"),
        ("fill", "currentColor"), ("xml:space", "preserve"), ("role", "img"),
        ("aria-labelledby", title + " " + description),
      ] + (places ?? []))
    writer.element("title", [("id", title)], text: sheet.title)
    writer.element("desc", [("id", description)], text: sheet.description)
    styles = sheet.styles
    if let style {
      writer.openElement("style", [("type", "text/css")])
      writer.code(style)
      writer.closeElement()
    }
    write(.rectangle(sheet.canvas, classes: "area page"))
    if let views { insert(views) } else { write(sheet.content, as: "content") }
    write(sheet.elements, as: "annotation")
    return writer.finish().text + "\n"
  }

  /// Writes only the views, for documents that draw them alike.
  mutating func views(of sheet: Sheet) -> WrittenViews {
    styles = sheet.styles
    write(sheet.content, as: "content")
    return WrittenViews(markup: writer.finish(), definitions: defined, used: UsedStyles(sheet.content, sheet.styles))
  }

  private mutating func insert(_ views: WrittenViews) {
    writer.lineBreak()
    writer.insert(views.markup)
    defined = views.definitions
  }

  private mutating func write(_ elements: [Element], as part: String) {
    writer.openElement("g", [("class", part)])
    for element in elements { write(element) }
    writer.closeElement()
  }

  /// The style sheet of a document: its look and its motion.
  ///
  /// - Parameter views: the sheet's views, where they are written already.
  func styleSheet(of sheet: Sheet, scheme: ColorScheme, views: WrittenViews? = nil) -> String {
    var used = views?.used ?? UsedStyles(sheet.content, sheet.styles)
    used.add(sheet.elements)
    let look = fontFaces(used.weights) + sheet.styles.text(scope: "#" + id, scheme: scheme, used: used)
    return look + (sheet.motion?.rules(of: id) ?? "")
  }

  private static func text(_ box: Box) -> String {
    [box.minX, box.minY, box.width, box.height].map { numberText($0) }.joined(separator: " ")
  }

  private static func viewBox(of sheet: Sheet) -> String {
    [sheet.origin.x, sheet.origin.y, sheet.width, sheet.height].map { numberText($0) }.joined(separator: " ")
  }

  mutating func write(_ element: Element) {
    switch element {
    case .group(let group): write(group)
    case .rectangle(let box, let cornerX, let cornerY, let classes):
      writer.element("rect", attributes(of: box, cornerX, cornerY) + look(classes))
    case .ellipse(let box, let classes):
      writer.element("ellipse", attributes(ofEllipse: box) + look(classes))
    case .path(let path, let classes, let isEvenOdd):
      guard !path.isEmpty else { return }
      let rule = isEvenOdd ? [("fill-rule", "evenodd")] : []
      writer.element("path", [("d", path.text)] + look(classes) + rule)
    case .text(let run): write(run)
    case .image(let picture, let box): write(picture, box)
    case .fade(let box, let edge): write(box, fadingToward: edge)
    }
  }

  /// The attributes that give an element its look.
  ///
  /// - Parameters:
  ///   - classes: words for its look, and others for what it is.
  ///   - isGroup: whether the other words are written too, so that scripts can find a part of the figure.
  mutating func look(_ classes: String, isGroup: Bool = false) -> [(String, String)] {
    if !isGroup, let known = looks[classes] { return known }
    var names: [String] = []
    var attributes: [(String, String)] = []
    for word in classes.classWords {
      if let gradient = styles.gradient(of: word) {
        attributes += paint(gradient.drawing, gradient.stops, gradient.number, isLine: gradient.isLine)
        continue
      }
      let look = styles.look(of: word) ?? (isGroup ? Look(String(word)) : Look())
      names += look.classes
      attributes += look.attributes
    }
    let result = (names.isEmpty ? [] : [("class", names.joined(separator: " "))]) + attributes
    if !isGroup { looks[classes] = result }
    return result
  }

  static func text(_ map: Transform) -> String {
    "matrix(" + [map.a, map.b, map.c, map.d, map.tx, map.ty].map { numberText($0) }.joined(separator: " ") + ")"
  }

  private mutating func write(_ group: Element.Group) {
    guard !group.elements.isEmpty else { return }
    var attributes: [(String, String)] = []
    if !group.classes.isEmpty { attributes += look(group.classes, isGroup: true) }
    if let node = group.node { attributes.append(("data-node", "n\(node.rawValue)")) }
    if let call = group.call { attributes.append(("data-call", "c\(call)")) }
    if let label = group.label { attributes += [("role", "group"), ("aria-label", label)] }
    if let opacity = group.opacity { attributes.append(("opacity", numberText(opacity))) }
    if let map = group.transform { attributes.append(("transform", SVGRenderer.text(map))) }
    var clip: (id: String, shape: Element.Shape)?
    if let shape = group.clip {
      let id = nextClip()
      clip = (id, shape)
      attributes.append(("clip-path", "url(#" + id + ")"))
    }
    if let turn = group.turn { attributes.append(("clip-path", "url(#" + id(of: turn) + ")")) }
    writer.openElement("g", attributes)
    if let clip { write(clip.shape, id: clip.id) }
    for element in group.elements { write(element) }
    writer.closeElement()
  }

  func attributes(of box: Box, _ cornerX: Double, _ cornerY: Double) -> [(String, String)] {
    var result = [
      ("x", numberText(box.minX)), ("y", numberText(box.minY)), ("width", numberText(max(0, box.width))),
      ("height", numberText(max(0, box.height))),
    ]
    if cornerX > 0 || cornerY > 0 {
      result.append(("rx", numberText(cornerX)))
      result.append(("ry", numberText(cornerY)))
    }
    return result
  }

  func attributes(ofEllipse box: Box) -> [(String, String)] {
    [
      ("cx", numberText(box.midX)), ("cy", numberText(box.midY)), ("rx", numberText(max(0, box.width / 2))),
      ("ry", numberText(max(0, box.height / 2))),
    ]
  }

  /// An XML name made of letters, digits, "-" and "_" that begins with a letter.
  static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": result.unicodeScalars.append(scalar)
      case "0"..."9", "-", "_":
        if result.isEmpty { result = "f" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append("-")
      }
    }
    return result.isEmpty ? "f" : result.hasPrefix("-") ? "f" + result : result
  }
}
