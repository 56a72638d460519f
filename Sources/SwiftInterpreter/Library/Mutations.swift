internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// The mutating methods of arrays, and those of them that texts have as well, as lists of their characters.
extension Catalog {
  static let mutations: [CatalogEntry] = [
    mutating(
      "append",
      [
        Overload(isMutating: true, [.unlabelled("element", .any)]) { call throws(Diagnostics) in
          try call.change { $0.append(call.like($0.first, call.value("element") ?? .none)) }
        },
        Overload(isMutating: true, [.labelled("contentsOf", .any)]) { call throws(Diagnostics) in
          let more = try call.evaluator.elements(of: call.value("contentsOf") ?? .none, call.source)
          return try call.change { $0 += more }
        },
      ]),
    ofTexts(
      "insert",
      [
        Overload(isMutating: true, [.unlabelled("element", .any), .labelled("at", .int)]) {
          call throws(Diagnostics) in
          let index = try call.index("at", upTo: try call.elements().count)
          return try call.change { $0.insert(call.like($0.first, call.value("element") ?? .none), at: index) }
        },
        Overload(isMutating: true, [.unlabelled("newMember", .any)]) { call throws(Diagnostics) in
          try inserted(call)
        },
        Overload(isMutating: true, [.labelled("contentsOf", .any), .labelled("at", .int)]) { call throws(Diagnostics) in
          let more = try call.evaluator.elements(of: call.value("contentsOf") ?? .none, call.source)
          let index = try call.index("at", upTo: try call.elements().count)
          return try call.change { $0.insert(contentsOf: more, at: index) }
        },
      ]),
    ofTexts(
      "remove",
      [
        Overload(isMutating: true, [.labelled("at", .int)]) { call throws(Diagnostics) in
          let elements = try call.elements()
          let index = try call.index("at", upTo: elements.count - 1)
          _ = try call.change { $0.remove(at: index) }
          return elements[index]
        },
        Overload(isMutating: true, [.unlabelled("member", .any)]) { call throws(Diagnostics) in
          let elements = try call.elements()
          let member = call.like(elements.first, call.value("member") ?? .none)
          guard let index = elements.firstIndex(where: { call.evaluator.equal($0, member) }) else { return .none }
          _ = try call.change { $0.remove(at: index) }
          return elements[index]
        },
      ]),
    ofTexts(
      "removeLast",
      [
        Overload(isMutating: true, []) { call throws(Diagnostics) in
          let elements = try call.elements()
          try call.check(Int64(elements.count - 1), upTo: elements.count - 1)
          _ = try call.change { $0.removeLast() }
          return elements[elements.count - 1]
        },
        removal { $0.removeLast($1) },
      ]),
    ofTexts(
      "removeFirst",
      [
        Overload(isMutating: true, []) { call throws(Diagnostics) in
          let elements = try call.elements()
          try call.check(0, upTo: elements.count - 1)
          _ = try call.change { $0.removeFirst() }
          return elements[0]
        },
        removal { $0.removeFirst($1) },
      ]),
    ofTexts(
      "popLast",
      [
        Overload(isMutating: true, []) { call throws(Diagnostics) in
          guard let last = try call.elements().last else { return .none }
          _ = try call.change { $0.removeLast() }
          return last
        }
      ]),
    ofTexts(
      "removeAll",
      [
        Overload(isMutating: true, [.labelled("keepingCapacity", .bool, default: "false")]) {
          call throws(Diagnostics) in try call.change { $0 = [] }
        },
        Overload(isMutating: true, [.labelled("where", .function([.any], .bool))]) { call throws(Diagnostics) in
          var kept: [Value] = []
          for element in try call.elements() where !(try call.holds("where", [element])) { kept.append(element) }
          return try call.change { $0 = kept }
        },
      ]),
    ofTexts("reserveCapacity", reserving),
    ofTexts(
      "removeSubrange",
      [
        Overload(isMutating: true, [.unlabelled("bounds", .any)]) { call throws(Diagnostics) in
          let places = try call.places("bounds")
          return try call.change { $0.removeSubrange(places) }
        }
      ]),
    ofTexts(
      "replaceSubrange",
      [
        Overload(isMutating: true, [.unlabelled("subrange", .any), .labelled("with", .any)]) {
          call throws(Diagnostics) in
          let places = try call.places("subrange")
          let more = try call.evaluator.elements(of: call.value("with") ?? .none, call.source)
          return try call.change { $0.replaceSubrange(places, with: more) }
        }
      ]),
    mutating(
      "sort",
      [
        Overload(isMutating: true, []) { call throws(Diagnostics) in
          call.base = .array(try call.sortedElements(nil))
          return .void
        },
        Overload(isMutating: true, [.labelled("by", .function([.any, .any], .bool))]) { call throws(Diagnostics) in
          call.base = .array(try call.sortedElements("by"))
          return .void
        },
        Overload(isMutating: true, [.labelled("using", .any)]) { call throws(Diagnostics) in
          call.base = .array(try call.elementsSortedUsing())
          return .void
        },
      ]),
    mutating(
      "reverse", [Overload(isMutating: true, []) { call throws(Diagnostics) in try call.change { $0.reverse() } }]),
    mutating(
      "swapAt",
      [
        Overload(isMutating: true, [.unlabelled("i", .int), .unlabelled("j", .int)]) { call throws(Diagnostics) in
          let last = try call.elements().count - 1
          let (i, j) = (try call.index("i", upTo: last), try call.index("j", upTo: last))
          return try call.change { $0.swapAt(i, j) }
        }
      ]),
  ]

