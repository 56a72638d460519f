/// The names of the steps in documents of version 1, which had only the words.
///
/// These are the words as version 1 wrote them; they do not follow today's wording.
enum StepNames {
  /// A round of version 1 with the names of its steps.
  static func named(_ round: RecordedTrace.Round) -> RecordedTrace.Round {
    var round = round
    for event in round.events.indices {
      let steps = round.events[event].reasons.map { names[$0.words] ?? unknown }
      let isGrid = steps.contains { gridSteps.contains($0) }
      for (index, step) in steps.enumerated() {
        // Stacks and grids used the same word for the space that remains.
        let isTrack = isGrid && step == "remaining"
        round.events[event].reasons[index].step = isTrack ? "remaining-for-tracks" : step
      }
    }
    return round
  }

  /// The name of a step with unknown words.
  static let unknown = "unknown"

  private static let gridSteps: Set = ["space-for-tracks", "placement-space-for-tracks", "track-share", "track-width"]

  private static let names = [
    "takes what is proposed": "takes-proposal",
    "nothing is proposed, so takes its ideal length": "takes-ideal",
    "takes the picture's natural length": "takes-natural",
    "takes the smaller side": "takes-smaller-side",
    "takes the length of its text": "takes-text-length",
    "set smaller to fit, at this part of its size": "shrinks-text",
    "takes its minimum length": "takes-minimum-length",
    "is as thick as a line": "takes-thickness",
    "space for the children without the gaps": "space-for-children",
    "flexibility, largest − smallest": "child-flexibility",
    "kept for lower priorities": "reserves-lower-priorities",
    "offer, what is left ÷ children left": "child-offer",
    "remains": "remaining",
    "children and gaps": "stack-length",
    "from the first to the last child's edge": "cross-length",
    "space for the tracks without the gaps": "space-for-tracks",
    "space for the tracks in the second pass": "placement-space-for-tracks",
    "share, what is left ÷ tracks left": "track-share",
    "share within its bounds": "track-width",
    "how many fit": "track-count",
    "tracks or lines with their gaps": "grid-length",
    "distance of the tracks from the grid's edge": "grid-offset",
    "fixed by the frame": "fixed-length",
    "proposal within the frame's bounds": "bounded-proposal",
    "answer within the frame's bounds": "bounded-answer",
    "as the child answers": "follows-child",
    "ideal length of the frame": "ideal-length",
    "child and padding": "padded-length",
    "ratio of the child's ideal size": "ratio-from-child",
    "scale that keeps the ratio": "ratio-scale",
    "length that keeps the ratio": "ratio-proposal",
    "largest child": "largest-child",
    "fixed length": "track-width",
  ]
}
