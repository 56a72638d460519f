internal import Diagnostics
internal import Markup

/// Every kind of page, in the order in which they are written: the one place to register a kind.
enum PageKinds {
  static var all: [any SitePage.Type] { [ScenarioPage.self] + siteWide + [RecordPage.self] }

  /// The kinds of pages that a site has besides those of its scenarios.
  static var siteWide: [any SiteWidePage.Type] {
    [
      ArticlePage.self, IndexPage.self, TopicPage.self, RulesPage.self, RulePage.self, ReferenceIndexPage.self,
      ReferencePage.self, SearchPage.self, NotFoundPage.self,
    ]
  }
}

/// A page of the site: the values that its template is filled in with.
///
/// A kind of page consists of a type in its own file, a template in `Theme/templates`, and a place in `PageKinds`.
protocol SitePage {
  /// The values that the template can name, as a structure: a text, a list of structures for a section that repeats, an
  /// optional or a Boolean for one that may be left out.
  ///
  /// A name that a structure lacks is looked up in the structures around it; an optional without a value counts as
  /// present, but empty.
  associatedtype Values

  static var template: Template { get }
  /// The page's address from the site's root.
  var path: String { get }
  /// The source that it is made from, in words for the user.
  var sourceName: String { get }
  /// The title that the browser shows.
  var title: String { get }
  /// A sentence for search engines.
  var description: String { get }
  var values: Values { get }
  /// Structures that its template can name as well, which several kinds of pages have.
  var shared: [Any] { get }
  /// What its values are made from, besides the configuration, the templates and the program, where a few words can say
  /// it: pages with the same inputs are the same. `nil` where this is unknown before the values are made.
  var inputs: [String]? { get }
  /// The address of the site's root, for a page that is not shown at its own address; `nil` for others.
  var root: String? { get }
  /// The path, from the site's root, of the picture that other sites show with a link to the page; `nil` for none.
  var socialPicture: String? { get }

  /// A fault in the page, at the file that it is made from.
  func report(_ fault: SiteFault) -> Report
}

/// A page that is made when all scenarios are known, on any thread.
protocol SiteWidePage: SitePage, Sendable {
  /// All pages of this kind, in order.
  static func pages(of site: LaidOutSite) -> [Self]
}

extension SitePage {
  var shared: [Any] { [] }
  var inputs: [String]? { nil }
  var root: String? { nil }
  var socialPicture: String? { nil }
  var sourceName: String { "the template \(Self.template.fileName)" }

  func report(_ fault: SiteFault) -> Report {
    Report(fault, in: "Site/templates/\(Self.template.fileName)")
  }
}

/// A built-in template.
struct Template {
  /// The name without an ending; a file of that name in `Site/templates` replaces the built-in one.
  let name: String
  let bytes: [UInt8]

  var fileName: String { name + ".mustache" }

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// The values that every template can name, besides its page's own.
struct PageFrame {
  let language: String
  let siteTitle: String
  /// The way from the page to the site's root: empty, steps up, or an absolute address.
  let root: String
  let pageTitle: String
  let description: String
  /// The address of the articles on the start page; `nil` when the site has none.
  let articlesAddress: String?
  /// Whether there is a page to search the site on.
  let hasSearch: Bool
  /// Whether `assets/theme.css` comes after the built-in rules.
  let hasOwnStyle: Bool
  /// The address of the picture that other sites show with a link to the page; `nil` for none.
  let socialPicture: String?

  init(_ page: some SitePage, _ configuration: SiteConfiguration) {
    language = configuration.language
    siteTitle = configuration.title
    root = page.root ?? PageFrame.root(from: page.path)
    hasSearch = configuration.hasSearch
    hasOwnStyle = configuration.hasOwnStyle
    pageTitle = page.title
    description = page.description
    let picture = configuration.hasSocialPictures ? page.socialPicture : nil
    socialPicture = picture.map { configuration.baseURL + "/" + percentEncoded($0) }
    articlesAddress = configuration.hasArticles ? root + "index.html#articles" : nil
  }

  static func root(from path: String) -> String { String(repeating: "../", count: path.count { $0 == "/" }) }
}
