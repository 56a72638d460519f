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
    // From the width on, behind the ids.
    let sizes = try names.map { try #require(folder.text($0).firstMatch(of: /width="[^>]*" font-family/)).output }
    #expect(Set(sizes).count == 1)
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
    (["--step", "1", "--device", "iphone-8", "--device", "mac-window"], "steps are of one preview; give one --device"),
    (["--steps", "a", "--platform", "ios", "--platform", "macos"], "give one --device, one --platform and"),
    (["--animate", "--proposal", "9x9", "--proposal", "8x8"], "and one --proposal at most"),
    (["--steps", "a", "-o", "b"], "leave out --output"),
    (["--animate", "--format", "png"], "only an SVG figure can be animated"),
    (["--step", "x"], "The value 'x' is invalid"),
  ]) func refusesWhatDoesNotFit(arguments: [String], message: String) throws {
    let outcome = try render(arguments).0
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func asksWhichPreviewTheStepsAreOf() throws {
    let folder = try TemporaryFolder(["two.swift": "#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.red }"])
    let outcome = try HaggleProcess.run(["render", "two.swift", "--step", "1"], in: folder.url)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "two.swift: error: there are several previews, 'A', 'B', and steps are of one; choose it with --preview\n")
  }

  /// A browser shows each frame in its time, and without motion the end.
  ///
  /// The animation is paused at the time being examined, so that it does not matter how busy the machine is.
  @Test(.enabled(if: Browser.installed != nil, "no chromium is installed (Debian: apt install chromium)"))
  func aBrowserPlaysTheAnimation() throws {
    let (outcome, folder) = try render(["--animate", "--scheme", "light", "-o", "row.svg"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let steps = try HaggleProcess.run(
      ["render", "row.swift", "--steps", "frames", "--scheme", "light"], in: folder.url)
    #expect(steps.status == 0, "\(steps.errors)")
    let frames = folder.allPaths.filter { $0.hasPrefix("frames/") }.sorted()
    let svg = try folder.text("row.svg")
    // The finished figure is shown twice as long.
    let pictures = frames + frames.suffix(1)
    for (index, _) in pictures.enumerated() {
      let stopped = svg.replacing(" infinite}", with: " infinite paused -\(2 * index + 1)s}")
      #expect(stopped != svg)
      try folder.write(Array(stopped.utf8), to: "at-\(index).svg")
    }
    let rows = pictures.enumerated().map { index, frame in
      "<div><img src='at-\(index).svg' width='240' height='200'><img src='\(frame)' width='240' height='200'></div>"
    }
    try folder.write(
      Array("<style>body{margin:0}div{height:200px}</style>\(rows.joined())".utf8), to: "frames.html")

    let moving = try picture(of: "frames.html", height: 200 * pictures.count, in: folder)
    let still = try picture(
      of: "frames.html", height: 200 * pictures.count, in: folder, "--force-prefers-reduced-motion")
    func part(_ picture: Screenshot, _ index: Int, x: Int) -> Screenshot {
      picture.part(x: x, y: 200 * index, width: 240, height: 200)
    }
    let finished = part(moving, pictures.count - 1, x: 240)
    for index in pictures.indices {
      let shown = part(moving, index, x: 0)
      #expect(differences(shown, part(moving, index, x: 240)) == 0, "frame \(index + 1)")
      if index > 0 && index < frames.count { #expect(differences(shown, part(moving, index - 1, x: 0)) > 20) }
      #expect(differences(part(still, index, x: 0), finished) == 0, "frame \(index + 1) without motion")
    }
  }

  /// How many pixels are clearly of another colour; the edges of what is clipped are smoothed a little differently.
  private func differences(_ one: Screenshot, _ other: Screenshot) -> Int {
    func isFar(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) > 24 }
    return zip(one.pixels, other.pixels).count { one, other in
      isFar(one.red, other.red) || isFar(one.green, other.green) || isFar(one.blue, other.blue)
    }
  }

  /// An animation that is not paused continues.
  @Test(.enabled(if: Browser.installed != nil, "no chromium is installed (Debian: apt install chromium)"))
  func theAnimationRunsWhereMotionIsWanted() throws {
    let (_, folder) = try render(["--animate", "-o", "row.svg"])
    let script = "document.title = [...new Set(document.getAnimations().map((each) => each.playState))].join()"
    try folder.write(
      Array("<!doctype html>\(try folder.text("row.svg"))<script>\(script)</script>".utf8), to: "row.html")
    let page = try browse("row.html", in: folder, ["--dump-dom"]).output
    #expect(page.contains("<title>running</title>"))
    let still = try browse("row.html", in: folder, ["--dump-dom", "--force-prefers-reduced-motion"]).output
    #expect(still.contains("<title></title>"))
  }

  private func picture(
    of page: String, height: Int, in folder: TemporaryFolder, _ setting: String...
  ) throws -> Screenshot {
    let file = folder.file("picture.png")
    _ = try browse(page, in: folder, ["--window-size=480,\(height)", "--screenshot=\(file.path)"] + setting)
    return try #require(Screenshot([UInt8](try Data(contentsOf: file))))
  }

  private func browse(
    _ page: String, in folder: TemporaryFolder, _ arguments: [String]
  ) throws -> HaggleProcess.Outcome {
    let general = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--user-data-dir=\(folder.file("profile").path)",
    ]
    return try HaggleProcess.run(
      try #require(Browser.installed), general + arguments + [folder.file(page).path], in: folder.url)
  }
}
