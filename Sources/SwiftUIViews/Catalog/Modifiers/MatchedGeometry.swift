internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `matchedGeometryEffect`: a view that lends its geometry, or takes over another's.
extension Catalog {
  static let matchedGeometry: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "matchedGeometryEffect",
        "Lends the view's geometry to those that follow it, or draws it in another's; its own place in the layout stays.",
        [
          .labelled("id", .any), .labelled("in", .any),
          .labelled("properties", .named("MatchedGeometryProperties"), default: ".frame"), effectAnchor,
          .labelled("isSource", .bool, default: "true"),
        ]
      ) { call throws(Diagnostics) in
        let match = GeometryMatch(call, anchor: anchorPoint(call))
        return call.modified(
          .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
            try builder.matched(match, node, site, environment)
          })
      }
    ] + constants("MatchedGeometryProperties", ["position", "size", "frame"])
}

/// What a call of `matchedGeometryEffect` asks for.
struct GeometryMatch {
  /// The namespace and the id in it, which the views share.
  let key: String
  /// The part of the view whose position it lends, or that it brings to the other's.
  let anchor: UnitPoint
  let isSource: Bool
  let matchesPosition: Bool
  let matchesSize: Bool

  init(_ call: Invocation, anchor: UnitPoint) {
    var namespace = ""
    if case .symbol(_, let name)? = call.value("in") { namespace = name }
    key = namespace + " " + call.evaluator.text(call.value("id") ?? .none)
    self.anchor = anchor
    isSource = call.bool("isSource") ?? true
    let matched = call.value("properties").map { Catalog.optionNames($0) } ?? ["frame"]
    matchesPosition = matched.contains("position") || matched.contains("frame")
    matchesSize = matched.contains("size") || matched.contains("frame")
  }
}

extension TreeBuilder {
  /// The node of the modifier: one that changes nothing, or from the second round on the rule of a follower.
  fileprivate func matched(
    _ match: GeometryMatch, _ node: NodeID, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let identity = evaluator.preview.memory.identities.child(
      of: environment.identity, site.source, id: members[node]?.text ?? "")
    let followed = match.isSource ? nil : evaluator.preview.memory.followed[identity]
    let rule = followed.map { Rule.follower(match.rule($0)) } ?? .neutral
    let effect = try add(rule, [node], site.info())
    matches.append(MatchedView(match: match, node: effect, identity: identity, direction: tree.layoutDirection))
    return effect
  }
}

extension GeometryMatch {
  fileprivate func rule(_ followed: Rect) -> FollowerRule {
    FollowerRule(
      point: matchesPosition ? followed.origin : nil, size: matchesSize ? followed.size : nil, anchor: anchor)
  }
}
