internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// View builders: the views that a builder's statements make.
extension Evaluator {
  /// The views a builder closure makes.
  func views(
    from closure: ClosureValue, _ arguments: [Value], _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    try components(from: closure, arguments, source).compactMap { $0.view }
  }

  /// The views a builder closure makes that reads a view's environment.
  func views(
    from closure: ClosureValue, _ arguments: [Value], in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [ViewValue] {
    try preview.reading(environment) { () throws(Diagnostics) -> [ViewValue] in
      try self.views(from: closure, arguments, source)
    }
  }

  /// The views that a builder's statements make, in order.
  func views(of statements: [Statement], in scope: Scope) throws(Diagnostics) -> [ViewValue] {
    try components(of: statements, in: scope).compactMap { $0.view }
  }

  /// A value as a view, or `nil` when it is none.
  func view(from value: Value, _ source: SourceRange) -> ViewValue? {
    switch value {
    case .structure(let structure) where structure.type.isShape: return shape(structure, source)
    case .structure(let structure)
    where structure.type.isView || structure.type.isBarContent || structure.type.isWidget || mayBeView(structure.type):
      return ViewValue(.instance(structure), site: CallSite(name: structure.type.name, source: source))
    case .none: return ViewValue(.empty, site: CallSite(name: "EmptyView", source: source))
    case .opaque(let opaque): return self.opaque(opaque, source)
    case .array(let elements): return collection(elements, source)
    default: break
    }
    switch value.swiftUI {
    case .view(let view), .markedText(let view, _): return view
    case .color(let color):
      return ViewValue(.color(color.paint), site: CallSite(name: "Color", arguments: color.arguments, source: source))
    case .gradient(let gradient):
      return ViewValue(.color(gradient.paint), site: CallSite(name: gradient.name, source: source))
    default: return nil
    }
  }

  /// A collection of subviews, which is itself a view; an array of anything else is none.
  private func collection(_ elements: [Value], _ source: SourceRange) -> ViewValue? {
    let views = elements.compactMap { element -> ViewValue? in
      if case .identified? = element.view?.content { element.view } else { nil }
    }
    return views.count == elements.count ? group(views, source) : nil
  }

  /// Several views as one that counts as its parent's own.
  func group(_ views: [ViewValue], _ source: SourceRange) -> ViewValue {
    if views.count == 1 { return views[0] }
    return group(views, .builder, named: "Group", source)
  }

  /// Views that the trace shows as enclosed by something that is not a node.
  func group(_ views: [ViewValue], _ kind: Enclosure.Kind, named name: String, _ source: SourceRange) -> ViewValue {
    var site = CallSite(name: name, source: source)
    site.enclosure = kind
    return ViewValue(.group(views), site: site)
  }
}
