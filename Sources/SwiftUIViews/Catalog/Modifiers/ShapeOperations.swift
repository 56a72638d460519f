internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Operations that make a shape from another: only the frame matters to layout, and all but `trim` take the whole
/// proposal.
extension Catalog {
  static let shapeOperations: [CatalogEntry] =
    ShapeCombination.Operation.allCases.map { operation in
      CatalogEntry(
        .modifier(on: "Shape"), operation.rawValue, "A shape made of two.",
        [.unlabelled("other", .shape), .labelled("eoFill", .bool, default: "false")]
      ) { call throws(Diagnostics) in combined(call, operation) }
    } + [
      CatalogEntry(
        .modifier(on: "Shape"), "trim", "A part of the outline.",
        [.labelled("from", .cgFloat, default: "0"), .labelled("to", .cgFloat, default: "1")]
      ) { call throws(Diagnostics) in trimmed(call) },
      CatalogEntry(
        .modifier(on: "Shape"), "inset", "The outline further in.", [.labelled("by", .cgFloat)]
      ) { call throws(Diagnostics) in
        let base = call.baseView
        guard case .shape(var shape) = base.content else { return call.base }
        if shape.own != nil { call.evaluator.warn(.effectNotDrawn("inset", call.source)) }
        (shape.inset, shape.isSquare) = (shape.inset + (call.distance("by") ?? 0), false)
        return .view(ViewValue(.shape(shape), site: base.site))
      },
      CatalogEntry(
        .modifier(on: "Shape"), "size", "The outline at a size, from the frame's corner on.",
        [
          Overload([.labelled("width", .cgFloat), .labelled("height", .cgFloat)]) { call throws(Diagnostics) in
            sized(call, Size(width: call.length("width") ?? 0, height: call.length("height") ?? 0))
          },
          Overload([.unlabelled("size", .named("CGSize"))]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("size")?.swiftUI else { return call.base }
            return sized(call, size)
          },
        ]),
      CatalogEntry(
        .modifier(on: "Shape"), "rotation", "The outline turned.",
        [.unlabelled("angle", .named("Angle")), shapeAnchor]
      ) { call throws(Diagnostics) in
        guard case .angle(let radians)? = call.value("angle")?.swiftUI, radians.isFinite else { return call.base }
        return greedy(
          call,
          .rotation(
            radians: radians, sine: Trigonometry.sine(radians), cosine: Trigonometry.cosine(radians),
            anchor: point(call)))
      },
      CatalogEntry(
        .modifier(on: "Shape"), "scale", "The outline larger or smaller.",
        [
          Overload([.unlabelled("scale", .cgFloat), shapeAnchor]) { call throws(Diagnostics) in
            let factor = call.distance("scale") ?? 1
            return greedy(call, .scale(x: factor, y: factor, anchor: point(call)))
          },
          Overload([
            .labelled("x", .cgFloat, default: "1"), .labelled("y", .cgFloat, default: "1"), shapeAnchor,
          ]) { call throws(Diagnostics) in
            greedy(call, .scale(x: call.distance("x") ?? 1, y: call.distance("y") ?? 1, anchor: point(call)))
          },
        ]),
      CatalogEntry(
        .modifier(on: "Shape"), "transform", "The outline through a map.",
        [.unlabelled("transform", .named("CGAffineTransform"))]
      ) { call throws(Diagnostics) in
        guard case .transform(let map)? = call.value("transform")?.swiftUI else { return call.base }
        return greedy(call, .transform(map))
      },
      shapeOffset,
    ] + pathOperations + madeOfShapes

