internal import Diagnostics
import Foundation
internal import Markup

/// Puts what a page loads into the page itself, and allows exactly that.
///
/// 1. All style sheets become one `style` element, all scripts one `script` at the end, in their order; fonts and the icon
///    become `data:` addresses.
/// 2. The engine and the program are put into `script` elements that are not run, as base64.
/// 3. The content policy names the style and the script by their SHA-256 instead of their place.
struct Inlining {
  private var assets: [String: [UInt8]] = [:]
  private let styles: (name: String, text: String)

  /// - Parameters:
  ///   - assets: The files that the page finds below `assets`.
  ///   - styles: The rules of its figures, with the name of their file.
  init(assets: [PublishedFile], styles: (name: String, text: String)) throws(Problem) {
    self.styles = styles
    for asset in assets { self.assets[asset.name] = try asset.bytes() }
  }

  /// - Parameters:
  ///   - html: The page as it is in the root of a site.
  ///   - texts: The texts that its script reads instead of loading files, each with its name.
  func page(_ html: String, texts: [(name: String, text: String)]) throws(Problem) -> String {
    var lines: [String] = []
    var (sheets, scripts) = ("", "")
    for line in html.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let name = Inlining.part(of: line, between: "<link rel=\"stylesheet\" href=\"", "\"/>") {
        sheets += name == percentEncoded(styles.name) ? styles.text : sheet(Inlining.asset(name))
      } else if let name = Inlining.part(of: line, between: "<script src=\"", "\" defer=\"defer\"></script>") {
        scripts += text(Inlining.asset(name))
      } else {
        lines.append(line)
      }
    }
    let policy = Inlining.policy(script: scripts, style: sheets)
    return lines.map { line in
      if line.hasPrefix("<meta http-equiv=\"Content-Security-Policy\"") { return policy }
      if line.hasPrefix("<link rel=\"icon\"") { return icon }
      if line == "</head>" { return "<style>\(sheets)</style>\n</head>" }
      if line == "</body>" { return Inlining.data(texts) + "<script>\(scripts)</script>\n</body>" }
      return line
    }
    .joined(separator: "\n")
  }

  private static func part(of line: String, between start: String, _ end: String) -> String? {
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }

  private static func asset(_ path: String) -> String { String(path.dropFirst("assets/".count)) }

  private func text(_ name: String) -> String { String(decoding: assets[name] ?? [], as: UTF8.self) }

  /// A style sheet with the fonts in it that it names.
  private func sheet(_ name: String) -> String {
    text(name).replacing(/url\("([^"]+\.woff2)"\)/) { match in
      "url(\"data:font/woff2;base64,\(Data(assets[String(match.1)] ?? []).base64EncodedString())\")"
    }
  }

  private var icon: String {
    let data = Data(assets["mark.svg"] ?? []).base64EncodedString()
    return "<link rel=\"icon\" type=\"image/svg+xml\" href=\"data:image/svg+xml;base64,\(data)\"/>"
  }

  private static func data(_ texts: [(name: String, text: String)]) -> String {
    texts.map { "<script type=\"text/plain\" data-text=\"\($0.name)\">\($0.text)</script>\n" }.joined()
  }

  private static func policy(script: String, style: String) -> String {
    let rules = [
      "default-src 'none'", "script-src 'sha256-\(digest(script))' 'wasm-unsafe-eval'",
      "style-src 'sha256-\(digest(style))'", "font-src data:", "img-src data:",
    ]
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"\(rules.joined(separator: "; "))\"/>"
  }

  private static func digest(_ text: String) -> String { Data(SHA256.digest(Array(text.utf8))).base64EncodedString() }
}
