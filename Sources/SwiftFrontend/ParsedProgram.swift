public import ViewProgram

/// What the front end made of a scenario's files.
public struct ParsedProgram: Sendable {
  public var program: Program
  /// What the reader should know although the program can run.
  public var warnings: [ViewProgram.Diagnostic]
  /// Why there is nothing to lay out; `nil` when the first file has a preview or a bare view.
  ///
  /// A file of shared declarations is no mistake, so the caller decides whether this matters. It is a warning or a
  /// note where there is a stand-in, and an error where there is none.
  public var missingPreview: ViewProgram.Diagnostic?
  /// What may be laid out where there is no preview, or instead of one: an app's scenes, or a view with sample
  /// arguments.
  public var shownView: ShownView?
  /// The names of the first file's views, when one of them is shown or asked for.
  public var viewNames: [String] = []

  public var standIn: PreviewDeclaration? { shownView?.preview }

  public init(program: Program, warnings: [ViewProgram.Diagnostic] = []) {
    self.program = program
    self.warnings = warnings
  }

  /// Finds the view that is shown, and notes which it is.
  mutating func show(_ choice: ViewChoice, of views: ShownViews) {
    let all = views.all
    viewNames = all.map(\.name)
    let chosen = choice.view.map { name in all.first { $0.name == name } } ?? views.outermost
    guard let view = chosen else {
      if choice.view == nil { missingPreview = Wording.noPreview(declaring: views.typeNames, at: .startOfFile(0)) }
      return
    }
    let shown = views.shown(view, given: choice.expressions)
    shownView = shown
    program.extensions += shown.additions
    let others = choice.view == nil ? viewNames.filter { $0 != view.name } : []
    if !shown.samples.isEmpty {
      missingPreview = Wording.samples(shown, others: others, at: .startOfFile(0))
    } else if choice.view == nil {
      missingPreview = Wording.standInPreview(shown, others: others, at: .startOfFile(0))
    }
  }
}
