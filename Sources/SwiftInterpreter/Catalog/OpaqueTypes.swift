internal import ViewProgram

/// Unknown types: their values are accepted with any member and any argument.
extension CatalogEntry {
  /// `Type(…)`, of which only the type is known.
  package static func opaque(_ type: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(.initializer, type, documentation, status: .opaque, [made(type, "")])
  }

  /// `Type.name` and `Type.name(…)`
  static func opaqueConstant(_ name: String, of type: String) -> CatalogEntry {
    CatalogEntry(.staticMember(of: type), name, "Is not read.", status: .opaque, [made(type, name)])
  }

  /// `value.name` and `value.name(…)`
  static func opaqueMember(_ name: String, of type: String) -> CatalogEntry {
    CatalogEntry(.member(of: type), name, "Is not read.", status: .opaque, [made(type, name)])
  }

  private static func made(_ type: String, _ name: String) -> Overload {
    .anything { _ throws(Diagnostics) in .symbol(type: type, name: name) }
  }
}

extension Catalog {
  /// The constants of a small type.
  package static func constants(_ type: String, _ names: [String]) -> [CatalogEntry] {
    names.map { name in
      CatalogEntry(constant: name, of: type) { _ throws(Diagnostics) in .symbol(type: type, name: name) }
    }
  }
}
