internal import Diagnostics
internal import LayoutEngine
internal import SwiftInterpreter
internal import Yams

/// Reads YAML that has known keys only; everything else is an error with its place.
struct YAMLReader {
  let file: String

  /// The root of a document; an empty document is an empty mapping.
  func document(_ yaml: String) throws(Problem) -> Node {
    // A few aliases of aliases can expand to a text of any size, parts of which are examined while it is read.
    if let line = YAMLReader.lineWithAlias(yaml) {
      throw Problem(
        SiteFault.aliases, in: file, at: SourceRange(line: line, column: 1, endLine: line, endColumn: 1))
    }
    do {
      return try Yams.compose(yaml: yaml) ?? Node.mapping(Node.Mapping([]))
    } catch let error as YamlError {
      throw Problem(
        SiteFault.notYAML(reason: YAMLReader.reason(of: error)), in: file, at: YAMLReader.place(of: error, in: yaml))
    } catch {
      throw Problem(SiteFault.notYAML(reason: "this is not YAML"), in: file)
    }
  }

  /// The first line with an alias of something that has an anchor; `nil` when there is none.
  private static func lineWithAlias(_ yaml: String) -> Int? {
    let anchors = Set(names(after: "&", in: yaml).map(\.name))
    return names(after: "*", in: yaml).first { anchors.contains($0.name) }?.line
  }

  /// The words that begin with a sign, without that sign, and their lines.
  private static func names(after sign: Character, in yaml: String) -> [(name: Substring, line: Int)] {
    let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line in
      line.split { $0.isWhitespace || "[]{},".contains($0) }.filter { $0.first == sign }
        .map { ($0.dropFirst(), index + 1) }
    }
  }

  /// The entries of a mapping in their order.
  func mapping(_ node: Node, keys: [String]) throws(Problem) -> [(key: String, value: Node)] {
    guard case .mapping(let mapping) = node else {
      throw problem(node, SiteFault.wrongShape(expected: "keys with values are expected"))
    }
    var result: [(key: String, value: Node)] = []
    for (key, value) in mapping {
      guard let name = key.string, keys.contains(name) else {
        let advice = key.string.flatMap { Suggestion.nearest(to: $0, in: keys) }.map { "did you mean '\($0)'?" }
        let known = advice ?? "known are " + keys.joined(separator: ", ")
        throw problem(key, SiteFault.unknownKey(key.string ?? "", advice: known))
      }
      if result.contains(where: { $0.key == name }) { throw problem(key, SiteFault.repeatedKey(name)) }
      result.append((name, value))
    }
    return result
  }

  func list(_ node: Node) throws(Problem) -> [Node] {
    guard case .sequence(let items) = node else {
      throw problem(node, SiteFault.wrongShape(expected: "a list is expected"))
    }
    return Array(items)
  }

  func text(_ node: Node) throws(Problem) -> String {
    guard case .scalar(let scalar) = node else {
      throw problem(node, SiteFault.wrongShape(expected: "a text is expected"))
    }
    return scalar.string
  }

  /// Where a node begins.
  func place(of node: Node) -> SourceRange? { node.mark.map(YAMLReader.place) }

  func problem(_ node: Node, _ fault: some Fault) -> Problem {
    Problem(fault, in: file, at: node.mark.map(YAMLReader.place))
  }

  private static func place(of error: YamlError, in yaml: String) -> SourceRange {
    switch error {
    case .duplicatedKeysInMapping(let keys, let context):
      placeOfRepeated(keys.first ?? "", from: context.mark, in: yaml)
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): place(mark)
    default: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1)
    }
  }

  /// The place of the repeated key, of which the library gives only the first place: in the same column further down.
  private static func placeOfRepeated(_ key: String, from first: Mark, in yaml: String) -> SourceRange {
    let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = max(0, first.column - 1)
    let again = lines.indices.dropFirst(first.line).first { index in
      let text = lines[index].dropFirst(column)
      let name = text.drop { "\"'".contains($0) }.dropFirst(key.count).drop { "\"' ".contains($0) }
      // The first key of a list's item comes after the sign.
      let indentation = lines[index].prefix(column)
      return text.drop { "\"'".contains($0) }.hasPrefix(key) && name.hasPrefix(":")
        && indentation.allSatisfy { $0 == " " || $0 == "-" }
    }
    let line = again.map { $0 + 1 } ?? first.line
    return SourceRange(line: line, column: first.column, endLine: line, endColumn: first.column)
  }

  private static func place(_ mark: Mark) -> SourceRange {
    SourceRange(line: mark.line, column: mark.column, endLine: mark.line, endColumn: mark.column)
  }

  private static func reason(of error: YamlError) -> String {
    switch error {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _):
      // The library's own message names one of its functions.
      problem.contains("nesting level")
        ? "this is nested too deep"
        : problem.hasPrefix("mapping values")
          ? problem + "; a value that contains ': ' stands in quotation marks" : problem
    case .duplicatedKeysInMapping(let keys, _): "the key '\(keys.first ?? "")' is repeated"
    default: "this is not YAML"
    }
  }
}
