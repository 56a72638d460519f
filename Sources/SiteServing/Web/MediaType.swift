/// The media type of a file, as browsers need it.
enum MediaType {
  static func name(ofFile path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "woff2": "font/woff2"
    case "xml": "application/xml; charset=utf-8"
    case "txt": "text/plain; charset=utf-8"
    case "wasm": "application/wasm"
    case "gz": "application/gzip"
    default: "application/octet-stream"
    }
  }
}
