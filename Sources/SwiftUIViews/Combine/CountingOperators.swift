internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Combine's operators that pass on some of the values, by how many there were, and those that wait for the last one.
extension Catalog {
  private static let predicate = SwiftType.function([.any], .bool)

  static let countingOperators: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Publisher"), "dropFirst", "Publishes the values after the first ones.",
      [.unlabelled("count", .int, default: "1")]
    ) { call throws(Diagnostics) in
      let most = call.count("count") ?? 1
      return remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
        seen.count += 1
        if seen.count > most { try receiver.receive(value, evaluator) }
      }
    },
    CatalogEntry(
      .member(of: "Publisher"), "drop", "Publishes the values from the first that does not satisfy a condition.",
      [.labelled("while", predicate)]
    ) { call throws(Diagnostics) in
      guard let condition = call.closure("while") else { return call.base }
      let source = call.source
      return remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
        if seen.count == 0, case .bool(true) = try evaluator.invoke(condition, [value], source) { return }
        seen.count = 1
        try receiver.receive(value, evaluator)
      }
    },
    CatalogEntry(
      .member(of: "Publisher"), "prefix", "Publishes the first values, and finishes.",
      [
        Overload([.unlabelled("maxLength", .int)]) { call throws(Diagnostics) in
          first(call, call.count("maxLength") ?? 1)
        },
        Overload([.labelled("while", predicate)]) { call throws(Diagnostics) in first(call, while: "while") },
      ]),
    CatalogEntry(
      .member(of: "Publisher"), "first", "Publishes the first value, and finishes.",
      [
        Overload([]) { call throws(Diagnostics) in first(call, 1) },
        Overload([.labelled("where", predicate)]) { call throws(Diagnostics) in firstMatch(call) },
      ]),
  ]

  static let gatheringOperators: [CatalogEntry] = [
    CatalogEntry(.member(of: "Publisher"), "last", "Publishes the last value at the end.") { call throws(Diagnostics) in
      remembering(
        call, { (value, seen, _, _) throws(Diagnostics) in seen.values = [value] },
        end: { (_, seen, receiver, evaluator) throws(Diagnostics) in
          if let value = seen.values.last { try receiver.receive(value, evaluator) }
        })
    },
    CatalogEntry(.member(of: "Publisher"), "count", "Publishes the number of values at the end.") {
      call throws(Diagnostics) in
      remembering(
        call, { (_, seen, _, _) throws(Diagnostics) in seen.count += 1 },
        end: { (_, seen, receiver, evaluator) throws(Diagnostics) in
          try receiver.receive(.int(seen.count), evaluator)
        })
    },
    CatalogEntry(
      .member(of: "Publisher"), "collect", "Publishes the values as lists: all of them at the end, or some at a time.",
      [.unlabelled("count", .int, default: "all")]
    ) { call throws(Diagnostics) in collected(call) },
    CatalogEntry(
      .member(of: "Publisher"), "scan", "Publishes what the values so far combine to.",
      [.unlabelled("initialResult", .any), .unlabelled("nextPartialResult", .function([.any, .any], .any))]
    ) { call throws(Diagnostics) in combined(call, "initialResult", "nextPartialResult", publishesAll: true) },
    CatalogEntry(
      .member(of: "Publisher"), "reduce", "Publishes at the end what all values combine to.",
      [.unlabelled("initialResult", .any), .unlabelled("nextPartialResult", .function([.any, .any], .any))]
    ) { call throws(Diagnostics) in combined(call, "initialResult", "nextPartialResult", publishesAll: false) },
    CatalogEntry(
      .member(of: "Publisher"), "replaceEmpty", "Publishes a value at the end if there was none.",
      [.labelled("with", .any)]
    ) { call throws(Diagnostics) in
      let other = call.value("with") ?? .none
      return remembering(
        call,
        { (value, seen, receiver, evaluator) throws(Diagnostics) in
          seen.count = 1
          try receiver.receive(value, evaluator)
        },
        end: { (_, seen, receiver, evaluator) throws(Diagnostics) in
          if seen.count == 0 { try receiver.receive(other, evaluator) }
        })
    },
  ]

  /// So many values, or those that satisfy a condition, and then the end.
  private static func first(_ call: Invocation, _ most: Int = Int.max, while condition: String = "") -> Value {
    let (condition, source) = (call.closure(condition), call.source)
    return remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
      var isWanted = true
      if let condition, case .bool(false) = try evaluator.invoke(condition, [value], source) { isWanted = false }
      seen.count += 1
      if seen.count >= most || !isWanted { seen.hasEnded = true }
      if isWanted, seen.count <= most { try receiver.receive(value, evaluator) }
      if seen.hasEnded { try receiver.end(nil, evaluator) }
    }
  }

  private static func firstMatch(_ call: Invocation) -> Value {
    guard let condition = call.closure("where") else { return call.base }
    let source = call.source
    return remembering(call) { (value, seen, receiver, evaluator) throws(Diagnostics) in
      guard case .bool(true) = try evaluator.invoke(condition, [value], source) else { return }
      seen.hasEnded = true
      try receiver.receive(value, evaluator)
      try receiver.end(nil, evaluator)
    }
  }

  private static func collected(_ call: Invocation) -> Value {
    let (most, source) = (call.count("count") ?? Int.max, call.source)
    return remembering(
      call,
      { (value, seen, receiver, evaluator) throws(Diagnostics) in
        try evaluator.check(elements: seen.values.count + 1, new: 1, source)
        seen.values.append(value)
        guard seen.values.count >= most else { return }
        let values = seen.values
        seen.values = []
        try receiver.receive(.array(values), evaluator)
      },
      end: { (_, seen, receiver, evaluator) throws(Diagnostics) in
        if most == Int.max || !seen.values.isEmpty { try receiver.receive(.array(seen.values), evaluator) }
      })
  }

  private static func combined(_ call: Invocation, _ initial: String, _ next: String, publishesAll: Bool) -> Value {
    guard let next = call.closure(next) else { return call.base }
    let (initial, source) = (call.value(initial) ?? .none, call.source)
    return remembering(
      call,
      { (value, seen, receiver, evaluator) throws(Diagnostics) in
        let result = try evaluator.invoke(next, [seen.values.last ?? initial, value], source)
        seen.values = [result]
        if publishesAll { try receiver.receive(result, evaluator) }
      },
      end: { (_, seen, receiver, evaluator) throws(Diagnostics) in
        if !publishesAll { try receiver.receive(seen.values.last ?? initial, evaluator) }
      })
  }
}
