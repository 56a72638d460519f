public import Diagnostics

/// One side of a comparison: a baseline that was written, or previews as they are laid out now, with their records.
public struct BaselineSide: Sendable {
  public let baseline: LayoutBaseline
  /// The previews of the baseline in its order; none of one that was read.
  let laidOut: [LaidOutPreview]
  let sources: [SourceFiles]

  /// Previews as they are now, each run with the path of its file.
  public init(_ runs: [(path: String, run: ScenarioRun)]) {
    let all = runs.flatMap { path, run in run.previews.map { (path, run, $0) } }
    baseline = LayoutBaseline(all.map { LayoutBaseline.Preview($0.2, in: $0.0) })
    laidOut = all.map { $0.2 }
    sources = all.map { $0.1.sources }
  }

  /// A baseline that was written.
  ///
  /// - Throws: The line that is no line of a baseline.
  public init(reading text: String, shownAs name: String) throws(Problem) {
    baseline = try LayoutBaseline(reading: text, shownAs: name)
    (laidOut, sources) = ([], [])
  }
}
