internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A node whose outline follows from its frame: one of the scenario's shapes, an inset or trimmed shape, a clip that is
/// moved or turned, or a line with dashes or its own corners.
struct OwnOutline {
  var node: NodeID
  var shape: ShapeValue
  var environment: ViewEnvironment
  /// Whether it clips: transforms of the outline are then not separate nodes.
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
      } else if undrawn.insert(own.shape.own?.type.name ?? tree.info(of: own.node).name).inserted {
        evaluator.warn(.outlineNotDrawn(of: own.shape.own?.type.name ?? tree.info(of: own.node).name, source))
      }
    }
  }
}

extension Evaluator {
  /// The outline of a shape in a frame; `nil` where it cannot be determined.
  fileprivate func outline(of own: OwnOutline, in size: Size, _ source: SourceRange) -> PathOutline? {
    let shape = own.shape
    let frame = Rect(origin: .zero, size: size)
    let outline = shape.outline(in: frame, inset: shape.lineInset) { structure, rect in
      self.path(of: structure, in: rect, own.environment, source)
    }
    guard var outline else { return nil }
    if own.isClip { outline = shape.moved(outline, in: frame) }
    if let dash = shape.dash { outline = outline.dashed(dash, hasCaps: shape.hasCaps) }
    guard own.environment.layoutDirection == .rightToLeft else { return outline }
    return outline.mapped { Point(x: size.width - $0.x, y: $0.y) }
  }

  /// The result of `path(in:)` of a scenario's shape for a frame; `nil` where it cannot be determined.
  ///
  /// - Parameter environment: the environment that the shape reads; `nil` where one is already being read.
  func path(
    of structure: StructValue, in frame: Rect, _ environment: ViewEnvironment?, _ source: SourceRange
  ) -> PathOutline? {
    guard let function = structure.type.methods["path"]?.first, preview.layoutProblem == nil else { return nil }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(structure))
    let path: Value
    do throws(Diagnostics) {
      let function = functionValue(function, scope)
      if let environment {
        path = try invoke(function, [.rect(frame)], in: environment, source)
      } else {
        path = try invoke(function, [.rect(frame)], source)
      }
    } catch {
      return nil
    }
    guard let view = path.view, case .shape(let shape) = view.content else { return nil }
    return shape.path(in: frame)
  }
}

extension ShapeValue {
  /// The path of a scenario's shape in a rectangle.
  typealias OwnPath = (StructValue, Rect) -> PathOutline?

  /// Whether the caps of its line reach beyond its ends.
  fileprivate var hasCaps: Bool {
    if case .stroke(_, let line, _) = drawing { return line.cap != .butt }
    return false
  }

  /// How far inside the outline the centre of its line is: half the width for a line inside the outline.
  fileprivate var lineInset: Double {
    if case .stroke(_, let line, inset: true) = drawing { return inset + line.width / 2 }
    return inset
  }

  /// The outline in a rectangle before it is moved or turned; `nil` where it cannot be determined.
  fileprivate func outline(in rect: Rect, inset: Double, own path: OwnPath) -> PathOutline? {
    let rect = size.map { Rect(origin: rect.origin, size: $0) } ?? rect
    if let combination {
      guard let first = combination.shapes[0].path(in: rect, own: path),
        let second = combination.shapes[1].path(in: rect, own: path),
        let combined = CombinedOutline(combination, first, second)?.outline
      else { return nil }
      return part.map { combined.trimmed($0) } ?? combined
    }
    if let own {
      guard let outline = path(own, rect) else { return nil }
      return part.map { outline.trimmed($0) } ?? outline
    }
    if case .path = outline { return PathOutline(outline, part: part, in: rect) }
    let room = Rect(
      x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.size.width - 2 * inset),
      height: max(0, rect.size.height - 2 * inset))
    return PathOutline(outline.withCorners(lessBy: inset), part: part, in: room)
  }

  /// An outline in a rectangle, moved and turned as the shape is.
  fileprivate func moved(_ outline: PathOutline, in rect: Rect) -> PathOutline {
    effects.reduce(outline) { outline, effect in
      let map = effect.transform(for: rect)
      return outline.mapped { map($0) }
    }
  }

  /// The outline in a rectangle after it is moved and turned; `nil` where it cannot be determined.
  ///
  /// - Parameter path: gives the paths of the scenario's shapes, which cannot be determined without it.
  func path(in rect: Rect, own path: OwnPath = { _, _ in nil }) -> PathOutline? {
    outline(in: rect, inset: inset, own: path).map { moved($0, in: rect) }
  }
}
