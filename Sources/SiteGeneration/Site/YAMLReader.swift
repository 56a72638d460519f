internal import SwiftInterpreter
internal import Yams

/// Reads YAML with exactly the keys that are known; everything else is an error with its place.
struct YAMLReader {
  let file: String

  /// The root of a document; an empty document is an empty mapping.
  func document(_ yaml: String) throws(Problem) -> Node {
    do {
      return try Yams.compose(yaml: yaml) ?? Node.mapping(Node.Mapping([]))
    } catch let error as YamlError {
      throw Problem(.configuration, "\(file):\(YAMLReader.place(of: error)): error: \(YAMLReader.reason(of: error))")
    } catch {
      throw Problem(.configuration, "\(file): error: this is not YAML")
    }
  }

  /// The entries of a mapping in their order.
  func mapping(_ node: Node, keys: [String]) throws(Problem) -> [(key: String, value: Node)] {
    guard case .mapping(let mapping) = node else { throw problem(node, "keys with values are expected here") }
    var result: [(key: String, value: Node)] = []
    for (key, value) in mapping {
      guard let name = key.string, keys.contains(name) else {
        let advice = key.string.flatMap { Suggestion.nearest(to: $0, in: keys) }.map { "did you mean “\($0)”?" }
        let known = advice ?? "known are " + keys.joined(separator: ", ")
        throw problem(key, "there is no key “\(key.string ?? "")” here; \(known)")
      }
      if result.contains(where: { $0.key == name }) { throw problem(key, "“\(name)” stands here twice") }
      result.append((name, value))
    }
    return result
  }

  func list(_ node: Node) throws(Problem) -> [Node] {
    guard case .sequence(let items) = node else { throw problem(node, "a list is expected here") }
    return Array(items)
  }

  func text(_ node: Node) throws(Problem) -> String {
    guard case .scalar(let scalar) = node else { throw problem(node, "a text is expected here") }
    return scalar.string
  }

  func problem(_ node: Node, _ message: String) -> Problem {
    let place = node.mark.map { ":\($0.line):\($0.column)" } ?? ""
    return Problem(.configuration, "\(file)\(place): error: \(message)")
  }

  private static func place(of error: YamlError) -> String {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      "\(mark.line):\(mark.column)"
    default: "1:1"
    }
  }

  private static func reason(of error: YamlError) -> String {
    switch error {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
    case .duplicatedKeysInMapping: "a key stands here twice"
    default: "this is not YAML"
    }
  }
}
