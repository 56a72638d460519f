public import Explanation

/// A negotiation step by step: what has been proposed, answered and placed so far, and what happens now.
///
///     let figures = StepFigures(record, title: "A row")
///     for step in figures.steps.steps.indices { write(figures.figure(after: step).svg()) }
///     let svg = figures.animation().svg()
///
/// All figures have the same canvas.
public struct StepFigures: Sendable {
  public let steps: NegotiationSteps
  private let options: FigureOptions
  private let title: String
  private let sheets: TimedSheet
  /// The views, which every step draws alike; `nil` where each figure has ids of its own.
  private let views: WrittenViews?

  /// - Parameters:
  ///   - record: the layout.
  ///   - title: the figures' heading for assistive technology.
  ///   - steps: the calls of the subject and its views.
  ///   - options: the scheme, the width and the letters; a step has its own layers.
  public init(
    _ record: IndexedTrace, title: String, steps: NegotiationSteps, options: FigureOptions = FigureOptions()
  ) {
    self.steps = steps
    self.options = options
    self.title = title
    var composer = StepComposer(record, steps, title: title, options: options)
    sheets = composer.compose()
    views = options.idPrefix == nil ? nil : Picture(sheet: sheets.sheet, options: options).writtenViews
  }

  /// The state after a step, counted from 0; after the last one the finished figure.
  public func figure(after step: Int) -> Figure {
    let frame = min(max(step, 0), sheets.last)
    var sheet = sheets.sheet(at: frame)
    if frame < steps.steps.count {
      // Later steps are left to later figures.
      let place = "Step \(frame + 1) of \(steps.steps.count)"
      sheet.title = title.isEmpty ? place : title + ": " + place
      sheet.description = steps.sentence(steps.steps[frame])
    }
    return Figure(checked: CheckedPicture(sheet, options, views: views))
  }

  /// All steps in one figure, which a rule of its style sheet shows one after the other. Without motion it is the finished figure.
  public func animation() -> Figure {
    let found = (0..<sheets.count).flatMap { SheetCheck(sheets.sheet(at: $0)).collisions() }
    return Figure(checked: CheckedPicture(sheets.animated(), options, found: found))
  }
}
