package import ArgumentParser
package import Diagnostics
import Foundation
import LayoutEngine
package import ScenarioPipeline
import SwiftUIViews

/// The options that every scenario is evaluated with: `--metrics`, `--missing-image`, `--limit`.
package struct EvaluationArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Measure texts by this JSON file that Scripts/dump-metrics.swift made on a Mac; without it by tables of haggle's.",
      valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  package var metrics: String?

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

  /// The runner's options as the arguments state them; reads the metrics.
  ///
  /// - Throws: That the metrics file cannot be read, or what is wrong in it.
  package func options() throws(Problem) -> ScenarioRunner.Options {
    var options = ScenarioRunner.Options()
    if let missingImage { options.missingImageSize = missingImage.size }
    for limit in limit { options[keyPath: limit.kind.path] = limit.number }
    if let metrics {
      options.metrics = try MetricsFile.read(URL(fileURLWithPath: metrics), shownAs: metrics, limits: options.files)
    }
    return options
  }
}

/// The assumptions where a scenario leaves something open, and the limits on what it may use.
package struct AssumptionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device that VAdapted, HAdapted, VResized and HResized take the lengths for; iPhone 8 if not given.",
      valueName: "NAME"))
  var baseDevice: DeviceArgument?

  @OptionGroup var evaluation: EvaluationArguments

  package init() {}

  package func options() throws(Problem) -> ScenarioRunner.Options {
    var options = try evaluation.options()
    if let baseDevice { options.baseDevice = baseDevice.device }
    return options
  }
}
