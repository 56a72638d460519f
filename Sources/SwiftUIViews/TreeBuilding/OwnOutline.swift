internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A node whose outline follows from its frame: a shape of the scenario's, one further in, a part of one, one that clips
/// and is moved or turned, or a line with dashes or with corners of its own.
struct OwnOutline {
  var node: NodeID
  var shape: ShapeValue
  var environment: ViewEnvironment
  /// Whether it clips: what moves or turns the outline is then no node of its own.
  var isClip = false
}

extension TreeBuilder {
  /// Asks the scenario's shapes for their outlines, now that they are placed. Layout does not depend on them.
  func drawOutlines() {
    var undrawn: Set<String> = []
    for own in outlines where tree.isPlaced(own.node) {
      let source = tree.info(of: own.node).source
      if let outline = evaluator.outline(of: own, in: tree.frame(of: own.node).size, source) {
        tree.setOutline(.path(outline), of: own.node)
      } else if let name = own.shape.own?.type.name, undrawn.insert(name).inserted {
        evaluator.warn(.outlineNotDrawn(of: name, source))
      }
    }
  }
}

extension Evaluator {
  /// What is drawn of a shape in a frame; `nil` where that cannot be told.
  fileprivate func outline(of own: OwnOutline, in size: Size, _ source: SourceRange) -> PathOutline? {
    let shape = own.shape
    let frame = Rect(origin: .zero, size: size)
    var outline: PathOutline
    if let structure = shape.own {
      guard let path = path(of: structure, in: frame, own.environment, source) else { return nil }
      outline = shape.part.map { path.trimmed($0) } ?? path
    } else {
      outline = shape.line(in: frame)
    }
    if own.isClip {
      for effect in shape.effects { outline = outline.mapped { effect.transform(for: frame)($0) } }
    }
    if let dash = shape.dash { outline = outline.dashed(dash, hasCaps: shape.hasCaps) }
    guard own.environment.layoutDirection == "rightToLeft" else { return outline }
    return outline.mapped { Point(x: size.width - $0.x, y: $0.y) }
  }

  /// What `path(in:)` of a scenario's shape makes of a frame; `nil` where that cannot be told.
  private func path(
    of structure: StructValue, in frame: Rect, _ environment: ViewEnvironment, _ source: SourceRange
  ) -> PathOutline? {
    guard let function = structure.type.methods["path"]?.first, preview.layoutProblem == nil else { return nil }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    let path: Value
    do throws(Diagnostics) {
      path = try invoke(functionValue(function, scope), [.rect(frame)], in: environment, source)
    } catch {
      return nil
    }
    guard let view = path.view, case .shape(let shape) = view.content else { return nil }
    return shape.path(in: frame)
  }
}

extension ShapeValue {
  /// Whether its line has ends that reach further than it is long.
  fileprivate var hasCaps: Bool {
    if case .stroke(_, let line, _) = drawing { return line.cap != .butt }
    return false
  }

  /// The middle of the line in a rectangle: of one inside the outline, half its width further in.
  fileprivate func line(in rect: Rect) -> PathOutline {
    var inset = inset
    if case .stroke(_, let line, inset: true) = drawing { inset += line.width / 2 }
    return outline(in: rect, inset: inset)
  }

  private func outline(in rect: Rect, inset: Double) -> PathOutline {
    if case .path = outline { return PathOutline(outline, part: part, in: rect) }
    let room = Rect(
      x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.size.width - 2 * inset),
      height: max(0, rect.size.height - 2 * inset))
    return PathOutline(outline.withCorners(lessBy: inset), part: part, in: room)
  }

  /// The outline in a rectangle, as it is moved and turned; `nil` where that follows only from the layout.
  func path(in rect: Rect) -> PathOutline? {
    guard own == nil else { return nil }
    var path = outline(in: rect, inset: inset)
    for effect in effects {
      let map = effect.transform(for: rect)
      path = path.mapped { map($0) }
    }
    return path
  }
}
