internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// Types of the program that are sequences or collections: Swift's methods work on their elements, which are all made at
/// once.
extension Evaluator {
  /// The elements of an instance: those that its iterator makes, or that are between its indices; `nil` where its type is
  /// no sequence.
  func ownElements(of structure: StructValue, _ source: SourceRange) throws(Diagnostics) -> [Value]? {
    guard names(of: structure.type).contains("Sequence") else { return nil }
    try enter(source)
    defer { leave() }
    let sequence = OwnSequence(.structure(structure), source)
    if !methods("makeIterator", of: structure.type).isEmpty {
      let iterator = try sequence.call("makeIterator", self)
      guard case .structure(let own) = iterator else { return try elements(of: iterator, source) }
      return try elements(madeBy: OwnSequence(.structure(own), source), source)
    }
    if !methods("next", of: structure.type).isEmpty { return try elements(madeBy: sequence, source) }
    return try indexedElements(of: sequence, structure.type, source)
  }

  /// What an iterator makes until it makes nil.
  private func elements(madeBy iterator: OwnSequence, _ source: SourceRange) throws(Diagnostics) -> [Value] {
    var elements: [Value] = []
    while true {
      try step(source)
      let element = try iterator.call("next", self)
      if element.isNil { return elements }
      elements.append(element)
      try check(elements: elements.count, new: 1, source)
    }
  }

  /// The elements of a collection from `startIndex` to before `endIndex`.
  private func indexedElements(
    of sequence: OwnSequence, _ type: TypeInfo, _ source: SourceRange
  ) throws(Diagnostics) -> [Value]? {
    guard let start = try ownProperty("startIndex", of: sequence.value, source),
      let end = try ownProperty("endIndex", of: sequence.value, source)
    else { return nil }
    let advances = !methods("index", of: type).isEmpty
    var (index, elements): (Value, [Value]) = (start, [])
    while !equal(index, end) {
      try step(source)
      guard let element = try sequence.element(at: index, self) else { return nil }
      elements.append(element)
      try check(elements: elements.count, new: 1, source)
      if case .int(let number) = index, !advances {
        index = .int(number &+ 1)
      } else {
        index = try sequence.index(after: index, self)
      }
    }
    return elements
  }
}

/// An instance of a sequence of the program's, held by a name, so that its mutating methods can change it.
private struct OwnSequence {
  private static let name = "sequence"

  private let scope = Scope(parent: nil)
  private let source: SourceRange

  init(_ value: Value, _ source: SourceRange) {
    self.source = source
    scope.declare(OwnSequence.name, value)
  }

  var value: Value { scope.value(OwnSequence.name) ?? .none }

  func call(_ method: String, _ evaluator: Evaluator, _ arguments: [Argument] = []) throws(Diagnostics) -> Value {
    let base = Expression(.identifier(OwnSequence.name), source: source)
    let call = Call(
      callee: Expression(.member(base, method), source: source), arguments: arguments,
      firstTrailingClosure: arguments.count, ownSource: source)
    return try evaluator.callMember(method, of: value, base, call, as: .any, in: scope)
  }

  /// The element at an index; `nil` where the collection has no subscript for one.
  func element(at index: Value, _ evaluator: Evaluator) throws(Diagnostics) -> Value? {
    try evaluator.ownSubscript(value, [argument(index)], in: scope, source)
  }

  func index(after index: Value, _ evaluator: Evaluator) throws(Diagnostics) -> Value {
    try call("index", evaluator, [argument(index, label: "after")])
  }

  private func argument(_ value: Value, label: String? = nil) -> Argument {
    scope.declare("index", value)
    return Argument(label: label, value: Expression(.identifier("index"), source: source), source: source)
  }
}
