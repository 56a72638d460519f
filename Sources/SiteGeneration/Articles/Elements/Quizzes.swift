internal import Diagnostics
internal import Markdown
internal import Markup
internal import ScenarioPipeline
internal import ViewProgram

/// Questions that the reader answers before the answer is shown; without a script it is one click away.
extension ArticleWriter {
  func writeQuiz(_ node: MarkdownNode, yaml: String) {
    let quiz: Quiz
    do throws(Problem) {
      quiz = try Quiz(yaml: yaml, in: article.file, below: node.line)
    } catch {
      return report(error)
    }
    guard let choices = choices(of: quiz) else { return }
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
        writeAnswer(of: quiz, choices)
      }
    }
  }

  /// The written answers, or those that neighbouring rules give.
  private func choices(of quiz: Quiz) -> [QuizChoice]? {
    guard let scenario = quiz.scenario else { return checked(quiz.answers.map { QuizChoice(answer: $0) }, of: quiz) }
    let found = resolve(quiz.scenarioPlace) { () throws(ArticleFault) in try references.preview(scenario) }
    guard let preview = found else { return nil }
    note(preview.entry.source)
    let pictures = QuizPictures(preview, runner)
    guard quiz.answers.isEmpty else { return checked(pictured(quiz.answers, pictures), of: quiz) }
    return checked(pictures.generated(), of: quiz).map { $0.map(drawn) }
  }

  private func checked(_ choices: [QuizChoice], of quiz: Quiz) -> [QuizChoice]? {
    guard choices.count > 1 else {
      report(.fewAnswers, at: quiz.place)
      return nil
    }
    let right = choices.count(where: \.answer.isRight)
    guard right == 1 else {
      report(.rightAnswers(right), at: quiz.place)
      return nil
    }
    return choices
  }

  /// The answers with their pictures; without any pictures if one answer has none, or two look alike.
  private func pictured(_ answers: [Quiz.Answer], _ pictures: QuizPictures) -> [QuizChoice] {
    let choices = answers.map { QuizChoice(answer: $0, layout: layout(of: $0, pictures)) }
    let layouts = choices.compactMap(\.layout)
    guard layouts.count == choices.count, ExpectedLayout.areDistinct(layouts) else {
      return answers.map { QuizChoice(answer: $0) }
    }
    return choices.map(drawn)
  }

  /// The layout in an answer's picture, from the preview that it names, its rule or its code.
  private func layout(of answer: Quiz.Answer, _ pictures: QuizPictures) -> ExpectedLayout? {
    if let scenario = answer.scenario {
      let found = resolve(answer.place) { () throws(ArticleFault) in try references.preview(scenario) }
      return found.flatMap { ExpectedLayout($0.entry.run, $0.place) }
    }
    do throws(Problem) {
      let layout = try pictures.layout(of: answer)
      if layout == nil, let rule = answer.rule { report(.silentNeighbor(rule.rawValue), at: answer.place) }
      return layout
    } catch {
      report(error.reports.filter { $0.severity == .error }, at: answer.place)
      return nil
    }
  }

  private func drawn(_ choice: QuizChoice) -> QuizChoice {
    guard let layout = choice.layout else { return choice }
    var choice = choice
    choice.picture = ScenarioFigures(of: layout.run).plainPicture(
      layout.index, as: layout.trace, idPrefix: "choice", pictureAddress: { $0.dataAddress })
    return choice
  }

  private func write(_ choice: QuizChoice, _ index: Int, _ name: String) {
    let answer = choice.answer
    element("label", answer.isRight ? [("class", "right")] : []) {
      var attributes = [("type", "radio"), ("name", name), ("value", "\(index + 1)")]
      if !answer.because.isEmpty { attributes.append(("data-because", Quiz.plain(answer.because))) }
      page.element("input", attributes)
      if let picture = choice.picture, let layout = choice.layout {
        element("span", [("class", "picture")]) {
          write(picture, toFile: "choice-\(number(of: "choice"))", saying: LayoutWords(layout.trace).text)
        }
      }
      element("span", [("class", "says")]) { write(words: answer.text) }
    }
  }

  private func writeAnswer(of quiz: Quiz, _ choices: [QuizChoice]) {
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
      writeStep(of: quiz)
      let wrong = choices.filter { !$0.answer.isRight && !$0.answer.because.isEmpty }
      guard !wrong.isEmpty else { return }
      element("ul", [("class", "why-not")]) {
        for choice in wrong {
          element("li") {
            element("em") { write(words: choice.answer.text) }
            let isSentence = choice.answer.text.last.map { ".?!".contains($0) } ?? false
            page.text(isSentence ? " " : ": ")
            write(words: choice.answer.because)
          }
        }
      }
    }
  }

  /// Links to the step that decides, on this page or on the scenario's.
  private func writeStep(of quiz: Quiz) {
    guard let step = quiz.step, let scenario = quiz.scenario,
      let preview = resolve(quiz.scenarioPlace, { () throws(ArticleFault) in try references.preview(scenario) })
    else { return }
    note(preview.entry.source)
    do throws(Problem) {
      try ScenarioSteps(of: preview.entry.run, preview: preview.place).requireShown(step)
    } catch {
      return report(error.reports, at: quiz.stepPlace)
    }
    let key = StepKey(scenario: preview.entry.source.sourceName, call: step)
    let root = PageFrame.root(from: article.path)
    let address =
      stepAnchors[key].map { "#" + $0 } ?? root + preview.entry.address(ofPlace: preview.place, call: step)
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
