internal import ArgumentParser
internal import Diagnostics
internal import Figures
internal import FontLibrary
import Foundation

/// How a figure becomes a file: `--format`, `--scale`, `--text`.
struct ExportArguments: ParsableArguments {
  /// How the texts of an SVG figure are written.
  enum Text: String, CaseIterable, ExpressibleByArgument {
    case named
    case embedded
    case outlined
  }

  @Option(help: "The figure's format; what the output's name ends with, or svg, if not given.")
  var format: FigureFormat?

  @Option(help: ArgumentHelp("Pixels of a PNG for one of the figure, 1 to 3; 2 if not given.", valueName: "N"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "An SVG figure's texts: in the font Inter by its name, with Inter inside for browsers, or as outlines, which need "
        + "no font. PNG and PDF are always made from outlines. Texts with letters that are not Latin, Greek or "
        + "Cyrillic are outlined by rsvg-convert in fonts of this machine, or stay text without it, which a note tells."
    ))
  var text: Text?

  mutating func validate() throws {
    if let scale, !(1...3).contains(scale) { throw ValidationError("the scale is a number from 1 to 3") }
    if let format, format != .png, scale != nil { throw ValidationError("only a PNG has a scale") }
    if let format, format != .svg, let text, text != .outlined {
      throw ValidationError("the texts of a PNG and a PDF are outlines")
    }
  }

  /// - Throws: That the file's name has the ending of a format in which figures are not written.
  func check(output: String?) throws {
    guard format == nil, let output, let ending = FigureFormat.foreignEnding(ofFile: output) else { return }
    let formats = FigureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      "no figure is written as \(ending); the formats are \(formats), and --format chooses one for any name")
  }

  /// The format of a file, or of every file of a folder.
  func format(for output: String?) -> FigureFormat { format ?? output.flatMap { FigureFormat(ofFile: $0) } ?? .svg }

  /// How texts are written in a format.
  func lettering(in format: FigureFormat) -> Lettering {
    switch format == .svg ? text ?? .named : .outlined {
    case .named: .named
    case .embedded: .embedded { FontLibrary().address(ofWeight: $0) }
    case .outlined: .outlines(environment: ProcessInfo.processInfo.environment)
    }
  }

  /// - Throws: That the program that makes the format is missing.
  func export(to output: String?) throws(Problem) -> FigureExport {
    try FigureExport(
      format(for: output), scale: scale ?? 2, environment: ProcessInfo.processInfo.environment)
  }
}
