internal import SwiftInterpreter
internal import ViewProgram

/// Where SwiftData and Core Data keep objects: what a preview inserts, or makes in a context, is found by `@Query`,
/// `@FetchRequest`, a `FetchDescriptor` and an `NSFetchRequest`.
extension Catalog {
  static let storeMembers: [CatalogEntry] =
    [
      context("ModelContext", "mainContext", of: "ModelContainer"),
      context("NSManagedObjectContext", "viewContext", of: "NSPersistentContainer"),
      context("NSManagedObjectContext", "viewContext", of: "NSPersistentCloudKitContainer"),
      change("ModelContext", "insert", "model", "Puts an object into the store.") { $0.insert($1) },
      change("ModelContext", "delete", "model", "Takes an object out of the store.") { $0.delete($1) },
      change("NSManagedObjectContext", "insert", "object", "Puts an object into the store.") { $0.insert($1) },
      change("NSManagedObjectContext", "delete", "object", "Takes an object out of the store.") { $0.delete($1) },
    ]
    + fetching("ModelContext", lists: ["fetch", "fetchIdentifiers"], counts: ["fetchCount"], object: "registeredModel")
    + fetching("NSManagedObjectContext", lists: ["fetch"], counts: ["count"], object: "registeredObject")
    + ["isFault", "isDeleted", "isUpdated", "hasChanges"].map { name in
      CatalogEntry(property: name, of: "NSManagedObject", "False: the object is as it was made.") {
        _ throws(Diagnostics) in .bool(false)
      }
    }
    + ["Query", "FetchRequest", "FetchDescriptor"].map { name in
      // `_notes = Query(filter: predicate)`
      CatalogEntry(
        .initializer, name, "What is found of the store.", status: .opaque,
        [
          .anything { call throws(Diagnostics) in
            .fetched(FetchedObjects(of: nil, call.given, isDescriptor: name == "FetchDescriptor"))
          }
        ])
    }
    + fetchRequests + [
      CatalogEntry(
        .modifier(on: "View"), "modelContainer", "Where models are stored; what is inserted, also on setup, is found.",
        status: .noEffect, [.anything { call throws(Diagnostics) in try containing(call) }])
    ]

  /// Runs the closure that is called when the store has been set up.
  private static func containing(_ call: Invocation) throws(Diagnostics) -> Value {
    let evaluator = call.evaluator
    if case .closure(let setup)? = call.given.last?.value, let type = evaluator.types["Result"] {
      let container = Value.symbol(type: "ModelContainer", name: "")
      let result = Value.enumeration(EnumValue(type: type, caseIndex: 0, payload: [container]))
      if evaluator.preview.store.isFirstSetup(call.source) {
        try evaluator.runAsFarAsPossible("this setup", call.source) { () throws(Diagnostics) in
          _ = try evaluator.invoke(setup, [result], call.source)
        }
      }
    }
    return call.modified(.nothing)
  }

  /// `NSFetchRequest<Book>(entityName: "Book")` and `Book.fetchRequest()`
  private static let fetchRequests: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "NSFetchRequest", "What is asked of the store.", status: .opaque,
      [
        Overload([]) { _ throws(Diagnostics) in .fetched(FetchedObjects(of: nil, [], isDescriptor: true)) },
        Overload([.labelled("entityName", .string)]) { call throws(Diagnostics) in
          .fetched(FetchedObjects(of: call.string("entityName"), [], isDescriptor: true))
        },
      ]),
    CatalogEntry(
      .staticMember(of: "NSManagedObject"), "fetchRequest", "What is asked of the store.", []
    ) { call throws(Diagnostics) in
      guard case .type(let name) = call.base else { return .none }
      return .fetched(FetchedObjects(of: name, [], isDescriptor: true))
    },
  ]

  private static func context(_ type: String, _ name: String, of store: String) -> CatalogEntry {
    CatalogEntry(
      .member(of: store), name, "Where the objects of a store are.", status: .opaque,
      [Overload(isProperty: true, []) { _ throws(Diagnostics) in .symbol(type: type, name: "") }])
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

  private static func fetching(
    _ store: String, lists: [String], counts: [String], object: String
  ) -> [CatalogEntry] {
    func entry(
      _ name: String, _ documentation: ReferenceText, _ value: @escaping Overload.Action
    ) -> CatalogEntry {
      CatalogEntry(.member(of: store), name, documentation, status: .opaque, [.anything(action: value)])
    }
    let found = lists.map { name in
      entry(name, "What is found.") { call throws(Diagnostics) in .array(try call.evaluator.fetched(by: call)) }
    }
    let counted = counts.map { name in
      entry(name, "How much is found.") { call throws(Diagnostics) in .int(try call.evaluator.fetched(by: call).count) }
    }
    let identified = entry(object, "The object of an identifier; none here.") { _ throws(Diagnostics) in .none }
    return found + counted + [identified]
  }
}
