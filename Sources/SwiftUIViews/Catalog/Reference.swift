public import SwiftInterpreter
internal import ViewProgram

extension Catalog {
  /// Entries that the reference page shows together.
  public struct Family: Sendable {
    public enum Kind: Sendable, Equatable {
      case views, modifiers, values, constants, members, functions
    }

    public var kind: Kind
    public var title: String
    public var entries: [CatalogEntry]
  }

  /// Every entry of the table once, by what it is for and there by name.
  public var families: [Family] {
    var families: [(key: String, family: Family)] = []
    for entry in entries {
      let (key, kind, title) = Catalog.family(of: entry)
      if let index = families.firstIndex(where: { $0.key == key }) {
        families[index].family.entries.append(entry)
      } else {
        families.append((key, Family(kind: kind, title: title, entries: [entry])))
      }
    }
    for index in families.indices { families[index].family.entries.sort { $0.name < $1.name } }
    return families.sorted { $0.key < $1.key }.map { $0.family }
  }

  /// A key that sorts the families, and what stands above them.
  private static func family(of entry: CatalogEntry) -> (key: String, kind: Family.Kind, title: String) {
    switch entry.role {
    case .view: return ("1", .views, "Views")
    case .modifier where entry.isWithoutEffect: return ("4", .modifiers, "Modifiers that change nothing here")
    case .modifier(on: "View"): return ("2", .modifiers, "Modifiers of every view")
    case .modifier(let type): return ("3" + type, .modifiers, "Modifiers of \(type)")
    case .initializer where entry.isWithoutEffect: return ("51", .values, "Values that are not looked at")
    case .initializer: return ("5", .values, "Values")
    case .staticMember(let type): return ("6" + type, .constants, "Constants of \(type)")
    case .member(let type): return ("7" + type, .members, "Members of \(type)")
    case .function: return ("8", .functions, "Functions")
    }
  }

  /// Well-known names of SwiftUI that are not supported, with the nearest thing that is; a modifier has a dot.
  public var unsupported: [(names: [String], relative: String)] {
    var groups: [(names: [String], relative: String)] = []
    for group in Catalog.unsupportedNames {
      let names = group.names.filter { !isSupported($0) }
      if !names.isEmpty { groups.append((names, group.relative)) }
    }
    return groups
  }

  private func isSupported(_ name: String) -> Bool {
    name.hasPrefix(".") ? !members(String(name.dropFirst())).isEmpty : callable(name) != nil
  }
}

extension CatalogEntry {
  /// The forms in which source writes the entry, with the defaults of its parameters.
  public var declarations: [String] {
    overloads.map { overload in
      let isDotted: Bool
      switch role {
      case .view, .initializer, .function: isDotted = false
      case .modifier, .staticMember, .member: isDotted = true
      }
      let list = overload.parameters.map { $0.declaration }
      return (isDotted ? "." : "") + name
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
