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
    ]
    + ["data", "upload", "download", "bytes"].map { name in
      CatalogEntry(
        .member(of: "URLSession"), name, "Waits for a server; what follows does not run here.", status: .opaque,
        [
          .anything { call throws(Diagnostics) in
            throw .error(
              .notRun, "'URLSession.\(name)' waits for a server, which is not asked", call.source,
              suggestion: "what is shown before the answer comes is laid out; give the preview plain values")
          }
        ])
    }
}
