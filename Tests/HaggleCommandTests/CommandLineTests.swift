import Foundation
import TestSupport
import Testing

struct CommandLineTests {
  private static let grid = """
    #Preview("Grid", traits: .fixedLayout(width: 300, height: 120)) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
        Color.orange.frame(height: 40)
        Color.teal.frame(height: 40)
      }
      .frame(width: 200)
    }
    """
  private static let two = """
    #Preview("First") { Color.red.frame(width: 10, height: 20) }
    #Preview("Second") { Color.red.frame(width: 30, height: 40) }
    """

  private func trace(_ source: String, _ arguments: [String]) throws -> Any {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--format", "json"] + arguments, input: Array(source.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  }

  /// The frame of the preview's root view as x, y, width, height.
  private func rootFrame(_ document: Any) throws -> [Double] {
    let nodes = try #require((document as? [String: Any])?["nodes"] as? [[String: Any]])
    let root = try #require(nodes.first { $0["parent"] is NSNull })
    let frame = try #require(root["frame"] as? [String: Any])
    return ["x", "y", "width", "height"].compactMap { (frame[$0] as? NSNumber)?.doubleValue }
  }

  @Test func namesAFirstWordThatIsNoSubcommand() throws {
    let outcome = try HaggleProcess.run(["draw", "a.swift", "-o", "a.svg"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: there is no subcommand 'draw'; the subcommands are init, serve, build,"))
    #expect(try HaggleProcess.run(["help", "trace"]).status == 0)
  }

  @Test func reportsTheRootInItsContainer() throws {
    #expect(try rootFrame(try trace(CommandLineTests.grid, [])) == [50, 40, 200, 40])
    #expect(try rootFrame(try trace(CommandLineTests.grid, ["--size", "400x100"])) == [100, 30, 200, 40])
  }

  @Test func reportsTheRootAtTheOriginForAProposal() throws {
    let source = "Color.red.frame(minWidth: 20, maxWidth: 90, idealHeight: 7)"
    #expect(try rootFrame(try trace(source, ["--proposal", "50x30"])) == [0, 0, 50, 30])
    #expect(try rootFrame(try trace(source, ["--proposal", "nilxnil"])) == [0, 0, 20, 7])
    #expect(try rootFrame(try trace(source, ["--proposal", "infx0"])) == [0, 0, 90, 0])
  }

  @Test func usesThePlatformsOwnFonts() throws {
    let phone = try rootFrame(try trace("Text(\"Hello\")", ["--proposal", "nilxnil"]))
    let desktop = try rootFrame(try trace("Text(\"Hello\")", ["--proposal", "nilxnil", "--platform", "macos"]))
    #expect(phone[2] > desktop[2])
    #expect(phone[3] > desktop[3])
  }

  @Test func tracesEveryPreviewOrTheOneThatIsNamed() throws {
    let all = try #require(try trace(CommandLineTests.two, []) as? [[String: Any]])
    #expect(all.map { $0["preview"] as? String } == ["First", "Second"])
    let second = try trace(CommandLineTests.two, ["--preview", "Second"])
    #expect(Array(try rootFrame(second).suffix(2)) == [30, 40])
  }

  @Test func countsThePreviewsOfAProvider() throws {
    let source = """
      import SwiftUI
      struct Bars: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.frame(width: 10, height: 20)
            Color.red.frame(width: 30, height: 40)
          }
          .previewLayout(.sizeThatFits)
        }
      }
      """
    for (number, size) in [(1, [10.0, 20]), (2, [30, 40])] {
      #expect(Array(try rootFrame(try trace(source, ["--preview", "\(number)"])).suffix(2)) == size)
    }
  }

  @Test func asksWhichPreviewIsMeant() throws {
    let input = Array(CommandLineTests.two.utf8)
    let misspelt = try HaggleProcess.run(["trace", "-", "--preview", "Secnd"], input: input)
    #expect(misspelt.status == 64)
    #expect(
      misspelt.errors == "<standard input>: error: there is no preview 'Secnd'; did you mean 'Second'?\n")
    let undecided = try HaggleProcess.run(["render", "-"], input: input)
    #expect(undecided.status == 64)
    #expect(
      undecided.errors
        == "-: error: there are several previews, 'First', 'Second'; choose one with --preview, see them side by "
        + "side with --compare, or write to a folder\n")
  }

  @Test(arguments: ["render", "trace", "explain"]) func refusesAPreviewThatIsNamedTwice(command: String) throws {
    let folder = try TemporaryFolder(["two.swift": CommandLineTests.two])
    let outcome = try HaggleProcess.run([command, "two.swift#First", "--preview", "Second"], in: folder.url)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "two.swift#First: error: this names a preview, and so does --preview; leave out one of them\n")
  }

