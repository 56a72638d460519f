internal import Diagnostics
internal import ScenarioPipeline
internal import SwiftFrontend
internal import SwiftUIViews
internal import ViewProgram

/// What the pages are made of: the site's folder, and the result of each scenario.
struct LaidOutSite {
  let folder: SiteFolder
  /// The scenarios in the order of the index.
  let entries: [SiteEntry]
  /// The articles in the order of the index.
  var articles: [WrittenArticle] = []
  /// Articles that are checked and not published.
  var drafts: [WrittenArticle] = []
  private var listings: [String: SourceListing] = [:]
  /// By the names of the scenarios' own files.
  private var literals: [String: [SourceLiteral]] = [:]
  private var declarations: [String: [ClosedRange<Int>]] = [:]

  /// - Parameter frontend: Highlights the sources, each once.
  init(_ folder: SiteFolder, entries: [SiteEntry], frontend: Frontend) {
    self.folder = folder
    self.entries = entries
    for file in entries.compactMap(\.run.file.files.first) {
      literals[file.source.name] = frontend.literals(of: file)
      declarations[file.source.name] = frontend.topLevelLines(of: file)
    }
    for file in entries.flatMap(\.run.file.files) where listings[file.source.name] == nil {
      listings[file.source.name] = SourceListing(file.source, tokens: frontend.tokens(of: file))
    }
  }

  /// The literals of a scenario's own file that the reader of its page may change.
  func literals(of entry: SiteEntry) -> [SourceLiteral] { literals[entry.sourceName] ?? [] }

  /// The lines of what a scenario's own file declares.
  func declarations(of entry: SiteEntry) -> [ClosedRange<Int>] { declarations[entry.sourceName] ?? [] }

  /// The listings of a scenario's files, the scenario first.
  func listings(of entry: SiteEntry) -> [SourceListing] {
    entry.run.file.sources.compactMap { listings[$0.name] }
  }
}

/// A scenario with its result.
struct SiteEntry {
  var source: SiteFolder.ScenarioSource
  var run: ScenarioRun

  /// The page's heading: the only preview's name, or the file's name in words.
  var title: String { run.previews.count == 1 ? run.previews[0].name : SiteEntry.words(source.name) }

  /// The scenario's file as the user knows it.
  var sourceName: String { run.file.sources[0].name }

  var pagePath: String { source.path + ".html" }
  /// The scenario's name for scripts: the page's address without its ending.
  var programName: String { source.path }
  /// The page's own style sheet, beside it.
  var styleName: String { source.name + ".css" }
  /// The program for the engine in the page, beside it.
  var programPath: String { source.path + ".program.js" }
  var thumbnailName: String { source.name + ".small.svg" }

  /// Whether the previews stand on several devices, which the page shows side by side.
  var showsDevices: Bool { Set(run.previews.compactMap { $0.device?.name }).count > 1 }

  /// The rules of the page's figures.
  var styles: String { livePreviews.map(\.style).joined() }

  func screenName(ofPreview index: Int) -> String { source.name + "-\(index + 1).screen.svg" }

  /// The address of a file beside the page, from the site's root.
  func path(of fileName: String) -> String {
    source.topic.isEmpty ? fileName : source.topic + "/" + fileName
  }

  /// A file name as words: `two-frames` is “Two frames”.
  static func words(_ name: String) -> String {
    let text = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
