import LayoutEngine

/// The captions of stand-ins and missing images, which are drawn only where they can be read.
///
/// A caption is left out if something drawn later covers it, a clip cuts it off, or a transform turns it. The others
/// become plain elements; mirrored ones are mirrored back.
struct Captions {
  /// The class of the groups that hold a caption until it is known whether it has room.
  static let mark = "caption"

  /// Where an element is drawn; a caption's place is `nil` where it could not be read.
  private struct Drawn {
    var box: Box?
    var isCaption = false
    /// The transform that makes a caption upright.
    var upright = Transform.identity
  }

  /// The clip and the transforms around an element.
  private struct Placement {
    var map: Transform?
    var clip: Box?

    /// The transform that undoes mirroring; `nil` where the element is turned.
    var upright: Transform? {
      guard let map else { return .identity }
      guard max(map.b.magnitude, map.c.magnitude) < 1e-9, map.a != 0, map.d != 0 else { return nil }
      return Transform(a: map.a < 0 ? -1 : 1, b: 0, c: 0, d: map.d < 0 ? -1 : 1, tx: 0, ty: 0)
    }

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
      drawn.append(caption(group, placement))
    case .group(let group):
      let inner = placement.inside(group)
      for element in group.elements { read(element, inner) }
    case .rectangle(let box, _, _, let classes), .ellipse(let box, let classes):
      if let paint = ContentInk.paint(classes, paints), paint.light.opacity == 0, paint.dark.opacity == 0 { return }
      drawn.append(Drawn(box: placement.box(box)))
    case .image(_, let box):
      drawn.append(Drawn(box: placement.box(box)))
    case .text(let run):
      drawn.append(Drawn(box: placement.box(ContentInk.box(of: run))))
    case .path, .fade: return
    }
  }

  private func caption(_ group: Element.Group, _ placement: Placement) -> Drawn {
    guard let upright = placement.upright, case .rectangle(let chip, _, _, _)? = group.elements.first else {
      return Drawn(isCaption: true)
    }
    let box = placement.box(chip)
    guard placement.clip?.contains(box) ?? true else { return Drawn(isCaption: true) }
    return Drawn(box: box, isCaption: true, upright: upright.around(Point(x: chip.midX, y: chip.midY)))
  }

  /// The transforms that make the captions upright, in their order; `nil` for a caption that is not shown.
  private var shown: [Transform?] {
    var shown: [Transform?] = []
    for (index, caption) in drawn.enumerated() where caption.isCaption {
      let isCovered = caption.box.map { box in
        drawn[(index + 1)...].contains { $0.box?.overlaps(box) ?? false }
      }
      shown.append(isCovered == false ? caption.upright : nil)
    }
    return shown
  }

  private static func settled(_ element: Element, _ shown: [Transform?], _ next: inout Int) -> [Element] {
    guard case .group(var group) = element else { return [element] }
    if group.classes == Captions.mark {
      next += 1
      guard let upright = shown[next - 1] else { return [] }
      return upright.isIdentity ? group.elements : [.group(Element.Group(transform: upright, elements: group.elements))]
    }
    var inner: [Element] = []
    for element in group.elements { inner += settled(element, shown, &next) }
    group.elements = inner
    return [.group(group)]
  }
}
