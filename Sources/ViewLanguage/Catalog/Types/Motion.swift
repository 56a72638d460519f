/// Animations and transitions: Haggle shows layouts at rest, so they are accepted and never looked at.
extension Catalog {
  static let motion: [CatalogEntry] =
    ["linear", "easeIn", "easeOut", "easeInOut"].map { curve($0, [duration]) }
    + ["spring", "interactiveSpring", "bouncy", "smooth", "snappy"].map { curve($0, spring) }
    + constants("Animation", ["default"])
    + [
      changed("delay", [.unlabelled("delay", .double)]), changed("speed", [.unlabelled("speed", .double)]),
      changed(
        "repeatForever", [.labelled("autoreverses", .bool, default: "true")]),
      changed("repeatCount", [.unlabelled("count", .int), .labelled("autoreverses", .bool, default: "true")]),
    ]
    + constants("AnyTransition", ["identity", "opacity", "slide", "scale", "blurReplace"])
    + constants("ContentTransition", ["identity", "opacity", "interpolate", "numericText"])

  private static var duration: ParameterDeclaration { .labelled("duration", .double, default: "0.35") }

  private static var spring: [ParameterDeclaration] {
    let all = ["bounce", "extraBounce", "response", "dampingFraction", "blendDuration"]
    return [duration] + all.map { .labelled($0, .double, default: "0") }
  }

  private static func curve(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(
      .staticMember(of: "Animation"), name, "Is not looked at.", isWithoutEffect: true,
      [
        Overload(isProperty: true, []) { _ throws(Diagnostics) in .symbol(type: "Animation", name: name) },
        Overload(parameters) { _ throws(Diagnostics) in .symbol(type: "Animation", name: name) },
      ])
  }

  private static func changed(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(
      .member(of: "Animation"), name, "Is not looked at.", isWithoutEffect: true,
      [Overload(parameters) { call throws(Diagnostics) in call.base }])
  }
}
