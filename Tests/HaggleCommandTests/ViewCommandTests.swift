import Foundation
import TestSupport
import Testing

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
