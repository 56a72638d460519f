internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Subscribing to publishers, and sending values to subjects.
extension Catalog {
  static let subscribing: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Publisher"), "sink", "Runs a closure for what is published: at once for what there is already.",
      [
        Overload([.labelled("receiveValue", .function([.any], .void))]) { call throws(Diagnostics) in
          try sink(call)
        },
        Overload([
          .labelled("receiveCompletion", .function([.any], .void)),
          .labelled("receiveValue", .function([.any], .void)),
        ]) { call throws(Diagnostics) in try sink(call) },
      ]),
    CatalogEntry(
      .member(of: "Publisher"), "assign", "Stores what is published in a property.",
      [
        Overload([.labelled("to", .any)]) { call throws(Diagnostics) in
          guard case .publisher(let target)? = call.value("to")?.swiftUI, let property = target.property else {
            return .void
          }
          _ = try assigned(call, to: property)
          return .void
        },
        Overload([.labelled("to", .any), .labelled("on", .any)]) { call throws(Diagnostics) in
          guard case .keyPath(let names)? = call.value("to") else { return .cancellable(Subscription(call.source)) }
          var property = BindingValue(.constant(call.value("on") ?? .none))
          for name in names { property = BindingValue(.field(property, name)) }
          return try assigned(call, to: property)
        },
      ]),
    CatalogEntry(
      .member(of: "Publisher"), "subscribe",
      "Sends what is published to a subject.",
      [
        Overload([.labelled("on", .unread), .labelled("options", .unread, default: "nil")]) {
          call throws(Diagnostics) in call.base
        },
        Overload([.unlabelled("subject", .any)]) { call throws(Diagnostics) in
          guard let subject = call.publisher("subject").subject else { return .cancellable(Subscription(call.source)) }
          let source = call.source
          return try subscribed(
            call,
            Receiver(
              { (value, evaluator) throws(Diagnostics) in try subject.send(value, evaluator, source) },
              end: { (failure, evaluator) throws(Diagnostics) in try subject.end(failure, evaluator, source) }))
        },
      ]),
    CatalogEntry(
      .member(of: "Publisher"), "send", "Publishes a value, or ends a subject.",
      [
        Overload([]) { call throws(Diagnostics) in try sent(.void, call) },
        Overload([.unlabelled("input", .any)]) { call throws(Diagnostics) in
          try sent(call.value("input") ?? Value.none, call)
        },
        Overload([.labelled("completion", .oneOf([.named("Subscribers.Completion"), .any]))]) {
          call throws(Diagnostics) in
          var failure: Value?
          if case .enumeration(let completion)? = call.value("completion") { failure = completion.payload.first }
          try call.basePublisher.subject?.end(failure, call.evaluator, call.source)
          return .void
        },
      ]),
    CatalogEntry(property: "value", of: "Publisher", "The present value of a subject; can be set.") {
      call throws(Diagnostics) in call.basePublisher.subject?.value ?? .none
    },
    CatalogEntry(property: "values", of: "Publisher", "The values that there are.") {
      call throws(Diagnostics) in
      .array(try call.basePublisher.presentValues(call.evaluator, call.source))
    },
    CatalogEntry(.member(of: "AnyCancellable"), "cancel", "Ends a subscription.") { call throws(Diagnostics) in
      if case .cancellable(let subscription)? = call.base.swiftUI { subscription.cancel() }
      return .void
    },
    CatalogEntry(
      .member(of: "AnyCancellable"), "store", "Keeps a subscription in a set or a list.", [.labelled("in", .any)]
    ) { call throws(Diagnostics) in
      if case .array(let kept)? = call.value("in") {
        try call.evaluator.check(elements: kept.count + 1, new: 1, call.source)
        call.assigned = .array(kept + [call.base])
      }
      return .void
    },
  ]

  private static func sink(_ call: Invocation) throws(Diagnostics) -> Value {
    let (action, completion) = (call.closure("receiveValue"), call.closure("receiveCompletion"))
    let source = call.source
    return try subscribed(
      call,
      Receiver({ (value, evaluator) throws(Diagnostics) in
        if let action { _ = try evaluator.invoke(action, [value], source) }
      }) { (failure, evaluator) throws(Diagnostics) in
        if let completion { _ = try evaluator.invoke(completion, [evaluator.completion(failure)], source) }
      })
  }

  private static func assigned(_ call: Invocation, to property: BindingValue) throws(Diagnostics) -> Value {
    let source = call.source
    return try subscribed(
      call, Receiver { (value, evaluator) throws(Diagnostics) in try evaluator.write(property, value, source) })
  }

  /// Subscribes as far as the pipeline can be run, which the layout does not wait for.
  private static func subscribed(_ call: Invocation, _ receiver: Receiver) throws(Diagnostics) -> Value {
    let (publisher, subscription) = (call.basePublisher, Subscription(call.source))
    try call.evaluator.runAsFarAsPossible("this pipeline", call.source) { () throws(Diagnostics) in
      try publisher.subscribe(receiver, subscription, call.evaluator)
    }
    return .cancellable(subscription)
  }

  private static func sent(_ value: Value, _ call: Invocation) throws(Diagnostics) -> Value {
    try call.basePublisher.subject?.send(value, call.evaluator, call.source)
    return .void
  }
}

extension Value {
  static func cancellable(_ subscription: Subscription) -> Value { .native(SwiftUIValue(.cancellable(subscription))) }
}

extension Evaluator {
  /// `.finished`, or `.failure` with an error.
  func completion(_ failure: Value?) -> Value {
    guard let type = types[Catalog.completion.name] else { return .none }
    let payload = failure.map { [$0] } ?? []
    return .enumeration(EnumValue(type: type, caseIndex: failure == nil ? 0 : 1, payload: payload))
  }
}
