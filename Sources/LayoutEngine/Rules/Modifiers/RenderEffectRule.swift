/// A change to how a view is drawn that layout does not see.
public enum RenderEffect: Sendable {
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Clockwise, in radians.
  case rotation(radians: Double, sine: Double, cosine: Double, anchor: UnitPoint)
  case transform(Transform)
  /// `visualEffect`, by index in the tree's.
  case visual(Int32)

  /// The effect on a view with a frame, in the container's coordinates.
  public func transform(for frame: Rect) -> Transform {
    func anchored(_ map: Transform, _ anchor: UnitPoint) -> Transform {
      map.around(
        Point(
          x: frame.minX + anchor.x * frame.size.width, y: frame.minY + anchor.y * frame.size.height))
    }
    return switch self {
    case .scale(let x, let y, let anchor): anchored(Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0), anchor)
    case .rotation(_, let sine, let cosine, let anchor):
      anchored(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0), anchor)
    case .transform(let map): anchored(map, .topLeading)
    case .visual: .identity
    }
  }
}

/// What `visualEffect` makes of a view once it knows the view's geometry.
public struct VisualEffect {
  /// From the inside out.
  public var effects: [RenderEffect] = []
  /// From 0 to 1.
  public var opacity = 1.0

  /// Changes nothing.
  public init() {}
}

extension RuleFacts {
  static func renderEffect(_ index: Int32) -> RuleFacts {
    .handingThrough(context: .drawing(index))
  }
}

extension Negotiation {
  /// An effect changes how its child is drawn, and all inside it.
  ///
  /// 1. It hands its proposal to its child, answers what its child answers, and places it where it stands itself.
  /// 2. What is inside is scaled or turned around the anchor in the effect's own frame, or moved, as it is drawn. Frames
  ///    and guides stay as they are.
  /// 3. `visualEffect` is told of its frame once it is placed, and only then says what its effects are.
  func placeRenderEffect(_ id: NodeID, _ effect: RenderEffect, _ proposal: Proposal) {
    let frame = frames[id]
    let map: Transform
    if case .visual(let index) = effect {
      map = makesContent ? self.map(of: tree.visualEffects[Int(index)](proxy(id, frame)), id, frame) : .identity
    } else {
      map = effect.transform(for: frame)
    }
    tree.effectMaps[id.rawValue] = map
    drawing = drawing.after(map)
    placeChildren(of: id, frame.origin, proposal, frame.size)
  }

  private func map(of visual: VisualEffect, _ id: NodeID, _ frame: Rect) -> Transform {
    if visual.opacity != 1 { tree.infos[id.index].appearance = .opacity(visual.opacity) }
    return visual.effects.reduce(.identity) { $1.transform(for: frame).after($0) }
  }

  /// Keeps how a node is drawn that is not drawn in place.
  func keepDrawing(_ id: NodeID, _ frame: Rect) {
    drawnFrames.append((id, drawing.boundingBox(of: frame)))
    tree.drawings[id.rawValue] = drawing
  }
}
