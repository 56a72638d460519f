internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The objects that a preview inserts into SwiftData or Core Data, in their order, which `@Query` and `@FetchRequest`
/// find.
///
/// It stands for all of a preview's stores; nearly always there is only one.
final class ObjectStore {
  private var objects: [StructValue] = []
  private var known: Set<ObjectIdentifier> = []
  /// The objects of types that were asked for since the last change.
  private var byType: [String: [Value]] = [:]
  /// Whether the preview's own statements have run.
  private var isFilled = false
  private var isOpen = true
  /// How often objects were inserted and deleted.
  private(set) var changes = 0
  /// The places that have set up a store.
  private var setups: Set<SourceRange> = []

  /// Runs the preview's own statements, which insert their objects once, however often they run.
  func filling<Result>(_ statements: () throws(Diagnostics) -> Result) throws(Diagnostics) -> Result {
    isOpen = !isFilled
    isFilled = true
    defer { isOpen = true }
    return try statements()
  }

  /// Appends an object unless it is already in the store; other values are left out.
  func insert(_ value: Value) {
    guard isOpen, case .structure(let object) = value, let fields = object.object,
      known.insert(ObjectIdentifier(fields)).inserted
    else { return }
    objects.append(object)
    byType = [:]
    changes += 1
  }

  /// Whether a place sets up its store for the first time.
  func isFirstSetup(_ source: SourceRange) -> Bool { setups.insert(source).inserted }

  func delete(_ value: Value) {
    guard case .structure(let object) = value, let fields = object.object,
      known.remove(ObjectIdentifier(fields)) != nil
    else { return }
    objects.removeAll { $0.object === fields }
    byType = [:]
    changes += 1
  }

  /// The objects of a type, or of one that inherits from it.
  func objects(of type: String, _ evaluator: Evaluator) -> [Value] {
    if let known = byType[type] { return known }
    let found = objects.map { Value.structure($0) }.filter { evaluator.typeNames(of: $0).contains(type) }
    byType[type] = found
    return found
  }
}

/// The objects that `@Query`, `@FetchRequest` or a `FetchDescriptor` asks for. They are fetched each time, as most
/// objects are inserted after the view was made.
struct FetchedObjects {
  /// The name of the objects' type; `nil` where it is not stated.
  let type: String?
  /// The arguments of the wrapper.
  private(set) var conditions: [LabelledValue]
  /// Whether it is a `FetchDescriptor` or an `NSFetchRequest`, which finds nothing by itself.
  let isDescriptor: Bool

  init(of type: String?, _ conditions: [LabelledValue], isDescriptor: Bool = false) {
    // `@Query(descriptor)` and `@FetchRequest(fetchRequest: recent)` have the conditions of their argument.
    for condition in conditions where condition.label == nil || condition.label == "fetchRequest" {
      guard case .fetched(let inner)? = condition.value.swiftUI else { continue }
      (self.type, self.conditions, self.isDescriptor) = (type ?? inner.type, inner.conditions, isDescriptor)
      return
    }
    (self.type, self.conditions, self.isDescriptor) = (type, conditions, isDescriptor)
  }

  /// The same for a type, if none was stated.
  func of(_ type: String?) -> FetchedObjects {
    FetchedObjects(of: self.type ?? type, conditions, isDescriptor: isDescriptor)
  }

  /// `descriptor.fetchLimit = 1`
  func setting(_ name: String, to value: Value) -> FetchedObjects {
    var changed = self
    changed.conditions = conditions.filter { $0.label != name } + [LabelledValue(name, value)]
    return changed
  }

  /// The largest number of objects that is asked for.
  fileprivate var limit: Int? {
    if case .int(let number)? = value("fetchLimit") { Int(clamping: number) } else { nil }
  }

  /// The descriptors that order the objects.
  fileprivate var orders: [Value] {
    var isReverse = false
    if case .symbol(_, "reverse")? = value("order") { isReverse = true }
    switch value("sort") ?? value("sortBy") ?? value("sortDescriptors") {
    case .keyPath(let path)?: return [Evaluator.order(by: path, isReverse: isReverse)]
    case .array(let several)?: return several
    default: return []
    }
  }

  /// The condition that an object must fulfil.
  fileprivate enum Filter {
    case nothing
    case closure(ClosureValue)
    /// A condition that cannot be followed here.
    case unknown
  }

  fileprivate var filter: Filter {
    // An unknown request may have any condition.
    if conditions.contains(where: { $0.label == nil || $0.label == "fetchRequest" }) { return .unknown }
    switch value("filter") ?? value("predicate") {
    case nil, .some(.none): return .nothing
    case .closure(let closure)?: return .closure(closure)
    case let predicate?: return predicate.predicateCondition.map { .closure($0) } ?? .unknown
    }
  }

  private func value(_ label: String) -> Value? { conditions.first { $0.label == label }?.value }
}

extension Evaluator {
  /// The objects that a property's wrapper asks for.
  func fetched(by property: VariableDeclaration) throws(Diagnostics) -> FetchedObjects {
    var conditions: [LabelledValue] = []
    for argument in fetching(property)?.arguments ?? [] {
      let value = try trying { () throws(Diagnostics) in try self.value(argument.value, in: Scope(parent: nil)) }
      conditions.append(LabelledValue(argument.label, value ?? .unknown))
    }
    return FetchedObjects(of: fetchedType(of: property), conditions)
  }

  /// The type of the objects; `nil` where the property has none, as with `@SectionedFetchRequest`.
  func fetchedType(of property: VariableDeclaration) -> String? {
    fetching(property) == nil ? nil : property.type?.arguments.last?.name
  }

  private func fetching(_ property: VariableDeclaration) -> Attribute? {
    property.attributes.first { $0.name == "Query" || $0.name == "FetchRequest" }
  }

  /// The objects that a call such as `context.fetch(descriptor)` finds.
  func fetched(by call: Invocation) throws(Diagnostics) -> [Value] {
    guard case .fetched(let fetched)? = call.given.first?.value.swiftUI,
      case .array(let elements) = try found(by: fetched, call.source)
    else { return [] }
    return elements
  }

  /// The objects that are in the store now.
  func found(by fetched: FetchedObjects, _ source: SourceRange) throws(Diagnostics) -> Value {
    guard let type = fetched.type else { return .array([]) }
    let objects = preview.store.objects(of: typeName(behind: type), self)
    if objects.isEmpty { return .array([]) }
    try step(source, cost: objects.count / 64)
    var closure: ClosureValue?
    switch fetched.filter {
    case .nothing: break
    case .closure(let filter): closure = filter
    case .unknown: return .array([])
    }
    let found = try trying { () throws(Diagnostics) in
      try elements(objects, where: closure, sortedUsing: fetched.orders, source)
    }
    guard case .array(let elements)? = found else { return .array([]) }
    return .array(fetched.limit.map { Array(elements.prefix(max($0, 0))) } ?? elements)
  }
}
