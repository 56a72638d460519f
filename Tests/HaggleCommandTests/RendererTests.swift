import Foundation
import ScenarioCommands
import TestSupport
import Testing

private let bothRenderersAreInstalled =
  Browser.installed != nil && FigureConverter.installed(ProcessInfo.processInfo.environment) != nil

/// Figures of every kind in a browser, with the font inside, and from rsvg, with outlines.
@Suite(.enabled(if: bothRenderersAreInstalled, "chromium or rsvg-convert is not installed"))
struct RendererTests {
  /// The arguments of each figure. One page has them all: a browser takes longer to start than to draw.
  private static let kinds = [
    ["whole-pages/tide-table", "--width", "wide"], ["lazy-grids/two-flexible-minimums"],
    ["right-to-left/a-row"], ["screens/inbox", "--preset", "ledger"],
    ["right-to-left/a-row", "--preset", "negotiation"], ["modifier-order/frame-and-padding", "--compare"],
    ["lazy-grids/two-flexible-minimums", "--step", "6"], ["screens/month"], ["long-texts/paragraphs"],
    ["screens/product", "--preset", "alignment"], ["screens/chat", "--preset", "space"],
    ["overlapping/fanned-cards", "--preset", "overlay"], ["deep-nesting/fifteen-wrappers"],
  ]

  /// A figure from both renderers, and where the browser has put its texts.
  private struct Pair {
    var kind: String
    var converted: Screenshot
    var browsed: Screenshot
    var texts: [Text]
  }

  private struct Text: Decodable {
    var string: String
    var x, y, width, height: Double
  }

  @Test func drawTheSamePictures() throws {
    for pair in try pairs() {
      #expect(
        pair.browsed.width == pair.converted.width && pair.browsed.height == pair.converted.height, "\(pair.kind)")
      // A picture that is a pixel off differs from itself far more than the two renderers do from each other.
      let difference = pair.browsed.difference(from: pair.converted)
      #expect(
        difference * 3 < pair.browsed.difference(from: pair.converted, shiftedBy: 1), "\(pair.kind): \(difference)")
      #expect(difference < 0.02, "\(pair.kind)")
      #expect(!pair.texts.isEmpty, "\(pair.kind)")
      for text in pair.texts {
        let inks = [pair.browsed, pair.converted].map {
          $0.ink(x: text.x, y: text.y, width: text.width, height: text.height)
        }
        guard let first = inks[0], let second = inks[1] else {
          #expect(inks[0] == nil && inks[1] == nil, "\(pair.kind): only one has '\(text.string)'")
          continue
        }
        let distance = zip(first, second).map { abs($0 - $1) }.max() ?? 0
        #expect(distance <= 1, "\(pair.kind): '\(text.string)' is \(first) in the browser and \(second) from rsvg")
      }
    }
  }

  // MARK: - Drawing

  private func pairs() throws -> [Pair] {
    let folder = try TemporaryFolder()
    var figures: [(kind: String, svg: String, converted: Screenshot)] = []
    for (number, kind) in RendererTests.kinds.enumerated() {
      let source = HaggleProcess.package.appendingPathComponent("Scenarios/\(kind[0]).swift").path
      let arguments =
        ["render", source, "--scheme", "light"] + (kind.contains("wide") ? [] : ["--width", "narrow"])
        + kind.dropFirst()
      let png = folder.file("\(number).png")
      let drawn = try HaggleProcess.run(arguments + ["-o", png.path, "--scale", "1"])
      try #require(drawn.status == 0, "\(drawn.errors)")
      let svg = try HaggleProcess.run(arguments + ["-o", folder.file("\(number).svg").path, "--text", "embedded"])
      try #require(svg.status == 0, "\(svg.errors)")
      let text = try String(contentsOf: folder.file("\(number).svg"), encoding: .utf8)
      let converted = try #require(Screenshot([UInt8](try Data(contentsOf: png))))
      figures.append((kind.joined(separator: " "), text, converted))
    }
    let page = folder.file("page.html")
    try folder.write(Array(RendererTests.page(figures.map { $0.svg }).utf8), to: "page.html")
    let size = (figures.map { $0.converted.width }.max() ?? 1, figures.reduce(0) { $0 + $1.converted.height })
    let picture = try screenshot(of: page, size, in: folder)
    let texts = try texts(on: page, in: folder)
    try #require(texts.count == figures.count)
    var top = 0
    return figures.enumerated().map { number, figure in
      let (width, height) = (figure.converted.width, figure.converted.height)
      defer { top += height }
      return Pair(
        kind: figure.kind, converted: figure.converted,
        browsed: picture.part(x: 0, y: top, width: width, height: height), texts: texts[number])
    }
  }

  /// The figures below each other, and a script that reports where their texts are.
  private static func page(_ figures: [String]) -> String {
    let script = """
      addEventListener("load", () => document.fonts.ready.then(() => {
        const figures = [...document.querySelectorAll("svg")].map(svg => {
          const { top } = svg.getBoundingClientRect();
          return [...svg.querySelectorAll(".annotation text")].map(text => {
            const box = text.getBoundingClientRect();
            return { string: text.textContent, x: box.x, y: box.y - top, width: box.width, height: box.height };
          });
        });
        const list = document.createElement("pre");
        list.hidden = true;
        list.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(figures))));
        document.body.append(list);
      }));
      """
    return "<!DOCTYPE html><meta charset=\"utf-8\"/><style>body { margin: 0 } svg { display: block }</style>"
      + figures.joined() + "<script>" + script + "</script>"
  }

  private func browse(_ page: URL, _ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let outcome = try HaggleProcess.run(
      try #require(Browser.installed),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--user-data-dir=\(folder.file("profile").path)",
      ] + arguments + [page.absoluteString])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func screenshot(of page: URL, _ size: (Int, Int), in folder: TemporaryFolder) throws -> Screenshot {
    let picture = folder.file("browser.png")
    _ = try browse(page, ["--window-size=\(size.0),\(size.1)", "--screenshot=\(picture.path)"], in: folder)
    return try #require(Screenshot([UInt8](try Data(contentsOf: picture))))
  }

  private func texts(on page: URL, in folder: TemporaryFolder) throws -> [[Text]] {
    let document = try browse(page, ["--virtual-time-budget=5000", "--dump-dom"], in: folder)
    let list = try #require(document.firstMatch(of: #/<pre hidden="">([A-Za-z0-9+\/=]+)</#))
    return try JSONDecoder().decode([[Text]].self, from: try #require(Data(base64Encoded: String(list.1))))
  }
}

