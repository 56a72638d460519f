import Diagnostics
import Foundation
import ScenarioPipeline
import SiteGeneration
import TestSupport
import Testing

@testable import SiteServing

/// The server's answers, without a network.
struct SiteServerTests {
  private func server(_ folder: URL) -> SiteServer {
    SiteServer(folder: folder, port: 0, options: ScenarioRunner.Options())
  }

  private func request(
    _ path: String, _ method: String = "GET", host: String = "127.0.0.1:0", body: String = ""
  ) -> WebRequest {
    WebRequest(method: method, path: path, headers: ["host": host], body: Array(body.utf8))
  }

  private func text(_ response: WebResponse) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func refusesARequestForAnotherHost() async throws {
    let folder = try TemporaryFolder()
    let response = await server(folder.url).respond(to: request("/", host: "evil.example"))
    #expect(response.status == .forbidden)
  }

  @Test func drawsWhatIsTried() async throws {
    let folder = try TemporaryFolder()
    let server = server(folder.url)
    let drawn = text(await server.respond(to: request("/.haggle/try", "POST", body: "Text(\"Hi\").padding()")))
    #expect(drawn.contains("\"pictures\":[\"<svg ") && drawn.contains("\"problems\":[]"))
    let wrong = text(await server.respond(to: request("/.haggle/try", "POST", body: "Text(\"Hi\").paddin()")))
    #expect(wrong.contains("did you mean '.padding'?") && !wrong.contains("pictures"))
  }

  @Test func changesNothingAtAnybodysRequest() async throws {
    let folder = try TemporaryFolder()
    let response = await server(folder.url).respond(to: request("/index.html", "DELETE"))
    #expect(response.status == .methodNotAllowed)
  }

  @Test func thePageToTryThingsOnBringsItsOwnPolicy() async throws {
    let folder = try TemporaryFolder()
    let response = await server(folder.url).respond(to: request("/try"))
    let policy = response.headers.first { $0.name == "Content-Security-Policy" }?.value
    #expect(policy?.hasPrefix("default-src 'none'; script-src 'self';") == true)
  }

  private func fault(of server: SiteServer) throws -> Problem {
    try #require(throws: Problem.self) { try server.run(started: { _ in }, built: { _ in }) }
  }

  @Test func aFolderThatIsNotThereIsRefused() throws {
    let folder = try TemporaryFolder(["empty/a.txt": ""])
    let missing = try fault(of: server(URL(fileURLWithPath: "/no-such-folder")))
    #expect(missing.kind == .missingInput)
    #expect(missing.reports.map(\.text) == ["/no-such-folder: error: there is no such folder"])
    let empty = try fault(of: server(folder.file("empty")))
    #expect(empty.reports.first?.file.hasSuffix("/Scenarios") == true)
  }

  @Test func aPortThatIsTakenIsNamedWithAWayOut() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    let other = try WebServer(port: 0)
    let server = SiteServer(folder: folder.url, port: other.port, options: ScenarioRunner.Options())
    let taken = try fault(of: server)
    #expect(taken.kind == .unwritable)
    #expect(
      taken.reports.map(\.text) == [
        "127.0.0.1: error: another program listens at port \(other.port); name another one with '--port', or take any that "
          + "is free with '--port 0'"
      ])
  }
}
