import FlyingFox
import Foundation
import ScenarioPipeline
import SiteGeneration
import TestSupport
import Testing

@testable import SiteServing

/// What the server answers, without a network around it.
struct SiteServerTests {
  private func server(_ folder: URL) throws -> SiteServer {
    try SiteServer(folder: folder, port: 0, options: ScenarioRunner.Options())
  }

  private func request(
    _ path: String, _ method: HTTPMethod = .GET, host: String = "127.0.0.1:0", body: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, version: .http11, path: path, query: [],
      headers: [.host: host, .contentLength: "\(body.utf8.count)"] as HTTPHeaders,
      body: HTTPBodySequence(data: Data(body.utf8)))
  }

  private func text(_ response: HTTPResponse) async throws -> String {
    String(decoding: try await response.bodyData, as: UTF8.self)
  }

  @Test func refusesARequestForAnotherHost() async throws {
    let folder = try TemporaryFolder()
    let response = try await server(folder.url).respond(to: request("/", host: "evil.example"))
    #expect(response.statusCode == .forbidden)
  }

  @Test func drawsWhatIsTried() async throws {
    let folder = try TemporaryFolder()
    let server = try server(folder.url)
    let drawn = try await text(await server.respond(to: request("/.haggle/try", .POST, body: "Text(\"Hi\").padding()")))
    #expect(drawn.contains("\"pictures\":[\"<svg ") && drawn.contains("\"problems\":[]"))
    let wrong = try await text(await server.respond(to: request("/.haggle/try", .POST, body: "Text(\"Hi\").paddin()")))
    #expect(wrong.contains("did you mean '.padding'?") && !wrong.contains("pictures"))
  }

  @Test func refusesToTryWhatIsTooLong() async throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: Tryout.mostBytes + 1)
    let response = try await server(folder.url).respond(to: request("/.haggle/try", .POST, body: long))
    #expect(response.statusCode == .payloadTooLarge)
  }

  @Test func changesNothingAtAnybodysRequest() async throws {
    let folder = try TemporaryFolder()
    let response = try await server(folder.url).respond(to: request("/index.html", .DELETE))
    #expect(response.statusCode == .methodNotAllowed)
  }

  @Test func thePageToTryThingsOnBringsItsOwnPolicy() async throws {
    let folder = try TemporaryFolder()
    let response = try await server(folder.url).respond(to: request("/try"))
    #expect(
      response.headers[HTTPHeader("Content-Security-Policy")]?.hasPrefix("default-src 'none'; script-src 'self';")
        == true)
  }
}
