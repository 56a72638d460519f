internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Combine's operators on the values of one publisher.
extension Catalog {
  static let publisherOperators: [CatalogEntry] =
    mappingOperators + filteringOperators + countingOperators + gatheringOperators + failureOperators
    + passingOperators + operatorsNotRun

  private static let closure = SwiftType.function([.any], .any)
  private static let predicate = SwiftType.function([.any], .bool)

  private static let mappingOperators: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Publisher"), "map", "Publishes what a closure makes of each value.",
      [
        Overload([.unlabelled("transform", closure)]) { call throws(Diagnostics) in mapped(call, ["transform"]) },
        Overload([.unlabelled("first", closure), .unlabelled("second", closure)]) { call throws(Diagnostics) in
          mapped(call, ["first", "second"])
        },
        Overload([.unlabelled("first", closure), .unlabelled("second", closure), .unlabelled("third", closure)]) {
          call throws(Diagnostics) in mapped(call, ["first", "second", "third"])
        },
      ]),
    transforming("compactMap", "Publishes what a closure makes of each value, but for nil.") {
      (result, _, receiver, evaluator) throws(Diagnostics) in
      if !result.isNil { try receiver.receive(result, evaluator) }
    },
    failing("tryMap", "Publishes what a closure makes of each value, or fails with its error.") {
      (result, _, receiver, evaluator) throws(Diagnostics) in try receiver.receive(result, evaluator)
    },
    failing("tryCompactMap", "Publishes what a closure makes of each value, but for nil.") {
      (result, _, receiver, evaluator) throws(Diagnostics) in
      if !result.isNil { try receiver.receive(result, evaluator) }
    },
    CatalogEntry(
      .member(of: "Publisher"), "replaceNil", "Publishes a value in place of nil.", [.labelled("with", .any)]
    ) { call throws(Diagnostics) in
      let other = call.value("with") ?? .none
      return operated(call) { (value, receiver, evaluator) throws(Diagnostics) in
        try receiver.receive(value.isNil ? other : value, evaluator)
      }
    },
  ]

  private static let filteringOperators: [CatalogEntry] = [
    transforming("filter", "Publishes the values that satisfy a condition.") {
      (holds, value, receiver, evaluator) throws(Diagnostics) in
      if case .bool(true) = holds { try receiver.receive(value, evaluator) }
    },
    failing("tryFilter", "Publishes the values that satisfy a condition.") {
      (holds, value, receiver, evaluator) throws(Diagnostics) in
      if case .bool(true) = holds { try receiver.receive(value, evaluator) }
    },
    CatalogEntry(
      .member(of: "Publisher"), "removeDuplicates", "Publishes the values that differ from the one before.",
      [.labelled("by", .function([.any, .any], .bool), default: "==")]
    ) { call throws(Diagnostics) in
      let (comparison, source) = (call.closure("by"), call.source)
      return remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
        if let last = seen.values.last {
          if let comparison {
            if case .bool(true) = try evaluator.invoke(comparison, [last, value], source) { return }
          } else if evaluator.equal(last, value) {
            return
          }
        }
        seen.values = [value]
        try receiver.receive(value, evaluator)
      }
    },
  ]

  // MARK: Making operators

  private static func mapped(_ call: Invocation, _ names: [String]) -> Value {
    let closures = names.compactMap { call.closure($0) }
    let source = call.source
    return operated(call) { (value, receiver, evaluator) throws(Diagnostics) in
      var results: [LabelledValue] = []
      for closure in closures { results.append(LabelledValue(nil, try evaluator.invoke(closure, [value], source))) }
      try receiver.receive(results.count == 1 ? results[0].value : .tuple(results), evaluator)
    }
  }

  /// What a value becomes for the receiver.
  typealias Passing = (Value, Receiver, Evaluator) throws(Diagnostics) -> Void
  /// The same with the result of the operator's closure before the value.
  typealias Transforming = @Sendable (Value, Value, Receiver, Evaluator) throws(Diagnostics) -> Void
  /// The same with what the operator remembers.
  typealias Remembering = (Value, PublishedValues, Receiver, Evaluator) throws(Diagnostics) -> Void

  /// An operator that remembers nothing.
  static func operated(_ call: Invocation, _ pass: @escaping Passing) -> Value {
    .publisher(
      call.basePublisher.operated { receiver, _ in
        Receiver({ (value, evaluator) throws(Diagnostics) in try pass(value, receiver, evaluator) }, end: receiver.end)
      })
  }

  /// An operator that remembers something for each subscription, and tells its receiver itself of the end if it wants to.
  static func remembering(
    _ call: Invocation, _ pass: @escaping Remembering, end: Remembering? = nil
  ) -> Value {
    .publisher(
      call.basePublisher.operated { receiver, _ in
        let seen = PublishedValues()
        return Receiver({ (value, evaluator) throws(Diagnostics) in
          if !seen.hasEnded { try pass(value, seen, receiver, evaluator) }
        }) { (failure, evaluator) throws(Diagnostics) in
          if seen.hasEnded { return }
          seen.hasEnded = true
          if failure == nil, let end { try end(.none, seen, receiver, evaluator) }
          try receiver.end(failure, evaluator)
        }
      })
  }

  private static func transforming(
    _ name: String, _ documentation: ReferenceText, _ pass: @escaping Transforming
  ) -> CatalogEntry {
    withClosure(name, documentation) { call, closure, source in
      operated(call) { (value, receiver, evaluator) throws(Diagnostics) in
        try pass(try evaluator.invoke(closure, [value], source), value, receiver, evaluator)
      }
    }
  }

  /// An operator whose closure may throw, which ends what is published.
  private static func failing(
    _ name: String, _ documentation: ReferenceText, _ pass: @escaping Transforming
  ) -> CatalogEntry {
    withClosure(name, documentation) { call, closure, source in
      remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
        guard case .enumeration(let result) = try evaluator.result(of: closure, with: [value], source) else { return }
        let payload = result.payload.first ?? .void
        if result.name != "failure" { return try pass(payload, value, receiver, evaluator) }
        seen.hasEnded = true
        try receiver.end(payload, evaluator)
      }
    }
  }

  /// An operator with a closure for each value.
  private static func withClosure(
    _ name: String, _ documentation: ReferenceText,
    _ make: @escaping @Sendable (Invocation, ClosureValue, SourceRange) -> Value
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "Publisher"), name, documentation, [.unlabelled("transform", closure)]) {
      call throws(Diagnostics) in
      guard let closure = call.closure("transform") else { return call.base }
      return make(call, closure, call.source)
    }
  }
}
