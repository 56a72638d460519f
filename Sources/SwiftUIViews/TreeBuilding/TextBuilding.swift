internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The texts of a tree, whose parts may have different fonts.
extension TreeBuilder {
  /// The node of a text.
  func text(_ view: ViewValue, _ environment: ViewEnvironment) throws(Diagnostics) -> NodeID {
    try checkCount(view.site.source)
    let runs = try runs(of: view, environment)
    let appearance = environment.drawn(.text(environment.paint(nil)))
    return tree.addText(environment.content(runs), info: view.site.info(appearance))
  }

  /// The stretches of a text that share a font, each with the modifiers of its own part.
  private func runs(of view: ViewValue, _ environment: ViewEnvironment) throws(Diagnostics) -> [TextRun] {
    var (inner, current) = (environment, view)
    while case .modified(let base, let modification) = current.content {
      if case .environment(let change) = modification { try change.apply(&inner, evaluator) }
      current = base
    }
    switch current.content {
    case .text(let string):
      try evaluator.take(text: string, current.site.source)
      warnOfScale(inner)
      var run = inner.run(string)
      run.paint = inner.paint(nil)
      return [run]
    case .joinedText(let parts, _):
      try evaluator.enter(view.site.source)
      defer { evaluator.leave() }
      var runs: [TextRun] = []
      for part in parts { runs += try self.runs(of: part, inner) }
      return runs
    case .image(let image): return [try run(of: image, current.site, inner)]
    default: return []
    }
  }

  private func warnOfScale(_ environment: ViewEnvironment) {
    guard let source = environment.typesetting.secondaryScale else { return }
    let isRecorded = environment.platform == .iOS && SecondaryScale.isRecorded(environment.fontBeforeScale.size)
    if isRecorded { return }
    evaluator.warn(
      .assumedSize(
        of: "a text of this font in the secondary scale", standIn: "a size between those that were recorded", source))
  }

  /// A picture in a line of text, on the baseline.
  private func run(
    of image: ImageValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> TextRun {
    try evaluator.take(text: image.name, site.source)
    let place = "the box it has beside a text, on the baseline"
    evaluator.warn(.carriedOver("the room of an image inside a text", from: place, site.source))
    let picture = image.isSystem ? inlineSymbol(image.name, site, environment) : inlineImage(image.name)
    var run = TextRun(picture, font: environment.resolvedFont)
    run.baselineOffset = environment.typesetting.baselineOffset
    run.paint = environment.paint(nil)
    return run
  }

  private func inlineImage(_ name: String) -> InlineImage {
    let options = evaluator.preview.options
    let size = options.imageSize(name) ?? options.missingImageSize
    return InlineImage(width: size.width, ascent: size.height, content: .image(name: name))
  }
}
