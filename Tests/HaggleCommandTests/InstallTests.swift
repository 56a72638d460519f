import Foundation
import TestSupport
import Testing

/// `make install` and `make uninstall`.
struct InstallTests {
  private static let files = [
    "bin/haggle", "share/bash-completion/completions/haggle", "share/zsh/site-functions/_haggle",
    "share/fish/vendor_completions.d/haggle.fish", "share/man/man1/haggle.1",
  ]

  private func make(_ target: String, in folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "make", target, "DESTDIR=\(folder.url.path)", "PREFIX=/opt/a b",
        "PROGRAM=\(HaggleProcess.products.appendingPathComponent("haggle").path)",
      ], in: HaggleProcess.package)
  }

  @Test func installsAProgramThatRunsWithItsCompletionsAndManualAndRemovesThem() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "opt/a b/bin/other")
    let installed = try make("install", in: folder)
    #expect(installed.status == 0, "\(installed.errors)")
    let all = Set(folder.allPaths)
    for file in InstallTests.files { #expect(all.contains("opt/a b/" + file), "\(file)") }
    let program = folder.file("opt/a b/bin/haggle")
    let outcome = try HaggleProcess.run(program, ["trace", "-"], input: Array("Color.red".utf8))
    #expect(outcome.status == 0 && outcome.output.contains("Color"), "\(outcome.errors)")
    #expect(try folder.text("opt/a b/share/zsh/site-functions/_haggle").hasPrefix("#compdef haggle"))
    #expect(try make("uninstall", in: folder).status == 0)
    #expect(folder.paths == ["opt/a b/bin/other"])
  }

  @Test func theManualTellsEverySubcommandAndHasNoCommandsByAccident() throws {
    let script = HaggleProcess.package.appendingPathComponent(".ci/manual")
    let program = HaggleProcess.products.appendingPathComponent("haggle").path
    let manual = try HaggleProcess.run(script, [program]).output
    let help = try HaggleProcess.run(["--help"]).output
    let subcommands = help.matches(of: #/\n  ([a-z]+) {2,}[A-Z]/#).map { String($0.1) }.filter { $0 != "help" }
    #expect(subcommands.count > 7)
    for name in subcommands { #expect(manual.contains(".SS haggle \(name)\n"), "\(name)") }
    let known = [".TH", ".SH", ".SS", ".TP", ".B", ".I", ".nf", ".fi"]
    for line in manual.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
