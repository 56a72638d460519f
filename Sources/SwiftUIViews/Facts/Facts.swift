internal import SwiftInterpreter
internal import ViewProgram

/// The names of SwiftUI that Haggle knows, in one registry: the catalogue's entries.
///
/// An entry is a name with its status, its parameters and one sentence. Calls are checked, misspelt names corrected,
/// operands of the record named, nested types spelled and the reference page printed from it. Code elsewhere may
/// repeat a name that it treats specially, such as `Binding` in `SwiftInterpreter`; what is listed, checked and printed
/// comes from the entries. What an entry *does* is a part of it too, so that a family of entries is a file of
/// `Catalog/`; names that need no code of their own are data in this folder.
///
/// A modifier that changes neither layout nor drawing is one line, here under `NoEffect/`:
///
///     .noEffect("sensoryFeedback", "Plays haptics or a sound when a value changes."),
///
/// A name of SwiftUI that Haggle does not support is one line under `Gaps/`, with what to write instead:
///
///     .gap(.view, "MapView", "A map.", instead: "Map is supported"),
///
/// An environment value is one entry under `Environment/`: its type, how it is read and how it is written:
///
///     EnvironmentFact("lineSpacing", "The gap between two lines.", .cgFloat) {
///       .double($0.typesetting.lineSpacing)
///     } write: {
///       $0.typesetting.lineSpacing = max(0, $1.number ?? 0)
///     },
///
/// An ordinary modifier is one entry of `Catalog/Modifiers/`. A parameter whose number a formula may use,
/// such as `spacing`, is traced by that name; `typed` gives Swift's spelling of the modifier's type:
///
///     CatalogEntry(
///       .modifier(on: "View"), "layoutPriority", "Has the stack ask the view before those of less priority.",
///       [.unlabelled("priority", .double)]
///     ) { call throws(Diagnostics) in
///       call.modified(.rule(.layoutPriority(call.number("priority") ?? 0)))
///     }.typed("_TraitWritingModifier<LayoutPriorityTraitKey>"),
///
/// `FactTests` walks the registry: a name needs a status, a sentence and, where it is a gap, words; none stands in it
/// twice with two statuses.
extension Catalog {
  static let facts: [CatalogEntry] =
    noEffects + gaps + viewTypes + opaqueTypes + storeMembers + environmentFacts.flatMap { $0.entries }
    + propertyWrappers

  private static let noEffects: [CatalogEntry] =
    motion + input + bars + textInput + accessibility + controlLooks + drawingEffects + system

  private static let gaps: [CatalogEntry] = viewGaps + modifierGaps + typeGaps
}

extension CatalogEntry {
  /// A modifier that changes neither layout nor drawing here, whatever its arguments are.
  static func noEffect(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, status: .noEffect,
      [.anything { call throws(Diagnostics) in call.modified(.nothing) }])
  }

  /// A modifier that changes neither layout nor drawing here, and whose arguments are checked.
  static func noEffect(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration]
  ) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, status: .noEffect,
      [Overload(parameters) { call throws(Diagnostics) in call.modified(.nothing) }])
  }
}
