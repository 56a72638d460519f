internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Shapes beyond the simple ones: uneven corners, hidden types and those that the scenario declares.
extension Catalog {
  static let customShapes: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "UnevenRoundedRectangle", "A rectangle whose corners have each a radius of their own.",
        [
          Overload(unevenRadii + [roundedStyle]) { call throws(Diagnostics) in plain(call, unevenCorners(call)) },
          Overload([.labelled("cornerRadii", .named("RectangleCornerRadii")), roundedStyle]) {
            call throws(Diagnostics) in plain(call, .unevenRoundedRectangle(cornerRadii(call)))
          },
        ]
      ).takingConstants(of: "Shape"),
      CatalogEntry(
        .initializer, "RectangleCornerRadii", "A radius for each corner.",
        corners.map { .labelled($0, .cgFloat, default: "0") }
      ) { call throws(Diagnostics) in
        .record(RecordValue("RectangleCornerRadii", corners.map { (name: $0, value: .double(radius(call, $0))) }))
      },
      CatalogEntry(.view, "ContainerRelativeShape", "The shape of the container, drawn as a rectangle.") {
        call throws(Diagnostics) in plain(call, .rectangle)
      },
      CatalogEntry(
        .view, "ConcentricRectangle", "A rectangle with the container's corners, drawn with square ones.",
        [.anything { call throws(Diagnostics) in plain(call, .rectangle) }]),
      CatalogEntry(.view, "AnyShape", "A shape whose type is hidden.", [.unlabelled("shape", .shape)]) {
        call throws(Diagnostics) in
        guard let shape = call.viewArgument("shape") else { return plain(call, .rectangle) }
        return .view(ViewValue(shape.content, site: call.site))
      },
      CatalogEntry(
        .initializer, "StrokeStyle", "How a line is drawn.",
        [
          .labelled("lineWidth", .cgFloat, default: "1"), .labelled("lineCap", .named("CGLineCap"), default: ".butt"),
          .labelled("lineJoin", .named("CGLineJoin"), default: ".miter"),
          .labelled("miterLimit", .cgFloat, default: "10"), .labelled("dash", .array(.cgFloat), default: "[]"),
          .labelled("dashPhase", .cgFloat, default: "0"),
        ]
      ) { call throws(Diagnostics) in
        var lengths: [Double] = []
        if case .array(let values)? = call.value("dash") { lengths = values.compactMap { $0.number } }
        let dash = DashPattern(lengths, phase: call.number("dashPhase") ?? 0)
        let line = LineStyle(
          width: call.length("lineWidth") ?? 1,
          cap: call.symbol("lineCap").flatMap { LineStyle.Cap(rawValue: $0) } ?? .butt,
          join: call.symbol("lineJoin").flatMap { LineStyle.Join(rawValue: $0) } ?? .miter,
          miterLimit: call.length("miterLimit") ?? 10)
        return .strokeStyle(line, dash: dash)
      },
      CatalogEntry(
        .member(of: "Shape"), "sizeThatFits", "What the shape takes of a proposal; a circle is a square.",
        [.unlabelled("proposal", .named("ProposedViewSize"))]
      ) { call throws(Diagnostics) in
        let proposal = call.proposal("proposal")
        let size = Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
        guard call.base.view?.site.name == "Circle" else { return .size(size) }
        let side = min(size.width, size.height)
        return .size(Size(width: side, height: side))
      },
    ] + constants("CGLineCap", ["butt", "round", "square"]) + constants("CGLineJoin", ["miter", "round", "bevel"])

  private static let corners = ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]

  /// A radius for each corner.
  static var unevenRadii: [ParameterDeclaration] {
    corners.map { .labelled($0 + "Radius", .cgFloat, default: "0") }
  }

  /// The outline of a rectangle with the radii that a call names.
  static func unevenCorners(_ call: Invocation) -> Outline {
    let radii = corners.map { radius(call, $0 + "Radius") }
    return .unevenRoundedRectangle(cornerRadii(radii))
  }

  /// The radii that a call is given as a single value.
  static func cornerRadii(_ call: Invocation) -> CornerRadii {
    guard let record = call.value("cornerRadii")?.record else { return CornerRadii() }
    return cornerRadii(corners.map { record[$0]?.number ?? 0 })
  }

  /// - Parameter radii: in the order of the corners' names.
  private static func cornerRadii(_ radii: [Double]) -> CornerRadii {
    CornerRadii(topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
  }

  /// A radius; an infinite one is as large as the shape allows.
  static func radius(_ call: Invocation, _ name: String) -> Double {
    if let radius = call.number(name), radius == .infinity { return 1_000_000 }
    return call.length(name) ?? 0
  }

  private static func plain(_ call: Invocation, _ outline: Outline) -> Value {
    call.view(.shape(ShapeValue(outline: outline)))
  }
}

extension Evaluator {
  /// A shape that the scenario declares. Its path is asked for after the layout, which does not need it.
  func shape(_ structure: StructValue, _ source: SourceRange) -> ViewValue {
    var shape = ShapeValue(outline: .rectangle)
    shape.own = structure
    return ViewValue(.shape(shape), site: CallSite(name: structure.type.name, source: source))
  }
}

extension TreeBuilder {
  /// A shape's leaf whose `sizeThatFits(_:)` the scenario declares.
  func sizedLeaf(_ structure: StructValue, in environment: ViewEnvironment, _ info: NodeInfo) -> NodeID {
    let evaluator = evaluator
    return tree.addLeaf(info: info) { proposal in
      let fallback = proposal.replacingUnspecified(by: Size(width: 10, height: 10))
      return evaluator.duringLayout(fallback) { () throws(Diagnostics) -> Size in
        guard let function = evaluator.methods("sizeThatFits", of: structure.type).first else { return fallback }
        let scope = Scope(parent: nil)
        scope.declare("self", .structure(structure))
        let closure = evaluator.functionValue(function, scope)
        let answer = try evaluator.invoke(closure, [.proposal(proposal)], in: environment, info.source)
        guard case .size(let size) = answer.swiftUI else { return fallback }
        return size
      }
    }
  }
}
