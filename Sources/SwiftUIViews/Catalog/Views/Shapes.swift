internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The built-in shapes, and the modifiers that only shapes have.
extension Catalog {
  static let shapes: [CatalogEntry] =
    [
      CatalogEntry(.view, "Rectangle", "A rectangle that fills its frame.") { call throws(Diagnostics) in
        shape(call, .rectangle)
      },
      CatalogEntry(.view, "Circle", "A circle; it answers a square of the shorter side.") { call throws(Diagnostics) in
        shape(call, .circle)
      },
      CatalogEntry(.view, "Ellipse", "An ellipse that fills its frame.") { call throws(Diagnostics) in
        shape(call, .ellipse)
      },
      CatalogEntry(
        .view, "Capsule", "A rectangle whose shorter sides are round.",
        [.labelled("style", .named("RoundedCornerStyle"), default: ".continuous")]
      ) { call throws(Diagnostics) in shape(call, .capsule) },
      CatalogEntry(
        .view, "RoundedRectangle", "A rectangle with round corners.",
        [
          Overload([
            .labelled("cornerRadius", .cgFloat, "The radius of every corner."),
            .labelled("style", .named("RoundedCornerStyle"), default: ".continuous"),
          ]) { call throws(Diagnostics) in
            let radius = radius(call)
            return shape(call, .roundedRectangle(cornerWidth: radius, cornerHeight: radius))
          },
          Overload([
            .labelled("cornerSize", .named("CGSize"), "The width and height of every corner."),
            .labelled("style", .named("RoundedCornerStyle"), default: ".continuous"),
          ]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("cornerSize")?.swiftUI else { return shape(call, .rectangle) }
            return shape(call, .roundedRectangle(cornerWidth: size.width, cornerHeight: size.height))
          },
        ]
      ).takingConstants(of: "Shape"),
      CatalogEntry(
        .modifier(on: "Shape"), "fill", "Paints the inside of a shape.",
        [
          .unlabelled("style", .style, default: ".foreground"),
          ParameterDeclaration(
            label: "style", name: "fillStyle", type: .named("FillStyle"), defaultText: "FillStyle()",
            documentation: "Is not looked at."),
        ]
      ) { call throws(Diagnostics) in painted(call, .fill(call.style("style") ?? .foreground)) }.alsoOn("ShapeView"),
      CatalogEntry(.modifier(on: "Shape"), "stroke", "Draws a line on the outline of a shape.", lines(inset: false))
        .alsoOn("ShapeView"),
      CatalogEntry(
        .modifier(on: "Shape"), "strokeBorder", "Draws a line inside the outline of a shape.", lines(inset: true)
      ).alsoOn("ShapeView"),
      CatalogEntry(constant: "circular", of: "RoundedCornerStyle", "Quarter circles.") { _ throws(Diagnostics) in
        .symbol(type: "RoundedCornerStyle", name: "circular")
      },
      CatalogEntry(constant: "continuous", of: "RoundedCornerStyle", "Smooth corners.") { _ throws(Diagnostics) in
        .symbol(type: "RoundedCornerStyle", name: "continuous")
      },
    ] + shapeConstants

  /// `.rect`, `.circle` … where a shape is wanted.
  private static let shapeConstants: [CatalogEntry] = [
    shapeConstant("rect", "Rectangle", .rectangle), shapeConstant("circle", "Circle", .circle),
    shapeConstant("capsule", "Capsule", .capsule), shapeConstant("ellipse", "Ellipse", .ellipse),
    shapeConstant("containerRelative", "ContainerRelativeShape", .rectangle),
    shapeConstant("buttonBorder", "ButtonBorderShape", .capsule),
  ]

  private static func shapeConstant(_ name: String, _ view: String, _ outline: Outline) -> CatalogEntry {
    let plain = Overload(isProperty: true, []) { call throws(Diagnostics) in
      .view(ViewValue(shapeContent(outline), site: CallSite(name: view, source: call.source)))
    }
    let styled = Overload([style]) { call throws(Diagnostics) in constant(call, view, outline) }
    let further = name == "rect" ? roundedForms : name == "capsule" ? [styled] : []
    return CatalogEntry(.staticMember(of: "Shape"), name, "A \(view).", [plain] + further)
  }

