public import Diagnostics
public import Foundation
public import ScenarioPipeline
public import SiteGeneration

/// Shows a site in a browser while it is written: pages reload when it has been rebuilt, and errors are shown on the
/// page until they are fixed.
///
/// It listens on 127.0.0.1 only, and answers only requests that name that address as their host.
public final class SiteServer: Sendable {
  private let folder: URL
  private let site: ServedSite
  private let tryout: Tryout
  private let watch: FolderWatch
  private let port: UInt16

  /// - Parameters:
  ///   - folder: The folder with `Scenarios` and `Site`.
  ///   - port: The port that it listens on; 0 for any free port.
  ///   - options: The options that scenarios are evaluated with.
  ///   - engine: The engine that makes pages live; without it they are static.
  ///   - cache: The cache for the pages of scenarios, so that only what has changed is made again.
  public init(
    folder: URL, port: UInt16, options: ScenarioRunner.Options, engine: PageEngine? = nil, cache: SiteCache? = nil
  ) {
    self.folder = folder
    site = ServedSite(folder: folder, options: options, engine: engine, cache: cache)
    tryout = Tryout(options: options)
    watch = FolderWatch([folder.appendingPathComponent("Scenarios"), folder.appendingPathComponent("Site")])
    self.port = port
  }

  /// Builds the site, listens, and continues until the process ends.
  ///
  /// - Parameters:
  ///   - started: Called with the address when the first build is over.
  ///   - built: Called after each build with the reasons why the site could not be built, if any.
  /// - Throws: That there is no such folder, or that the port is taken.
  public func run(started: @escaping @Sendable (String) -> Void, built: @escaping @Sendable ([Report]) -> Void)
    throws(Problem)
  {
    try SiteBuilder.requireSources(in: folder)
    let server: WebServer
    do { server = try WebServer(port: port) } catch {
      throw Problem(ServingFault(error, port: port), in: "127.0.0.1")
    }
    let failure = Failure()
    let isOver = DispatchSemaphore(value: 0)
    Task {
      do {
        try await server.run(mostBodyBytes: Tryout.mostBytes) { [self] request in await respond(to: request) }
      } catch {
        failure.note(ServingFault(error, port: server.port))
      }
      isOver.signal()
    }
    site.allow(port: server.port)
    built(site.rebuild())
    started("http://127.0.0.1:\(server.port)/")
    watch.start { [site] in built(site.rebuild()) }
    isOver.wait()
    throw Problem(failure.fault ?? .notListening(server.port, reason: "the server has ended"), in: "127.0.0.1")
  }

  /// Why the server ended.
  private final class Failure: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: ServingFault?

    var fault: ServingFault? { lock.withLock { noted } }
    func note(_ fault: ServingFault) { lock.withLock { noted = fault } }
  }

  // MARK: - Answers

  /// The answer to a request.
  func respond(to request: WebRequest) async -> WebResponse {
    guard site.rules.allow(host: request.headers["host"], origin: request.headers["origin"]) else {
      return WebResponse(.forbidden, "This server answers its own pages only.\n")
    }
    switch (request.method, request.path) {
    case ("GET", "/.haggle/events"): return SiteServer.events(site.subscribe())
    case ("GET", "/.haggle/serve.js"): return SiteServer.asset(PackageResources.serve_js, "text/javascript")
    case ("GET", "/.haggle/serve.css"): return SiteServer.asset(PackageResources.serve_css, "text/css")
    case ("GET", "/.haggle/try.js"): return SiteServer.asset(PackageResources.try_js, "text/javascript")
    case ("GET", "/.haggle/try.css"): return SiteServer.asset(PackageResources.try_css, "text/css")
    case ("GET", "/try"), ("GET", "/try.html"): return SiteServer.page(TryPage.html, policy: TryPage.policy)
    case ("POST", "/.haggle/try"): return await drawing(of: request)
    case ("GET", _), ("HEAD", _): return file(request.path)
    default: return WebResponse(.methodNotAllowed, "Only reading is possible here.\n")
    }
  }

  private func file(_ path: String) -> WebResponse {
    guard let file = site.file(path) else { return SiteServer.page(site.missing(path), .notFound) }
    var response = WebResponse(.ok, type: MediaType.name(ofFile: file.path), .bytes(file.bytes))
    response.headers = SiteServer.notKept
    return response
  }

  private func drawing(of request: WebRequest) async -> WebResponse {
    let json = await tryout.answer(
      request.body, preset: request.query["preset"] ?? "", width: request.query["width"] ?? "")
    return WebResponse(.ok, type: "application/json", .bytes(Array(json.utf8)))
  }

  private static let notKept = [(name: "Cache-Control", value: "no-store")]

  private static func asset(_ bytes: [UInt8], _ type: String) -> WebResponse {
    WebResponse(.ok, type: type + "; charset=utf-8", .bytes(bytes))
  }

  private static func page(_ html: String, _ status: WebResponse.Status = .ok, policy: String? = nil) -> WebResponse {
    var response = WebResponse(status, type: "text/html; charset=utf-8", .bytes(Array(html.utf8)))
    if let policy { response.headers = [("Content-Security-Policy", policy)] }
    return response
  }

  private static func events(_ stream: AsyncStream<[UInt8]>) -> WebResponse {
    var response = WebResponse(.ok, type: "text/event-stream", .events(stream))
    response.headers = notKept
    return response
  }
}
