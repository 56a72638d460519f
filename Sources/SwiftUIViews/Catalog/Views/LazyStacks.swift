internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Stacks that make their children when they come into view.
extension Catalog {
  static let lazyStacks: [CatalogEntry] =
    [
      lazyStack("LazyVStack", .vertical, .named("HorizontalAlignment"), "Children one below the other, all the width."),
      lazyStack("LazyHStack", .horizontal, .named("VerticalAlignment"), "Children side by side, all the height."),
      section,
    ] + constants("PinnedScrollableViews", ["sectionHeaders", "sectionFooters"])

  static var pinnedViews: ParameterDeclaration {
    let type = SwiftType.named("PinnedScrollableViews")
    return .labelled("pinnedViews", .oneOf([type, .array(type)]), default: "[]", "Is not looked at.")
  }

  private static func lazyStack(
    _ name: String, _ axis: Axis, _ alignment: SwiftType, _ documentation: ReferenceText
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [
        .labelled("alignment", alignment, default: ".center", "Which guide of the children lies on one line."),
        .labelled("spacing", .optional(.cgFloat), default: "nil", "The gap; nil is what the neighbours prefer."),
        pinnedViews,
        .labelled("content", .content, "The children; only those in view appear."),
      ]
    ) { call throws(Diagnostics) in
      let rule = StackRule(axis: axis, alignment: call.guide("alignment"), spacing: call.distance("spacing"))
      let children = try call.views("content")
      return call.view(
        .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
          let inner = builder.loadingLazily(environment)
          return [try builder.add(.lazyStack(rule), try builder.nodes(of: children, in: inner), site.info())]
        })
    }
  }
}
