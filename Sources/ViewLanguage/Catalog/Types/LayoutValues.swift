internal import LayoutEngine
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
            guard case .size(let size)? = call.value("size") else { return .proposal(.unspecified) }
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
        if case .size(let size)? = call.value("by") { replacement = size }
        guard case .proposal(let proposal) = call.base else { return .void }
        return .size(proposal.replacingUnspecified(by: replacement))
      },
    ] + subviewMembers

  private static func proposal(_ name: String, _ value: Proposal) -> CatalogEntry {
    CatalogEntry(constant: name, of: "ProposedViewSize") { _ throws(Diagnostics) in .proposal(value) }
  }

  private static func proposed(_ name: String, _ axis: Axis) -> CatalogEntry {
    CatalogEntry(property: name, of: "ProposedViewSize", "The proposed \(name), or nil.") { call throws(Diagnostics) in
      guard case .proposal(let proposal) = call.base else { return .void }
      return proposal[axis].map { .double($0) } ?? .none
    }
  }

  private static let subviewMembers: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "LayoutSubview"), "sizeThatFits", "What the subview answers.",
      [.unlabelled("proposal", .named("ProposedViewSize"))]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base else { return .void }
      try call.evaluator.step(call.source, cost: 8)
      return .size(subview.sizeThatFits(call.proposal("proposal")))
    },
    CatalogEntry(
      .member(of: "LayoutSubview"), "dimensions", "The subview's size and guides.",
      [.labelled("in", .named("ProposedViewSize"))]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base else { return .void }
      return .dimensions(subview.dimensions(in: call.proposal("in")))
    },
    CatalogEntry(
      .member(of: "LayoutSubview"), "place", "Puts a point of the subview on a point.",
      [
        .labelled("at", .named("CGPoint")), .labelled("anchor", .named("UnitPoint"), default: ".topLeading"),
        .labelled("proposal", .named("ProposedViewSize")),
      ]
    ) { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base, case .point(let point)? = call.value("at") else { return .void }
      var anchor = UnitPoint.topLeading
      if case .unitPoint(let given)? = call.value("anchor") { anchor = given }
      subview.place(at: point, anchor: anchor, proposal: call.proposal("proposal"))
      return .void
    },
    CatalogEntry(property: "priority", of: "LayoutSubview", "The layout priority.") { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base else { return .void }
      return .double(subview.priority)
    },
    CatalogEntry(property: "spacing", of: "LayoutSubview", "The gaps it prefers.") { call throws(Diagnostics) in
      guard case .subview(let subview) = call.base else { return .void }
      return .viewSpacing(subview)
    },
    CatalogEntry(
      .member(of: "ViewSpacing"), "distance", "The gap a stack would leave before the next view.",
      [.labelled("to", .named("ViewSpacing")), .labelled("along", .named("Axis"))]
    ) { call throws(Diagnostics) in
      guard case .viewSpacing(let first) = call.base, case .viewSpacing(let next)? = call.value("to") else {
        return .void
      }
      var axis = Axis.horizontal
      if case .axes(_, let vertical)? = call.value("along"), vertical { axis = .vertical }
      return .double(first.spacing(to: next, along: axis))
    },
  ]
}

extension Invocation {
  fileprivate func proposal(_ name: String) -> Proposal {
    if case .proposal(let proposal)? = value(name) { return proposal }
    return .unspecified
  }
}
