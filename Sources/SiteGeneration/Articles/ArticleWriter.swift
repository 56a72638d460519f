internal import Diagnostics
internal import LayoutEngine
internal import Markdown
internal import Markup
internal import ScenarioPipeline
internal import SwiftFrontend
internal import ViewProgram

/// Writes the text of an article, element after element, and collects its faults.
///
/// Each kind of element has its own file in `Elements`.
final class ArticleWriter {
  let article: ArticleSource
  let references: ArticleReferences
  /// Lays out the figures of blocks.
  let runner: ScenarioRunner
  var page = MarkupWriter(flavor: .html)
  /// The rules of the figures.
  var styles = ""
  /// The pictures in separate files.
  var pictures: [PictureFile] = []
  private(set) var reports: [Report] = []
  /// The scenarios that were met, by their files.
  private(set) var scenarios: [String] = []
  private(set) var rules: [String] = []
  private var numbers: [String: Int] = [:]
  /// How often each footnote was referred to.
  var footnoteUses: [Int: Int] = [:]
  /// The steps that have a place on the page: the address of each, by the scenario's file and the call.
  var stepAnchors: [StepKey: String] = [:]

  struct StepKey: Hashable {
    let scenario: String
    let call: Int
  }

  init(_ article: ArticleSource, _ references: ArticleReferences, _ runner: ScenarioRunner) {
    (self.article, self.references, self.runner) = (article, references, runner)
  }

  func write() -> WrittenArticle {
    write(sections: article.document.children)
    writeFootnotes()
    let parts = article.anchors.headings.filter { $0.level == 2 }
    return WrittenArticle(
      source: article, html: page.finish().text, styles: styles, pictures: pictures,
      contents: parts.map { WrittenArticle.Part(id: $0.id, title: $0.title) }, scenarios: scenarios, rules: rules,
      reports: reports)
  }

  // MARK: - Parts

  /// Writes blocks, some of which belong to a figure that stays in view next to them.
  private func write(sections blocks: [MarkdownNode]) {
    var rest = blocks.filter { if case .footnote = $0.kind { false } else { true } }[...]
    while let block = rest.first {
      rest = rest.dropFirst()
      guard let figure = stickyFigure(block) else {
        write(block: block)
        continue
      }
      let end = rest.firstIndex(where: ArticleWriter.endsSection) ?? rest.endIndex
      write(figure, with: rest[..<end])
      rest = rest[end...]
      // The line that ends the section has no other meaning.
      if case .thematicBreak = rest.first?.kind { rest = rest.dropFirst() }
    }
  }

  private static func endsSection(_ block: MarkdownNode) -> Bool {
    switch block.kind {
    case .heading(let level): level <= 2
    case .thematicBreak: true
    default: false
    }
  }

  func write(blocks: [MarkdownNode]) { blocks.forEach(write(block:)) }

  func write(block: MarkdownNode) {
    switch block.kind {
    case .paragraph: writeParagraph(block)
    case .heading(let level): writeHeading(block, level: level)
    case .quote: writeQuote(block)
    case .list(let start, let isTight): writeList(block, start: start, isTight: isTight)
    case .code(let info, let text): writeCode(block, info: info, text: text)
    case .table(let alignments): writeTable(block, alignments)
    case .thematicBreak: page.element("hr")
    case .htmlBlock(let text): refuseHTML(text, at: block)
    default: write(blocks: block.children)
    }
  }

  private func writeParagraph(_ block: MarkdownNode) {
    if isStepMark(block) { return report(.stepOutside, at: block.place) }
    if let image = block.onlyImage { return writeFigure(image) }
    if block.isUnreadFigure { return report(.unreadFigure, at: block.place) }
    element("p") { write(inlines: block.children) }
  }

  // MARK: - Writing

  func element(_ name: String, _ attributes: [(String, String)] = [], _ content: () -> Void) {
    page.openElement(name, attributes)
    content()
    page.closeElement()
  }

  /// A number for the next of its kind, counted from 1.
  func number(of kind: String) -> Int {
    numbers[kind, default: 0] += 1
    return numbers[kind, default: 0]
  }

  // MARK: - Faults

  func report(_ fault: ArticleFault, at place: SourceRange?) {
    reports.append(Report(fault, in: article.file, at: place))
  }

  func report(_ problem: Problem) { reports += problem.reports }

  /// Reports faults that were found elsewhere at the place in the article that refers to them.
  func report(_ found: [Report], at place: SourceRange?) {
    reports += found.map { report in
      Report(report.severity, report.code, report.message, suggestion: report.suggestion, in: article.file, at: place)
    }
  }

  /// The target of a reference; `nil` when it leads nowhere, which is reported.
  func resolve<Value>(_ place: SourceRange?, _ find: () throws(ArticleFault) -> Value) -> Value? {
    do throws(ArticleFault) {
      return try find()
    } catch {
      report(error, at: place)
      return nil
    }
  }

  func refuseHTML(_ text: String, at node: MarkdownNode) {
    let isComment = text.hasPrefix("<!--") && text.trimmingEnd().hasSuffix("-->")
    if !isComment { report(.html, at: node.place) }
  }

  // MARK: - Parts of the text

  func note(_ scenario: ScenarioSource) {
    if !scenarios.contains(scenario.sourceName) { scenarios.append(scenario.sourceName) }
  }

  func note(rule name: String) {
    if !rules.contains(name) { rules.append(name) }
  }
}

extension MarkdownNode {
  /// Where it begins in the article.
  var place: SourceRange { SourceRange(line: line, column: column, endLine: line, endColumn: column) }
}

extension MarkdownNode {
  /// The image of a paragraph without anything else.
  var onlyImage: MarkdownNode? {
    let parts = children.filter { $0.kind != .softBreak }
    guard parts.count == 1, case .image = parts[0].kind else { return nil }
    return parts[0]
  }
}

extension MarkdownNode {
  /// Whether a paragraph was probably meant as an image but is not one in Markdown; the first sign may be escaped.
  fileprivate var isUnreadFigure: Bool {
    guard case .text? = children.first?.kind else { return false }
    let text = plainText
    return text.hasPrefix("![") && text.contains("](") && text.contains(".swift")
  }
}

extension String {
  func trimmingEnd() -> Substring {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
