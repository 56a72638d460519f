public import ArgumentParser
import Explanation
public import Figures

/// The subject and the contents of a figure: `--focus`, `--depth`, `--preset`, `--layers`, `--width`, `--scheme`.
struct FigureArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the figure is about: a label, a text, or the name of a view, also of your own, or its place in the file.",
      valueName: "LABEL|LINE[:COLUMN]"))
  var focus: String?

  @Option(
    help: ArgumentHelp("How many levels inside the subject have their sizes shown; 1 if not given.", valueName: "N"))
  var depth: Int?

  @Option(help: "What the figure is for.")
  var preset: FigurePreset?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only these layers; with a minus before a name, the preset's without it: \(FigureArguments.layerNames).",
      valueName: "a,b,-c"))
  var layers: LayerSelection?

  @Option(help: "For a page of 720 pixels or a column of 360.")
  var width: FigureWidth?

  @Option(help: "Light, dark, or as the reader's system asks.")
  var scheme: ColorScheme?

  private static var layerNames: String { FigureLayers.names.map { $0.name }.joined(separator: ", ") }

  mutating func validate() throws {
    guard let depth, depth < 1 else { return }
    throw ValidationError("the depth is 1 for the subject's children, 2 for those inside them, and so on")
  }

  var request: FigureRequest {
    var request = FigureRequest()
    request.focus = focus.map { FocusQuery($0) }
    request.depth = depth
    request.preset = preset
    request.layers = layers
    request.width = width
    request.colorScheme = scheme
    return request
  }
}

extension FigurePreset: ExpressibleByArgument {}
extension FigureWidth: ExpressibleByArgument {}
extension ColorScheme: ExpressibleByArgument {}

extension LayerSelection: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
