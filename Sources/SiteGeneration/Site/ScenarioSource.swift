internal import LayoutEngine
internal import ScenarioPipeline

/// A scenario file in its place below `Scenarios`, with the addresses of what is made of it.
struct ScenarioSource: Sendable {
  /// The folders on the way, joined by `/`; empty for a file directly in `Scenarios`.
  let topic: String
  /// The file's name without `.swift`.
  let name: String
  /// The folder that it is in, with the files that its scenarios share; `nil` for a scenario that is in no folder.
  let folder: SharedFolder?
  /// When its file was written, in nanoseconds since 1970, where that is known.
  var modified: Int64 = 0

  /// The page's address without its ending, from the site's root.
  var path: String { topic.isEmpty ? name : topic + "/" + name }
  /// The scenario's file as the user knows it.
  var sourceName: String { "Scenarios/" + path + ".swift" }

  var pagePath: String { path + ".html" }
  /// The scenario's name for scripts: the page's address without its ending.
  var programName: String { path }
  /// The name of the page's own style sheet, in the page's folder.
  var styleName: String { name + ".css" }
  /// The path of the program for the engine in the page, next to the page.
  var programPath: String { path + ".program.js" }
  /// The path of the record of its layouts, next to the page.
  var recordPath: String { path(of: recordName) }
  var recordName: String { name + ".json" }
  /// The path of the picture that other sites show with a link to the page, next to the page.
  var socialPicturePath: String { path + ".social.png" }
  /// The names of the picture on the start page and of the one there in a phone's window.
  var startName: String { name + ".start.svg" }
  var narrowStartName: String { name + ".start-narrow.svg" }
  var thumbnailName: String { name + ".small.svg" }

  func screenName(ofPreview index: Int) -> String { name + "-\(index + 1).screen.svg" }

  /// The path of a file next to the page, from the site's root.
  func path(of fileName: String) -> String { topic.isEmpty ? fileName : topic + "/" + fileName }

  /// A file name as words: `two-frames` is “Two frames”.
  static func words(_ name: String) -> String {
    let text = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return text.capitalizedFirst
  }
}
