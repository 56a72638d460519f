internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `URLSession`: a response has not arrived when a view is first laid out, so nothing after the request runs.
extension Catalog {
  static let requests: [CatalogEntry] =
    [
      CatalogEntry(constant: "shared", of: "URLSession", "What loads from servers.") { _ throws(Diagnostics) in
        .symbol(type: "URLSession", name: "shared")
      },
      .opaque("URLSession", "What loads from servers; nothing is loaded here."),
      CatalogEntry(
        .member(of: "URLSession"), "dataTaskPublisher", "Waits for a server; nothing is published here.",
        [.labelled("for", .any)]
      ) { call throws(Diagnostics) in
        let source = call.source
        return .publisher(
          PublisherValue("URLSession.DataTaskPublisher") { (_, _, _) throws(Diagnostics) in
            throw waiting("dataTaskPublisher", source)
          })
      },
    ]
    + ["data", "upload", "download", "bytes"].map { name in
      CatalogEntry(
        .member(of: "URLSession"), name, "Waits for a server; what follows does not run here.", status: .opaque,
        [.anything { call throws(Diagnostics) in throw waiting(name, call.source) }])
    }

  private static func waiting(_ name: String, _ source: SourceRange) -> Diagnostics {
    .error(
      .notRun, "'URLSession.\(name)' waits for a server, which is not asked", source,
      suggestion: "what is shown before the answer comes is laid out; give the preview plain values")
  }
}
