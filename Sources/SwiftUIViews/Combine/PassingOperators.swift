internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Combine's operators that pass every value on, at once or on the main queue, and those that look at errors.
extension Catalog {
  static let passingOperators: [CatalogEntry] =
    [
      "assertNoFailure", "autoconnect", "breakpoint", "breakpointOnError", "buffer", "eraseToAnyPublisher",
      "makeConnectable", "mapError", "print", "retry", "setFailureType", "share", "timeout",
    ].map { name in
      CatalogEntry(
        .member(of: "Publisher"), name, "Publishes the same values.",
        [.anything { call throws(Diagnostics) in call.base }])
    }
    + ["debounce", "delay", "receive", "throttle"].map { name in
      CatalogEntry(
        .member(of: "Publisher"), name, "Publishes the same values as soon as they are stored, as no time passes here.",
        [.anything { call throws(Diagnostics) in delivered(call) }])
    } + [
      CatalogEntry(
        .member(of: "Publisher"), "handleEvents", "Publishes the same values, and runs closures for what happens.",
        [
          .labelled("receiveSubscription", .function([.any], .void), default: "nil"),
          .labelled("receiveOutput", .function([.any], .void), default: "nil"),
          .labelled("receiveCompletion", .function([.any], .void), default: "nil"),
          .labelled("receiveCancel", .function([], .void), default: "nil"),
          .labelled("receiveRequest", .function([.any], .void), default: "nil"),
        ]
      ) { call throws(Diagnostics) in observed(call) }
    ]

  static let failureOperators: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Publisher"), "replaceError", "Publishes a value in place of an error.", [.labelled("with", .any)]
    ) { call throws(Diagnostics) in
      let other = call.value("with") ?? .none
      return .publisher(
        call.basePublisher.operated { receiver, _ in
          Receiver(receiver.receive) { (failure, evaluator) throws(Diagnostics) in
            if failure != nil { try receiver.receive(other, evaluator) }
            try receiver.end(nil, evaluator)
          }
        })
    },
    CatalogEntry(
      .member(of: "Publisher"), "catch", "Publishes the values of another publisher after an error.",
      [.unlabelled("handler", .function([.any], .any))]
    ) { call throws(Diagnostics) in
      guard let handler = call.closure("handler") else { return call.base }
      let source = call.source
      return .publisher(
        call.basePublisher.operated { receiver, subscription in
          Receiver(receiver.receive) { (failure, evaluator) throws(Diagnostics) in
            guard let failure else { return try receiver.end(nil, evaluator) }
            let other = try evaluator.invoke(handler, [failure], source).asPublisher(source)
            try other.subscribe(receiver, subscription, evaluator)
          }
        })
    },
  ]

  /// Operators that nothing gets beyond here, which is said when something would.
  static let operatorsNotRun: [CatalogEntry] = [
    "allSatisfy", "contains", "decode", "encode", "max", "measureInterval", "min", "multicast", "output",
    "prefixUntilOutput", "tryCatch", "tryDrop", "tryFirst", "tryLast", "tryPrefix", "tryReduce", "tryRemoveDuplicates",
    "tryScan",
  ].map { name in
    CatalogEntry(
      .member(of: "Publisher"), name, "Is not run, which is said when something is published.",
      [
        .anything { call throws(Diagnostics) in
          let source = call.source
          return operated(call) { (_, _, evaluator) throws(Diagnostics) in
            evaluator.warn(.notDelivered(name, source))
          }
        }
      ])
  }

  /// The same values after what publishes them has stored them.
  private static func delivered(_ call: Invocation) -> Value {
    .publisher(
      call.basePublisher.operated { receiver, subscription in
        Receiver({ (value, evaluator) throws(Diagnostics) in
          try evaluator.deliverLater { (evaluator) throws(Diagnostics) in
            if !subscription.isCancelled { try receiver.receive(value, evaluator) }
          }
        }) { (failure, evaluator) throws(Diagnostics) in
          try evaluator.deliverLater { (evaluator) throws(Diagnostics) in
            if !subscription.isCancelled { try receiver.end(failure, evaluator) }
          }
        }
      })
  }

  private static func observed(_ call: Invocation) -> Value {
    let (output, completion) = (call.closure("receiveOutput"), call.closure("receiveCompletion"))
    let (begin, source) = (call.closure("receiveSubscription"), call.source)
    let base = call.basePublisher
    let passing = base.operated { receiver, _ in
      Receiver({ (value, evaluator) throws(Diagnostics) in
        if let output { _ = try evaluator.invoke(output, [value], source) }
        try receiver.receive(value, evaluator)
      }) { (failure, evaluator) throws(Diagnostics) in
        if let completion { _ = try evaluator.invoke(completion, [evaluator.completion(failure)], source) }
        try receiver.end(failure, evaluator)
      }
    }
    return .publisher(
      PublisherValue { (receiver, subscription, evaluator) throws(Diagnostics) in
        if let begin { _ = try evaluator.invoke(begin, [.cancellable(subscription)], source) }
        try passing.subscribe(receiver, subscription, evaluator)
      })
  }
}
