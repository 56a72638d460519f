internal import Diagnostics
internal import Figures
internal import LayoutEngine
internal import Markdown
internal import Markup
internal import ScenarioPipeline

/// A figure that stays in view while the paragraphs next to it go through its steps.
extension ArticleWriter {
  /// The figure that begins such a section; `nil` for any other block.
  func stickyFigure(_ block: MarkdownNode) -> ArticleFigure? {
    guard block.kind == .paragraph, let image = block.onlyImage, case .image(_, let title) = image.kind,
      ArticleFigureOptions(title).isSticky
    else { return nil }
    return figure(image)
  }

  /// Writes the section: its paragraphs in parts, each about one step.
  func write(_ figure: ArticleFigure, with blocks: ArraySlice<MarkdownNode>) {
    let id = "figure-\(number(of: "figure"))"
    let parts = parts(of: blocks, of: figure)
    element("div", [("class", "stepwise")]) {
      element("figure", [("class", "sticky"), ("id", id)]) {
        writeFrames(of: figure, parts, id)
        writeCaption(of: figure)
      }
      element("div", [("class", "steps")]) {
        for part in parts { write(part, of: figure, id) }
      }
    }
  }

  /// Paragraphs about one step.
  private struct StepPart {
    var call: Int?
    /// The place of the step's mark.
    var place: SourceRange
    var blocks: [MarkdownNode] = []
  }

  private func parts(of blocks: ArraySlice<MarkdownNode>, of figure: ArticleFigure) -> [StepPart] {
    var parts = [StepPart(call: figure.options.step, place: figure.node.place)]
    for var block in blocks {
      if let mark = ArticleWriter.stepMark(block) {
        block.removeStepMark()
        switch mark {
        case .success(let call): parts.append(StepPart(call: call, place: block.place))
        case .failure(let fault): report(fault, at: block.place)
        }
      }
      parts[parts.count - 1].blocks.append(block)
    }
    return parts.filter { !$0.blocks.isEmpty }
  }

  private func write(_ part: StepPart, of figure: ArticleFigure, _ id: String) {
    guard let call = part.call else { return element("div") { write(blocks: part.blocks) } }
    let anchor = "\(id)-step-\(call)"
    let key = figure.entry.map { StepKey(scenario: $0.source.sourceName, call: call) }
    var attributes = [("data-figure-step", "\(call)")]
    if key.map({ stepAnchors[$0] == nil }) ?? false { attributes.append(("id", anchor)) }
    if let key, stepAnchors[key] == nil { stepAnchors[key] = anchor }
    element("div", attributes) { write(blocks: part.blocks) }
  }

  private func writeFrames(of figure: ArticleFigure, _ parts: [StepPart], _ id: String) {
    var asked: [(call: Int, place: SourceRange)] = []
    for part in parts {
      if let call = part.call, !asked.contains(where: { $0.call == call }) { asked.append((call, part.place)) }
    }
    let request = figure.request(figure.options.request.width ?? .narrow)
    do throws(Problem) {
      let frames = try ScenarioSteps(of: figure.run, preview: figure.place, request: request).pageFigures(
        afterCalls: asked.map(\.call), idPrefix: { $0.map { "\(id)-at-\($0)" } ?? "\(id)-end" },
        pictureAddress: { $0.dataAddress })
      for (index, frame) in frames.enumerated() {
        let step = index < asked.count ? asked[index] : nil
        write(frame, after: step?.call, askedAt: step?.place ?? figure.node.place, of: figure, id)
      }
    } catch {
      report(error.reports, at: figure.node.place)
    }
  }

  /// Writes the state after a call, or the finished figure without one.
  private func write(
    _ frame: Result<PageFigure, Problem>, after call: Int?, askedAt place: SourceRange, of figure: ArticleFigure,
    _ id: String
  ) {
    switch frame {
    case .failure(let problem): report(problem.reports, at: place)
    case .success(let picture):
      report(picture.faults, of: figure)
      let step = call.map { [("data-frame", "\($0)")] } ?? []
      element("div", [("class", call == nil ? "frame finished" : "frame")] + step) {
        // Without a script only the finished one is shown; the others are loaded when the reader gets there.
        guard let call else { return insert(picture) }
        write(picture, toFile: "\(id)-at-\(call)", saying: words(of: figure) + " After call \(call).")
      }
    }
  }
}

// MARK: - Marks

extension ArticleWriter {
  func isStepMark(_ block: MarkdownNode) -> Bool { ArticleWriter.stepMark(block) != nil }

  /// The call of the mark that a paragraph begins with; `nil` for a paragraph without one.
  private static func stepMark(_ block: MarkdownNode) -> Result<Int, ArticleFault>? {
    guard block.kind == .paragraph, case .text(let text)? = block.children.first?.kind,
      text.prefixMatch(of: /\[ *step *=/.ignoresCase()) != nil
    else { return nil }
    let mark = text.prefix { $0 != "]" }
    guard mark.hasPrefix("[step="), let call = Int(mark.dropFirst("[step=".count)), call >= 0, text.contains("]") else {
      return .failure(.badStep(String(mark) + "]"))
    }
    return .success(call)
  }
}

extension MarkdownNode {
  /// Takes the mark of a step off the first words.
  fileprivate mutating func removeStepMark() {
    guard case .text(let text)? = children.first?.kind, let end = text.firstIndex(of: "]") else { return }
    children[0].kind = .text(String(text[text.index(after: end)...].drop { $0 == " " }))
    if case .text("") = children[0].kind, children.count > 1, children[1].kind == .softBreak {
      children.removeFirst(2)
    }
  }
}
