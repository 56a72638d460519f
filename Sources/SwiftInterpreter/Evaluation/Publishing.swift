package import ViewProgram

package import struct LayoutEngine.SourceRange

extension Subscribers {
  package typealias Receive = (Value, Evaluator) throws(Diagnostics) -> Void
}

/// Publishing values, as properties with `@Published` and subjects do.
extension Evaluator {
  package typealias Delivery = (Evaluator) throws(Diagnostics) -> Void

  package func makeSubscribers() -> Subscribers {
    let subscribers = Subscribers()
    liveObjects.add(subscribers)
    return subscribers
  }

  /// Those who have subscribed to a field of an object.
  package func subscribers(toField index: Int, of object: ObjectFields) -> Subscribers {
    if let known = object.subscribers[index] { return known }
    let subscribers = makeSubscribers()
    object.subscribers[index] = subscribers
    return subscribers
  }

  package func subscribe(
    _ subscription: Subscription, to subscribers: Subscribers, _ source: SourceRange,
    _ receive: @escaping Subscribers.Receive
  ) throws(Diagnostics) {
    try check(elements: subscribers.entries.count + 1, new: 1, source)
    subscribers.add(subscription, receive)
  }

  /// Delivers a value to all subscribers before it is stored, and afterwards to those who wait for that.
  ///
  /// - Parameter store: stores the value.
  package func publish(
    _ value: Value, to subscribers: Subscribers, _ source: SourceRange, storing store: () -> Void = {}
  ) throws(Diagnostics) {
    try enter(source)
    defer { leave() }
    let outer = waitingDeliveries
    waitingDeliveries = []
    defer { waitingDeliveries = outer }
    subscribers.forgetCancelled()
    for entry in subscribers.entries where !entry.subscription.isCancelled {
      try runAsFarAsPossible("this pipeline", source) { () throws(Diagnostics) in try entry.receive(value, self) }
    }
    store()
    let waiting = waitingDeliveries ?? []
    waitingDeliveries = outer
    for delivery in waiting {
      try runAsFarAsPossible("this pipeline", source) { () throws(Diagnostics) in try delivery(self) }
    }
  }

  /// Delivers something on a later turn of the main queue: when the value that is being published is stored.
  package func deliverLater(_ delivery: @escaping Delivery) throws(Diagnostics) {
    if waitingDeliveries == nil { try delivery(self) } else { waitingDeliveries?.append(delivery) }
  }
}
