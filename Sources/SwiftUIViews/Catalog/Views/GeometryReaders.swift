internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `GeometryReader`, the members of its proxy, and coordinate spaces.
extension Catalog {
  static let geometryReaders: [CatalogEntry] = [
    CatalogEntry(
      .view, "GeometryReader", "Takes what it is proposed and makes its content, which can read its size and place.",
      [
        .labelled(
          "content", .builder([.named("GeometryProxy")]), "The content; it is placed at the top leading corner.")
      ]
    ) { call throws(Diagnostics) in
      guard let content = call.closure("content") else { return call.view(.empty) }
      return call.view(.geometryReader(content))
    },
    CatalogEntry(property: "size", of: "GeometryProxy", "The reader's layout size.") { call throws(Diagnostics) in
      call.proxy.map { .size($0.proxy.size) } ?? .void
    },
    CatalogEntry(property: "safeAreaInsets", of: "GeometryProxy", "The safe area that the reader touches.") {
      call throws(Diagnostics) in call.proxy.map { .insets($0.proxy.safeAreaInsets) } ?? .void
    },
    CatalogEntry(
      .member(of: "GeometryProxy"), "frame", "The reader's frame in a coordinate space.",
      [.labelled("in", coordinateSpace, "The space: .local, .global or .named(_:).")]
    ) { call throws(Diagnostics) in
      guard let proxy = call.proxy, case .coordinateSpace(let space)? = call.value("in")?.swiftUI else { return .void }
      if let frame = proxy.frame(in: space) { return .rect(frame) }
      // A part of a screen is often previewed without the views around it, and SwiftUI shows it nevertheless.
      let name: String? = if case .named(let name) = space { name } else { nil }
      call.evaluator.warn(.unknownCoordinateSpace(name, call.source(of: "in")))
      return proxy.frame(in: .global).map { .rect($0) } ?? .void
    },
    CatalogEntry(
      .member(of: "GeometryProxy"), "bounds",
      "The bounds of the view around that has the space, in the reader's coordinates; nil where there is none.",
      [.labelled("of", coordinateSpace, "The space.")]
    ) { call throws(Diagnostics) in
      guard let proxy = call.proxy, case .coordinateSpace(let space)? = call.value("of")?.swiftUI else { return .none }
      return proxy.bounds(of: space).map { .rect($0) } ?? .none
    },
    CatalogEntry(constant: "global", of: "CoordinateSpace", "The whole container.") { _ throws(Diagnostics) in
      .coordinateSpace(.global)
    },
    CatalogEntry(constant: "local", of: "CoordinateSpace", "The view's own space.") { _ throws(Diagnostics) in
      .coordinateSpace(.local)
    },
    CatalogEntry(
      .staticMember(of: "CoordinateSpace"), "scrollView", "The nearest scroll view around.",
      [
        Overload(isProperty: true, []) { _ throws(Diagnostics) in .coordinateSpace(.scrollView(nil)) },
        Overload([.labelled("axis", .named("Axis"), "Which it has to scroll along.")]) { call throws(Diagnostics) in
          guard case .axes(let horizontal, _)? = call.value("axis")?.swiftUI else {
            return .coordinateSpace(.scrollView(nil))
          }
          return .coordinateSpace(.scrollView(horizontal ? .horizontal : .vertical))
        },
      ]),
    CatalogEntry(
      .staticMember(of: "CoordinateSpace"), "named", "The space of the view around that has the name.",
      [.unlabelled("name", .any)]
    ) { call throws(Diagnostics) in
      .coordinateSpace(.named(call.evaluator.text(call.value("name") ?? .none)))
    },
    CatalogEntry(
      .modifier(on: "View"), "coordinateSpace", "Names the view's coordinate space.",
      [
        Overload([.labelled("name", .any, "The name.")]) { call throws(Diagnostics) in
          call.feedback(.coordinateSpace(call.evaluator.text(call.value("name") ?? .none)))
        },
        Overload([.unlabelled("space", coordinateSpace, "The name, as .named(_:).")]) {
          call throws(Diagnostics) in
          guard case .coordinateSpace(.named(let name))? = call.value("space")?.swiftUI else { return call.base }
          return call.feedback(.coordinateSpace(name))
        },
      ]),
  ]
}

extension Catalog {
  /// A coordinate space, or a constant that the program adds: `extension CoordinateSpaceProtocol where Self == …`.
  private static var coordinateSpace: SwiftType {
    .oneOf([.named("CoordinateSpace"), .named("CoordinateSpaceProtocol"), .named("NamedCoordinateSpace")])
  }
}

extension Invocation {
  fileprivate var proxy: ProxyValue? {
    if case .proxy(let proxy) = base.swiftUI { return proxy }
    return nil
  }

  /// The base with something added to the feedback between layout and state.
  func feedback(_ modification: FeedbackModification) -> Value { modified(.feedback(modification)) }
}
