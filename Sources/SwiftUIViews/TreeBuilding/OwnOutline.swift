internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A node that is drawn as a shape of the scenario's, whose outline follows from its frame.
struct OwnOutline {
  var node: NodeID
  var shape: StructValue
  var environment: ViewEnvironment
}

extension TreeBuilder {
  /// Asks the scenario's shapes for their outlines, now that they are placed. Layout does not depend on them.
  func drawOutlines() {
    var undrawn: Set<String> = []
    for own in outlines where tree.isPlaced(own.node) {
      let source = tree.info(of: own.node).source
      if let outline = evaluator.outline(of: own, in: tree.frame(of: own.node).size, source) {
        tree.setOutline(.path(outline), of: own.node)
      } else if undrawn.insert(own.shape.type.name).inserted {
        evaluator.warn(.outlineNotDrawn(of: own.shape.type.name, source))
      }
    }
  }
}

extension Evaluator {
  /// What `path(in:)` of a scenario's shape makes of a frame; `nil` where that cannot be told.
  fileprivate func outline(of own: OwnOutline, in size: Size, _ source: SourceRange) -> PathOutline? {
    guard let function = own.shape.type.methods["path"]?.first, preview.layoutProblem == nil else { return nil }
    let scope = Scope(parent: nil)
    scope.declare("self", .structure(own.shape))
    let frame = Rect(origin: .zero, size: size)
    let path: Value
    do throws(Diagnostics) {
      path = try invoke(functionValue(function, scope), [.rect(frame)], in: own.environment, source)
    } catch {
      return nil
    }
    guard let view = path.view, case .shape(let shape) = view.content, let outline = shape.path(in: frame) else {
      return nil
    }
    guard own.environment.layoutDirection == "rightToLeft" else { return outline }
    return outline.mapped { Point(x: size.width - $0.x, y: $0.y) }
  }
}

extension ShapeValue {
  /// The outline in a rectangle, as it is moved and turned; `nil` where that follows only from the layout.
  func path(in rect: Rect) -> PathOutline? {
    guard own == nil else { return nil }
    var path = PathOutline(outline, in: rect)
    for effect in effects {
      guard case .transform(let map) = effect else { return nil }
      path = path.mapped { map($0) }
    }
    return path
  }
}
