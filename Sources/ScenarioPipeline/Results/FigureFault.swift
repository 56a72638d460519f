internal import Diagnostics
internal import Explanation
internal import Figures
internal import ViewProgram

/// What is wrong with a figure that was drawn.
enum FigureFault: Fault {
  case invalid(preview: String, issue: String)
  /// Two elements of the finished figure collide.
  case collision(preview: String, Collision)
  /// Layers are left out of a figure because they would collide with something.
  case simplified(preview: String, leftOut: FigureLayers, Collision)
  /// Letters that should be outlined have no outlines here.
  case textsWithoutOutline(preview: String, String, count: Int)
  /// Texts are outlined in fonts that this machine happens to have.
  case textsInOtherFonts(preview: String, String, count: Int)
  /// A directive in a preview's comment asks for something that does not exist.
  case unknownDirective(preview: String, String)
  /// No view has the name or the place that a figure should be about.
  case unknownFocus(preview: String, advice: String)
  /// A directive names a preview to compare with that the file does not have, or too many.
  case unknownComparison(preview: String, String, advice: String)
  case tooManyCompared(preview: String, most: Int)
  /// There is no such call, or it is not about the figure's subject.
  case unknownStep(preview: String, Int, accepted: String)
  case tooManySteps(preview: String, Int, most: Int)
  /// No view was placed, so that there are no steps to show.
  case nothingPlaced(preview: String)
  /// The schemas to check figures with cannot be used.
  case brokenSchemas(String)

  var code: String {
    switch self {
    case .invalid: "invalid-figure"
    case .collision: "figure-collision"
    case .simplified: "figure-simplified"
    case .textsWithoutOutline, .textsInOtherFonts: "figure-text"
    case .unknownDirective: "figure-directive"
    case .unknownFocus: "figure-focus"
    case .unknownComparison, .tooManyCompared: "figure-comparison"
    case .unknownStep: "unknown-step"
    case .tooManySteps: "too-many-steps"
    case .nothingPlaced: "nothing-placed"
    case .brokenSchemas: "broken-schemas"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .invalid, .collision, .simplified, .textsWithoutOutline, .textsInOtherFonts, .unknownDirective, .unknownFocus,
      .unknownComparison, .tooManyCompared:
      .content
    case .unknownStep, .tooManySteps: .usage
    case .nothingPlaced: .content
    case .brokenSchemas: .internalFault
    }
  }

  /// A figure with a collision is still a figure; only a site may not have one.
  var severity: Diagnostic.Severity {
    switch self {
    case .collision: .warning
    case .simplified, .textsWithoutOutline, .textsInOtherFonts: .note
    case .invalid, .unknownDirective, .unknownFocus, .unknownComparison, .tooManyCompared, .unknownStep, .tooManySteps,
      .nothingPlaced, .brokenSchemas:
      .error
    }
  }

  var message: String {
    switch self {
    case .invalid(let preview, let issue): "the figure of '\(preview)' is not valid: \(issue)"
    case .collision(let preview, let collision): "in the figure of '\(preview)' \(FigureFault.words(for: collision))"
    case .simplified(let preview, let leftOut, let collision):
      "the figure of '\(preview)' leaves out \(leftOut.words), as \(FigureFault.words(for: collision))"
    case .textsWithoutOutline(let preview, let text, let count):
      "in the figure of '\(preview)' '\(NodeName.shortened(text, to: FigureFault.longestText))' stays text"
        + FigureFault.others(count - 1, "does", "do") + ", as the subset of Inter has not all of its letters and "
        + (Lettering.isTooLong(text)
          ? "it has more than the \(Lettering.mostLetters) that rsvg-convert is given"
          : "no rsvg-convert outlined it")
        + "; it is drawn in a font of the reader's"
    case .textsInOtherFonts(let preview, let text, let count):
      "in the figure of '\(preview)' '\(NodeName.shortened(text, to: FigureFault.longestText))' is outlined in fonts of "
        + "this machine" + FigureFault.others(count - 1, "is", "are")
        + ", as the subset of Inter has not all of its letters; a letter that they have not either is a box"
    case .unknownDirective(let preview, let part):
      "the figure of '\(preview)' is asked for '\(part)'; write focus \"LABEL\" or LINE[:COLUMN], depth N, preset "
        + FigurePreset.allCases.map { $0.rawValue }.joined(separator: "|") + ", layers a b -c, "
        + "width wide|narrow, scheme light|dark|adaptive or compare #PREVIEW"
    case .unknownFocus(let preview, let advice): "nothing in '\(preview)' has the name or place to focus on; \(advice)"
    case .unknownComparison(let preview, let name, let advice):
      "'\(preview)' is to be compared with '\(name)', which is no other preview; \(advice)"
    case .tooManyCompared(let preview, let most): "'\(preview)' can be compared with \(most) others at most"
    case .unknownStep(let preview, let call, let accepted):
      "'\(preview)' has no call \(call) that can be shown; there are \(accepted)"
    case .tooManySteps(let preview, let count, let most):
      "'\(preview)' takes \(count) steps, and \(most) can be shown; choose a smaller part with --focus or --depth 1"
    case .nothingPlaced(let preview): "in '\(preview)' no view was placed"
    case .brokenSchemas(let reason): "the figure schemas cannot be loaded: \(reason)"
    }
  }

  /// A longer text is cut in a message.
  private static let longestText = 40

  /// How many more texts are concerned.
  private static func others(_ count: Int, _ one: String, _ several: String) -> String {
    switch count {
    case ..<1: ""
    case 1: ", and so \(one) 1 more text"
    default: ", and so \(several) \(count) more texts"
    }
  }

  private static func words(for collision: Collision) -> String {
    let (first, second) = ("'\(collision.first)'", "'\(collision.second)'")
    return switch collision.kind {
    case .overContent: "\(first) lies over a text or a picture"
    case .labels, .labelAndEdge: "\(first) runs into \(second)"
    case .offCanvas: "\(first) reaches out of the canvas"
    case .atEdge: "\(first) is too close to the edge of the canvas"
    case .contrast: "\(first) could hardly be seen on what is behind it in the \(collision.second) appearance"
    case .unusedLegend: "the legend explains \(first), which is not there"
    case .missingLegend: "the legend lacks \(first)"
    }
  }
}
