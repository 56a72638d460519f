internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views whose content Haggle cannot know: boxes that take all the room they are proposed, which the record counts among
/// the stand-ins.
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
      box("WebView", "A web page, as a box that takes what it is proposed."),
      box("SpriteView", "A game's scene, as a box that takes what it is proposed."),
      box("SceneView", "A scene in space, as a box that takes what it is proposed."),
      box("LookAroundPreview", "A picture of a place, as a box that takes what it is proposed."),
      box("Chart3D", "A chart in space, as a box that takes what it is proposed."),
    ]

  /// A view whose arguments nobody reads.
  private static func box(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(.view, name, documentation, status: .opaque, [.anything { call throws(Diagnostics) in box(call) }])
  }

  private static func box(_ call: Invocation) -> Value {
    call.view(
      .made { (builder, site, _) throws(Diagnostics) -> [NodeID] in
        try builder.box(site, .contentUnknown(of: site.name, site.source))
      })
  }
}

extension TreeBuilder {
  /// A labelled box that takes its proposal, in place of a view whose content is not known.
  ///
  /// - Parameter content: the views in it, in the middle.
  func box(
    _ site: CallSite, _ reason: Diagnostic, around content: [ViewValue] = [],
    in environment: ViewEnvironment? = nil
  ) throws(Diagnostics) -> [NodeID] {
    evaluator.standIn(.view, site.name, site.source, reason)
    var info = site.info(.standIn(name: site.name))
    info.arguments = "opaque"
    info.isOpaque = true
    guard let environment, !content.isEmpty else { return [try add(.greedy, [], info)] }
    let inner = try oneNode(of: content, in: environment, alignment: .center, site.source)
    let rule = FlexibleFrameRule(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .center)
    return [try add(.flexibleFrame(rule), [inner], info)]
  }
}
