import Foundation
import ScenarioCommands
import TestSupport
import Testing

private let bothRenderersAreInstalled =
  Browser.installed != nil && FigureConverter.installed(ProcessInfo.processInfo.environment) != nil

/// The same figure in a browser, with the font inside, and from rsvg, with outlines.
@Suite(.enabled(if: bothRenderersAreInstalled, "chromium or rsvg-convert is not installed"))
struct RendererTests {
  @Test(arguments: ["whole-pages/tide-table", "lazy-grids/two-flexible-minimums"])
  func drawTheSamePicture(scenario: String) throws {
    let folder = try TemporaryFolder()
    let source = HaggleProcess.package.appendingPathComponent("Scenarios/\(scenario).swift").path
    let (svg, png) = (folder.file("a.svg"), folder.file("a.png"))
    let light = ["--scheme", "light"]
    #expect(try HaggleProcess.run(["render", source, "-o", svg.path, "--text", "embedded"] + light).status == 0)
    #expect(try HaggleProcess.run(["render", source, "-o", png.path, "--scale", "1"] + light).status == 0)
    let converted = try #require(Screenshot([UInt8](try Data(contentsOf: png))))
    let browsed = try screenshot(of: svg, converted.width, converted.height, in: folder)
    #expect(browsed.width == converted.width && browsed.height == converted.height)
    // A picture that is a pixel off differs from itself far more than the two renderers do from each other.
    let difference = browsed.difference(from: converted)
    #expect(difference * 3 < browsed.difference(from: converted, shiftedBy: 1), "\(difference)")
    #expect(difference < 0.01)
  }

  private func screenshot(of svg: URL, _ width: Int, _ height: Int, in folder: TemporaryFolder) throws -> Screenshot {
    let browser = try #require(Browser.installed)
    let picture = folder.file("browser.png")
    let outcome = try HaggleProcess.run(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--window-size=\(width),\(height)", "--user-data-dir=\(folder.file("profile").path)",
        "--screenshot=\(picture.path)", svg.absoluteString,
      ])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try #require(Screenshot([UInt8](try Data(contentsOf: picture))))
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
}
