internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Combine's operators that make a publisher of each value.
extension Catalog {
  static let publishersOfPublishers: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Publisher"), "flatMap", "Publishes what the publishers do that a closure makes of the values.",
      [
        .labelled("maxPublishers", .unread, default: ".unlimited"),
        .unlabelled("transform", .function([.any], .any)),
      ]
    ) { call throws(Diagnostics) in
      guard let transform = call.closure("transform") else { return call.base }
      let source = call.source
      return .publisher(
        call.basePublisher.operated { receiver, subscription in
          let running = PublishedValues()
          return inside(receiver, running) { (value, inner, evaluator) throws(Diagnostics) in
            let made = try evaluator.invoke(transform, [value], source).asPublisher(source)
            try made.subscribe(inner, subscription, evaluator)
          }
        })
    },
    CatalogEntry(
      .member(of: "Publisher"), "switchToLatest", "Publishes what the last of the publishers does that it is given."
    ) { call throws(Diagnostics) in
      let source = call.source
      return .publisher(
        call.basePublisher.operated { receiver, subscription in
          let (running, current) = (PublishedValues(), CurrentSubscription())
          return inside(receiver, running) { (value, inner, evaluator) throws(Diagnostics) in
            current.subscription?.cancel()
            let latest = Subscription(source)
            current.subscription = latest
            let passing = Receiver(
              { (value, evaluator) throws(Diagnostics) in
                if !latest.isCancelled, !subscription.isCancelled { try inner.receive(value, evaluator) }
              }, end: inner.end)
            try value.asPublisher(source).subscribe(passing, latest, evaluator)
          }
        })
    },
  ]

  private typealias Start = (Value, Receiver, Evaluator) throws(Diagnostics) -> Void

  /// Starts a publisher for each value, and ends when all of them and the values have.
  private static func inside(
    _ receiver: Receiver, _ running: PublishedValues, _ start: @escaping Start
  ) -> Receiver {
    let inner = Receiver(receiver.receive) { (failure, evaluator) throws(Diagnostics) in
      running.count -= 1
      if failure != nil || running.hasEnded && running.count <= 0 { try receiver.end(failure, evaluator) }
    }
    return Receiver({ (value, evaluator) throws(Diagnostics) in
      running.count += 1
      try start(value, inner, evaluator)
    }) { (failure, evaluator) throws(Diagnostics) in
      running.hasEnded = true
      if failure != nil || running.count <= 0 { try receiver.end(failure, evaluator) }
    }
  }
}

/// The subscription to the last of several publishers.
private final class CurrentSubscription {
  var subscription: Subscription?
}
