public import SwiftInterpreter
internal import ViewProgram

extension Catalog {
  /// Entries that the reference page shows together.
  public struct Family: Sendable {
    public enum Kind: Sendable, Equatable {
      case views, modifiers, values, constants, members, functions, facts, gaps
    }

    public var kind: Kind
    public var title: String
    public var entries: [CatalogEntry]
  }

  /// Every entry of the table once, grouped by purpose and sorted by name.
  public var families: [Family] {
    var families: [(key: String, family: Family)] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let (key, kind, title) = Catalog.family(of: entry)
      if let index = places[key] {
        families[index].family.entries.append(entry)
      } else {
        places[key] = families.count
        families.append((key, Family(kind: kind, title: title, entries: [entry])))
      }
    }
    for index in families.indices { families[index].family.entries.sort { $0.name < $1.name } }
    return families.sorted { $0.key < $1.key }.map { $0.family }
  }

  /// A key that sorts the families, and their titles.
  private static func family(of entry: CatalogEntry) -> (key: String, kind: Family.Kind, title: String) {
    if entry.status.isGap { return ("90", .gaps, "Not supported yet") }
    switch (entry.role, entry.status) {
    case (.view, .opaque): return ("11", .views, "Views that something stands in for")
    case (.view, _): return ("10", .views, "Views")
    case (.modifier, .noEffect): return ("40", .modifiers, "Modifiers that change nothing here")
    case (.modifier(on: "View"), _): return ("20", .modifiers, "Modifiers of every view")
    case (.modifier(let type), _): return ("30" + type, .modifiers, "Modifiers of \(type)")
    case (.environmentValue, _): return ("45", .facts, "Environment values")
    case (.propertyWrapper, _), (.resultBuilder, _): return ("46", .facts, "Property wrappers and builders")
    case (.initializer, .opaque): return ("51", .values, "Values that are not read")
    case (.initializer, _): return ("50", .values, "Values")
    case (.type, _): return ("55", .facts, "Types")
    case (.staticMember(let type), _): return ("60" + type, .constants, "Constants of \(type)")
    case (.member(let type), _): return ("70" + type, .members, "Members of \(type)")
    case (.function, _): return ("80", .functions, "Functions")
    }
  }
}

extension CatalogEntry {
  /// The forms in which source writes the entry, with the defaults of its parameters.
  public var declarations: [String] {
    if overloads.isEmpty { return [writtenName] }
    return overloads.map { overload in
      let list = overload.parameters.map { $0.declaration }
      return writtenName
        + (overload.isProperty ? "" : overload.takesAnything ? "(…)" : "(\(list.joined(separator: ", ")))")
    }
  }
}

extension ParameterDeclaration {
  /// `spacing: CGFloat? = nil`
  var declaration: String {
    let head = label.map { $0 + ": " } ?? "_ \(name): "
    let isOptional = defaultText != nil && !isVariadic
    return head + type.text + (isVariadic ? "…" : "") + (isOptional ? " = \(defaultText ?? "")" : "")
  }
}
