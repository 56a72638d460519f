import LayoutEngine

/// The captions of stand-ins and missing images, which are drawn only where they can be read.
///
/// A caption is left out that something drawn later lies over, that a clip cuts off, or that a transform turns or
/// mirrors. The others become plain elements.
struct Captions {
  /// The class of the groups that hold a caption until it is known whether it has room.
  static let mark = "caption"

  /// Where an element is drawn; a caption's place is `nil` where it could not be read.
  private struct Drawn {
    var box: Box?
    var isCaption: Bool
  }

  /// What stands around an element.
  private struct Placement {
    var map: Transform?
    var clip: Box?

    var isUpright: Bool { map.map { $0.a > 0 && $0.d > 0 && $0.b == 0 && $0.c == 0 } ?? true }

    func box(_ box: Box) -> Box {
      guard let map else { return box }
      let mapped = map.boundingBox(of: Rect(x: box.minX, y: box.minY, width: box.width, height: box.height))
      return Box(minX: mapped.minX, minY: mapped.minY, maxX: mapped.maxX, maxY: mapped.maxY)
    }

    func inside(_ group: Element.Group) -> Placement {
      var inner = self
      if let clip = group.clip {
        let box = box(clip.box)
        inner.clip = self.clip.map { $0.intersection(box) } ?? box
      }
      if let map = group.transform { inner.map = self.map.map { $0.after(map) } ?? map }
      return inner
    }
  }

  private let paints: [Paint]
  /// In the order in which they are painted.
  private var drawn: [Drawn] = []

  private init(paints: [Paint]) { self.paints = paints }

  /// The elements with those captions that have room.
  ///
  /// - Parameter paints: the colours that the elements' classes number.
  static func settled(_ elements: [Element], paints: [Paint]) -> [Element] {
    var captions = Captions(paints: paints)
    for element in elements { captions.read(element, Placement()) }
    guard captions.drawn.contains(where: { $0.isCaption }) else { return elements }
    let shown = captions.shown
    var next = 0
    return elements.flatMap { settled($0, shown, &next) }
  }

  private mutating func read(_ element: Element, _ placement: Placement) {
    switch element {
    case .group(let group) where group.classes == Captions.mark:
      drawn.append(Drawn(box: captionBox(group, placement), isCaption: true))
    case .group(let group):
      let inner = placement.inside(group)
      for element in group.elements { read(element, inner) }
    case .rectangle(let box, _, _, let classes), .ellipse(let box, let classes):
      if let paint = ContentInk.paint(classes, paints), paint.light.opacity == 0, paint.dark.opacity == 0 { return }
      drawn.append(Drawn(box: placement.box(box), isCaption: false))
    case .image(_, let box):
      drawn.append(Drawn(box: placement.box(box), isCaption: false))
    case .text(let run):
      drawn.append(Drawn(box: placement.box(ContentInk.box(of: run)), isCaption: false))
    case .path, .fade: return
    }
  }

  private func captionBox(_ group: Element.Group, _ placement: Placement) -> Box? {
    guard placement.isUpright, case .rectangle(let chip, _, _, _)? = group.elements.first else { return nil }
    let box = placement.box(chip)
    return placement.clip?.contains(box) ?? true ? box : nil
  }

  /// Whether each caption is shown, in their order.
  private var shown: [Bool] {
    var shown: [Bool] = []
    for (index, caption) in drawn.enumerated() where caption.isCaption {
      guard let box = caption.box else {
        shown.append(false)
        continue
      }
      shown.append(!drawn[(index + 1)...].contains { $0.box?.overlaps(box) ?? false })
    }
    return shown
  }

  private static func settled(_ element: Element, _ shown: [Bool], _ next: inout Int) -> [Element] {
    guard case .group(var group) = element else { return [element] }
    if group.classes == Captions.mark {
      next += 1
      return shown[next - 1] ? group.elements : []
    }
    var inner: [Element] = []
    for element in group.elements { inner += settled(element, shown, &next) }
    group.elements = inner
    return [.group(group)]
  }
}
