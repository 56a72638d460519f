import ArgumentParser

/// A negotiation step by step: `--step`, `--steps`, `--animate`.
struct StepArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The state after this call or placement, as 'haggle trace' numbers them; without --focus about the container in "
        + "which it happens.",
      valueName: "N"))
  var step: Int?

  @Option(
    help: ArgumentHelp(
      "Write a figure after each call of the subject and the views in it, numbered, into this folder.",
      valueName: "DIR"),
    completion: .directory)
  var steps: String?

  @Flag(help: "Show the steps one after the other in one SVG figure; where nothing moves it shows the end.")
  var animate = false

  mutating func validate() throws {
    if [step != nil, steps != nil, animate].count(where: { $0 }) > 1 {
      throw ValidationError("choose one of --step, --steps and --animate")
    }
  }

  var isUsed: Bool { step != nil || steps != nil || animate }
}
