import ArgumentParser
import LayoutEngine
import ViewLanguage

/// `--missing-image`
struct MissingImageArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How large an image is that there is no file for, in points; 100x100 if not given.", valueName: "WxH"),
    transform: SizeArgument.init)
  var missingImage: SizeArgument?

  var size: Size { missingImage?.size ?? EvaluationOptions.missingImageSize }
}

/// What is assumed of what a scenario does not say: `--base-device`, `--missing-image`.
struct AssumptionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device that VAdapted, HAdapted, VResized and HResized take the lengths for; iPhone 8 if not given.",
      valueName: "NAME"))
  var baseDevice: DeviceArgument?

  @OptionGroup var missing: MissingImageArguments

  var device: Device { baseDevice?.device ?? .base }
  var missingImageSize: Size { missing.size }
}
