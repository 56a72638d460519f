import Foundation
import TestSupport
import Testing
import ViewProgram

/// `haggle view`.
struct ViewCommandTests {
  private let source = "#Preview(\"Row\") { HStack { Text(\"One\"); Color.red } }"

  private func view(_ arguments: [String]) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["view", "-"] + arguments, input: Array(source.utf8))
  }

  @Test func writesAPageThatHoldsAllItNeeds() throws {
    let folder = try TemporaryFolder()
    let engine = folder.url.appendingPathComponent("engine.js")
    try Data("Haggle.engine(\"H4sIAAAA\");\n".utf8).write(to: engine)
    let outcome = try view(["--engine", engine.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = outcome.output
    #expect(page.contains("<script type=\"text/plain\" data-text=\"engine\">H4sIAAAA</script>"))
    #expect(page.contains("<script type=\"text/plain\" data-text=\"program\">"))
    #expect(page.contains("script-src 'sha256-"))
    #expect(page.contains("url(\"data:font/woff2;base64,"))
    #expect(page.firstMatch(of: /<(link|script|img|a)[^>]* (href|src)="[^#d"]/) == nil)
  }

  @Test func holdsThePicturesThatItShows() throws {
    let folder = try TemporaryFolder()
    let (engine, source) = (
      folder.url.appendingPathComponent("engine.js"), folder.url.appendingPathComponent("a.swift")
    )
    try Data("Haggle.engine(\"H4sIAAAA\");\n".utf8).write(to: engine)
    try Data("#Preview { Image(\"dot\") }".utf8).write(to: source)
    let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: dot)).write(to: folder.url.appendingPathComponent("dot.png"))
    let outcome = try HaggleProcess.run(["view", source.path, "--engine", engine.path], input: [])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = outcome.output
    #expect(page.contains("\"data:image/png;base64,\(dot)\""))
    #expect(!page.contains("dot.png"))
    let program = try #require(page.firstMatch(of: /data-text="program">([^<]*)</)).1
    let scenario = try PortableScenario(bytes: Array(try #require(Data(base64Encoded: String(program)))))
    #expect(scenario.images.map(\.file) == ["data:image/png;base64,\(dot)"])
  }

  @Test(arguments: ["Second", "2"]) func publishesTheOnePreviewThatIsNamed(name: String) throws {
    let source = "#Preview(\"First\") { Color.red }\n#Preview(\"Second\") { Text(\"Two\") }\n"
    let folder = try TemporaryFolder(["two.swift": source, "engine.js": "Haggle.engine(\"H4sIAAAA\");\n"])
    let outcome = try HaggleProcess.run(["view", "two.swift#" + name, "--engine", "engine.js"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("<h1>Second</h1>"))
    let program = try #require(outcome.output.firstMatch(of: /data-text="program">([^<]*)</)).1
    let scenario = try PortableScenario(bytes: Array(try #require(Data(base64Encoded: String(program)))))
    #expect(scenario.program.previews.map(\.name) == ["Second"])
    let other = try HaggleProcess.run(["view", "two.swift#Third", "--engine", "engine.js"], in: folder.url)
    #expect(other.status == 64 && other.errors.hasPrefix("two.swift: error: there is no preview 'Third'"))
  }

  @Test func namesAMissingFileBeforeAMissingEngine() throws {
    let outcome = try HaggleProcess.run(["view", "nothere.swift"])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "nothere.swift: error: there is no such file\n")
    #expect(try view([]).status == 69)
  }

  @Test func writesAPageOfATraceWithoutAnEngine() throws {
    let trace = try HaggleProcess.run(["trace", "-", "--format", "json"], input: Array(source.utf8))
    let outcome = try HaggleProcess.run(["view", "-"], input: Array(trace.output.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = outcome.output
    #expect(page.contains("<script type=\"text/plain\" data-text=\"record\">{\"shown\":{\"1/article\":{"))
    #expect(!page.contains("data-text=\"engine\""))
    #expect(!page.contains("name=\"width\""))
    #expect(page.contains("<h1>Row</h1>"))
    #expect(page.firstMatch(of: /<(link|script|img|a)[^>]* (href|src)="[^#d"]/) == nil)
  }

  @Test func saysWhatIsWrongWithATrace() throws {
    let outcome = try HaggleProcess.run(["view", "-"], input: Array("{\"format\": \"other\"}".utf8))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("the file is not a trace"))
    #expect(outcome.output.isEmpty)
  }

  @Test func asksForAnEngineThatCanBeUsed() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("engine.js")
    try Data("nothing".utf8).write(to: file)
    let outcome = try view(["--engine", file.path])
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("this is no engine for pages"))
    #expect(outcome.output.isEmpty)
  }
}
