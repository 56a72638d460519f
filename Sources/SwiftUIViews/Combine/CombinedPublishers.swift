internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Publishers that are made of several.
extension Catalog {
  static let combinedPublishers: [CatalogEntry] =
    [.type("Publishers", "Where the types of publishers are.")]
    + combining(
      "combineLatest", "Publishes the latest values of several publishers.", .latest)
    + combining("zip", "Publishes the values of several publishers one by one beside each other.", .inTurn) + [
      CatalogEntry(
        .member(of: "Publisher"), "merge", "Publishes what several publishers do.",
        [
          .anything { call throws(Diagnostics) in
            .publisher(merged([call.basePublisher] + others(call)))
          }
        ]),
      CatalogEntry(
        .member(of: "Publisher"), "prepend", "Publishes other values before.",
        [.anything { call throws(Diagnostics) in .publisher(inOrder(try added(call), call.basePublisher)) }]),
      CatalogEntry(
        .member(of: "Publisher"), "append", "Publishes other values after the end.",
        [.anything { call throws(Diagnostics) in .publisher(inOrder(call.basePublisher, try added(call))) }]),
    ]
    + ["CombineLatest", "CombineLatest3", "CombineLatest4"].map {
      together($0, "Publishes the latest values of several publishers.") { .combined($0, .latest) }
    }
    + ["Zip", "Zip3", "Zip4"].map {
      together($0, "Publishes the values of several publishers beside each other.") { .combined($0, .inTurn) }
    }
    + ["Merge", "Merge3", "Merge4", "MergeMany"].map {
      together($0, "Publishes what several publishers do.") { merged($0) }
    }

  private static func combining(
    _ name: String, _ documentation: ReferenceText, _ order: PublisherValue.Order
  ) -> [CatalogEntry] {
    [
      CatalogEntry(
        .member(of: "Publisher"), name, documentation,
        [
          .anything { call throws(Diagnostics) in
            let together = PublisherValue.combined([call.basePublisher] + others(call), order)
            guard case .closure(let transform)? = call.given.last?.value else { return .publisher(together) }
            let source = call.source
            return .publisher(
              together.operated { receiver, _ in
                Receiver(
                  { (value, evaluator) throws(Diagnostics) in
                    guard case .tuple(let elements) = value else { return }
                    try receiver.receive(
                      try evaluator.invoke(transform, elements.map { $0.value }, source), evaluator)
                  }, end: receiver.end)
              })
          }
        ])
    ]
  }

  /// `Publishers.Merge(first, second)`
  private static func together(
    _ name: String, _ documentation: ReferenceText,
    _ make: @escaping @Sendable ([PublisherValue]) -> PublisherValue
  ) -> CatalogEntry {
    CatalogEntry(
      .staticMember(of: "Publishers"), name, documentation,
      [.anything { call throws(Diagnostics) in .publisher(make(others(call))) }])
  }

  /// The arguments that are publishers, also those of a list.
  private static func others(_ call: Invocation) -> [PublisherValue] {
    var found: [PublisherValue] = []
    for (argument, source) in zip(call.given, call.givenSources) {
      switch argument.value {
      case .closure: continue
      case .array(let elements): found += elements.map { $0.asPublisher(source) }
      default: found.append(argument.value.asPublisher(source))
      }
    }
    return found
  }

  /// What `prepend` and `append` add: values, a list of them, or a publisher.
  private static func added(_ call: Invocation) throws(Diagnostics) -> PublisherValue {
    let values = call.given.map { $0.value }
    if values.count == 1, case .publisher(let publisher)? = values[0].swiftUI { return publisher }
    if values.count == 1, case .array(let elements) = values[0] {
      return PublisherValue("Publishers.Sequence", values: elements)
    }
    return PublisherValue("Publishers.Sequence", values: values)
  }

  private static func inOrder(_ first: PublisherValue, _ second: PublisherValue) -> PublisherValue {
    PublisherValue { (receiver, subscription, evaluator) throws(Diagnostics) in
      let passing = Receiver(receiver.receive) { (failure, evaluator) throws(Diagnostics) in
        if let failure { return try receiver.end(failure, evaluator) }
        try second.subscribe(receiver, subscription, evaluator)
      }
      try first.subscribe(passing, subscription, evaluator)
    }
  }

  private static func merged(_ publishers: [PublisherValue]) -> PublisherValue {
    PublisherValue { (receiver, subscription, evaluator) throws(Diagnostics) in
      let seen = PublishedValues()
      let passing = Receiver(receiver.receive) { (failure, evaluator) throws(Diagnostics) in
        seen.count += 1
        if failure != nil || seen.count == publishers.count { try receiver.end(failure, evaluator) }
      }
      for publisher in publishers { try publisher.subscribe(passing, subscription, evaluator) }
    }
  }
}

extension PublisherValue {
  /// Which values of several publishers belong together.
  enum Order: Sendable {
    /// The last ones.
    case latest
    /// The first ones, the second ones, and so on.
    case inTurn
  }

  static func combined(_ publishers: [PublisherValue], _ order: Order) -> PublisherValue {
    PublisherValue { (receiver, subscription, evaluator) throws(Diagnostics) in
      let waiting = publishers.map { _ in PublishedValues() }
      let ended = PublishedValues()
      for (publisher, queue) in zip(publishers, waiting) {
        let part = Receiver({ (value, evaluator) throws(Diagnostics) in
          try evaluator.check(elements: queue.values.count + 1, new: 1, subscription.source)
          if order == .latest { queue.values = [value] } else { queue.values.append(value) }
          guard waiting.allSatisfy({ !$0.values.isEmpty }) else { return }
          let values = waiting.map { LabelledValue(nil, $0.values[0]) }
          if order == .inTurn { for queue in waiting { queue.values.removeFirst() } }
          try receiver.receive(.tuple(values), evaluator)
        }) { (failure, evaluator) throws(Diagnostics) in
          ended.count += 1
          let isOver = failure != nil || order == .inTurn || ended.count == publishers.count
          if isOver, !ended.hasEnded {
            ended.hasEnded = true
            try receiver.end(failure, evaluator)
          }
        }
        try publisher.subscribe(part, subscription, evaluator)
      }
    }
  }
}
