import Foundation
import Testing

/// Which modules reach which, as their sources import them.
struct ImportGraphTests {
  private let sources = HaggleProcess.package.appendingPathComponent("Sources")

  /// The modules that a module's sources import.
  private func imports(of module: String) throws -> Set<String> {
    let folder = sources.appendingPathComponent(module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var modules: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: #/(?m)^(?:@\w+ )?(?:\w+ )?import (\w+)/#) { modules.insert(String(match.1)) }
    }
    return modules
  }

  /// Everything that a module imports, itself or by way of others.
  private func reach(of module: String) throws -> Set<String> {
    var reached: Set<String> = []
    var waiting = [module]
    while let next = waiting.popLast() {
      for imported in try imports(of: next) where reached.insert(imported).inserted { waiting.append(imported) }
    }
    return reached
  }

  /// `haggle trace` and `haggle render` are the module `ScenarioCommands`.
  @Test(arguments: ["TraceCommand", "Render"]) func commandsOnAScenarioReachNoSiteCode(command: String) throws {
    let file = sources.appendingPathComponent("ScenarioCommands/Subcommands/\(command).swift")
    #expect(FileManager.default.fileExists(atPath: file.path))
    let reached = try reach(of: "ScenarioCommands")
    #expect(reached.isSuperset(of: ["ScenarioPipeline", "SwiftFrontend", "SwiftParser", "LayoutEngine"]))
    #expect(reached.isDisjoint(with: ["SiteGeneration", "Yams", "Mustache", "HaggleCommand"]))
  }

  @Test func onlyTheCommandLineReachesTheSite() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let users = try modules.filter { try imports(of: $0).contains("SiteGeneration") }
    #expect(users.sorted() == ["HaggleCommand", "SiteServing"])
  }

  /// What reads sources, writes reports and lays out does not depend on files.
  @Test(arguments: ["LayoutEngine", "Markup", "ViewProgram", "Diagnostics"])
  func modulesOfTheBrowserReachNoFoundation(module: String) throws {
    #expect(try reach(of: module).isDisjoint(with: ["Foundation", "SwiftSyntax", "SwiftParser"]))
  }
}
