import Foundation

/// A stored document with the places in it, each of which can hold something else.
struct DamagedDocument {
  /// A value inside the document: the fields and places in lists on the way to it.
  struct Place {
    var keys: [Key]
    var isNumber: Bool

    /// As the reader writes it: `rounds[0].events[3].size`.
    var path: String { Place.path(keys) }
    /// The path of what it is in.
    var outer: String { Place.path(keys.dropLast()) }
    /// The field's name; empty for a place in a list.
    var name: String {
      if case .field(let name) = keys.last { name } else { "" }
    }
    /// The path without the places in lists, and the kind of event that it is in.
    var pattern: String {
      keys.map { key in
        switch key {
        case .field(let name): "." + name
        case .index: "[]"
        }
      }.joined()
    }

    private static func path(_ keys: some Sequence<Key>) -> String {
      var path = ""
      for key in keys {
        switch key {
        case .field(let name): path += (path.isEmpty ? "" : ".") + name
        case .index(let index): path += "[\(index)]"
        }
      }
      return path
    }
  }

  enum Key {
    case field(String)
    case index(Int)
  }

  private let root: Any
  /// Every place, outer ones first.
  let everyPlace: [Place]

  init(version: Int) throws {
    root = try JSONSerialization.jsonObject(with: Data(Fixture.bytes(version: version)))
    var all: [Place] = []
    DamagedDocument.walk(root, [], &all)
    everyPlace = all
  }

  /// The first place of each kind.
  var places: [Place] {
    var seen: Set<String> = []
    return everyPlace.filter { seen.insert($0.pattern).inserted }
  }

  func text(with value: Any, at place: Place) throws -> String {
    try text(DamagedDocument.replacing(root, place.keys[...]) { _ in value })
  }

  func text(without place: Place) throws -> String {
    try text(DamagedDocument.replacing(root, place.keys[...]) { _ in nil })
  }

  private func text(_ value: Any?) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value as Any), as: UTF8.self)
  }

  private static func walk(_ value: Any, _ keys: [Key], _ all: inout [Place]) {
    if !keys.isEmpty { all.append(Place(keys: keys, isNumber: value is Double)) }
    if let object = value as? [String: Any] {
      for (name, inner) in object.sorted(by: { $0.key < $1.key }) where !(inner is NSNull) {
        walk(inner, keys + [.field(name)], &all)
      }
    } else if let list = value as? [Any] {
      for (index, inner) in list.enumerated() where !(inner is NSNull) { walk(inner, keys + [.index(index)], &all) }
    }
  }

  /// A copy with something else at a place; nothing there for `nil`.
  private static func replacing(_ value: Any, _ keys: ArraySlice<Key>, by change: (Any) -> Any?) -> Any? {
    switch keys.first {
    case nil: return change(value)
    case .field(let name):
      var object = value as? [String: Any] ?? [:]
      object[name] = object[name].flatMap { replacing($0, keys.dropFirst(), by: change) }
      return object
    case .index(let index):
      var list = value as? [Any] ?? []
      if let inner = replacing(list[index], keys.dropFirst(), by: change) {
        list[index] = inner
      } else {
        list.remove(at: index)
      }
      return list
    }
  }
}
