internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SwiftUIViews

/// The page of one scenario: its figures, its sources and its negotiations.
struct ScenarioPage: SitePage {
  static var template: Template { Template("scenario", PackageResources.scenario_mustache) }

  static func pages(of site: LaidOutSite) -> [ScenarioPage] {
    let entries = site.entries
    return entries.indices.map { index in
      ScenarioPage(
        site: site, entry: entries[index], previous: index > 0 ? entries[index - 1] : nil,
        next: index + 1 < entries.count ? entries[index + 1] : nil)
    }
  }

  let site: LaidOutSite
  let entry: SiteEntry
  let previous: SiteEntry?
  let next: SiteEntry?

  /// A file of at most so many lines is shown beside its figure as a whole.
  private static let shortFile = 80

  private var run: ScenarioRun { entry.run }
  private var isSingle: Bool { run.previews.count == 1 }
  private var listings: [SourceListing] { site.listings(of: entry) }

  var path: String { entry.pagePath }
  var sourceName: String { entry.sourceName }
  var title: String { "\(entry.title) · \(site.folder.configuration.title)" }
  var description: String { CaptionText(run.previews[0].caption).plain }

  func report(_ fault: SiteFault) -> Report { run.sources.report(fault, at: run.previews.first?.source) }

  var values: Values {
    let topic = site.folder.topics.first { $0.folder == entry.source.topic }
    let (devices, anchors, listings) = (devices, anchors, listings)
    return Values(
      topic: topic?.title ?? site.folder.configuration.title, topicID: topic?.id ?? "content", title: entry.title,
      single: isSingle, caption: html { CaptionText(run.previews[0].caption).write(to: &$0) },
      devices: devices.isEmpty ? nil : Devices(list: devices),
      previews: run.previews.indices.map { preview($0, anchors, listings) },
      trace: percentEncoded(entry.source.name + ".json"), traceName: entry.source.name + ".json",
      files: listings.enumerated().map(file), previous: previous.map(link), next: next.map(link))
  }

  /// The previews side by side at one scale, when they show several devices.
  private var devices: [DevicePicture] {
    guard entry.showsDevices else { return [] }
    return run.previews.enumerated().compactMap { index, preview in
      guard let device = preview.device else { return nil }
      return DevicePicture(
        id: "preview-\(index + 1)", name: device.name, size: LengthText.size(device.size),
        picture: percentEncoded(entry.screenName(ofPreview: index)), width: "\(Int(device.size.width / 2))")
    }
  }

  private func preview(_ index: Int, _ anchors: SourceAnchors, _ listings: [SourceListing]) -> Preview {
    let preview = run.previews[index]
    let figures = ScenarioFigures(of: run)
    let table = NegotiationSection(preview: preview, anchors: anchors)
    let printed = preview.trace.output
    // What a preview presents shows the preview's lines once more.
    let linePrefix = preview.presentation == nil ? "L" : "P\(index + 1)-L"
    return Preview(
      id: "preview-\(index + 1)", name: preview.name,
      caption: html { CaptionText(preview.caption).write(to: &$0) },
      figure: figures.inline(index, idPrefix: "f\(index + 1)") { percentEncoded($0.file) },
      svg: percentEncoded(run.baseName(ofPreview: index) + ".svg"), svgName: run.baseName(ofPreview: index) + ".svg",
      dimensions: dimensions(of: preview), standIns: preview.trace.standInSentence,
      findings: FindingGroup.groups(of: preview).map { FindingText(message: $0.message, suggestion: $0.suggestion) },
      rounds: rounds(of: preview),
      source: html { listings[0].write(lines: lines(of: preview), idPrefix: linePrefix, to: &$0) },
      printed: printed.isEmpty ? nil : printed.map(VisibleText.escaping).joined(separator: "\n"),
      why: html { WhySection(preview: preview, anchors: anchors).write(to: &$0) },
      negotiation: html { table.write(to: &$0) }, callCount: table.count, short: table.isShort,
      lanes: table.fitsLanes ? figures.lanes(index, idPrefix: "lanes-\(index + 1)") : nil,
      types: preview.type.parts.map { part in
        TypeText(typeName: part.title.isEmpty ? nil : part.title, text: part.lines.joined(separator: "\n"))
      })
  }

  private func rounds(of preview: LaidOutPreview) -> Rounds? {
    let table = RoundsTable(trace: preview.trace)
    guard table.isNeeded else { return nil }
    let list = table.rows.map { row in
      Round(number: "\(row.number)", changes: row.changes.isEmpty ? ["nothing changes"] : row.changes)
    }
    return Rounds(verdict: table.verdict, list: list)
  }

  private func dimensions(of preview: LaidOutPreview) -> String {
    "In \(LengthText.size(preview.trace.container)) points the root view is proposed "
      + "\(LengthText.proposal(preview.proposal)) and answers \(LengthText.size(preview.answer))."
  }

  /// The lines of the preview itself, or all of a short file with one preview; the whole file stands at the end
  /// of the page.
  private func lines(of preview: LaidOutPreview) -> ClosedRange<Int> {
    let lineCount = listings[0].lineCount
    if isSingle, lineCount <= ScenarioPage.shortFile { return 1...lineCount }
    let first = max(1, Int(preview.source.line))
    return first...max(first, Int(preview.source.endLine))
  }

  private func file(_ index: Int, _ listing: SourceListing) -> File {
    File(
      id: "file-\(index + 1)", name: listing.name,
      listing: html { listing.write(lines: 1...listing.lineCount, idPrefix: "F\(index + 1)-", to: &$0) })
  }

  /// Where on the page a node's source line is shown: in its preview's lines, or in the files at the end.
  private var anchors: SourceAnchors {
    SourceAnchors(shown: run.previews.map { lines(of: $0) }, fileCount: run.file.files.count)
  }

  private func link(to other: SiteEntry) -> Link {
    Link(href: PageFrame.root(from: path) + percentEncoded(other.pagePath), title: other.title)
  }
}
