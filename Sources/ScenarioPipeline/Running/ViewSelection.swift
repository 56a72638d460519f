internal import Diagnostics
internal import SwiftFrontend
internal import SwiftInterpreter
internal import ViewProgram

/// Showing a view by itself: which one, and with which values.
extension ScenarioRunner {
  /// The requested view; the values' sources become files of the scenario, so that their errors have places.
  func choice(_ file: ScenarioFile) throws(Problem) -> (ScenarioFile, ViewChoice) {
    var file = file
    var values: [ViewChoice.Value] = []
    for value in options.values {
      let source = SourceText(name: "--with \(value.name)", bytes: Array(value.source.utf8))
      let read = frontend.read(source, as: file.files.count)
      guard read.firstError != nil || read.onlyExpression != nil else {
        throw Problem(InputFault.notExpression(value.name), in: file.files[0].source.name)
      }
      file.files.append(read)
      values.append(ViewChoice.Value(name: value.name, file: read))
    }
    return (file, ViewChoice(view: options.view, values: values))
  }

  /// Checks that the requested view exists, and that it takes the values.
  func check(_ choice: ViewChoice, _ parsed: ParsedProgram, in file: ScenarioFile) throws(Problem) {
    let name = file.files[0].source.name
    guard let shown = parsed.shownView else {
      if let view = choice.view {
        let advice = advice(for: view, among: parsed.viewNames, otherwise: "the file declares no view")
        throw Problem(InputFault.unknownView(view, advice: advice), in: name)
      }
      if !choice.values.isEmpty, parsed.missingPreview == nil { throw Problem(InputFault.valuesForPreview, in: name) }
      return
    }
    for value in choice.values where !shown.parameters.contains(value.name) {
      let advice = advice(
        for: value.name, among: shown.parameters, otherwise: "\(shown.name) is made without arguments")
      throw Problem(InputFault.unknownArgument(value.name, advice: advice), in: name)
    }
  }

  private func advice(for name: String, among names: [String], otherwise: String) -> String {
    if names.isEmpty { return otherwise }
    let list = "there is " + names.map { "'\($0)'" }.joined(separator: ", ")
    return Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'? \(list)" } ?? list
  }
}
