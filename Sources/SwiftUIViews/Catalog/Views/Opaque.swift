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
      box("Map", "A map, as a box that takes what it is proposed."),
      box("Chart", "A chart, as a box that takes what it is proposed."),
      box("VideoPlayer", "A video, as a box that takes what it is proposed."),
    ]

  /// A view whose arguments nobody reads.
  private static func box(_ name: String, _ documentation: String) -> CatalogEntry {
    CatalogEntry(.view, name, documentation, status: .opaque, [.anything { call throws(Diagnostics) in box(call) }])
  }

  private static func box(_ call: Invocation) -> Value {
    call.view(
      .made { (builder, site, _) throws(Diagnostics) -> [NodeID] in
        var info = site.info(.standIn(name: site.name))
        info.arguments = "opaque"
        info.isOpaque = true
        return [try builder.add(.greedy, [], info)]
      })
  }
}
