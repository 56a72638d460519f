internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views whose content Haggle cannot know: boxes that take all the room they are proposed and are marked as opaque.
extension Catalog {
  static let opaque: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Canvas", "A drawing, as a box that takes what it is proposed.", status: .opaque,
        [
          Overload([
            .labelled("opaque", .bool, default: "false"), .labelled("colorMode", .any, default: ".nonLinear"),
            .labelled("rendersAsynchronously", .bool, default: "false"),
            .labelled("renderer", .function([.any, .named("CGSize")], .any), "Is not called."),
            .labelled("symbols", .function([], .any), default: "none"),
          ]) { call throws(Diagnostics) in box(call) }
        ]),
      CatalogEntry(
        .view, "Map", "A map, as a box that takes what it is proposed.", status: .opaque,
        [
          Overload([.labelled("content", .function([], .any), default: "none")]) { call throws(Diagnostics) in box(call)
          }
        ]
      ),
      CatalogEntry(
        .view, "Chart", "A chart, as a box that takes what it is proposed.", status: .opaque,
        [
          Overload([.labelled("content", .function([], .any))]) { call throws(Diagnostics) in box(call) },
          Overload([
            .unlabelled("data", .any), .labelled("id", .any, default: "\\.id"),
            .labelled("content", .function([.any], .any)),
          ]) { call throws(Diagnostics) in box(call) },
        ]),
      CatalogEntry(
        .view, "VideoPlayer", "A video, as a box that takes what it is proposed.", status: .opaque,
        [
          Overload([.labelled("player", .any), .labelled("videoOverlay", .function([], .any), default: "none")]) {
            call throws(Diagnostics) in box(call)
          }
        ]),
    ]

  private static func box(_ call: Invocation) -> Value {
    call.view(
      .made { (builder, site, _) throws(Diagnostics) -> [NodeID] in
        var info = site.info(.fill(.rectangle, SystemColor.secondary.opacity(0.25)))
        info.arguments = "opaque"
        return [try builder.add(.greedy, [], info)]
      })
  }
}
