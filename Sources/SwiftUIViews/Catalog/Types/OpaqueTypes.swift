internal import SwiftInterpreter

/// Types that neither layout nor drawing here depends on: their values are accepted with any member and any argument.
extension Catalog {
  static let opaqueTypes =
    words("Animation AnyTransition Transition ContentTransition SymbolEffect SymbolEffectOptions SpringParameters")
    + words("Spring UnitCurve Transaction Namespace Namespace.ID NavigationPath PresentationDetent SensoryFeedback")
    + words("DragGesture TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture RotateGesture")
    + words("SpatialTapGesture SequenceGesture SimultaneousGesture ExclusiveGesture AnyGesture GestureMask")
    + words("ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer EditMode Alert ActionSheet")
    + words("KeyEquivalent EventModifiers NotificationCenter Timer AnyCancellable Locale ScrollViewProxy Cadence")

  static let opaqueValues = opaqueTypes.map { CatalogEntry.opaqueInitializer($0) }

  /// The words of a list.
  static func words(_ list: String) -> [String] { list.split(separator: " ").map { String($0) } }
}
