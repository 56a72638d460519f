internal import ViewProgram

/// Types that neither layout nor drawing here depends on: their values are accepted with any member and any argument.
extension Catalog {
  static let opaqueTypes =
    words("Animation AnyTransition Transition ContentTransition SymbolEffect SymbolEffectOptions SpringParameters")
    + words("Spring UnitCurve Transaction Namespace Namespace.ID NavigationPath PresentationDetent SensoryFeedback")
    + words("DragGesture TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture")
    + words("SpatialTapGesture SequenceGesture SimultaneousGesture ExclusiveGesture AnyGesture GestureMask")
    + words("ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer EditMode Alert ActionSheet")
    + words("KeyEquivalent EventModifiers NotificationCenter Timer AnyCancellable Locale ScrollViewProxy Cadence")

  static let opaqueValues = opaqueTypes.map { opaqueInitializer($0) }

  /// `Type(…)`, of which nothing but the type is known.
  private static func opaqueInitializer(_ type: String) -> CatalogEntry {
    CatalogEntry(
      .initializer, type, "Accepted with any arguments and any members; it is not looked at.", isWithoutEffect: true,
      [made(type, "")])
  }

  /// `Type.name` and `Type.name(…)`
  static func opaqueConstant(_ name: String, of type: String) -> CatalogEntry {
    CatalogEntry(.staticMember(of: type), name, "Is not looked at.", isWithoutEffect: true, [made(type, name)])
  }

  /// `value.name` and `value.name(…)`
  static func opaqueMember(_ name: String, of type: String) -> CatalogEntry {
    CatalogEntry(.member(of: type), name, "Is not looked at.", isWithoutEffect: true, [made(type, name)])
  }

  private static func made(_ type: String, _ name: String) -> Overload {
    .anything { _ throws(Diagnostics) in .symbol(type: type, name: name) }
  }

  /// The words of a list.
  static func words(_ list: String) -> [String] { list.split(separator: " ").map { String($0) } }
}
