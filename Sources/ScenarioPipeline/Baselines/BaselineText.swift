public import Diagnostics
internal import Foundation

/// A baseline as a text that people review: a line for each view, indented as the views are nested.
///
///     haggle-baseline 1, rules of 2026-11-22
///
///     rows/title.swift
///     preview "Long title" in 200 × 60
///       HStack ? 200 × 60 = 168 × 21.33 at 16, 39.4 #row
///         Text ? 80 × 60 = 78 × 21.33 at 16, 39.4 "Autumn"
///       ! truncated-text at Text “Autumn”: The text is truncated: …
extension LayoutBaseline {
  private static let header = "haggle-baseline 1"
  private static let rulesMark = ", rules of "

  /// The whole text, which ends in a line break.
  public var text: String {
    var lines = [LayoutBaseline.header + (rules.map { LayoutBaseline.rulesMark + $0 } ?? "")]
    var file: String?
    for preview in previews {
      if preview.file != file { lines += ["", VisibleText.escaping(preview.file)] }
      file = preview.file
      lines.append(
        "preview \"" + VisibleText.escaping(preview.name) + "\" in " + LayoutBaseline.pair(preview.container))
      lines += preview.views.map(\.line) + preview.findings.map { "  ! " + VisibleText.escaping($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the format of `text`.
  ///
  /// - Throws: The line that cannot be read as part of a baseline.
  public init(reading text: String, shownAs name: String) throws(Problem) {
    self.init()
    var file = ""
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index == 0, readHeader(line) { continue }
      guard index > 0, read(line, &file) else {
        throw Problem(InputFault.notBaseline(line: index + 1), in: name)
      }
    }
    if text.isEmpty { throw Problem(InputFault.notBaseline(line: 1), in: name) }
  }

  /// The first baselines do not name their rules.
  private mutating func readHeader(_ line: Substring) -> Bool {
    let parts = line.components(separatedBy: LayoutBaseline.rulesMark)
    rules = parts.count == 2 ? parts[1] : nil
    return parts[0] == LayoutBaseline.header && parts.count <= 2
  }

  private mutating func read(_ line: Substring, _ file: inout String) -> Bool {
    if line.isEmpty { return true }
    if line.hasPrefix("  ! ") {
      guard !previews.isEmpty else { return false }
      previews[previews.count - 1].findings.append(String(line.dropFirst(4)))
    } else if line.hasPrefix("  ") {
      guard !previews.isEmpty, let view = View(line) else { return false }
      previews[previews.count - 1].views.append(view)
    } else if line.hasPrefix("preview \"") {
      guard let end = line.range(of: "\" in ", options: .backwards),
        let container = LayoutBaseline.pair(line[end.upperBound...], " × ")
      else { return false }
      let name = String(line[..<end.lowerBound].dropFirst("preview \"".count))
      previews.append(Preview(file: file, name: name, container: container, views: [], findings: []))
    } else {
      file = String(line)
    }
    return true
  }

  fileprivate static func pair(_ lengths: [Double]) -> String { lengths.map(text).joined(separator: " × ") }

  fileprivate static func pair(_ text: some StringProtocol, _ separator: String) -> [Double]? {
    let numbers = text.components(separatedBy: separator).map { number($0) }
    return numbers.count == 2 ? numbers.compactMap { $0 } : nil
  }
}

extension LayoutBaseline.View {
  fileprivate var line: String {
    var line = String(repeating: "  ", count: depth + 1) + name
    if let proposal { line += " ? " + proposal.joined(separator: " × ") }
    line +=
      size.isEmpty
      ? " = not placed"
      : " = " + LayoutBaseline.pair(size) + " at "
        + origin.map(LayoutBaseline.text)
        .joined(separator: ", ")
    if let label { return line + " #" + VisibleText.escaping(label) }
    return line + (text.map { " \"" + VisibleText.escaping($0) + "\"" } ?? "")
  }

  /// Reads a line; `nil` for any other.
  fileprivate init?(_ line: Substring) {
    let pattern =
      /( +)([^ ]+)(?: \? ([^ ]+) × ([^ ]+))? = (?:not placed|([^ ]+) × ([^ ]+) at ([^ ]+), ([^ ]+))(?: #(.*)| "(.*)")?/
    guard let match = line.wholeMatch(of: pattern)?.output, match.1.count.isMultiple(of: 2) else { return nil }
    self.init(depth: match.1.count / 2 - 1, name: String(match.2), label: match.9.map(String.init))
    text = match.10.map(String.init)
    if let width = match.3, let height = match.4 { proposal = [String(width), String(height)] }
    let numbers = [match.5, match.6, match.7, match.8].compactMap { $0 }.map { LayoutBaseline.number($0) }
    if numbers.isEmpty { return }
    let known = numbers.compactMap { $0 }
    guard known.count == 4 else { return nil }
    (size, origin) = (Array(known[..<2]), Array(known[2...]))
  }
}