extension Screenshot {
  /// How much two pictures of a size differ, from 0 to 1: the mean over their pixels.
  ///
  /// - Parameter offset: by how many pixels the other is moved to the right first.
  func difference(from other: Screenshot, shiftedBy offset: Int = 0) -> Double {
    var sum = 0
    for index in 0..<(pixels.count - offset) {
      let (a, b) = (pixels[index + offset], other.pixels[index])
      sum += abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green)) + abs(Int(a.blue) - Int(b.blue))
    }
    return Double(sum) / Double(pixels.count * 3 * 255)
  }

  /// The first and last column and row in which letters are drawn in a box; `nil` where none are.
  func ink(x: Double, y: Double, width: Double, height: Double) -> [Int]? {
    let columns = max(0, Int(x.rounded(.down)))..<min(self.width, Int((x + width).rounded(.up)))
    // A line's box is higher than its letters; a badge ends within it.
    let rows = max(0, Int(y) + 3)..<min(self.height, max(Int(y) + 3, Int(y + height) - 2))
    var grounds: [Color: Int] = [:]
    for row in rows { for column in columns { grounds[pixels[row * self.width + column], default: 0] += 1 } }
    guard let ground = grounds.max(by: { $0.value < $1.value })?.key else { return nil }
    let isInk = { (column: Int, row: Int) in pixels[row * self.width + column].distance(from: ground) > 100 }
    let inked = (
      columns: columns.filter { column in rows.contains { isInk(column, $0) } },
      rows: rows.filter { row in columns.contains { isInk($0, row) } }
    )
    guard let first = inked.columns.first, let last = inked.columns.last, let high = inked.rows.first,
      let low = inked.rows.last
    else { return nil }
    return [first, high, last, low]
  }
}

extension Screenshot.Color {
  fileprivate func distance(from other: Screenshot.Color) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue))
  }
}