  /// `.rect(cornerRadius: 8)` and the other forms with corners.
  private static var roundedForms: [Overload] {
    [
      Overload([.labelled("cornerRadius", .cgFloat, "The radius of every corner."), style]) {
        call throws(Diagnostics) in
        let radius = radius(call)
        return constant(call, "RoundedRectangle", .roundedRectangle(cornerWidth: radius, cornerHeight: radius))
      },
      Overload([.labelled("cornerSize", .named("CGSize"), "The width and height of every corner."), style]) {
        call throws(Diagnostics) in
        guard case .size(let size)? = call.value("cornerSize")?.swiftUI else {
          return constant(call, "RoundedRectangle", .rectangle)
        }
        let outline = Outline.roundedRectangle(cornerWidth: size.width, cornerHeight: size.height)
        return constant(call, "RoundedRectangle", outline)
      },
      Overload([.labelled("cornerRadii", .named("RectangleCornerRadii")), style]) { call throws(Diagnostics) in
        constant(call, "UnevenRoundedRectangle", .unevenRoundedRectangle(cornerRadii(call)))
      },
      Overload(unevenRadii + [style]) { call throws(Diagnostics) in
        constant(call, "UnevenRoundedRectangle", unevenCorners(call))
      },
    ]
  }

  private static var style: ParameterDeclaration {
    .labelled("style", .named("RoundedCornerStyle"), default: ".continuous")
  }

  private static func constant(_ call: Invocation, _ view: String, _ outline: Outline) -> Value {
    let site = CallSite(name: view, arguments: call.argumentsText, source: call.source)
    return .view(ViewValue(shapeContent(outline), site: site))
  }

  private static func radius(_ call: Invocation) -> Double { radius(call, "cornerRadius") }

  private static func shapeContent(_ outline: Outline) -> ViewContent {
    .shape(ShapeValue(outline: outline, isSquare: outline == .circle, painting: nil))
  }

  private static func shape(_ call: Invocation, _ outline: Outline) -> Value { call.view(shapeContent(outline)) }

  /// The same shape, painted; its node and its frame stay the same.
  private static func painted(
    _ call: Invocation, _ painting: ShapeValue.Painting, _ dash: DashPattern? = nil, takesAll: Bool = false
  ) -> Value {
    let base = call.baseView
    if let below = base.paintedShape, case .shape(var shape) = below.content {
      // A painted shape is painted once more, above.
      shape.painting = painting
      shape.dash = dash
      return call.modified(.secondary([ViewValue(.shape(shape), site: below.site)], .center, isBackground: false))
    }
    guard case .shape(var shape) = base.content else { return call.base }
    shape.painting = painting
    if dash != nil { shape.dash = dash }
    if takesAll { shape.isSquare = false }
    return .view(ViewValue(.shape(shape), site: base.site))
  }

  private static func lines(inset: Bool) -> [Overload] {
    [
      Overload([
        .unlabelled("style", .style, default: ".foreground"),
        ParameterDeclaration(
          label: "style", name: "strokeStyle", type: .named("StrokeStyle"), defaultText: nil, documentation: "The line."
        ),
        .labelled("antialiased", .bool, default: "true", "Is not looked at."),
      ]) { call throws(Diagnostics) in
        guard case .strokeStyle(let line, let dash)? = call.value("strokeStyle")?.swiftUI else {
          return lined(call, LineStyle(width: 1), inset: inset)
        }
        return lined(call, line, dash, inset: inset)
      },
      Overload([
        .unlabelled("style", .style, default: ".foreground"),
        .labelled("lineWidth", .cgFloat, default: "1", "The line's width in points."),
        .labelled("antialiased", .bool, default: "true", "Is not looked at."),
      ]) { call throws(Diagnostics) in
        lined(call, LineStyle(width: call.length("lineWidth") ?? 1), inset: inset)
      },
    ]
  }

  /// A line on the outline: a view with a style, and without one a shape that can still be moved and filled.
  private static func lined(
    _ call: Invocation, _ line: LineStyle, _ dash: DashPattern? = nil, inset: Bool
  ) -> Value {
    let base = call.baseView
    let style = call.style("style")
    if !inset, style == nil, case .shape(var shape) = base.content, shape.painting == nil {
      shape.line = line
      shape.dash = dash
      return .view(ViewValue(.shape(shape), site: base.site))
    }
    let painting = ShapeValue.Painting.stroke(style ?? .foreground, line, inset: inset)
    return painted(call, painting, dash, takesAll: inset)
  }
}

extension ViewValue {
  /// The shape of a view that is one, painted once or more often; `nil` for any other view.
  var paintedShape: ViewValue? {
    var view = self
    while case .modified(let base, .secondary(let above, _, false, _)) = view.content {
      let isPainting = ["fill", "stroke", "strokeBorder"].contains(view.site.name)
      guard isPainting, above.count == 1, case .shape = above[0].content else { return nil }
      view = base
    }
    guard case .shape(let shape) = view.content, shape.painting != nil else { return nil }
    return view
  }
}
