internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The stack that stands around several views where one is wanted: at the top of a preview, in a scroll view, in a
/// background.
///
/// 1. A view that is alone there is made first, and its modifiers around it: around the stack of the views of a body.
/// 2. `Group`, `ForEach` and what a condition has chosen are lists of views: they are joined as they are, and modifiers
///    inside them are applied to each view.
/// 3. Several views are a list, too.
///
/// Source: reconstructions of SwiftUI's `MultiView`, `TupleView` and `_ConditionalContent`, which make an implicit root
/// in `_makeView`; "Thinking in SwiftUI" on `Group` at the root of a window and of a scroll view.
enum ImplicitStack {
  case vertical
  case layers(Alignment)

  var rule: Rule {
    switch self {
    case .vertical: .stack(StackRule(axis: .vertical))
    case .layers(let alignment): .zStack(alignment)
    }
  }

  func info(_ source: SourceRange) -> NodeInfo {
    switch self {
    case .vertical: NodeInfo(name: "VStack", arguments: "implicit", source: source)
    case .layers: NodeInfo(name: "ZStack", arguments: "implicit", source: source)
    }
  }
}

extension TreeBuilder {
  /// One node for however many views, or none for none.
  func joined(
    _ views: [ViewValue], by stack: ImplicitStack, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [NodeID] {
    var inner = environment
    inner.joining = views.count == 1 ? stack : nil
    return try joined(try nodes(of: views, in: inner), by: stack, in: environment, source)
  }

  /// One node for the views of a list, or none for none.
  func joined(
    list view: ViewValue, by stack: ImplicitStack, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    var inner = environment
    inner.joining = nil
    return try joined(try nodes(of: view, in: inner), by: stack, in: environment, view.site.source)
  }

  private func joined(
    _ nodes: [NodeID], by stack: ImplicitStack, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [NodeID] {
    if nodes.count < 2 { return nodes }
    let joined = try add(stack.rule, nodes, stack.info(source))
    members[joined] = MemberKey(identity: environment.identity, source: source)
    return [joined]
  }

  /// The nodes of views that a view hands on as its own: joined where one is wanted.
  func handedOn(
    _ views: [ViewValue], in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> [NodeID] {
    guard let stack = environment.joining else { return try nodes(of: views, in: environment) }
    return try joined(views, by: stack, in: environment, source)
  }

  /// One node for however many views: an implicit stack of layers around several, nothing at all around none.
  func oneNode(
    of views: [ViewValue], in environment: ViewEnvironment, alignment: Alignment, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    if let node = try joined(views, by: .layers(alignment), in: environment, source).first { return node }
    return try addEmpty(views, source)
  }

  /// One node for however many views: an implicit centred VStack around several or none.
  func stacked(
    _ views: [ViewValue], in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    if let node = try joined(views, by: .vertical, in: environment, source).first { return node }
    return try add(ImplicitStack.vertical.rule, [], ImplicitStack.vertical.info(source))
  }
}
