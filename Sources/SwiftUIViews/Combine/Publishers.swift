internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// What publishes values: Combine's publishers and subjects.
extension Catalog {
  /// `Subscribers.Completion`, which is matched like an enum of the program's.
  static var completion: TypeDeclaration {
    let error = TypeReference(name: "Subscribers.Failure", source: .none)
    let cases = [
      EnumCase(name: "finished", parameters: [], source: .none),
      EnumCase(name: "failure", parameters: [EnumCase.Parameter(label: nil, type: error)], source: .none),
    ]
    var declaration = TypeDeclaration(
      kind: .enumeration, name: "Subscribers.Completion", members: Members(), cases: cases, source: .none)
    declaration.genericParameters = [error.name]
    return declaration
  }

  static let publishers: [CatalogEntry] = [
    CatalogEntry(.initializer, "Just", "Publishes a value, and finishes.", [.unlabelled("output", .any)]) {
      call throws(Diagnostics) in
      .publisher(PublisherValue("Just", values: [call.value("output") ?? .none]))
    },
    CatalogEntry(
      .initializer, "Empty", "Publishes nothing, and finishes.",
      [
        .labelled("completeImmediately", .bool, default: "true"), .labelled("outputType", .unread, default: "nil"),
        .labelled("failureType", .unread, default: "nil"),
      ]
    ) { call throws(Diagnostics) in
      let finishes = call.bool("completeImmediately") ?? true
      return .publisher(finishes ? PublisherValue("Empty", values: []) : .silent)
    },
    CatalogEntry(
      .initializer, "Fail", "Publishes nothing but an error.",
      [.labelled("outputType", .unread, default: "nil"), .labelled("error", .any)]
    ) { call throws(Diagnostics) in
      .publisher(PublisherValue("Fail", values: [], failure: call.value("error") ?? Value.none))
    },
    CatalogEntry(
      .initializer, "Future", "Publishes what a closure promises, if it does at once.",
      [.unlabelled("attemptToFulfill", .function([.any], .void))]
    ) { call throws(Diagnostics) in try future(call) },
    CatalogEntry(
      .initializer, "Deferred", "A publisher that is made when somebody subscribes.",
      [.labelled("createPublisher", .function([], .any))]
    ) { call throws(Diagnostics) in
      guard let make = call.closure("createPublisher") else { return .publisher(.silent) }
      let source = call.source
      return .publisher(
        PublisherValue("Deferred") { (receiver, subscription, evaluator) throws(Diagnostics) in
          let made = try evaluator.invoke(make, [], source)
          try made.asPublisher(source).subscribe(receiver, subscription, evaluator)
        })
    },
    CatalogEntry(
      .initializer, "CurrentValueSubject", "Publishes its value and every other that it is given.",
      [.unlabelled("value", .any)]
    ) { call throws(Diagnostics) in
      let subject = SubjectValue(call.value("value") ?? Value.none, call.evaluator)
      return published(subject, as: "CurrentValueSubject", call.source)
    },
    CatalogEntry(.initializer, "PassthroughSubject", "Publishes what the program sends to it.") {
      call throws(Diagnostics) in
      published(SubjectValue(nil, call.evaluator), as: "PassthroughSubject", call.source)
    },
    CatalogEntry(
      .initializer, "AnyPublisher", "A publisher of any type.", [.unlabelled("publisher", .any)]
    ) { call throws(Diagnostics) in .publisher((call.value("publisher") ?? .none).asPublisher(call.source)) },
    CatalogEntry(property: "publisher", of: "Collection", "Publishes the elements one after the other.") {
      call throws(Diagnostics) in
      .publisher(PublisherValue("Publishers.Sequence", values: try call.elements()))
    },
    CatalogEntry(property: "publisher", of: "Result", "Publishes the value, or fails.") { call throws(Diagnostics) in
      guard case .enumeration(let result) = call.base else { return .publisher(.silent) }
      let payload = result.payload.first ?? .void
      let isFailure = result.name == "failure"
      return .publisher(
        PublisherValue("Result.Publisher", values: isFailure ? [] : [payload], failure: isFailure ? payload : nil))
    },
  ]

  private static func published(_ subject: SubjectValue, as name: String, _ source: SourceRange) -> Value {
    .publisher(
      PublisherValue(name, subject: subject) { (receiver, subscription, evaluator) throws(Diagnostics) in
        try subject.subscribe(receiver, subscription, evaluator, source)
      })
  }

  private static func future(_ call: Invocation) throws(Diagnostics) -> Value {
    let promised = PublishedValues()
    let promise = ClosureValue(
      .native { (_, arguments, _) throws(Diagnostics) -> Value in
        if promised.values.isEmpty { promised.values = arguments }
        return .void
      }, parameterTypes: [.named("Result")])
    try call.evaluator.runAsFarAsPossible("this future", call.source) { () throws(Diagnostics) in
      _ = try call.call("attemptToFulfill", [.closure(promise)])
    }
    guard case .enumeration(let result)? = promised.values.first else { return .publisher(.silent) }
    let payload = result.payload.first ?? .void
    let isFailure = result.name == "failure"
    return .publisher(
      PublisherValue("Future", values: isFailure ? [] : [payload], failure: isFailure ? payload : nil))
  }
}

extension Value {
  /// The publisher that a value is; one of which nothing is known says so as soon as somebody subscribes.
  func asPublisher(_ source: SourceRange) -> PublisherValue {
    if case .publisher(let publisher)? = swiftUI { return publisher }
    guard case .symbol("Publisher", let name) = self else { return .silent }
    return PublisherValue { (_, _, evaluator) throws(Diagnostics) in evaluator.warn(.notDelivered(name, source)) }
  }
}

extension Invocation {
  /// The publisher before the dot.
  var basePublisher: PublisherValue { base.asPublisher(source) }

  /// An argument that is a publisher.
  func publisher(_ name: String) -> PublisherValue { (value(name) ?? .none).asPublisher(source(of: name)) }
}
