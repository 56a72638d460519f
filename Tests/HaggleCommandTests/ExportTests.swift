import Foundation
import ScenarioCommands
import TestSupport
import Testing

/// `haggle render` into SVG, PNG and PDF.
struct ExportTests {
  private static let hasConverter = FigureConverter.installed(ProcessInfo.processInfo.environment) != nil
  private static let source = "#Preview { HStack { Text(\"Autumn\"); Color.red.frame(width: 40, height: 20) } }"
  private static let noConverter: Comment = "no rsvg-convert is installed (Debian: apt install librsvg2-bin)"

  private func render(_ arguments: [String]) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(["render", "-"] + arguments, input: Array(ExportTests.source.utf8))
  }

  @Test(.enabled(if: hasConverter, noConverter), arguments: [1, 2, 3])
  func aPNGIsAsManyTimesAsLarge(scale: Int) throws {
    let folder = try TemporaryFolder()
    let outcome = try render(["-o", folder.file("a.png").path, "--scale", "\(scale)", "--width", "narrow"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try #require(Screenshot([UInt8](try Data(contentsOf: folder.file("a.png")))))
    #expect(picture.width == 360 * scale)
  }

  @Test(.enabled(if: hasConverter, noConverter)) func aPDFIsTheSameEachTime() throws {
    let folder = try TemporaryFolder()
    for name in ["a.pdf", "b.pdf"] { #expect(try render(["-o", folder.file(name).path]).status == 0) }
    let first = try Data(contentsOf: folder.file("a.pdf"))
    #expect(first.prefix(5).elementsEqual("%PDF-".utf8))
    #expect(try Data(contentsOf: folder.file("b.pdf")) == first)
  }

  @Test(.enabled(if: hasConverter, noConverter)) func aFolderGetsFilesOfTheFormat() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file("out"), withIntermediateDirectories: true)
    let outcome = try render(["-o", folder.file("out").path, "--format", "png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out").path)
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix(".png") })
  }

  @Test func namesTheProgramThatIsMissing() throws {
    let folder = try TemporaryFolder()
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    try folder.write(Array(ExportTests.source.utf8), to: "a.swift")
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "PATH=/nowhere exec \"$0\" render a.swift -o a.png", haggle], in: folder.url)
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("rsvg-convert: error: it makes PNG files and is not installed"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.png").path))
  }

  @Test(arguments: [
    (["--scale", "4"], "the scale is a number from 1 to 3"),
    (["-o", "a.gif"], "no figure is written as gif; the formats are svg, png, pdf"),
    (["--scale", "2", "--format", "pdf"], "only a PNG has a scale"),
    (["--text", "named", "--format", "png"], "the texts of a PNG and a PDF are outlines"),
  ]) func refusesWhatDoesNotFit(arguments: [String], message: String) throws {
    let outcome = try render(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: ["named", "embedded", "outlined"]) func everyWayOfWritingTextsIsValid(text: String) throws {
    let outcome = try render(["--text", text])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("<text") == (text != "outlined"))
    #expect(outcome.output.contains("@font-face") == (text == "embedded"))
  }

  private static let foreign =
    "VStack { Text(\"Harbour\"); Text(\"Łódź, Порт, Λιμάνι\"); Text(\"港口\"); Text(\"مرحبا\").bold(); Text(\"港口\") }"

  /// Renders the texts above, with no other program to be found or with all of the machine's.
  private func renderForeign(_ text: String, alone: Bool) throws -> HaggleProcess.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Array(ExportTests.foreign.utf8), to: "a.swift")
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    return try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", (alone ? "PATH=/nowhere " : "") + "exec \"$0\" render a.swift --text " + text, haggle], in: folder.url)
  }

  @Test(arguments: ["named", "outlined"]) func tellsWhichTextsStayTextAmongOutlines(text: String) throws {
    let outcome = try renderForeign(text, alone: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("港口</text>"))
    #expect(outcome.errors.contains("'港口' stays text") == (text == "outlined"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("'Harbour' stays") && !outcome.errors.contains("Порт"))
    #expect(outcome.output.contains("Λιμάνι</text>") == (text == "named"))
  }

  @Test(arguments: [(2000, "no rsvg-convert outlined it"), (2001, "more than the 2000 that rsvg-convert is given")])
  func tellsWhyALongTextStaysText(length: Int, reason: String) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "港", count: length)
    try folder.write(Array("VStack { Text(\"\(text)\").lineLimit(1).fixedSize(); Text(\"口\") }".utf8), to: "a.swift")
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "PATH=/nowhere exec \"$0\" render a.swift --text outlined --layers content", haggle], in: folder.url)
    #expect(outcome.errors.contains("stays text, and so does 1 more text, as the subset of Inter"), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.count < 2000)
  }

  @Test(.enabled(if: hasConverter, noConverter)) func outlinesTextsInOtherLettersInTheMachinesFonts() throws {
    let outcome = try renderForeign("outlined", alone: false)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("<text"))
    #expect(
      outcome.errors.contains("'港口' is outlined in fonts of this machine, and so is 1 more text"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("stays text"))
    #expect(try renderForeign("outlined", alone: false).output == outcome.output)
    let prefix = try #require(outcome.output.firstMatch(of: /<svg [^>]*?id="([^"]+)"/)).1
    let ids = outcome.output.matches(of: /\sid="([^"]+)"/).map(\.1)
    #expect(ids.allSatisfy { $0.hasPrefix(prefix) } && Set(ids).count == ids.count)
    let texts = outcome.output.matches(of: /<path id="[^"]+-text[0-9]+" transform="scale\(0.01\)" d="M[^"]+Z[^"]*"/)
    #expect(texts.count >= 2)
    #expect(outcome.output.matches(of: /aria-label="港口"/).count >= 2)
  }
}
