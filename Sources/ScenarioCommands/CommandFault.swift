internal import Diagnostics

/// What is wrong with a command's request, or with the place for its result.
enum CommandFault: Fault {
  /// One figure was asked for, but there are several previews.
  case severalPreviews([String])
  /// Steps were asked for, which exist for a single preview only.
  case stepsOfSeveral([String])
  /// The argument names a preview, and so does `--preview`.
  case previewTwice
  /// Previews are to be compared, but there are too few or too many.
  case uncomparable([String])
  /// The program that makes the format is not installed.
  case missingConverter(String)
  /// The program that makes the format complains.
  case conversionFailed(String)
  /// No view in the previews or the file has this name; with the names of those in the previews.
  case unknownView(String, among: [String])
  /// No view was placed that could be explained.
  case nothingPlaced
  /// A result would replace a file that is read, or Swift source.
  case replacedInput
  case unwritableFile
  /// A file that its owner has made read-only.
  case readOnlyFile
  case unwritableOutput

  var code: String {
    switch self {
    case .severalPreviews, .stepsOfSeveral: "several-previews"
    case .previewTwice: "preview-twice"
    case .uncomparable: "uncomparable"
    case .missingConverter: "missing-converter"
    case .conversionFailed: "conversion-failed"
    case .unknownView: "unknown-view-name"
    case .nothingPlaced: "nothing-placed"
    case .replacedInput: "replaced-input"
    case .unwritableFile: "unwritable-file"
    case .readOnlyFile: "read-only-file"
    case .unwritableOutput: "unwritable-output"
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .severalPreviews, .stepsOfSeveral, .previewTwice, .uncomparable, .unknownView, .replacedInput: .usage
    case .nothingPlaced: .content
    case .missingConverter: .missingTool
    case .conversionFailed: .internalFault
    case .unwritableFile, .readOnlyFile: .unwritable
    case .unwritableOutput: .outputFailed
    }
  }

  var message: String {
    switch self {
    case .severalPreviews(let names):
      CommandFault.several(names)
        + "; choose one with --preview, see them side by side with --compare, or write to a folder"
    case .stepsOfSeveral(let names): CommandFault.several(names) + ", and steps are of one; choose it with --preview"
    case .previewTwice: "this names a preview, and so does --preview; leave out one of them"
    case .uncomparable(let names):
      "2 to 4 previews can be compared, and there " + (names.count == 1 ? "is " : "are \(names.count), ")
        + "\(names.map { "'\($0)'" }.joined(separator: ", ")); name them as FILE#PREVIEW, or lay one out on several "
        + "devices or platforms or with several proposals"
    case .missingConverter(let format):
      "it makes \(format.uppercased()) files and is not installed (Debian: apt install librsvg2-bin, macOS: brew install "
        + "librsvg); SVG needs no other program"
    case .conversionFailed(let complaint): complaint
    case .unknownView(let name, let names):
      "nothing in the previews has the label, the text, the name or the place '\(name)', and the file declares no such "
        + "view; there are \(names.prefix(12).joined(separator: ", "))"
    case .nothingPlaced: "no view was placed that could be explained"
    case .replacedInput: "the result would replace this file, which is an input; name another one to write"
    case .unwritableFile: "the file cannot be written there"
    case .readOnlyFile: "the file is read-only"
    case .unwritableOutput: "it cannot be written to"
    }
  }

  private static func several(_ names: [String]) -> String {
    "there are several previews, " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