  @Test func rendersToAFileOrAFolder() throws {
    let folder = try TemporaryFolder(["two.swift": CommandLineTests.two])
    let one = try HaggleProcess.run(["render", "two.swift", "--preview", "First", "-o", "first.svg"], in: folder.url)
    #expect(one.status == 0, "\(one.errors)")
    let printed = try HaggleProcess.run(["render", "two.swift", "--preview", "First"], in: folder.url)
    #expect(try folder.text("first.svg") == printed.output)
    let all = try HaggleProcess.run(["render", "two.swift", "-o", "figures/"], in: folder.url)
    #expect(all.status == 0, "\(all.errors)")
    #expect(folder.allPaths == ["figures", "figures/two-1.svg", "figures/two-2.svg", "first.svg", "two.swift"])
  }

  /// A closed stream fails as a full disk does.
  @Test(arguments: [("trace - <&-", 66), ("trace - < .", 66), ("trace a.swift >&-", 74), ("--help >&-", 74)])
  func reportsAStreamThatCannotBeUsed(command: String, status: Int32) throws {
    let folder = try TemporaryFolder(["a.swift": "Color.red"])
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    let shell = URL(fileURLWithPath: "/bin/sh")
    let outcome = try HaggleProcess.run(shell, ["-c", "exec '\(haggle)' \(command)"], in: folder.url)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("<standard "), "\(outcome.errors)")
  }

  @Test func writesToStandardOutputForADash() throws {
    let folder = try TemporaryFolder(["a.swift": "Color.red"])
    let outcome = try HaggleProcess.run(["render", "a.swift", "-o", "-"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<svg"))
    #expect(folder.allPaths == ["a.swift"])
  }

  @Test func writesThroughALinkAndLeavesItOne() throws {
    let folder = try TemporaryFolder(["a.swift": "Color.red", "real.svg": ""])
    try FileManager.default.createSymbolicLink(at: folder.file("link.svg"), withDestinationURL: folder.file("real.svg"))
    #expect(try HaggleProcess.run(["render", "a.swift", "-o", "link.svg"], in: folder.url).status == 0)
    #expect(try type(of: folder.file("link.svg")) == .typeSymbolicLink)
    #expect(try folder.text("real.svg").hasPrefix("<svg"))
  }

  /// Replacing a device would remove it from the whole machine, so a pipe takes its place here.
  @Test func writesIntoAPipeInsteadOfReplacingIt() throws {
    let folder = try TemporaryFolder(["a.swift": "Color.red"])
    #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
    // Open at both ends, so that neither waits for the other.
    let pipe = try FileHandle(forUpdating: folder.file("pipe"))
    #expect(try HaggleProcess.run(["render", "a.swift", "-o", "pipe"], in: folder.url).status == 0)
    let isFile = try type(of: folder.file("pipe")) == .typeRegular
    try #require(!isFile)
    #expect(String(decoding: pipe.availableData, as: UTF8.self).hasPrefix("<svg"))
    try pipe.close()
  }

  private func type(of file: URL) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
  }

  #if os(Linux)
    @Test(arguments: [
      "trace a.swift", "trace a.swift --format json", "render a.swift", "check a.swift --diagnostics json --strict",
      "check b.swift --diagnostics json", "check b.swift --diagnostics sarif", "--help",
    ])
    func aFullOutputIsAnError(command: String) throws {
      let folder = try TemporaryFolder(["a.swift": "Color.red", "b.swift": "Colr.red"])
      let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
      let outcome = try HaggleProcess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "'\(haggle)' \(command) >/dev/full"], in: folder.url)
      // Without a warning there is nothing to write.
      let isSilent = command.hasSuffix("--strict")
      #expect(outcome.status == (isSilent ? 0 : 74))
      #expect(outcome.errors == (isSilent ? "" : "<standard output>: error: it cannot be written to\n"))
    }

    @Test func standardInputIsReadOnlyAsFarAsItIsNeeded() throws {
      let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
      let outcome = try HaggleProcess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "ulimit -v 4000000; '\(haggle)' check - </dev/zero"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix("<standard input>:1:1: error: the file has more than 256000 bytes"))
    }

    @Test func aHugeFileIsReadOnlyAsFarAsItIsNeeded() throws {
      let folder = try TemporaryFolder(["a.swift": ""])
      #expect(truncate(folder.file("a.swift").path, 3_000_000_000) == 0)
      let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
      let outcome = try HaggleProcess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "ulimit -v 4000000; '\(haggle)' check a.swift"], in: folder.url)
      #expect(outcome.errors.hasPrefix("a.swift:1:1: error: the file has more than 256000 bytes"))
    }
  #endif

  @Test func aDeviceIsNoFile() throws {
    let outcome = try HaggleProcess.run(["check", "/dev/zero"])
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("/dev/zero: error: this is no regular file"))
  }

  /// Names come from archives and repositories of anybody.
  @Test func namesNeverChangeTheTerminal() throws {
    let name = "a\u{1B}[31m\u{9B}\u{202E}b"
    let folder = try TemporaryFolder(["Scenarios/\(name).swift": "Color.red", "Site/site.yml": "\u{1B}[31m: x"])
    for arguments in [
      ["build", "."], ["check", "\(name).swift"], ["trace", "Scenarios/\(name).swift", "--preview", name],
      ["render", "Scenarios/\(name).swift", "--platform", name], ["build", ".", "--limit", name], [name],
    ] {
      let outcome = try HaggleProcess.run(arguments, in: folder.url)
      #expect(outcome.status != 0)
      let text = outcome.errors + outcome.output
      #expect(!text.isEmpty)
      for scalar: Unicode.Scalar in ["\u{1B}", "\u{9B}", "\u{202E}"] {
        #expect(!text.unicodeScalars.contains(scalar), "\(arguments)")
      }
    }
    let site = try TemporaryFolder(["Scenarios/\(name).swift": "#Preview { Color.red }"])
    let built = try HaggleProcess.run(["build", ".", "-o", "out\u{1B}[31m"], in: site.url)
    #expect(built.status == 0)
    #expect(!built.errors.unicodeScalars.contains("\u{1B}"))
    for format in ["json", "tree"] {
      let source = Array("Text(\"a\u{9B}31m\u{7F}b\")".utf8)
      let outcome = try HaggleProcess.run(["trace", "-", "--format", format], input: source)
      #expect(!outcome.output.unicodeScalars.contains("\u{9B}"))
    }
  }

  @Test func reportsWhatItCannotWrite() throws {
    let folder = try TemporaryFolder(["a.swift": "Color.red", "notes.txt": "not a folder", "full/thesis.tex": "mine"])
    let file = try HaggleProcess.run(["render", "a.swift", "-o", "notes.txt/a.svg"], in: folder.url)
    #expect(file.status == 73)
    #expect(file.errors == "notes.txt/a.svg: error: the file cannot be written there\n")
    try folder.write(Array("Color.red".utf8), to: "Scenarios/a.swift")
    let site = try HaggleProcess.run(["build", ".", "--output", "full"], in: folder.url)
    #expect(site.status == 73)
    #expect(
      site.errors
        == "full: error: this folder is not empty and was not made by haggle, which leaves it as it is; name another "
        + "one\n")
    #expect(try folder.text("full/thesis.tex") == "mine")
  }

  @Test(
    arguments: [
      ["trace", "-", "--proposal", "wide"], ["trace", "-", "--proposal", "nanx10"], ["trace", "-", "--size", "-1x4"],
      ["trace", "-", "--size", "infx4"], ["trace", "-", "--platform", "windows"], ["trace", "-", "--format", "xml"],
      ["trace"], ["paint"], ["build", "--colour"],
    ])
  func refusesArgumentsItDoesNotKnow(arguments: [String]) throws {
    let outcome = try HaggleProcess.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  @Test(arguments: ["build", "render", "trace", "check", "doctor"])
  func explainsEverySubcommand(name: String) throws {
    let outcome = try HaggleProcess.run([name, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: haggle \(name)"))
    #expect(outcome.errors.isEmpty)
  }

  /// What a command advises can be copied into a shell.
  @Test(arguments: ["site", "my site", "it's $HOME", "été;rm", "a(b)"]) func advisesWhatAShellTakes(name: String) throws
  {
    let folder = try TemporaryFolder()
    let outcome = try HaggleProcess.run(["init", name], in: folder.url)
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("haggle serve "), "\(outcome.errors)")
    #expect((name == "site") == (outcome.errors == "haggle serve site\n"))
    let advice = outcome.errors.replacing("haggle serve ", with: "printf %s ")
    let echo = try HaggleProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", advice])
    #expect(echo.output == name)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func writesCompletionScripts(shell: String) throws {
    let outcome = try HaggleProcess.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("haggle"))
  }

  @Test func checksWithoutWriting() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview { Color.red }", "bad.swift": "#Preview { Colr.red }",
    ])
    let good = try HaggleProcess.run(["check", "."], in: folder.url)
    #expect(good.status == 0, "\(good.errors)")
    #expect(try HaggleProcess.run(["check", "Scenarios/a.swift"], in: folder.url).status == 0)
    #expect(try HaggleProcess.run(["check", "bad.swift"], in: folder.url).status == 1)
    #expect(folder.allPaths == ["Scenarios", "Scenarios/a.swift", "bad.swift"])
  }

  @Test func examinesTheMachine() throws {
    let outcome = try HaggleProcess.run(["doctor"])
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 7)
    #expect(outcome.output.contains("libxml2"))
  }

  @Test func namesWhatIsAbsentAndWhatForItIsNeeded() throws {
    let haggle = HaggleProcess.products.appendingPathComponent("haggle").path
    let outcome = try HaggleProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "PATH=/nowhere exec \"$0\" doctor", haggle])
    #expect(outcome.status == 0)
    for (name, use) in [("engine", "'haggle view'"), ("git", "'haggle diff --revisions'"), ("rsvg-convert", "PNG")] {
      let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("absent   \(name) ") }
      #expect(line?.contains(use) == true, "\(outcome.output)")
    }
  }

  @Test func saysOnceThatLiveFiguresStandStillWithoutAnEngine() throws {
    let figure = "![](../../Scenarios/a.swift \"live\")\n\n"
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview { Color.red }", "engine.js": "Haggle.engine(\"H4sIAAAA\");\n",
      "Site/articles/one.md": "---\ntitle: One\ndescription: Two.\n---\n\n" + figure + figure,
    ])
    // The second build has nothing to do.
    for arguments in [[], [], ["--engine", "engine.js"]] {
      let outcome = try HaggleProcess.run(["build", "--cache", "kept"] + arguments, in: folder.url)
      #expect(outcome.status == 0)
      let notes = outcome.errors.ranges(of: "Site/articles/one.md: note: live figures stand still")
      #expect(notes.count == (arguments.isEmpty ? 1 : 0), "\(outcome.errors)")
    }
  }

  @Test func leavesTheLastGoodSiteWhenABuildFails() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }"])
    #expect(try HaggleProcess.run(["build"], in: folder.url).status == 0)
    let before = folder.allPaths
    let page = try folder.text("_site/index.html")
    try folder.write(Array("#Preview { Colr.red }".utf8), to: "Scenarios/b.swift")
    let failed = try HaggleProcess.run(["build"], in: folder.url)
    #expect(failed.status == 1)
    #expect(failed.errors.hasPrefix("Scenarios/b.swift:1:12: error: "), "\(failed.errors)")
    #expect(folder.allPaths == (before + ["Scenarios/b.swift"]).sorted())
    #expect(try folder.text("_site/index.html") == page)
  }

  @Test(arguments: ["<footer>{{nothing}}</footer>", "<footer><p style=\"color: red\">Mine</p></footer>", "<footer>"])
  func aWrongTemplateIsOneOfTheConfiguration(footer: String) throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview { Color.red }", "Site/site.yml": "title: Stacks\n",
      "Site/templates/footer.mustache": footer,
    ])
    let outcome = try HaggleProcess.run(["build"], in: folder.url)
    #expect(outcome.status == 78, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("Site/templates/footer.mustache:1:"), "\(outcome.errors)")
    // An error in a scenario as well is one in the site.
    try folder.write(Array("#Preview { Colr.red }".utf8), to: "Scenarios/b.swift")
    #expect(try HaggleProcess.run(["build"], in: folder.url).status == 1)
  }

  @Test func refusesAConfigurationItDoesNotKnow() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": "#Preview { Color.red }", "Site/site.yml": "tittle: x\n"])
    let outcome = try HaggleProcess.run(["build"], in: folder.url)
    #expect(outcome.status == 78)
    #expect(outcome.errors == "Site/site.yml:1:1: error: there is no key 'tittle' here; did you mean 'title'?\n")
  }
}
