internal import Diagnostics
import Foundation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SiteGeneration
internal import Synchronization

/// A file that is served.
struct ServedFile: Sendable {
  /// Its path from the site's root.
  let path: String
  let bytes: [UInt8]
}

/// The last site that could be built, in memory, and the reasons why the newest could not.
final class ServedSite: Sendable {
  private struct State {
    var files: [String: ServedFile] = [:]
    /// Increases with every site that is built.
    var version = 0
    var problems: [Report] = []
    var port: UInt16 = 0
    var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var listenerCount = 0
  }

  private let folder: URL
  private let options: ScenarioRunner.Options
  private let engine: PageEngine?
  private let cache: SiteCache?
  private let state = Mutex(State())

  init(folder: URL, options: ScenarioRunner.Options, engine: PageEngine? = nil, cache: SiteCache? = nil) {
    (self.folder, self.options, self.engine, self.cache) = (folder, options, engine, cache)
  }

  /// The rules for which requests are answered.
  var rules: OriginRules { state.withLock { OriginRules(port: $0.port) } }

  func allow(port: UInt16) { state.withLock { $0.port = port } }

  // MARK: - Building

  /// Builds the site, and notifies every open page. If the build fails, the site stays as it was.
  ///
  /// - Returns: The reasons why it could not be built.
  @discardableResult func rebuild() -> [Report] {
    var files: [String: ServedFile] = [:]
    do throws(Problem) {
      var builder = SiteBuilder(folder: folder, options: options, showsDrafts: true, engine: engine, cache: cache)
      builder.root = "/"
      _ = try builder.build { (file) throws(Problem) in
        files[file.path] = ServedFile(path: file.path, bytes: try file.bytes)
      }
      state.withLock { state in
        (state.files, state.problems) = (files, [])
        state.version += 1
      }
      tell()
      return []
    } catch {
      state.withLock { $0.problems = Report.ordered(error.reports) }
      tell()
      return error.reports
    }
  }

  // MARK: - Events

  /// The events of the site from now on, starting with its current state.
  func subscribe() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(4))
    let number = state.withLock { state in
      state.listenerCount += 1
      state.listeners[state.listenerCount] = continuation
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[number] = nil } }
    continuation.yield(event)
    return stream
  }

  private func tell() {
    let (event, listeners) = (event, state.withLock { $0.listeners })
    for (_, listener) in listeners { listener.yield(event) }
  }

  private var event: [UInt8] {
    let (version, problems) = state.withLock { ($0.version, $0.problems) }
    var json = JSONWriter()
    json.object { json in
      json.field("version") { $0.value(version) }
      json.field("problems") { json in
        json.array { json in
          for problem in problems { ServedSite.write(problem, to: &json) }
        }
      }
    }
    return Array(("event: site\ndata: " + json.finish() + "\n\n").utf8)
  }

  private static func write(_ report: Report, to json: inout JSONWriter) {
    json.object { json in
      json.field("file", report.file)
      json.field("line") { $0.value(Int(report.source?.line ?? 0)) }
      json.field("column") { $0.value(Int(report.source?.column ?? 0)) }
      json.field("message", report.message)
      json.field("suggestion", report.suggestion)
      // The lines after the first show the place in the source.
      let lines = report.text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("help: ") }
      json.field("excerpt", lines.joined(separator: "\n"))
    }
  }

  // MARK: - Files

  /// The file at an address; pages get the script that reloads them.
  func file(_ address: String) -> ServedFile? {
    let path = ServedSite.path(address)
    let (built, version) = state.withLock { ($0.files[path], $0.version) }
    // Before there is a site, the page shown instead has the site's look.
    let asset = version == 0 ? BuiltInAssets.file(path).map { ServedFile(path: path, bytes: $0) } : nil
    let file = built ?? asset
    guard let file, path.hasSuffix(".html") else { return file }
    let page = ServedSite.reloading(String(decoding: file.bytes, as: UTF8.self), version: version)
    return ServedFile(path: file.path, bytes: Array(page.utf8))
  }

  /// The page for an address that leads nowhere: the site's own, or the reason why there is no site yet.
  func missing(_ address: String) -> String {
    let (hasSite, version) = state.withLock { (!$0.files.isEmpty, $0.version) }
    if hasSite, let page = file("/404.html") { return String(decoding: page.bytes, as: UTF8.self) }
    let words = hasSite ? "There is nothing at this address." : "The site could not be built yet."
    return ServedSite.reloading(NoticePage.html(words), version: version)
  }

  private static func path(_ address: String) -> String {
    let path = String((address.removingPercentEncoding ?? address).drop { $0 == "/" })
    return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
  }

  /// A page with the script that reloads it.
  static func reloading(_ page: String, version: Int) -> String {
    let parts = html { page in
      page.element("link", [("rel", "stylesheet"), ("href", "/.haggle/serve.css")])
      page.element("script", [("src", "/.haggle/serve.js"), ("data-version", "\(version)"), ("defer", "defer")])
    }
    // The page's own policy does not let it connect to anything.
    return page.replacing("default-src 'none'", with: "default-src 'none'; connect-src 'self'", maxReplacements: 1)
      .replacing("</head>", with: parts + "</head>", maxReplacements: 1)
  }
}

/// Markup of a page.
func html(_ write: (inout MarkupWriter) -> Void) -> String {
  var writer = MarkupWriter(flavor: .html)
  write(&writer)
  return writer.finish().text
}
