internal import SwiftInterpreter
internal import ViewProgram

/// Where SwiftData and Core Data keep objects: nothing is kept here, so nothing is found, as `@Query` finds nothing.
extension Catalog {
  static let storeMembers: [CatalogEntry] =
    found("ModelContext", lists: ["fetch", "fetchIdentifiers"], counts: ["fetchCount"], objects: ["registeredModel"])
    + found("NSManagedObjectContext", lists: ["fetch"], counts: ["count"], objects: ["registeredObject"])
    + ["Query", "FetchRequest"].map { name in
      // `_notes = Query(filter: predicate)`
      CatalogEntry(
        .initializer, name, "What is found; nothing here.", status: .opaque,
        [.anything { _ throws(Diagnostics) in .array([]) }])
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
