internal import Diagnostics
internal import Figures
internal import FontLibrary
import Foundation
internal import ScenarioPipeline

/// Writes figures as files: `--format`, `--scale`, `--text`.
struct FigureExport {
  let format: FigureFormat
  /// The pixels of a PNG for each pixel of the figure.
  let scale: Double
  private let converter: FigureConverter?

  /// - Throws: That the program that makes the format is missing.
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

  /// The name of a figure's file, without a folder.
  func name(of figure: ScenarioFigures.Entry) -> String {
    let ending = "." + FigureFormat.svg.rawValue
    return figure.fileName.dropLast(figure.fileName.hasSuffix(ending) ? ending.count : 0) + "." + format.rawValue
  }
}
