internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A preview that was evaluated once and can be laid out in containers of other sizes any number of times.
///
/// 1. What was evaluated does not depend on that size: the program has not asked for the screen's, and there is no
///    window whose bar is part of it.
/// 2. Nor does the layout lead to more evaluation: it settled in one round in which no code of the program ran, and
///    nothing is done, read or drawn after it.
/// 3. If a layout does run code of the program at another size, as that of a reader that was not placed before, it is
///    discarded, and everything has to be evaluated again.
///
/// The result is in every detail that of `Interpreter.run`.
public final class ReadyPreview {
  private let preview: PreviewDeclaration
  private let round: PreviewRound
  private var rounds: LayoutRounds

  init(_ preview: PreviewDeclaration, _ round: PreviewRound, _ rounds: LayoutRounds) {
    self.preview = preview
    self.round = round
    self.rounds = rounds
  }

  deinit { round.tree.releaseClosures() }

  /// Lays the preview out again.
  ///
  /// - Parameter surface: a container with the safe area of the first one.
  /// - Returns: `nil` where the preview has to be evaluated anew.
  public func run(on surface: PreviewSurface) -> PreviewRun? { rounds.layOutAgain(preview, round, on: surface) }
}

/// A preview that was laid out, with a `ReadyPreview` to lay it out again.
public struct ReadyRun {
  public var run: PreviewRun
  /// `nil` where it has to be evaluated for every size.
  public var ready: ReadyPreview?
  /// Whether the preview presents something: a sheet, a dialog.
  public var presents = false
}

extension PreviewRound {
  /// Whether its views and their effects are the same for containers of all sizes.
  var servesOtherSizes: Bool {
    let preview = builder.evaluator.preview
    let isDone =
      builder.effects.isEmpty && builder.readings.isEmpty && builder.readers.isEmpty && builder.lazyRows.isEmpty
      && builder.outlines.isEmpty && builder.presentations.isEmpty && preview.memory.deferred.isEmpty
    return isDone && stage == nil && preview.window == nil && !preview.hasReadScreen
  }
}
