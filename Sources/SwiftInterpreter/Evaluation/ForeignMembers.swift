internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// What another package, whose source is not here, adds to the program's own types: property wrappers, and the
/// initialisers of superclasses.
extension Evaluator {
  /// A property wrapper of which nothing is known: `@ObservedResults(Item.self) var items`.
  ///
  /// Whether it makes a value by itself is not known either, so that no argument is asked for.
  func unknownWrapper(of property: VariableDeclaration) -> Attribute? {
    guard !property.isConstant, property.getter == nil, catalog.wrapper(of: property) == nil,
      ownBuilder(property.attributes) == nil
    else { return nil }
    return property.attributes.first { attribute in
      // `typealias Default = _Default` gives a wrapper of a package another name.
      isUnknownType(typeName(behind: attribute.name)) && attribute.name != Attribute.filePrivate
        && !attribute.name.hasSuffix("Builder") && !Evaluator.attributesOfDeclarations.contains(attribute.name)
    }
  }

  /// The wrapper of a property that a key of the program's own gives its value: `@AppStorage(.showsHints) var showsHints`.
  func keptElsewhere(_ property: VariableDeclaration) -> Attribute? {
    guard catalog.wrapper(of: property) == .storage, property.type?.name != "Optional" else { return nil }
    return property.attributes.first { !$0.arguments.isEmpty }
  }

  /// Attributes with a capital that wrap nothing.
  private static let attributesOfDeclarations: Set<String> = [
    "Attribute", "GKInspectable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor", "NSCopying", "NSManaged",
    "ObservationIgnored", "ObservationTracked", "Relationship", "Sendable", "Transient",
  ]

  /// The value of a property with such a wrapper.
  func made(_ property: VariableDeclaration, by wrapper: Attribute) -> Value {
    .opaque(foreign(property.name, by: wrapper.name, wrapper.source))
  }

  /// The superclass of a class, where it is neither the program's own nor one of which everything is known.
  func unknownSuperclass(of info: TypeInfo) -> String? {
    guard info.kind == .classType else { return nil }
    return info.inherited.first {
      (isUnknownType($0) || catalog.isGap($0) || catalog.isOpaque($0)) && !Evaluator.knownProtocols.contains($0)
    }
  }

  /// Protocols of Swift and Foundation that a class may state first, and the class that adds no initialiser.
  private static let knownProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable",
  ]

  /// An instance that an initialiser of an unknown superclass makes.
  func instance(
    of info: TypeInfo, madeBy superclass: String, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    var fields: [Value] = []
    for property in info.storedProperties {
      let isOptional = property.type?.name == "Optional"
      let isOpen = property.initialValue == nil && !isOptional && unknownWrapper(of: property) == nil
      let isWrapped = catalog.wrapper(of: property) != nil || ownWrapper(of: property) != nil
      if isOpen, !isWrapped {
        fields.append(nothingYet(in: property) ?? .opaque(foreign(property.name, by: superclass, source)))
      } else {
        fields.append(try initialField(property, of: info))
      }
    }
    return .structure(StructValue(type: info, fields: fields))
  }

  /// What Core Data keeps for `@NSManaged var count: Int16` before it is set; `nil` where that is not known.
  private func nothingYet(in property: VariableDeclaration) -> Value? {
    guard property.attribute("NSManaged") != nil else { return nil }
    switch swiftType(property.type) {
    case .bool: return .bool(false)
    case .string: return .string("")
    case .array: return .array([])
    case let type: return type.isInteger ? .int(0) : type.isFloating ? .double(0) : nil
    }
  }

  private func isUnknownType(_ name: String) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }), first.isUppercaseLetter else { return false }
    // An extension says nothing of what a type is.
    return ownType(name) == nil && alias(name) == nil && !catalog.isKnown(name) && !name.hasPrefix("SwiftUI.")
  }

  /// A value without elements: how many a store has is not known.
  func foreign(_ name: String, by type: String, _ source: SourceRange) -> OpaqueValue {
    let reason = Diagnostics.unknownName(type, near: nil, source).all[0]
    let origin = OpaqueValue.Origin(name: type, source: source, reason: reason, elementCount: 0)
    return noted(OpaqueValue(origin, text: name))
  }
}
