internal import Diagnostics
internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup
internal import ScenarioPipeline
internal import SwiftUIViews

/// The page of one scenario: the live page before its script runs, which makes the same points.
///
/// It is made together with its scenario, as only a few scenarios are in memory at a time.
struct ScenarioPage: SitePage {
  static var template: Template { Template("scenario", PackageResources.scenario_mustache) }

  let configuration: SiteConfiguration
  /// The part of the index that it belongs to.
  let topic: SiteFolder.Topic?
  let entry: SiteEntry
  let text: ScenarioText
  /// The previews and what they present, each with the number of the preview that it belongs to.
  let livePreviews: [LivePreview]
  let previous: ScenarioSource?
  let next: ScenarioSource?
  /// Whether the page is not part of a site, and so links to no other page.
  var isAlone = false

  private var run: ScenarioRun { entry.run }
  /// The layout that the page shows first.
  private var main: LaidOutPreview { livePreviews.first?.preview ?? run.previews[0] }
  private var source: ScenarioSource { entry.source }

  var path: String { source.pagePath }
  var socialPicture: String? { source.socialPicturePath }
  var sourceName: String { source.sourceName }
  var title: String { "\(entry.title) · \(configuration.title)" }
  var description: String { CaptionText(run.previews[0].caption).plain }

  func report(_ fault: SiteFault) -> Report { run.sources.report(fault, at: run.previews.first?.source) }

  var shared: [Any] {
    let first = livePreviews.first
    let subject = PlayerValues.Subject(
      program: source.programName, title: entry.title, styles: percentEncoded(source.styleName),
      previews: run.ownPreviews.map(\.name), output: run.previews[0].trace.output)
    // Where a node's source line is shown: in the code of the first preview, or in the files at the end.
    let shown = CodeListing.lines(of: entry.shownPreviews.first ?? [], text.declarations)
    let anchors = SourceAnchors(shown: text.listings.isEmpty ? [] : shown, listed: listed)
    let player = PlayerValues(
      subject, main.record, first?.layout,
      parts: (first?.picture ?? "", first?.tree ?? "", first?.rail ?? ""), anchors: anchors
    ) { first?.panel($0) ?? "" }
    return [player]
  }

  /// Whether each file is shown whole at the end.
  private var listed: [Bool] { text.listings.map { isAlone || !$0.isLong } }

  var values: Values {
    let controls = Controls(main)
    let listed = listed
    return Values(
      alone: isAlone,
      topic: topic?.title ?? configuration.title, topicID: topic?.id ?? "content",
      code: html { write(codes, to: &$0) }, roundSteps: livePreviews.first?.panel("round-steps"),
      width: controls.width, height: controls.height, rtl: nil, deviceOptions: controls.deviceOptions,
      devices: devices.isEmpty || isAlone ? nil : Devices(list: devices), platformOptions: Controls.platformOptions,
      textSizeOptions: Controls.textSizeOptions,
      caption: html { CaptionText(run.previews[0].caption).write(to: &$0) },
      story: !run.previews[0].caption.isEmpty,
      about: !devices.isEmpty && !isAlone || !run.previews[0].trace.output.isEmpty,
      others: livePreviews.indices.dropFirst().map(other),
      types: run.previews[0].type.parts.map { part in
        TypeText(typeName: part.title.isEmpty ? nil : part.title, text: part.lines.joined(separator: "\n"))
      },
      files: text.listings.enumerated().filter { listed[$0.offset] }.map(file),
      sources: isAlone ? [] : text.listings.filter(\.isLong).map(source), trace: percentEncoded(source.recordName),
      traceName: source.recordName, svg: percentEncoded(figureName), svgName: figureName,
      previous: previous.map { link(to: $0, titled: NeighborTitles.previous) },
      next: next.map { link(to: $0, titled: NeighborTitles.next) })
  }

  /// The file name of the figure of the first layout.
  private var figureName: String { run.baseName(ofPreview: entry.shownOrder.first ?? 0) + ".svg" }

  private func other(_ index: Int) -> Other {
    let live = livePreviews[index]
    // What a preview presents has the same caption, which is shown once.
    let isTold = livePreviews[..<index].contains { $0.preview.caption == live.preview.caption }
    return Other(
      number: "\(live.number)", id: live.id, name: live.preview.name,
      caption: isTold ? "" : html { CaptionText(live.preview.caption).write(to: &$0) }, figure: live.stillPicture,
      why: live.panel("why"),
      ledger: live.panel("ledger"))
  }

  /// The previews side by side at one scale, when they show several devices.
  private var devices: [DevicePicture] {
    guard entry.showsDevices else { return [] }
    var number = 0
    return run.previews.enumerated().compactMap { index, preview in
      if preview.presentation == nil { number += 1 }
      guard let device = preview.device else { return nil }
      return DevicePicture(
        number: "\(number)", name: device.name, size: LengthText.size(device.size),
        picture: percentEncoded(source.screenName(ofPreview: index)), width: "\(Int(device.size.width / 2))")
    }
  }

  // MARK: - Source

  private func write(_ codes: [CodeListing], to page: inout MarkupWriter) {
    for (index, code) in codes.enumerated() { code.write(preview: index + 1, isHidden: index > 0, to: &page) }
  }

  private var codes: [CodeListing] {
    guard let listing = text.listings.first else { return [] }
    return entry.shownPreviews.map { previews in
      CodeListing(listing, literals: text.literals, declarations: text.declarations, previews: previews)
    }
  }

  private func file(_ index: Int, _ listing: SourceListing) -> File {
    File(
      id: "file-\(index + 1)", name: listing.name,
      listing: html { listing.write(lines: 1...listing.lineCount, idPrefix: "F\(index + 1)-", to: &$0) })
  }

  private func source(_ listing: SourceListing) -> Link {
    Link(href: PageFrame.root(from: path) + percentEncoded(listing.publishedPath), title: listing.name)
  }

  private func link(to other: ScenarioSource, titled title: String) -> Link {
    Link(href: PageFrame.root(from: path) + percentEncoded(other.pagePath), title: title)
  }
}
