import Foundation
internal import Markup
internal import ViewProgram

/// A scenario's program as a script, which a page can load from a folder too, where nothing can be fetched.
///
///     Haggle.program("lazy-grids/two-columns", "AwJIU3RhY2s…");
struct ProgramScript {
  let text: String

  /// - Parameter name: The name by which pages ask for the program.
  init(name: String, _ scenario: PortableScenario) {
    var json = JSONWriter(escapesMarkup: true)
    json.value(name)
    text = "Haggle.program(\(json.finish()), \"\(Data(scenario.bytes).base64EncodedString())\");\n"
  }
}
