import Foundation
import LayoutEngine

/// Reads the facts that the doc comments of a Swift file state.
struct LayoutFactReader {
  /// A line that cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  private let file: URL
  private let name: String
  private var facts: [LayoutFact] = []
  /// The lines of the doc comment that is being read, without their slashes.
  private var comment: [Substring] = []
  private var line = 0

  /// The facts of a file, in order.
  static func read(_ code: String, file: URL, name: String) throws -> [LayoutFact] {
    var reader = LayoutFactReader(file: file, name: name)
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) { try reader.take(line) }
    return reader.facts
  }

  private init(file: URL, name: String) {
    self.file = file
    self.name = name
  }

  private mutating func take(_ text: Substring) throws {
    line += 1
    if text.hasPrefix("///") { return comment.append(text.dropFirst(3)) }
    defer { comment = [] }
    if text.hasPrefix("#Preview") || text.contains(": PreviewProvider {") {
      facts.append(try fact())
    } else if items().contains(where: { $0.key == "Expect" || $0.key == "Answer" }) {
      throw unreadable("the comment above is no preview's")
    }
  }

  private func fact() throws -> LayoutFact {
    var fact = LayoutFact(file: file, name: name, index: facts.count, line: line)
    fact.caption = sentences()
    for (key, text) in items() {
      switch key {
      case "Expect": fact.expectations.append(try expectation(text))
      case "Answer":
        let size = try lengths(text, unstated: "_")
        fact.expectations.append(.init(label: nil, width: size.0, height: size.1))
      case "Proposal":
        let size = try lengths(text, unstated: "nil")
        fact.proposal = Proposal(width: size.0, height: size.1)
      case "Platform":
        guard let platform = ["iOS": Platform.iOS, "macOS": .macOS][text] else { throw unreadable(text) }
        fact.platform = platform
      case "Tolerance": fact.tolerance = try number(text)
      case "Confidence":
        guard let confidence = LayoutFact.Confidence(rawValue: text) else { throw unreadable(text) }
        fact.confidence = confidence
      case "Source": fact.source = text
      default: throw unreadable("\(key) is no item of a fact")
      }
    }
    return fact
  }

  /// The comment up to its list.
  private func sentences() -> String {
    comment.prefix { !$0.hasPrefix(" - ") }.joined().trimmingCharacters(in: .whitespaces)
  }

  /// The items of the comment's list; a line that is indented further goes on with the one before.
  private func items() -> [(key: String, text: String)] {
    var items: [String] = []
    for line in comment.drop(while: { !$0.hasPrefix(" - ") }) {
      if line.hasPrefix(" - ") {
        items.append(String(line.dropFirst(3)))
      } else {
        items[items.count - 1] += line.dropFirst(2)
      }
    }
    return items.map { item in
      let parts = item.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
  }

  /// `label`, `label width × height`, `label at x, y` or all of it.
  private func expectation(_ text: String) throws -> LayoutFact.Expectation {
    let parts = text.components(separatedBy: " at ")
    let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count <= 2, let label = words.first, parts.count + words.count > 2 else {
      throw unreadable("'\(text)' states no frame")
    }
    var expectation = LayoutFact.Expectation(label: label)
    if words.count == 2 { (expectation.width, expectation.height) = try lengths(words[1], unstated: "_") }
    if parts.count == 2 { (expectation.x, expectation.y) = try pair(parts[1], separator: ",", unstated: "_") }
    return expectation
  }

  private func lengths(_ text: String, unstated: String) throws -> (Double?, Double?) {
    try pair(text, separator: "×", unstated: unstated)
  }

  private func pair(_ text: String, separator: String, unstated: String) throws -> (Double?, Double?) {
    let words = text.components(separatedBy: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    guard words.count == 2 else { throw unreadable("'\(text)' is not two numbers with '\(separator)' between") }
    let numbers = try words.map { $0 == unstated ? nil : try number($0) }
    return (numbers[0], numbers[1])
  }

  private func number(_ word: String) throws -> Double {
    guard let value = Double(word) else { throw unreadable("'\(word)' is no number") }
    return value
  }

  private func unreadable(_ text: String) -> Unreadable {
    Unreadable(description: "\(name).swift:\(line): \(text)")
  }
}
