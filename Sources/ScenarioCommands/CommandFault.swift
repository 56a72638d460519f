internal import Diagnostics

/// What is wrong with what a command was asked for, or with where its result is to go.
enum CommandFault: Fault {
  /// One figure was asked for, but there are several previews.
  case severalPreviews([String])
  /// The program is not installed that makes the format.
  case missingConverter(String)
  /// The program that makes the format complains.
  case conversionFailed(String)
  case unwritableFile
  case unwritableOutput

  var code: String {
    switch self {
    case .severalPreviews: "several-previews"
    case .missingConverter: "missing-converter"
    case .conversionFailed: "conversion-failed"
    case .unwritableFile: "unwritable-file"
    case .unwritableOutput: "unwritable-output"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .severalPreviews: .usage
    case .missingConverter: .missingTool
    case .conversionFailed: .internalFault
    case .unwritableFile: .unwritable
    case .unwritableOutput: .outputFailed
    }
  }

  var message: String {
    switch self {
    case .severalPreviews(let names):
      "there are several previews, \(names.map { "'\($0)'" }.joined(separator: ", ")); choose one with --preview or "
        + "write to a folder"
    case .missingConverter(let format):
      "it makes \(format.uppercased()) files and is not installed (Debian: apt install librsvg2-bin, macOS: brew install "
        + "librsvg); SVG needs no other program"
    case .conversionFailed(let complaint): complaint
    case .unwritableFile: "the file cannot be written there"
    case .unwritableOutput: "it cannot be written to"
    }
  }
}
