public import ViewProgram

/// The front end's result for a scenario's files.
public struct ParsedProgram: Sendable {
  public var program: Program
  /// Warnings for the reader about a program that can run all the same.
  public var warnings: [ViewProgram.Diagnostic]
  /// Why there is nothing to lay out; `nil` when the first file has a preview or a bare view.
  ///
  /// A file of shared declarations is not a mistake, so the caller decides whether this matters. It is a warning or a
  /// note where there is a stand-in, and an error where there is none.
  public var missingPreview: ViewProgram.Diagnostic?
  /// The view that may be laid out where there is no preview, or instead of one: an app's scene, or a view with sample
  /// arguments.
  public var shownView: ShownView?
  /// The names of the first file's views, when one of them is shown or asked for.
  public var viewNames: [String] = []

  public var standIn: PreviewDeclaration? { shownView?.preview }

  public init(program: Program, warnings: [ViewProgram.Diagnostic] = []) {
    self.program = program
    self.warnings = warnings
  }

  /// Finds the view that is shown, and adds a note that names it.
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
