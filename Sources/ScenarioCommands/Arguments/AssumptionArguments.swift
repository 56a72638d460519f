import ArgumentParser
import LayoutEngine
package import ScenarioPipeline
import SwiftUIViews

/// What every scenario is evaluated with: `--missing-image`, `--limit`.
package struct EvaluationArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of an image without a file, in points; 100x100 by default.", valueName: "WxH"),
    transform: SizeArgument.init)
  var missingImage: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "How much a scenario may use before it is stopped, and how much is read: \(LimitArgument.defaults).",
      valueName: "NAME=NUMBER"),
    transform: LimitArgument.init)
  var limit: [LimitArgument] = []

  package init() {}

  package var options: ScenarioRunner.Options {
    var options = ScenarioRunner.Options()
    if let missingImage { options.missingImageSize = missingImage.size }
    for limit in limit { options[keyPath: limit.kind.path] = limit.number }
    return options
  }
}

/// What is assumed where a scenario leaves something open, and how much it may use.
package struct AssumptionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device that VAdapted, HAdapted, VResized and HResized take the lengths for; iPhone 8 if not given.",
      valueName: "NAME"))
  var baseDevice: DeviceArgument?

  @OptionGroup var evaluation: EvaluationArguments

  package init() {}

  package var options: ScenarioRunner.Options {
    var options = evaluation.options
    if let baseDevice { options.baseDevice = baseDevice.device }
    return options
  }
}
