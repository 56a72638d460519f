internal import Diagnostics
internal import Markdown
internal import Markup

/// Questions that are answered by a guess before the answer is shown; without a script it is one click away.
extension ArticleWriter {
  func writeQuiz(_ node: MarkdownNode, yaml: String) {
    let quiz: Quiz
    do throws(Problem) {
      quiz = try Quiz(yaml: yaml, in: article.file, below: node.line)
    } catch {
      return report(error)
    }
    guard let choices = choices(of: quiz, node) else { return }
    let name = "question-\(number(of: "question"))"
    element("form", [("class", "quiz"), ("id", name)]) {
      element("fieldset") {
        element("legend") { write(words: quiz.question) }
        element("div", [("class", choices.contains { $0.picture != nil } ? "options pictured" : "options")]) {
          for (index, choice) in choices.enumerated() { write(choice, index, name) }
        }
        element("p", [("class", "quiz-foot")]) {
          page.element(
            "button", [("type", "submit"), ("class", "button"), ("hidden", "hidden")], text: "Show the answer")
          page.element("span", [("class", "verdict"), ("role", "status")], text: "")
        }
        writeAnswer(of: quiz, choices, node)
      }
    }
  }

  /// An answer that can be chosen.
  struct Choice {
    var answer: Quiz.Answer
    /// What it would look like, as markup.
    var picture: String?
  }

  /// The answers that were written.
  private func choices(of quiz: Quiz, _ node: MarkdownNode) -> [Choice]? {
    guard quiz.answers.count > 1 else {
      report(.fewAnswers, at: node)
      return nil
    }
    let right = quiz.answers.count(where: \.isRight)
    guard right == 1 else {
      report(.rightAnswers(right), at: node)
      return nil
    }
    return quiz.answers.map { Choice(answer: $0) }
  }

  private func write(_ choice: Choice, _ index: Int, _ name: String) {
    let answer = choice.answer
    element("label", answer.isRight ? [("class", "right")] : []) {
      var attributes = [("type", "radio"), ("name", name), ("value", "\(index + 1)")]
      if !answer.because.isEmpty { attributes.append(("data-because", Quiz.plain(answer.because))) }
      page.element("input", attributes)
      if let picture = choice.picture {
        element("span", [("class", "picture")]) { page.insert(MarkupFragment(finishedMarkup: picture)) }
      }
      element("span", [("class", "says")]) { write(words: answer.text) }
    }
  }

  private func writeAnswer(of quiz: Quiz, _ choices: [Choice], _ node: MarkdownNode) {
    element("details", [("class", "reveal")]) {
      page.element("summary", text: "The answer")
      for choice in choices where choice.answer.isRight {
        element("p", [("class", "truth")]) {
          element("strong") { write(words: choice.answer.text) }
          if !choice.answer.because.isEmpty {
            page.text(" ")
            write(words: choice.answer.because)
          }
        }
      }
      if !quiz.explanation.isEmpty { write(blocks: Quiz.blocks(quiz.explanation)) }
      writeStep(of: quiz, node)
      let wrong = choices.filter { !$0.answer.isRight && !$0.answer.because.isEmpty }
      guard !wrong.isEmpty else { return }
      element("ul", [("class", "why-not")]) {
        for choice in wrong {
          element("li") {
            element("em") { write(words: choice.answer.text) }
            page.text(": ")
            write(words: choice.answer.because)
          }
        }
      }
    }
  }

  /// Links to the step that decides, on this page or on the scenario's.
  private func writeStep(of quiz: Quiz, _ node: MarkdownNode) {
    guard let step = quiz.step, let scenario = quiz.scenario,
      let preview = resolve(node, { () throws(ArticleFault) in try references.preview(scenario) })
    else { return }
    note(scenario: preview.entry)
    let key = StepKey(scenario: preview.entry.sourceName, call: step)
    let root = PageFrame.root(from: article.path)
    let address =
      stepAnchors[key].map { "#" + $0 } ?? root + preview.entry.address(ofPreview: preview.index, step: step)
    element("p") { page.element("a", [("href", address)], text: "The step that decides") }
  }

  /// Writes a line of Markdown.
  private func write(words: String) {
    let blocks = Quiz.blocks(words)
    for (index, block) in blocks.enumerated() {
      if index > 0 { page.text(" ") }
      write(inlines: block.children)
    }
  }
}
