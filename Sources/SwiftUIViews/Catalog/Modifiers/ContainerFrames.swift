internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `containerRelativeFrame` in its forms.
extension Catalog {
  static let containerFrames: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "containerRelativeFrame",
      "A frame as long as a part of the scroll view or window around it.",
      [
        Overload([axes, frameAlignment]) { call throws(Diagnostics) in framed(call) { _, container, _ in container } },
        Overload([
          axes, .labelled("count", .int, "How many parts the container has."),
          .labelled("span", .int, default: "1", "How many of them the frame takes."),
          .labelled("spacing", .cgFloat, "The gap between the parts."), frameAlignment,
        ]) { call throws(Diagnostics) in
          let (count, span) = (max(1, call.count("count") ?? 1), max(1, call.count("span") ?? 1))
          let spacing = call.distance("spacing") ?? 0
          return framed(call) { _, container, _ in
            ContainerRelativeFrameRule.part(span: span, of: count, spacing: spacing, of: container)
          }
        },
        Overload([
          axes, frameAlignment, .unlabelled("length", .function([.cgFloat, .named("Axis")], .cgFloat), "The length."),
        ]) { call throws(Diagnostics) in
          guard let closure = call.closure("length") else { return call.base }
          let (evaluator, source) = (call.evaluator, call.source(of: "length"))
          return framed(call) { axis, container, environment in
            let axes = Value.axes(horizontal: axis == .horizontal, vertical: axis == .vertical)
            return max(0, evaluator.number(from: closure, [.double(container), axes], in: environment, source))
          }
        },
      ])
  ]

  private static var axes: ParameterDeclaration {
    .unlabelled("axes", .named("Axis.Set"), "On which axes.")
  }

  private static var frameAlignment: ParameterDeclaration {
    .labelled("alignment", .named("Alignment"), default: ".center", "Where the view sits in the frame.")
  }

  private static func framed(
    _ call: Invocation, length: @escaping (Axis, Double, ViewEnvironment) -> Double
  ) -> Value {
    var axes = (horizontal: false, vertical: false)
    if case .axes(let horizontal, let vertical)? = call.value("axes")?.swiftUI { axes = (horizontal, vertical) }
    let alignment = call.alignment("alignment") ?? .center
    return call.modified(
      .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
        let rule = ContainerRelativeFrameRule(
          horizontal: axes.horizontal, vertical: axes.vertical, alignment: alignment
        ) { length($0, $1, environment) }
        return builder.tree.addContainerRelativeFrame(rule, child: node, info: site.info())
      })
  }
}
