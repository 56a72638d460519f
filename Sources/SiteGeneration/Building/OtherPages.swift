internal import Diagnostics

/// Makes everything that a site has apart from the pages of its scenarios, on any number of threads: every other page,
/// and the index of the search.
struct OtherPages: Sendable {
  /// One thing to make.
  enum Piece: Sendable {
    case page(any SiteWidePage)
    case searchIndex
  }

  enum Made: Sendable {
    /// A page, with the key of its entry in the cache where it is kept.
    case page(any SiteWidePage, FileContent, PageFacts, key: String?)
    case searchIndex(FileContent)
  }

  /// The pieces to make, the slowest first.
  let pieces: [Piece]
  private let site: LaidOutSite
  /// The pages as they were made before.
  private let kept: KeptSitePages?

  /// - Parameter width: How many threads find out which pages there are.
  init(_ site: LaidOutSite, _ kept: KeptSitePages?, width: Int) throws(Problem) {
    (self.site, self.kept) = (site, kept)
    var pages: [any SiteWidePage] = []
    let kinds = PageKinds.siteWide
    try OrderedWork(width: width).run(kinds.count) {
      { index -> [any SiteWidePage] in kinds[index].pages(of: site) }
    } receive: {
      pages += $0
    }
    pieces = (site.folder.configuration.hasSearch ? [.searchIndex] : []) + pages.map(Piece.page)
  }

  func make(_ piece: Piece, _ validator: LazyValidator) -> Result<Made, Problem> {
    Result { () throws(Problem) in
      switch piece {
      case .searchIndex:
        let shared = kept?.searchIndexOfEverySite() ?? SearchIndex.shared
        return .searchIndex(FileContent(SearchIndex(site: site).script(with: shared)))
      case .page(let page): return try make(page, maker(validator))
      }
    }
  }

  private func make(_ page: some SiteWidePage, _ maker: PageMaker) throws(Problem) -> Made {
    guard let kept else {
      let made = try maker.make(page)
      return .page(page, FileContent(made.bytes), made.facts, key: nil)
    }
    let (made, key) = try kept.page(page, by: maker)
    return .page(page, made.content, made.facts, key: key)
  }

  func maker(_ validator: LazyValidator) -> PageMaker {
    PageMaker(theme: site.folder.theme, configuration: site.folder.configuration, validator: validator)
  }
}
