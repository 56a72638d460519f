package import struct LayoutEngine.SourceRange

/// A subscription to what is published, until it is cancelled.
package final class Subscription {
  /// The call that subscribed.
  package let source: SourceRange
  package private(set) var isCancelled = false

  package init(_ source: SourceRange) { self.source = source }

  package func cancel() { isCancelled = true }
}

/// Those to whom what is published is delivered, in the order in which they subscribed.
package final class Subscribers: LiveObject {
  private(set) var entries: [(subscription: Subscription, receive: Receive)] = []

  func add(_ subscription: Subscription, _ receive: @escaping Receive) {
    // Each of many would otherwise look at all others.
    if entries.count == entries.capacity { forgetCancelled() }
    entries.append((subscription, receive))
  }

  func forgetCancelled() { entries.removeAll { $0.subscription.isCancelled } }

  override func release() { entries = [] }
}
