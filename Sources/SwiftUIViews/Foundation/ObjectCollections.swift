internal import SwiftInterpreter
internal import ViewProgram

/// `NSSet`, `NSArray` and their relatives, in which Core Data keeps an object's relationships: Swift's own collections
/// here.
extension Catalog {
  static let objectCollections: [CatalogEntry] =
    arrays.map { made($0) { call, elements throws(Diagnostics) in .array(elements) } }
    + sets.map { made($0) { call, elements throws(Diagnostics) in .array(try call.unique(elements)) } }
    + [
      whole("allObjects", "The elements as an array."), whole("array", "The elements as an array."),
      CatalogEntry(
        .member(of: "Set"), "object", "The element at a place.", [.labelled("at", .int)]
      ) { call throws(Diagnostics) in
        let elements = try call.elements()
        let place = call.count("at") ?? 0
        return elements.indices.contains(place) ? elements[place] : .none
      },
    ]

  private static let arrays = ["NSArray", "NSMutableArray"]
  private static let sets = ["NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet"]

  private static func made(
    _ name: String,
    _ collection: @escaping @Sendable (Invocation, [Value]) throws(Diagnostics) -> Value
  ) -> CatalogEntry {
    let elements = ["array", "set"].map { label in
      Overload([.labelled(label, .any)]) { call throws(Diagnostics) in
        try collection(call, try call.evaluator.elements(of: call.value(label) ?? .none, call.source))
      }
    }
    let few = [
      Overload([]) { _ throws(Diagnostics) in .array([]) },
      Overload([.labelled("object", .any)]) { call throws(Diagnostics) in .array([call.value("object") ?? .none]) },
    ]
    return CatalogEntry(.initializer, name, "The collection of Swift with these elements.", few + elements)
  }

  private static func whole(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(property: name, of: "Set", documentation) { call throws(Diagnostics) in .array(try call.elements()) }
  }
}
