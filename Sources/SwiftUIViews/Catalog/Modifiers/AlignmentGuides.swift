internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `alignmentGuide`.
extension Catalog {
  static let guides: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "alignmentGuide", "Sets where a guide of the view lies.",
        [
          .unlabelled("guide", .oneOf([.named("HorizontalAlignment"), .named("VerticalAlignment")]), "Which guide."),
          .labelled(
            "computeValue", .function([.named("ViewDimensions")], .cgFloat), "Where it lies, from the view's top left."),
        ]
      ) { call throws(Diagnostics) in
        guard let guide = call.guide("guide"), let closure = call.closure("computeValue") else { return call.base }
        let source = call.source(of: "computeValue")
        return call.modified(
          .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
            let evaluator = builder.evaluator
            return builder.tree.addAlignmentGuide(guide, child: node, info: site.info()) {
              evaluator.number(from: closure, [.dimensions($0)], in: environment, source)
            }
          })
      }.typed("_AlignmentWritingModifier")
    ] + customGuides
}
