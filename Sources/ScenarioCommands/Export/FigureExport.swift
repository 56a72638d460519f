internal import Diagnostics
internal import Figures
internal import FontLibrary
import Foundation
internal import ScenarioPipeline

/// How figures become files: `--format`, `--scale`, `--text`.
struct FigureExport {
  let format: FigureFormat
  /// How many pixels of a PNG stand for one of the figure.
  let scale: Double
  private let converter: FigureConverter?

  /// - Throws: That the program is missing which makes the format.
  init(_ format: FigureFormat, scale: Double, environment: [String: String]) throws(Problem) {
    self.format = format
    self.scale = scale
    converter = format == .svg ? nil : FigureConverter.installed(environment)
    if format != .svg, converter == nil {
      throw Problem(CommandFault.missingConverter(format.rawValue), in: "rsvg-convert")
    }
  }

  /// A figure's file.
  ///
  /// - Throws: What the converter complains about.
  func bytes(of figure: ScenarioFigures.Entry) throws(Problem) -> Data {
    guard let converter else { return Data(figure.svg.utf8) }
    return try converter.convert(figure.svg, to: format, scale: scale)
  }

  /// What a figure's file is called, without a folder.
  func name(of figure: ScenarioFigures.Entry) -> String {
    let ending = "." + FigureFormat.svg.rawValue
    return figure.fileName.dropLast(figure.fileName.hasSuffix(ending) ? ending.count : 0) + "." + format.rawValue
  }
}