  /// `ScaledShape(shape:scale:anchor:)` and its like, which the modifiers of shapes make.
  private static let madeOfShapes: [CatalogEntry] = [
    made(
      "ScaledShape", "A shape, drawn larger or smaller.",
      [.labelled("scale", .oneOf([.named("CGSize"), .cgFloat])), shapeAnchor]
    ) { call in
      guard case .size(let size)? = call.value("scale")?.swiftUI else {
        let factor = call.number("scale") ?? 1
        return .scale(x: factor, y: factor, anchor: point(call))
      }
      return .scale(x: size.width, y: size.height, anchor: point(call))
    },
    made("RotatedShape", "A shape, drawn turned.", [.labelled("angle", .named("Angle")), shapeAnchor]) { call in
      guard case .angle(let radians)? = call.value("angle")?.swiftUI, radians.isFinite else { return nil }
      return .rotation(
        radians: radians, sine: Trigonometry.sine(radians), cosine: Trigonometry.cosine(radians), anchor: point(call))
    },
    made("OffsetShape", "A shape, drawn elsewhere.", [.labelled("offset", .named("CGSize"))]) { call in
      guard case .size(let size)? = call.value("offset")?.swiftUI else { return nil }
      return .transform(translation(size.width, size.height))
    },
    made("TransformedShape", "A shape, drawn through a map.", [.labelled("transform", .named("CGAffineTransform"))]) {
      call in
      guard case .transform(let map)? = call.value("transform")?.swiftUI else { return nil }
      return .transform(map)
    },
  ]

  private static func made(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    _ effect: @escaping @Sendable (Invocation) -> RenderEffect?
  ) -> CatalogEntry {
    CatalogEntry(.view, name, documentation, [.labelled("shape", .shape)] + parameters) { call throws(Diagnostics) in
      guard let view = call.value("shape")?.view, case .shape(var shape) = view.content else {
        return call.value("shape") ?? .none
      }
      shape.isSquare = false
      if let effect = effect(call) { shape.effects.append(effect) }
      return .view(ViewValue(.shape(shape), site: view.site))
    }
  }

