public import Diagnostics
internal import FlyingFox
internal import FlyingSocks
public import Foundation
public import ScenarioPipeline
public import SiteGeneration

/// Shows a site in a browser while it is written: pages reload when it was built again, and what keeps it from being
/// built stands on the page until it is mended.
///
/// It listens on 127.0.0.1 only, and answers only what names that address as its own.
public final class SiteServer: Sendable {
  private let site: ServedSite
  private let tryout: Tryout
  private let watch: FolderWatch
  private let server: HTTPServer

  /// - Parameters:
  ///   - folder: The folder with `Scenarios` and `Site`.
  ///   - port: Where it listens; 0 for any that is free.
  ///   - options: What the scenarios are evaluated with.
  ///   - engine: What makes pages live; without it they stand still.
  ///   - cache: Where the pages of scenarios are kept, so that only what changed is made again.
  /// - Throws: That 127.0.0.1 cannot be listened at.
  public init(
    folder: URL, port: UInt16, options: ScenarioRunner.Options, engine: PageEngine? = nil, cache: SiteCache? = nil
  ) throws(Problem) {
    site = ServedSite(folder: folder, options: options, engine: engine, cache: cache)
    tryout = Tryout(options: options)
    watch = FolderWatch([folder.appendingPathComponent("Scenarios"), folder.appendingPathComponent("Site")])
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw Problem(ServingFault.noAddress, in: "127.0.0.1:\(port)")
    }
    server = HTTPServer(address: address, timeout: 60, logger: .disabled)
  }

  /// Builds the site, listens, and goes on until the process ends.
  ///
  /// - Parameters:
  ///   - started: Called with the address when the first build is over.
  ///   - built: Called after each build with what keeps the site from being built.
  /// - Throws: That the port is taken.
  public func run(started: @escaping @Sendable (String) -> Void, built: @escaping @Sendable ([Report]) -> Void)
    throws(Problem)
  {
    let (site, server) = (site, server)
    let failure = Failure()
    let isOver = DispatchSemaphore(value: 0)
    Task {
      do {
        await server.appendRoute("*") { [self] request in await respond(to: request) }
        try await server.run()
      } catch {
        failure.note("\(error)")
      }
      isOver.signal()
    }
    Task {
      guard (try? await server.waitUntilListening()) != nil, case .ip4(_, let port)? = await server.listeningAddress
      else { return }
      site.allow(port: port)
      built(site.rebuild())
      started("http://127.0.0.1:\(port)/")
      watch.start { built(site.rebuild()) }
    }
    isOver.wait()
    throw Problem(ServingFault.notListening(failure.reason), in: "127.0.0.1")
  }

  /// Why the server ended.
  private final class Failure: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    var reason: String { lock.withLock { text } }
    func note(_ text: String) { lock.withLock { self.text = text } }
  }

  // MARK: - Answers

  /// The answer to a request.
  func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard site.rules.allow(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")]) else {
      return SiteServer.text("This server answers its own pages only.\n", .forbidden)
    }
    switch (request.method, request.path) {
    case (.GET, "/.haggle/events"): return SiteServer.events(site.subscribe())
    case (.GET, "/.haggle/serve.js"): return SiteServer.asset(PackageResources.serve_js, "text/javascript")
    case (.GET, "/.haggle/serve.css"): return SiteServer.asset(PackageResources.serve_css, "text/css")
    case (.GET, "/.haggle/try.js"): return SiteServer.asset(PackageResources.try_js, "text/javascript")
    case (.GET, "/.haggle/try.css"): return SiteServer.asset(PackageResources.try_css, "text/css")
    case (.GET, "/try"), (.GET, "/try.html"): return SiteServer.page(TryPage.html, policy: TryPage.policy)
    case (.POST, "/.haggle/try"): return await drawing(of: request)
    case (.GET, _), (.HEAD, _): return file(request.path)
    default: return SiteServer.text("Only reading is possible here.\n", .methodNotAllowed)
    }
  }

  private func file(_ path: String) -> HTTPResponse {
    guard let file = site.file(path) else { return SiteServer.page(site.missing(path), .notFound) }
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: MediaType.name(ofFile: file.path), HTTPHeader("Cache-Control"): "no-store"],
      body: Data(file.bytes))
  }

  private func drawing(of request: HTTPRequest) async -> HTTPResponse {
    let length = request.headers[.contentLength].flatMap { Int($0) }
    guard let length, length <= Tryout.mostBytes, let body = try? await request.bodyData else {
      return SiteServer.text("The code is too long.\n", .payloadTooLarge)
    }
    let choices = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    let json = await tryout.answer([UInt8](body), preset: choices["preset"] ?? "", width: choices["width"] ?? "")
    return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: Data(json.utf8))
  }

  private static func asset(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: type + "; charset=utf-8"], body: Data(bytes))
  }

  private static func page(
    _ html: String, _ status: HTTPStatusCode = .ok, policy: String? = nil
  ) -> HTTPResponse {
    var response = HTTPResponse(
      statusCode: status, headers: [.contentType: "text/html; charset=utf-8"], body: Data(html.utf8))
    if let policy { response.headers[HTTPHeader("Content-Security-Policy")] = policy }
    return response
  }

  private static func text(_ words: String, _ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(words.utf8))
  }

  private static func events(_ stream: AsyncStream<[UInt8]>) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store"],
      body: HTTPBodySequence(from: EventBody(stream: stream)))
  }
}
