public import Foundation

/// As much of JSON Schema as the schemas of this project use; a keyword beyond that is a fault of every document.
public struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema.
  public init(contentsOf file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// The strings that the schema allows at a path through its definitions.
  public func names(_ path: String...) -> Set<String> {
    var value: Any = root["$defs"] as Any
    for key in path { value = (value as? [String: Any])?[key] as Any }
    return Set(value as? [String] ?? [])
  }

  /// The faults of a document, each with its place; empty for one that the schema allows.
  public func faults(in document: Any) -> [String] { faults(of: document, root, at: "") }

  private func faults(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var found: [String] = []
    for (keyword, rule) in schema {
      switch keyword {
      case "$ref": found += faults(of: value, definition(rule), at: path)
      case "type" where !types(rule).contains { JSONSchema.isA(value, $0) }: found.append("\(path): not \(rule)")
      case "const" where !JSONSchema.areSame(value, rule): found.append("\(path): not \(rule)")
      case "enum" where !(rule as? [Any] ?? []).contains { JSONSchema.areSame(value, $0) }:
        found.append("\(path): none of the names: \(value)")
      case "required": found += missing(rule, in: value).map { "\(path): no \($0)" }
      case "properties": found += memberFaults(of: value, rule, at: path)
      case "items":
        for (index, item) in (value as? [Any] ?? []).enumerated() {
          found += faults(of: item, rule as? [String: Any] ?? [:], at: path + "[\(index)]")
        }
      case "allOf": found += schemas(rule).flatMap { faults(of: value, $0, at: path) }
      case "anyOf", "oneOf":
        let all = schemas(rule).map { faults(of: value, $0, at: path) }
        let fitting = all.count { $0.isEmpty }
        if fitting == 0 { found += all.min { $0.count < $1.count } ?? [] }
        if fitting > 1, keyword == "oneOf" { found.append("\(path): fits several") }
      case "additionalProperties": found += otherMemberFaults(of: value, rule, schema["properties"], at: path)
      case "minLength" where ((value as? String)?.count ?? .max) < (rule as? Int ?? 0):
        found.append("\(path): too short")
      case "minimum" where ((value as? Double) ?? .infinity) < (rule as? Double ?? 0):
        found.append("\(path): too little")
      case "minLength", "minimum": break
      case "type", "const", "enum", "title", "description", "$schema", "$id", "$comment", "$defs": break
      default: found.append("\(path): the keyword \(keyword) is not known here")
      }
    }
    return found
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["no definition of \(name)": 0]
  }

  private func types(_ rule: Any) -> [String] { rule as? [String] ?? [rule as? String ?? ""] }

  private func schemas(_ rule: Any) -> [[String: Any]] { rule as? [[String: Any]] ?? [] }

  private func missing(_ rule: Any, in value: Any) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    return (rule as? [String] ?? []).filter { object[$0] == nil }
  }

  private func memberFaults(of value: Any, _ rule: Any, at path: String) -> [String] {
    guard let object = value as? [String: Any], let properties = rule as? [String: [String: Any]] else { return [] }
    return properties.flatMap { name, schema in
      object[name].map { faults(of: $0, schema, at: path + "." + name) } ?? []
    }
  }

  /// The faults of the members that `properties` does not list.
  private func otherMemberFaults(of value: Any, _ rule: Any, _ listed: Any?, at path: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let known = (listed as? [String: Any] ?? [:]).keys
    let others = object.keys.filter { !known.contains($0) }.sorted()
    if let schema = rule as? [String: Any] {
      return others.flatMap { faults(of: object[$0] as Any, schema, at: path + "." + $0) }
    }
    return rule as? Bool == false ? others.map { "\(path).\($0): not allowed" } : []
  }

  private static func isA(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return value is Bool
    case "null": return value is NSNull
    case "integer": return value is Int
    case "number": return value is Double || value is Int
    default: return false
    }
  }

  private static func areSame(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? String { return a == b as? String }
    return (a as? Int) != nil && a as? Int == b as? Int
  }
}
