package import ArgumentParser
package import Diagnostics
internal import Foundation
internal import ScenarioPipeline

/// `haggle diff`: what has changed in layouts.
package struct Diff: Subcommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: "Tells which views of previews have changed, by how much, and what differs first.",
      discussion: """
        With one folder, compares its previews with the baseline in it, which 'haggle record' writes. With two \
        arguments, compares any of these: a folder, a Swift file or FILE#PREVIEW as they are laid out now, a baseline, \
        or a trace as 'haggle trace --format json' writes it. With one argument, --revisions compares it in two \
        revisions of its Git repository, or in one and as it is now, and two times --device compares it on two devices.

          haggle diff Sources
          haggle diff Row.swift#Short Row.swift#Long
          haggle diff main.txt feature.txt
          haggle diff Sources --revisions main..HEAD --page changes.html
          haggle diff Row.swift --device iphone-8 --device ipad-pro-13-inch-m5

        A file that has errors on either side is left out of the comparison of folders, and its errors are told.

        Exit codes: 0 nothing differs, 1 something does or a file has errors, 64 wrong usage, 66 no such file, \
        baseline, repository or revision, 69 no git, 73 the page cannot be written.
        """)
  }

  package enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif, markdown }

  @Argument(help: "A folder with a baseline; or what was before and what is now.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "Compare the path in two revisions; A...B begins where both parted, A alone compares with the files as they are.",
      valueName: "A..B"))
  var revisions: String?

  @Option(help: ArgumentHelp("Lay out on this device; two compare the path on both.", valueName: "NAME"))
  var device: [DeviceArgument] = []

  @Option(help: ArgumentHelp("Also write a page with the figures of what differs.", valueName: "FILE"))
  var page: String?

  @Option(help: "To read, as data, as SARIF for code scanning, or for a pull request.")
  var format: Format = .text

  @OptionGroup var baselines: BaselineArguments

  package init() {}

  package mutating func validate() throws {
    if paths.count > 2 { throw ValidationError("compare one folder with its baseline, or two of anything") }
    if device.count > 2 { throw ValidationError("compare two devices") }
    if revisions.map({ Revisions($0) == nil }) == true {
      throw ValidationError("--revisions is A..B, A...B or A, of names that Git knows")
    }
    let several = [paths.count > 1, revisions != nil, device.count > 1].count { $0 }
    if several > 1 { throw ValidationError("compare two paths, two revisions or two devices") }
  }

  package func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let (before, now) = try sides()
    let report = BaselineReport(from: before, to: now)
    reporter.add(report.errors)
    if let page {
      let html = Data(BaselinePage(of: report).html().utf8)
      try OutputFile.write(html, to: URL(fileURLWithPath: page), apartFrom: read)
    }
    switch format {
    case .text: try terminal.write(report.text())
    case .markdown: try terminal.write(report.markdown())
    case .json: try terminal.write(report.json())
    case .sarif: try terminal.write(SARIFForm.text(Report.ordered(report.reports()), version: Version.current))
    }
    return report.comparison.isEmpty && report.errors.isEmpty ? .success : .contentErrors
  }

  private var read: ReadFiles {
    ReadFiles(paths + paths.map { $0 + "/" + BaselineFiles.name } + [baselines.assumptions.evaluation.metrics])
  }

  /// The layouts before and now.
  private func sides() throws(Problem) -> (BaselineSide, BaselineSide) {
    if let revisions = revisions.flatMap({ Revisions($0) }) { return try sides(of: revisions) }
    let first = device.first
    if device.count == 2 {
      return (try baselines.side(paths[0], on: first), try baselines.side(paths[0], on: device[1]))
    }
    if paths.count == 2 { return (try baselines.side(paths[0], on: first), try baselines.side(paths[1], on: first)) }
    return (
      try baselines.baseline(of: paths[0]), BaselineSide(try baselines.runs(in: paths[0], on: first))
    )
  }

  private func sides(of revisions: Revisions) throws(Problem) -> (BaselineSide, BaselineSide) {
    let named = PreviewArgument(paths[0])
    func side(_ folder: RevisionFolder) throws(Problem) -> BaselineSide {
      try baselines.side(folder.url, preview: named.preview, shownAs: named.file, on: device.first)
    }
    let before = try RevisionFolder(
      revisions.before, of: named.file, mergeBase: revisions.isFromMergeBase ? revisions.now : nil)
    guard let name = revisions.now else {
      return (try side(before), try baselines.side(paths[0], on: device.first))
    }
    return (try side(before), try side(RevisionFolder(name, of: named.file)))
  }
}
