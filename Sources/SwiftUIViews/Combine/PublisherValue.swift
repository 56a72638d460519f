internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Who is told of a publisher's values and of its end.
struct Receiver {
  typealias Receive = (Value, Evaluator) throws(Diagnostics) -> Void
  /// Takes the error that ends a publisher; `nil` where it has finished.
  typealias End = (Value?, Evaluator) throws(Diagnostics) -> Void

  let receive: Receive
  let end: End

  init(_ receive: @escaping Receive, end: @escaping End = { (_, _) throws(Diagnostics) in }) {
    self.receive = receive
    self.end = end
  }
}

/// One of Combine's publishers: how somebody subscribes to it.
///
/// No time passes here: what a publisher has, it delivers at once.
final class PublisherValue {
  typealias Subscribe = (Receiver, Subscription, Evaluator) throws(Diagnostics) -> Void

  /// The type's name, such as `Just`.
  let name: String
  private let subscribing: Subscribe
  /// What the program sends values to; `nil` for a publisher that is none.
  let subject: SubjectValue?
  /// The property whose values are published; `nil` for any other publisher.
  let property: BindingValue?

  init(
    _ name: String = "AnyPublisher", subject: SubjectValue? = nil, property: BindingValue? = nil,
    _ subscribing: @escaping Subscribe
  ) {
    (self.name, self.subject, self.property) = (name, subject, property)
    self.subscribing = subscribing
  }

  /// Subscribes somebody. Each operator of a pipeline, and each publisher that is made by another, is a level deeper.
  func subscribe(
    _ receiver: Receiver, _ subscription: Subscription, _ evaluator: Evaluator
  ) throws(Diagnostics) {
    try evaluator.enter(subscription.source)
    defer { evaluator.leave() }
    try subscribing(receiver, subscription, evaluator)
  }

  /// Combine's types whose names any publisher goes by. The first is the one that has the members.
  var typeNames: [String] {
    ["Publisher", name, "AnyPublisher"] + (subject == nil ? [] : ["Subject", "AnySubject"])
  }
}

extension PublisherValue {
  /// What delivers some values and then ends.
  convenience init(_ name: String, values: [Value], failure: Value? = nil) {
    self.init(name) { (receiver, subscription, evaluator) throws(Diagnostics) in
      for value in values where !subscription.isCancelled { try receiver.receive(value, evaluator) }
      if !subscription.isCancelled { try receiver.end(failure, evaluator) }
    }
  }

  /// What never delivers anything.
  static var silent: PublisherValue { PublisherValue { (_, _, _) throws(Diagnostics) in } }

  /// What delivers the value of a property with `@Published`, and each new one.
  convenience init(_ index: Int, of owner: StructValue) {
    let name = owner.type.storedProperties[index].name
    let property = BindingValue(.field(BindingValue(.constant(.structure(owner))), name))
    self.init("Published.Publisher", property: property) {
      (receiver, subscription, evaluator) throws(Diagnostics) in
      let source = owner.type.storedProperties[index].source
      if let object = owner.object {
        let subscribers = evaluator.subscribers(toField: index, of: object)
        try evaluator.subscribe(subscription, to: subscribers, source, receiver.receive)
      }
      try receiver.receive(try evaluator.read(property, source), evaluator)
    }
  }

  /// What an operator makes of the publisher: it passes on to its receiver what it wants.
  func operated(_ operation: @escaping (Receiver, Subscription) -> Receiver) -> PublisherValue {
    PublisherValue { [self] (receiver, subscription, evaluator) throws(Diagnostics) in
      try subscribe(operation(receiver, subscription), subscription, evaluator)
    }
  }

  /// The values that a new subscriber gets at once.
  func presentValues(_ evaluator: Evaluator, _ source: SourceRange) throws(Diagnostics) -> [Value] {
    let (subscription, seen) = (Subscription(source), PublishedValues())
    let receiver = Receiver { (value, evaluator) throws(Diagnostics) in
      try evaluator.check(elements: seen.values.count + 1, new: 1, source)
      seen.values.append(value)
    }
    try subscribe(receiver, subscription, evaluator)
    subscription.cancel()
    return seen.values
  }
}

/// What an operator remembers of the values that it was given.
final class PublishedValues {
  var values: [Value] = []
  var count = 0
  var hasEnded = false
}

/// `CurrentValueSubject`, or `PassthroughSubject`, which has no value.
final class SubjectValue {
  /// The value that a new subscriber gets; `nil` for none.
  private(set) var value: Value?
  /// How it has ended: with an error or without; `nil` as long as it has not.
  private var failure: Value??
  private let subscribers: Subscribers
  private let ends: Subscribers

  init(_ value: Value?, _ evaluator: Evaluator) {
    self.value = value
    (subscribers, ends) = (evaluator.makeSubscribers(), evaluator.makeSubscribers())
  }

  func send(_ new: Value, _ evaluator: Evaluator, _ source: SourceRange) throws(Diagnostics) {
    if failure != nil { return }
    // Those who receive the value read it as that of the subject.
    if value != nil { value = new }
    try evaluator.publish(new, to: subscribers, source)
  }

  func end(_ error: Value?, _ evaluator: Evaluator, _ source: SourceRange) throws(Diagnostics) {
    if failure != nil { return }
    failure = .some(error)
    try evaluator.publish(error ?? .none, to: ends, source)
  }

  func subscribe(
    _ receiver: Receiver, _ subscription: Subscription, _ evaluator: Evaluator, _ source: SourceRange
  ) throws(Diagnostics) {
    if let failure { return try receiver.end(failure, evaluator) }
    try evaluator.subscribe(subscription, to: subscribers, source, receiver.receive)
    try evaluator.subscribe(subscription, to: ends, source) { (error, evaluator) throws(Diagnostics) in
      try receiver.end(error.isNil ? nil : error, evaluator)
    }
    if let value { try receiver.receive(value, evaluator) }
  }
}