  /// Removes several elements at an end.
  private static func removal(_ remove: @escaping @Sendable (inout [Value], Int) -> Void) -> Overload {
    Overload(isMutating: true, [.unlabelled("k", .int)]) { call throws(Diagnostics) in
      let count = try call.index("k", upTo: try call.elements().count)
      return try call.change { remove(&$0, count) }
    }
  }

  /// Room that is made beforehand, which nothing shows.
  static var reserving: [Overload] {
    [Overload(isMutating: true, [.unlabelled("minimumCapacity", .int)]) { _ throws(Diagnostics) in .void }]
  }

  private static func mutating(_ name: String, _ overloads: [Overload]) -> CatalogEntry {
    CatalogEntry(.member(of: "Array"), name, "Changes an array.", overloads)
  }

  private static func ofTexts(_ name: String, _ overloads: [Overload]) -> CatalogEntry {
    CatalogEntry(.member(of: "Array"), name, "Changes an array or a text.", overloads).alsoOn("String")
  }
}

extension Invocation {
  /// Changes the array or the text before the dot.
  func change(_ change: (inout [Value]) -> Void) throws(Diagnostics) -> Value {
    var elements = try elements()
    let before = elements.count
    change(&elements)
    try evaluator.check(elements: elements.count, new: max(elements.count - before, 0), source)
    guard case .string = base else {
      base = .array(elements)
      return .void
    }
    let text = elements.map { evaluator.text($0) }.joined()
    try evaluator.check(string: text, source)
    base = .string(text)
    return .void
  }

  /// An argument that is a range of places.
  func places(_ name: String) throws(Diagnostics) -> Swift.Range<Int> {
    guard case .range(let range)? = value(name) else { return 0..<0 }
    return try evaluator.bounds(of: range, count: try elements().count, source)
  }

  /// An argument that must be from 0 up to a last index.
  func index(_ name: String, upTo last: Int) throws(Diagnostics) -> Int {
    let index = int(name) ?? 0
    try check(index, upTo: last)
    return Int(index)
  }

  func check(_ index: Int64, upTo last: Int) throws(Diagnostics) {
    if index < 0 || index > last { throw .indexOutOfRange(index, count: max(last + 1, 0), source) }
  }

  /// A whole literal next to floating-point elements becomes one of them.
  func like(_ first: Value?, _ value: Value) -> Value {
    if case .double? = first, case .int(let number) = value { return .double(Double(number)) }
    return value
  }
}
