internal import LayoutEngine

/// The classes that Xcode makes of a Core Data model while it builds, as source that is read like a file of the module.
///
/// 1. An entity whose code generation is `class` becomes a subclass of `NSManagedObject` that is `Identifiable`; one
///    whose generation is `category` becomes only the extension, and one without is written by hand.
/// 2. A scalar attribute is a number here as well, initially zero or its default value. Everything else is optional,
///    whether the model says so or not, as in Xcode's code.
/// 3. A relationship to many is a set with `addTo…` and `removeFrom…`. Setting one end sets the other, as Core Data does.
struct ManagedObjectClasses {
  private let model: DataModel
  /// By their names.
  private let entities: [String: DataModel.Entity]

  init(of model: DataModel) {
    self.model = model
    entities = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Empty where all classes are written by hand.
  var source: String {
    let written = model.entities.filter { $0.code != nil }.map(declaration)
    return written.isEmpty ? "" : "import CoreData\n" + written.joined()
  }

  private func declaration(of entity: DataModel.Entity) -> String {
    let superclass = entity.parent.flatMap { entities[$0]?.className } ?? "NSManagedObject"
    let own = entity.code == .wholeClass ? "public class \(entity.className): \(superclass) {}\n" : ""
    let identity = entity.parent == nil ? ": Identifiable" : ""
    let lines =
      entity.attributes.map(property) + entity.relationships.flatMap { members(of: $0) }
      + [
        "public class func fetchRequest() -> NSFetchRequest<\(entity.className)> {"
          + " NSFetchRequest<\(entity.className)>(entityName: \"\(entity.name)\") }"
      ]
    return own + "extension \(entity.className)\(identity) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  // MARK: Attributes

  private func property(_ attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let scalar = scalar(of: attribute) {
      return "@NSManaged public var \(attribute.name): \(scalar.type) = \(scalar.value)"
    }
    let initially = text(of: attribute).map { " = \($0)" } ?? ""
    return "@NSManaged public var \(attribute.name): \(objectType(of: attribute))?\(initially)"
  }

  private func scalar(of attribute: DataModel.Attribute) -> (type: String, value: String)? {
    let number = attribute.initially.flatMap(Double.init)
    switch attribute.type {
    case "Integer 16": return ("Int16", "\(number.flatMap { Int16(exactly: $0) } ?? 0)")
    case "Integer 32": return ("Int32", "\(number.flatMap { Int32(exactly: $0) } ?? 0)")
    case "Integer 64": return ("Int64", "\(number.flatMap { Int64(exactly: $0) } ?? 0)")
    case "Double", "Float": return (attribute.type, "\(number.flatMap { $0.isFinite ? $0 : nil } ?? 0)")
    case "Boolean": return ("Bool", attribute.initially == "YES" ? "true" : "false")
    case "Date": return ("TimeInterval", "0")
    default: return nil
    }
  }

  private func objectType(of attribute: DataModel.Attribute) -> String {
    switch attribute.type {
    case "String", "Date", "UUID": attribute.type
    case "Binary": "Data"
    case "URI": "URL"
    case "Decimal": "NSDecimalNumber"
    case "Boolean", "Double", "Float", "Integer 16", "Integer 32", "Integer 64": "NSNumber"
    default: attribute.ownClass ?? "NSObject"
    }
  }

  /// The initial value of an attribute that is not a number.
  private func text(of attribute: DataModel.Attribute) -> String? {
    guard attribute.type == "String", let text = attribute.initially else { return nil }
    return "\"\(text.escapedForLiteral)\""
  }

  // MARK: Relationships

  private func members(of relationship: DataModel.Relationship) -> [String] {
    guard let destination = entities[relationship.destination]?.className else { return [] }
    return relationship.isToMany ? many(relationship, of: destination) : [one(relationship, of: destination)]
  }

  private func one(_ relationship: DataModel.Relationship, of destination: String) -> String {
    let declaration = "@NSManaged public var \(relationship.name): \(destination)?"
    guard let inverse = inverse(of: relationship) else { return declaration }
    let name = relationship.name
    let change =
      inverse.isToMany
      ? "oldValue?.\(inverse.name)?.remove(self); \(name)?.\(inverse.name)?.insert(self)"
      : "if let end = \(name), end.\(inverse.name) !== self { end.\(inverse.name) = self }"
    return declaration + " { didSet { \(change) } }"
  }

  private func many(_ relationship: DataModel.Relationship, of destination: String) -> [String] {
    let name = relationship.name
    let inverse = inverse(of: relationship)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let capitalized = name.capitalizedFirst
    func change(_ verb: String, _ own: String, _ other: String) -> String {
      "public func \(verb)\(capitalized)(_ value: \(destination)) { \(name)?.\(own)(value); \(other) }"
    }
    func changes(_ verb: String) -> String {
      "public func \(verb)\(capitalized)(_ values: \(set)) { for value in values { \(verb)\(capitalized)(value as! \(destination)) } }"
    }
    let added = inverse.map { $0.isToMany ? "value.\($0.name)?.insert(self)" : "value.\($0.name) = self" }
    let removed = inverse.map { $0.isToMany ? "value.\($0.name)?.remove(self)" : "value.\($0.name) = nil" }
    return [
      "@NSManaged public var \(name): \(set)? = []",
      change("addTo", "insert", added ?? ""), change("removeFrom", "remove", removed ?? ""),
      changes("addTo"), changes("removeFrom"),
    ]
  }

  private func inverse(of relationship: DataModel.Relationship) -> DataModel.Relationship? {
    entities[relationship.destination]?.relationships.first { $0.name == relationship.inverse }
  }
}
