internal import Diagnostics
internal import Markdown
internal import Markup
internal import ScenarioPipeline
internal import SwiftFrontend
internal import SwiftInterpreter
internal import ViewProgram

/// Code: as it is, quoted from a scenario, or with the figure of its preview.
extension ArticleWriter {
  func writeCode(_ node: MarkdownNode, info: String, text: String) {
    let words = info.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    if let near = ArticleWriter.meant(words.first ?? "", rest) {
      return report(.unknownBlock(info, near: near), at: node.place)
    }
    switch words.first {
    case "quiz": writeQuiz(node, yaml: text)
    case "swift" where rest == "figure" || rest.hasPrefix("figure "):
      writeFigure(ofCode: text, options: String(rest.dropFirst("figure".count)), node)
    case "swift" where rest.contains(".swift"): writeQuote(of: rest, instead: text, node)
    case "swift": writeSwift(text)
    default: element("pre", [("tabindex", "0")]) { page.element("code", text: text) }
    }
  }

  /// The special block that was probably meant by a misspelt one; `nil` for ordinary code.
  private static func meant(_ language: String, _ rest: String) -> String? {
    let option = rest.split(separator: " ").first.map(String.init) ?? ""
    if language.lowercased() == "swift" {
      if option == "figure" || option.contains(".swift") { return language == "swift" ? nil : "swift " + rest }
      return Suggestion.nearest(to: option, in: ["figure"]) == nil ? nil : "swift figure"
    }
    return language != "quiz" && Suggestion.nearest(to: language, in: ["quiz"]) != nil ? "quiz" : nil
  }

  /// Writes Swift with coloured words.
  func writeSwift(_ text: String) {
    let file = runner.frontend.read(SourceText(name: article.file, text: text))
    let listing = SourceListing(file.source, tokens: runner.frontend.tokens(of: file))
    listing.write(lines: 1...listing.lineCount, to: &page)
  }

  /// Writes a file of a scenario, or a region of it.
  private func writeQuote(of place: String, instead text: String, _ node: MarkdownNode) {
    guard text.allSatisfy(\.isWhitespace) else { return report(.quoteWithText, at: node.place) }
    let code = resolve(node.place) { () throws(ArticleFault) in
      let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
      let source = try references.source(parts[0])
      let quoted = QuotedCode(source)
      return parts.count == 2 ? try quoted.region(parts[1]) : quoted.whole
    }
    if let entry = try? references.scenario(String(place.prefix { $0 != "#" })) { note(entry.source) }
    if let code { writeSwift(code) }
  }
}
