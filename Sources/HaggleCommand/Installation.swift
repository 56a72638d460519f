import Foundation
internal import ScenarioCommands
internal import XMLValidation

/// Finds out which of the tools and files that haggle can use are on this machine.
enum Installation {
  /// One of these tools or files.
  struct Finding: Sendable {
    enum State: Sendable {
      case found
      /// Missing, and optional.
      case optional
      /// Missing, and required.
      case missing
    }

    var name: String
    var state: State
    var detail: String
  }

  /// Checks everything in turn.
  static func examine() -> [Finding] {
    [xmlLibrary(), figureSchemas(), svgDTD(), converter(), engine(), git(), fonts()]
  }

  private static func xmlLibrary() -> Finding {
    Finding(name: "libxml2", state: .found, detail: "version \(Validator.libraryVersion)")
  }

  private static func figureSchemas() -> Finding {
    let works = (try? Validator(dtd: .off)) != nil
    return Finding(
      name: "figure profile", state: works ? .found : .missing,
      detail: works ? "compiled" : "the schemas beside the program cannot be loaded")
  }

  private static func svgDTD() -> Finding {
    guard let validator = try? Validator() else {
      return Finding(name: "SVG 1.1 DTD", state: .optional, detail: "found, but cannot be loaded")
    }
    switch validator.dtdStatus {
    case .checked(let path): return Finding(name: "SVG 1.1 DTD", state: .found, detail: path)
    case .skipped(let reason): return Finding(name: "SVG 1.1 DTD", state: .optional, detail: reason)
    }
  }

  private static func converter() -> Finding {
    let found = FigureConverter.installed(ProcessInfo.processInfo.environment)
    return Finding(
      name: "rsvg-convert", state: found == nil ? .optional : .found,
      detail: found?.program.path ?? "it turns figures into PNG and PDF (Debian: librsvg2-bin)")
  }

  private static func engine() -> Finding {
    let found = EngineArguments.installed
    return Finding(
      name: "engine", state: found == nil ? .optional : .found,
      detail: found?.path ?? "it makes pages live, and 'haggle view' needs it (`make engine` writes it)")
  }

  private static func git() -> Finding {
    let found = InstalledProgram.file("git", ProcessInfo.processInfo.environment)
    return Finding(
      name: "git", state: found == nil ? .optional : .found,
      detail: found?.path ?? "it gives 'haggle diff --revisions' the files")
  }

  private static func fonts() -> Finding {
    Finding(
      name: "fonts", state: .found, detail: "text is measured with a built-in table; no font needs to be installed")
  }
}
