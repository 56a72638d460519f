internal import Explanation
internal import LayoutEngine
internal import Markup
internal import SwiftFrontend
internal import SwiftUIViews

/// What the scenario template is filled in with.
struct ScenarioPage {
  let site: SiteFolder
  let entry: SiteEntry
  let previous: SiteEntry?
  let next: SiteEntry?

  /// A file of at most so many lines is shown beside its figure as a whole.
  private static let shortFile = 80

  private var run: ScenarioRun { entry.run }
  private var isSingle: Bool { run.previews.count == 1 }

  /// The way up to the site's root.
  private var root: String {
    String(repeating: "../", count: entry.source.path.count { $0 == "/" })
  }

  var values: [String: Any] {
    let configuration = site.configuration
    let description = CaptionText(text: run.previews[0].caption).plain
    var values = configuration.values(
      root: root, title: "\(entry.title) · \(configuration.title)", description: description)
    let topic = site.topics.first { $0.folder == entry.source.topic }
    values["topic"] = topic?.title ?? configuration.title
    values["topicID"] = topic?.id ?? "content"
    values["title"] = entry.title
    values["single"] = isSingle
    values["caption"] = html { CaptionText(text: run.previews[0].caption).write(to: &$0) }
    let devices = deviceValues
    if !devices.isEmpty { values["devices"] = ["list": devices] }
    values["previews"] = run.previews.indices.map(preview)
    values["trace"] = entry.source.name + ".json"
    values["traceName"] = entry.source.name + ".json"
    values["files"] = run.file.sources.indices.map(listing)
    if let previous { values["previous"] = link(to: previous) }
    if let next { values["next"] = link(to: next) }
    return values
  }

  /// The previews side by side at one scale, when they show several devices.
  private var deviceValues: [[String: Any]] {
    guard entry.showsDevices else { return [] }
    return run.previews.enumerated().compactMap { index, preview in
      guard let device = preview.device else { return nil }
      return [
        "id": "preview-\(index + 1)", "name": device.name, "size": LengthText.size(device.size),
        "picture": entry.screenName(ofPreview: index), "width": "\(Int(device.size.width / 2))",
      ]
    }
  }

  private func preview(_ index: Int) -> [String: Any] {
    let preview = run.previews[index]
    let figures = ScenarioFigures(of: run)
    let table = NegotiationSection(preview: preview, anchors: anchors)
    var values: [String: Any] = [
      "id": "preview-\(index + 1)", "name": preview.name,
      "caption": html { CaptionText(text: preview.caption).write(to: &$0) },
      "figure": figures.inline(index, idPrefix: "figure-\(index + 1)"),
      "svg": run.baseName(ofPreview: index) + ".svg", "svgName": run.baseName(ofPreview: index) + ".svg",
      "dimensions": dimensions(of: preview),
      "source": html { source(of: preview, to: &$0) },
      "why": html { WhySection(preview: preview, anchors: anchors).write(to: &$0) },
      "findings": preview.trace.findings.map { ["message": $0.message, "suggestion": $0.suggestion] },
      "types": preview.type.parts.map { part in
        var values = ["text": part.lines.joined(separator: "\n")]
        if !part.title.isEmpty { values["name"] = part.title }
        return values
      },
      "negotiation": html { table.write(to: &$0) }, "callCount": table.count, "short": table.isShort,
    ]
    if table.fitsLanes { values["lanes"] = figures.lanes(index, idPrefix: "lanes-\(index + 1)") }
    let rounds = RoundsTable(trace: preview.trace)
    if rounds.isNeeded { values["rounds"] = ["verdict": rounds.verdict, "list": rounds.rows.map(round)] }
    let printed = preview.trace.output
    if !printed.isEmpty { values["printed"] = printed.joined(separator: "\n") }
    return values
  }

  private func round(_ row: RoundsTable.Row) -> [String: Any] {
    ["number": "\(row.number)", "changes": row.changes.isEmpty ? ["nothing changes"] : row.changes]
  }

  private func dimensions(of preview: LaidOutPreview) -> String {
    "In \(LengthText.size(preview.trace.container)) points the root view is proposed "
      + "\(LengthText.proposal(preview.proposal)) and answers \(LengthText.size(preview.answer))."
  }

  /// The lines of the preview itself, or all of a short file that tells one story; the whole file stands at the end
  /// of the page.
  private func source(of preview: LaidOutPreview, to page: inout MarkupWriter) {
    let lines = lines(of: preview)
    SourceListing(run.file.sources[0]).write(lines: lines, idPrefix: "L", to: &page)
  }

  private func lines(of preview: LaidOutPreview) -> ClosedRange<Int> {
    let lineCount = SourceListing(run.file.sources[0]).lineCount
    if isSingle, lineCount <= ScenarioPage.shortFile { return 1...lineCount }
    let first = max(1, Int(preview.source.line))
    return first...max(first, Int(preview.source.endLine))
  }

  private func listing(_ index: Int) -> [String: Any] {
    let source = run.file.sources[index]
    let listing = SourceListing(source)
    return [
      "id": "file-\(index + 1)", "name": source.name,
      "listing": html { listing.write(lines: 1...listing.lineCount, idPrefix: "F\(index + 1)-", to: &$0) },
    ]
  }

  /// Where on the page a node's source line is shown: in its preview's lines, or in the files at the end.
  private var anchors: SourceAnchors {
    SourceAnchors(shown: run.previews.map { lines(of: $0) }, fileCount: run.file.sources.count)
  }

  private func link(to other: SiteEntry) -> [String: Any] {
    ["href": root + other.source.path + ".html", "title": other.title]
  }

  private func html(_ write: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter(flavor: .html)
    write(&writer)
    return writer.finish().text
  }
}

/// Finds the address of a source line on a scenario's page.
struct SourceAnchors {
  var shown: [ClosedRange<Int>]
  var fileCount: Int

  /// `nil` for nodes that stand in no file.
  func address(of source: SourceRange) -> String? {
    let line = Int(source.line)
    guard line > 0, source.file >= 0, Int(source.file) < fileCount else { return nil }
    if source.file == 0, shown.contains(where: { $0.contains(line) }) { return "#L\(line)" }
    return "#F\(source.file + 1)-\(line)"
  }

  /// Writes a name that leads to its source line when it has one.
  func write(_ name: String, source: SourceRange, to page: inout MarkupWriter) {
    guard let address = address(of: source) else { return page.text(name) }
    page.element("a", [("href", address)], text: name)
  }
}
