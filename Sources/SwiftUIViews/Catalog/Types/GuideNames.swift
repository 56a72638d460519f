internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The names of a scenario's own alignments.
extension Evaluator {
  /// A guide or an alignment of the scenario's own, as a caption shows it; `nil` for every other value.
  func ownName(of value: Value) -> String? {
    switch value.swiftUI {
    case .guide(let guide) where guide.isCustom: return name(of: guide)
    case .alignment(let alignment) where alignment.horizontal.isCustom || alignment.vertical.isCustom:
      if let constant = constant(of: "Alignment", where: { $0.isAlignment(alignment) }) { return ".\(constant)" }
      return "(\(name(of: alignment.horizontal)), \(name(of: alignment.vertical)))"
    default: return nil
    }
  }

  /// The constant that holds a guide, or else the type that stands for it.
  private func name(of guide: Guide) -> String {
    guard guide.isCustom else { return ".\(ArgumentText.name(guide))" }
    let type = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    if let constant = constant(of: type, where: { $0.isGuide(guide) }) { return ".\(constant)" }
    let index = Int(guide.id - Guide.firstCustomID)
    let guides = preview.customGuides
    return index < guides.count ? guides[index].type.name : ArgumentText.name(guide)
  }

  /// The first constant, by name, that a scenario's extension of a type declares with a value.
  private func constant(of type: String, where isWanted: (Value) -> Bool) -> String? {
    for name in (types[type]?.staticProperties.keys.sorted() ?? []) {
      do throws(Diagnostics) {
        if let value = try staticMember(name, of: type, nil, in: Scope(parent: nil), .none), isWanted(value) {
          return name
        }
      } catch {
        // A constant that cannot be evaluated is skipped here and reported where it is used.
        continue
      }
    }
    return nil
  }
}

extension Value {
  fileprivate func isGuide(_ other: Guide) -> Bool {
    if case .guide(let guide) = swiftUI { return guide == other }
    return false
  }

  fileprivate func isAlignment(_ other: Alignment) -> Bool {
    if case .alignment(let alignment) = swiftUI { return alignment == other }
    return false
  }
}
