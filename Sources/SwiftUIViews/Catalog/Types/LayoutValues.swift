internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What the methods of a custom `Layout` work with: proposals and subviews.
extension Catalog {
  static let layoutValues: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "ProposedViewSize", "A width and a height, either of which may be missing.",
        [
          Overload([.labelled("width", .optional(.cgFloat)), .labelled("height", .optional(.cgFloat))]) {
            call throws(Diagnostics) in
            .proposal(Proposal(width: call.number("width"), height: call.number("height")))
          },
          Overload([.unlabelled("size", .named("CGSize"))]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("size")?.swiftUI else { return .proposal(.unspecified) }
            return .proposal(Proposal(size))
          },
        ]),
      proposal("zero", .zero), proposal("unspecified", .unspecified), proposal("infinity", .infinity),
      proposed("width", .horizontal), proposed("height", .vertical),
      CatalogEntry(
        .member(of: "ProposedViewSize"), "replacingUnspecifiedDimensions", "The size with what is missing filled in.",
        [.labelled("by", .named("CGSize"), default: "CGSize(width: 10, height: 10)")]
      ) { call throws(Diagnostics) in
        var replacement = Size(width: 10, height: 10)
        if case .size(let size)? = call.value("by")?.swiftUI { replacement = size }
        guard case .proposal(let proposal) = call.base.swiftUI else { return .void }
        return .size(proposal.replacingUnspecified(by: replacement))
      },
    ] + subviewMembers

  private static func proposal(_ name: String, _ value: Proposal) -> CatalogEntry {
    CatalogEntry(constant: name, of: "ProposedViewSize") { _ throws(Diagnostics) in .proposal(value) }
  }

  private static func proposed(_ name: String, _ axis: Axis) -> CatalogEntry {
    CatalogEntry(property: name, of: "ProposedViewSize", "The proposed \(name), or nil.") { call throws(Diagnostics) in
      guard case .proposal(let proposal) = call.base.swiftUI else { return .void }
      return proposal[axis].map { .double($0) } ?? .none
    }
  }

  private static var united: [ParameterDeclaration] {
    [
      .unlabelled("other", .named("ViewSpacing")), .labelled("edges", .named("Edge.Set"), default: ".all"),
    ]
  }

  private static func union(_ call: Invocation) -> Value {
    guard case .viewSpacing(var spacing) = call.base.swiftUI,
      case .viewSpacing(let other)? = call.value("other")?.swiftUI
    else { return call.base }
    var edges = EdgeSet.all
    if case .edges(let given)? = call.value("edges")?.swiftUI { edges = given }
    spacing.formUnion(other, edges: edges)
    return .viewSpacing(spacing)
  }

  private static let subviewMembers: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "LayoutSubview"), "sizeThatFits", "What the subview answers.",
      [.unlabelled("proposal", .named("ProposedViewSize"))]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base.swiftUI else { return .void }
      try call.evaluator.step(call.source, cost: 8)
      return .size(subview.sizeThatFits(call.proposal("proposal")))
    },
    CatalogEntry(
      .member(of: "LayoutSubview"), "dimensions", "The subview's size and guides.",
      [.labelled("in", .named("ProposedViewSize"))]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base.swiftUI else { return .void }
      return .dimensions(subview.dimensions(in: call.proposal("in")))
    },
    CatalogEntry(
      .member(of: "LayoutSubview"), "place", "Puts a point of the subview on a point.",
      [
        .labelled("at", .named("CGPoint")), .labelled("anchor", .named("UnitPoint"), default: ".topLeading"),
        .labelled("proposal", .named("ProposedViewSize")),
      ]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base.swiftUI, case .point(let point)? = call.value("at")?.swiftUI else {
        return .void
      }
      var anchor = UnitPoint.topLeading
      if case .unitPoint(let given)? = call.value("anchor")?.swiftUI { anchor = given }
      subview.place(at: point, anchor: anchor, proposal: call.proposal("proposal"))
      return .void
    },
    CatalogEntry(property: "priority", of: "LayoutSubview", "The layout priority.") { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base.swiftUI else { return .void }
      return .double(subview.priority)
    },
    CatalogEntry(property: "spacing", of: "LayoutSubview", "The gaps it prefers.") { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base.swiftUI else { return .void }
      return .viewSpacing(subview.spacing)
    },
    CatalogEntry(
      .member(of: "ViewSpacing"), "distance", "The gap a stack would leave before the next view.",
      [.labelled("to", .named("ViewSpacing")), .labelled("along", .named("Axis"))]
    ) { call throws(Diagnostics) in
      guard case .viewSpacing(let first) = call.base.swiftUI, case .viewSpacing(let next)? = call.value("to")?.swiftUI
      else {
        return .void
      }
      var axis = Axis.horizontal
      if case .axes(_, let vertical)? = call.value("along")?.swiftUI, vertical { axis = .vertical }
      return .double(first.distance(to: next, along: axis))
    },
    CatalogEntry(.initializer, "ViewSpacing", "The default gap at every edge.") { _ throws(Diagnostics) in
      .viewSpacing(ViewSpacing())
    },
    CatalogEntry(constant: "zero", of: "ViewSpacing", "No gap at any edge.") { call throws(Diagnostics) in
      call.evaluator.warn(
        .carriedOver("the distance that 'ViewSpacing.zero' asks for", from: "none, as a spacer's", call.source))
      return .viewSpacing(.zero)
    },
    CatalogEntry(
      .member(of: "ViewSpacing"), "formUnion", "Takes in what another view prefers at some edges.",
      [
        Overload(isMutating: true, united) { call throws(Diagnostics) in
          call.base = union(call)
          return .void
        }
      ]),
    CatalogEntry(.member(of: "ViewSpacing"), "union", "This and what another view prefers at some edges.", united) {
      call throws(Diagnostics) in union(call)
    },
  ]
}

extension Invocation {
  func proposal(_ name: String) -> Proposal {
    if case .proposal(let proposal)? = value(name)?.swiftUI { return proposal }
    return .unspecified
  }
}
