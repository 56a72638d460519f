internal import XMLValidation

/// A Core Data model as Xcode's editor writes it: the file `contents` in a folder `.xcdatamodel`.
struct DataModel {
  struct Entity {
    /// The code that Xcode generates for it.
    enum Code {
      /// A class with the properties.
      case wholeClass
      /// An extension with the properties; the class is written by hand.
      case properties
    }

    var name: String
    var className: String
    /// The name of the entity that it inherits from.
    var parent: String?
    /// `nil` where all of it is written by hand.
    var code: Code?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  struct Attribute {
    var name: String
    /// `String`, `Integer 16`, `Date`, …
    var type: String
    /// Whether it is a number of Swift instead of an object.
    var isScalar: Bool
    /// The default value as it is written in the model; `nil` without one.
    var initially: String?
    /// The class of a transformable attribute.
    var ownClass: String?
  }

  struct Relationship {
    var name: String
    var destination: String
    var isToMany: Bool
    var isOrdered: Bool
    /// The name of the relationship that leads back.
    var inverse: String?
  }

  private(set) var entities: [Entity] = []

  /// - Returns: `nil` where the file is not such a model.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), let model = XMLTree(text), model.name == "model"
    else { return nil }
    entities = model.children.filter { $0.name == "entity" }.compactMap(DataModel.entity)
  }

  /// Names become part of source that is parsed: anything else is left out.
  private static func entity(_ element: XMLTree) -> Entity? {
    guard let name = name(element.attributes["name"]),
      // `.Book` is a class of the module.
      let className = DataModel.name(
        element.attributes["representedClassName"]?.split(separator: ".").last.map(String.init))
    else { return nil }
    var entity = Entity(name: name, className: className, parent: DataModel.name(element.attributes["parentEntity"]))
    switch element.attributes["codeGenerationType"] {
    case "class": entity.code = .wholeClass
    case "category": entity.code = .properties
    default: entity.code = nil
    }
    entity.attributes = element.children.filter { $0.name == "attribute" }.compactMap(attribute)
    entity.relationships = element.children.filter { $0.name == "relationship" }.compactMap(relationship)
    return entity
  }

  private static func attribute(_ element: XMLTree) -> Attribute? {
    guard let name = name(element.attributes["name"]), let type = element.attributes["attributeType"] else {
      return nil
    }
    return Attribute(
      name: name, type: type, isScalar: isSet("usesScalarValueType", of: element),
      initially: element.attributes["defaultValueString"],
      ownClass: DataModel.name(element.attributes["customClassName"]))
  }

  private static func relationship(_ element: XMLTree) -> Relationship? {
    guard let name = name(element.attributes["name"]),
      let destination = DataModel.name(element.attributes["destinationEntity"])
    else { return nil }
    return Relationship(
      name: name, destination: destination, isToMany: isSet("toMany", of: element),
      isOrdered: isSet("ordered", of: element), inverse: DataModel.name(element.attributes["inverseName"]))
  }

  private static func isSet(_ attribute: String, of element: XMLTree) -> Bool { element.attributes[attribute] == "YES" }

  private static func name(_ text: String?) -> String? {
    guard let text, let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      text.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return text
  }
}