  /// Operations of a `Path`; only its room matters to layout, which is the proposal.
  private static let pathOperations: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "Shape"), "path", "The shape's outline in a rectangle.",
      [
        .labelled("in", .named("CGRect"))
      ]
    ) { call throws(Diagnostics) in
      guard case .shape(let shape) = call.baseView.content, case .rect(let rect)? = call.value("in")?.swiftUI else {
        return greedy(call)
      }
      let own: ShapeValue.OwnPath = { call.evaluator.path(of: $0, in: $1, nil, call.source) }
      guard let outline = shape.path(in: rect, own: own) else {
        call.evaluator.warn(.outlineNotDrawn(of: shape.own?.type.name ?? call.baseView.site.name, call.source))
        return greedy(call)
      }
      // The operands are now part of the path.
      var path = ShapeValue(outline: .path(outline))
      (path.painting, path.line, path.dash) = (shape.painting, shape.line, shape.dash)
      return .view(ViewValue(.shape(path), site: CallSite(name: "Path", source: call.source)))
    },
    CatalogEntry(
      .modifier(on: "Shape"), "applying", "The path through a map.",
      [.unlabelled("transform", .named("CGAffineTransform"))]
    ) { call throws(Diagnostics) in
      guard case .transform(let map)? = call.value("transform")?.swiftUI else { return call.base }
      return greedy(call, .transform(map))
    },
    CatalogEntry(
      .modifier(on: "Shape"), "offsetBy", "The path elsewhere.",
      [.labelled("dx", .cgFloat), .labelled("dy", .cgFloat)]
    ) { call throws(Diagnostics) in
      moved(call, Point(x: call.distance("dx") ?? 0, y: call.distance("dy") ?? 0))
    },
    CatalogEntry(
      .modifier(on: "Shape"), "strokedPath", "The outline of a line on the path.",
      [.unlabelled("style", .named("StrokeStyle"))]
    ) { call throws(Diagnostics) in
      let base = call.baseView
      guard case .shape(var shape) = base.content,
        case .strokeStyle(let line, let dash)? = call.value("style")?.swiftUI
      else { return call.base }
      (shape.line, shape.dash) = (line, dash)
      return .view(ViewValue(.shape(shape), site: base.site))
    },
    CatalogEntry(
      .modifier(on: "Shape"), "trimmedPath", "A part of the path.",
      [.labelled("from", .cgFloat), .labelled("to", .cgFloat)]
    ) { call throws(Diagnostics) in trimmed(call) },
  ]

  /// `offset` of a shape is a shape; for a painted shape it is the modifier of every view.
  private static let shapeOffset = CatalogEntry(
    .modifier(on: "Shape"), "offset", "The outline elsewhere.",
    [
      Overload([.labelled("x", .cgFloat, default: "0"), .labelled("y", .cgFloat, default: "0")]) {
        call throws(Diagnostics) in
        moved(call, Point(x: call.distance("x") ?? 0, y: call.distance("y") ?? 0))
      },
      Overload([.unlabelled("offset", .oneOf([.named("CGSize"), .named("CGPoint")]))]) { call throws(Diagnostics) in
        switch call.value("offset")?.swiftUI {
        case .size(let size): return moved(call, Point(x: size.width, y: size.height))
        case .point(let point): return moved(call, point)
        default: return call.base
        }
      },
    ])

  private static func moved(_ call: Invocation, _ offset: Point) -> Value {
    if case .shape(let shape) = call.baseView.content, shape.painting == nil {
      return greedy(call, .transform(translation(offset.x, offset.y)))
    }
    return call.modified(.rule(.offset(offset)))
  }

  /// A trimmed shape; a path, whose place is known, is trimmed immediately.
  private static func trimmed(_ call: Invocation) -> Value {
    let base = call.baseView
    guard case .shape(var shape) = base.content else { return call.base }
    let part = OutlinePart(from: call.number("from") ?? 0, to: call.number("to") ?? 1)
    if case .path(let path) = shape.outline, shape.own == nil {
      shape.outline = .path(path.trimmed(part))
    } else {
      shape.part = part
      if shape.own == nil, shape.outline.hasCorners {
        let start = "the middle of its right side"
        call.evaluator.warn(.carriedOver("where the outline of '\(base.site.name)' begins", from: start, call.source))
      }
    }
    return .view(ViewValue(.shape(shape), site: base.site))
  }

  private static var shapeAnchor: ParameterDeclaration {
    .labelled("anchor", .named("UnitPoint"), default: ".center")
  }

  private static func point(_ call: Invocation) -> UnitPoint {
    if case .unitPoint(let point)? = call.value("anchor")?.swiftUI { return point }
    return .center
  }

  /// Source: Apple's documentation of `Shape.size(_:)`: the shape makes its path in a rectangle of that size.
  private static func sized(_ call: Invocation, _ size: Size) -> Value {
    let base = call.baseView
    guard case .shape(var shape) = base.content else { return call.base }
    // Effects before this one apply in the smaller rectangle, later ones in the frame.
    guard shape.effects.isEmpty, shape.line == nil else {
      call.evaluator.warn(.effectNotDrawn("size", call.source))
      return greedy(call)
    }
    (shape.size, shape.isSquare) = (size, false)
    return .view(ViewValue(.shape(shape), site: base.site))
  }

  /// A shape made of two, each moved and turned as before. If one of them is a line, only its outline is known.
  private static func combined(_ call: Invocation, _ operation: ShapeCombination.Operation) -> Value {
    let base = call.baseView
    guard case .shape(let first) = base.content, let view = call.viewArgument("other"),
      case .shape(let second) = view.content
    else { return call.base }
    if first.line != nil || second.line != nil {
      call.evaluator.warn(.effectNotDrawn(operation.rawValue, call.source))
      return greedy(call)
    }
    var shape = ShapeValue(outline: first.outline)
    shape.combination = ShapeCombination(
      operation: operation, isEvenOdd: call.bool("eoFill") ?? false, shapes: [first, second])
    return .view(ViewValue(.shape(shape), site: base.site))
  }

  private static func greedy(_ call: Invocation, _ effect: RenderEffect? = nil) -> Value {
    let base = call.baseView
    guard case .shape(var shape) = base.content else { return call.base }
    shape.isSquare = false
    if let effect { shape.effects.append(effect) }
    return .view(ViewValue(.shape(shape), site: base.site))
  }
}
