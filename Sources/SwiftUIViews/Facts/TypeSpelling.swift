public import SwiftInterpreter

extension Catalog {
  /// How Swift spells the type of a view with a modifier, in the notation of `CatalogEntry.typed`.
  ///
  /// - Parameters:
  ///   - modifier: its name.
  ///   - arguments: the call's arguments in short.
  ///   - type: what the modifier is called on.
  /// - Returns: `nil` where the spelling is not known.
  public func spelling(ofModifier modifier: String, arguments: String, on type: String) -> String? {
    let found = members(modifier)
    guard let entry = found.first(where: { $0.type == "View" })?.entry else { return found.isEmpty ? nil : "Self" }
    if entry.details.keptType == type { return "Self" }
    let label = arguments.split(separator: ":").first.map { String($0) }
    let overload = entry.overloads.first { $0.parameters.contains { $0.label == label } }
    return overload?.spelling ?? entry.details.spelling
  }
}
