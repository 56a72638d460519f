import Foundation
import TestSupport
import Testing

/// `haggle render` step by step.
struct StepCommandTests {
  private static let row = """
    #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 10) { Color.red; Text("Hello").border(.blue) }.padding(5)
    }
    """

  private func render(_ arguments: [String]) throws -> (HaggleProcess.Outcome, TemporaryFolder) {
    let folder = try TemporaryFolder(["row.swift": StepCommandTests.row])
    return (try HaggleProcess.run(["render", "row.swift"] + arguments, in: folder.url), folder)
  }

  @Test func drawsTheStateAfterACall() throws {
    let (outcome, _) = try render(["--step", "2"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(", call 2<"))
    #expect(outcome.output.contains("HStack asks how small Color can be, with 0\u{2009}×\u{2009}50."))
  }

  /// Each of the trace's calls, whatever view it is of.
  @Test func everyCallOfTheTraceHasAFigure() throws {
    let folder = try TemporaryFolder(["row.swift": StepCommandTests.row])
    let tree = try HaggleProcess.run(["trace", "row.swift"], in: folder.url).output
    let calls = tree.split(separator: "\n").compactMap { line in Int(line.prefix { $0.isNumber }) }
    #expect(calls.count > 10)
    for call in calls {
      let outcome = try HaggleProcess.run(["render", "row.swift", "--step", "\(call)"], in: folder.url)
      #expect(outcome.status == 0 && outcome.output.contains(", call \(call)<"), "\(call): \(outcome.errors)")
    }
  }

  @Test func namesTheStepsThatThereAre() throws {
    let (outcome, _) = try render(["--step", "999"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(#/^row.swift: error: 'Row' has no call 999 that can be shown; there are 0–\d+\n$/#),
      "\(outcome.errors)")
    let focused = try render(["--step", "0", "--focus", "HStack"]).0
    #expect(focused.status == 64)
    #expect(focused.errors.contains("has no call 0 that can be shown; there are 1"), "\(focused.errors)")
  }

  @Test func writesNumberedFramesOfOneSize() throws {
    let (outcome, folder) = try render(["--steps", "frames"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = folder.allPaths.filter { $0.hasPrefix("frames/") }.sorted()
    #expect(names.count > 9)
    #expect(names == (1...names.count).map { "frames/row-step-" + ($0 < 10 ? "0" : "") + "\($0).svg" })
    let starts = try names.map { try folder.text($0).prefix { $0 != ">" } }
    #expect(Set(starts).count == 1)
    #expect(try folder.text(names[names.count - 1]).contains("Finished after \(names.count - 1) steps"))
  }

  @Test func removesTheFramesOfALongerRunAndNothingElse() throws {
    let (_, folder) = try render([])
    let others = ["frames/row-step-99.svg", "frames/row-step-099.svg"]
    let kept = ["frames/row-step-99.png", "frames/other-step-99.svg", "frames/row-step-x.svg", "frames/row.svg"]
    for name in others + kept { try folder.write([], to: name) }
    let outcome = try HaggleProcess.run(["render", "row.swift", "--steps", "frames"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = folder.allPaths
    #expect(paths.contains("frames/row-step-01.svg"))
    #expect(Set(paths).isDisjoint(with: others))
    #expect(Set(paths).isSuperset(of: kept))
  }

  @Test func animatesInOneFigure() throws {
    let (outcome, folder) = try render(["--animate", "-o", "row.svg"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let svg = try folder.text("row.svg")
    #expect(svg.contains("prefers-reduced-motion:no-preference"))
    #expect(svg.utf8.count < 60_000)
  }

  @Test func refusesMoreStepsThanCanBeShown() throws {
    let cells = "ForEach(0..<60) { Color.red.frame(width: CGFloat($0)) }"
    let folder = try TemporaryFolder(["many.swift": "#Preview { HStack { \(cells) } }"])
    let outcome = try HaggleProcess.run(["render", "many.swift", "--animate"], in: folder.url)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("120 can be shown; choose a smaller part with --focus or --depth 1"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (["--step", "1", "--animate"], "choose one of --step, --steps and --animate"),
    (["--step", "1", "--compare"], "steps are of one preview"),
    (["--steps", "a", "-o", "b"], "leave out --output"),
    (["--animate", "--format", "png"], "only an SVG figure can be animated"),
    (["--step", "x"], "The value 'x' is invalid"),
  ]) func refusesWhatDoesNotFit(arguments: [String], message: String) throws {
    let outcome = try render(arguments).0
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// A browser shows another frame after some seconds, and without motion the end.
  @Test(.enabled(if: Browser.installed != nil, "no chromium is installed (Debian: apt install chromium)"))
  func aBrowserPlaysTheAnimation() throws {
    let (outcome, folder) = try render(["--animate", "--scheme", "light", "-o", "row.svg"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    func picture(after milliseconds: Int, _ arguments: [String] = []) throws -> Screenshot {
      let file = folder.file("\(milliseconds)\(arguments.count).png")
      let browser = try #require(Browser.installed)
      _ = try HaggleProcess.run(
        browser,
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=720,700",
          "--virtual-time-budget=\(milliseconds)", "--user-data-dir=\(folder.file("profile").path)",
          "--screenshot=\(file.path)",
        ] + arguments + [folder.file("row.svg").path], in: folder.url)
      return try #require(Screenshot([UInt8](try Data(contentsOf: file))))
    }
    let (early, late) = (try picture(after: 1_000), try picture(after: 9_000))
    #expect(early.counts != late.counts)
    let reduced = "--force-prefers-reduced-motion"
    #expect(try picture(after: 1_000, [reduced]).counts == (try picture(after: 9_000, [reduced])).counts)
  }
}
