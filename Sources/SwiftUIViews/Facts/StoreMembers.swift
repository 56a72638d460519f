internal import SwiftInterpreter
internal import ViewProgram

/// Where SwiftData and Core Data keep objects: what a preview inserts, or makes in a context, is found by `@Query` and
/// `@FetchRequest`, and nothing by a fetch.
extension Catalog {
  static let storeMembers: [CatalogEntry] =
    [
      CatalogEntry(
        .member(of: "ModelContainer"), "mainContext", "Where the objects of a store are.", status: .opaque,
        [Overload(isProperty: true, []) { _ throws(Diagnostics) in .symbol(type: "ModelContext", name: "") }]),
      change("ModelContext", "insert", "model", "Puts an object into the store.") { $0.insert($1) },
      change("ModelContext", "delete", "model", "Takes an object out of the store.") { $0.delete($1) },
      change("NSManagedObjectContext", "insert", "object", "Puts an object into the store.") { $0.insert($1) },
      change("NSManagedObjectContext", "delete", "object", "Takes an object out of the store.") { $0.delete($1) },
    ]
    + found("ModelContext", lists: ["fetch", "fetchIdentifiers"], counts: ["fetchCount"], objects: ["registeredModel"])
    + found("NSManagedObjectContext", lists: ["fetch"], counts: ["count"], objects: ["registeredObject"])
    + ["Query", "FetchRequest"].map { name in
      // `_notes = Query(filter: predicate)`
      CatalogEntry(
        .initializer, name, "What is found of the store.", status: .opaque,
        [.anything { call throws(Diagnostics) in .fetched(FetchedObjects(of: nil, call.given)) }])
    }

  private static func change(
    _ store: String, _ name: String, _ parameter: String, _ documentation: ReferenceText,
    _ change: @escaping @Sendable (ObjectStore, Value) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      .member(of: store), name, documentation, status: .opaque,
      [
        Overload([.unlabelled(parameter, .any)]) { call throws(Diagnostics) in
          if let object = call.value(parameter) { change(call.evaluator.preview.store, object) }
          return .void
        }
      ])
  }

  private static func found(
    _ store: String, lists: [String], counts: [String], objects: [String]
  ) -> [CatalogEntry] {
    func members(
      _ names: [String], _ documentation: ReferenceText, _ value: @escaping @Sendable () -> Value
    ) -> [CatalogEntry] {
      names.map { name in
        CatalogEntry(
          .member(of: store), name, documentation, status: .opaque, [.anything { _ throws(Diagnostics) in value() }])
      }
    }
    return members(lists, "What is found; nothing here.") { .array([]) }
      + members(counts, "How much is found; nothing here.") { .int(0) }
      + members(objects, "The object of an identifier; none here.") { .none }
  }
}
