internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `visualEffect`: its closure gets the view's geometry, after the layout.
extension Catalog {
  static var visualEffect: CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), "visualEffect", "Draws the view as a closure makes of its geometry; its frame stays.",
      [.unlabelled("effect", .function([.any, .named("GeometryProxy")], .any), "Takes the view and its geometry.")]
    ) { call throws(Diagnostics) in
      guard let closure = call.closure("effect") else { return call.base }
      let source = call.source(of: "effect")
      return call.modified(
        .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
          let (evaluator, tree) = (builder.evaluator, builder.tree)
          return tree.addVisualEffect(child: node, info: site.info()) { proxy in
            evaluator.duringLayout(VisualEffect()) { () throws(Diagnostics) -> VisualEffect in
              let content = Value.view(ViewValue(.empty, site: CallSite(name: "content", source: source)))
              let proxy = Value.proxy(ProxyValue(proxy, tree: tree))
              let made = try evaluator.invoke(closure, [content, proxy], in: environment, source)
              return try evaluator.visualEffect(made, source, in: environment)
            }
          }
        })
    }
  }
}

extension Evaluator {
  /// The effects that a `visualEffect` closure put on its view, from the inside out.
  fileprivate func visualEffect(
    _ made: Value, _ source: SourceRange, in environment: ViewEnvironment
  ) throws(Diagnostics) -> VisualEffect {
    guard var view = view(from: made, source) else {
      throw .wrongType(typeName(of: made), wanted: .named("VisualEffect"), source)
    }
    var visual = VisualEffect()
    while case .modified(let base, let modification) = view.content {
      // What is no modifier at all was reported, and is left out.
      guard catalog.has(view.site.name, on: "VisualEffect") || !catalog.has(view.site.name, on: "View") else {
        throw .notAVisualEffect(view.site.name, view.site.source)
      }
      switch modification {
      case .effect(let effect): visual.effects.append(effect)
      case .rule(.offset(let distance)):
        let x = environment.layoutDirection == .rightToLeft ? -distance.x : distance.x
        visual.effects.append(.transform(Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: distance.y)))
      case .drawing(.opacity(let opacity)): visual.opacity *= opacity
      default: break
      }
      view = base
    }
    visual.effects.reverse()
    return visual
  }
}
