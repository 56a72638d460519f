internal import Markup
internal import ScenarioPipeline
internal import SwiftFrontend
internal import SwiftUIViews
internal import ViewProgram

/// A scenario with its result, kept as long as files are made from it.
struct SiteEntry: Sendable {
  let source: ScenarioSource
  let run: ScenarioRun

  /// The page's heading: the only preview's name, or the file's name in words.
  var title: String { run.previews.count == 1 ? run.previews[0].name : ScenarioSource.words(source.name) }

  /// Whether the previews are for several devices, which the page shows side by side.
  var showsDevices: Bool { Set(run.previews.compactMap { $0.device?.name }).count > 1 }

  /// The address of what is shown at a place, from the site's root.
  ///
  /// - Parameter call: The call of the record that the page shows first.
  func address(ofPlace place: Int, call: Int? = nil) -> String {
    percentEncoded(source.pagePath) + run.order.fragment(ofPlace: place, call: call)
  }
}

/// The text of a scenario with the parts that its page marks.
struct ScenarioText {
  /// The scenario's file, and then those that it shares.
  let listings: [SourceListing]
  /// The literals of its own file that the reader of its page may change.
  let literals: [SourceLiteral]
  /// What its own file declares.
  let declarations: [SourceDeclaration]

  /// - Parameter shared: The listings of files that several scenarios share, by their names.
  init(_ run: ScenarioRun, shared: [String: SourceListing], frontend: Frontend) {
    listings = run.file.files.map { file in
      shared[file.source.name] ?? SourceListing(file.source, tokens: frontend.tokens(of: file))
    }
    literals = run.file.files.first.map(frontend.literals) ?? []
    declarations = run.file.files.first.map(frontend.declarations) ?? []
  }
}
