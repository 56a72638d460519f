internal import Diagnostics
internal import Markup

/// Every kind of page, in the order in which they are written: the one place to register a kind.
enum PageKinds {
  static var all: [any SitePage.Type] { [ScenarioPage.self] + siteWide + [RecordPage.self] }

  /// Those that a site has beside the pages of its scenarios.
  static var siteWide: [any SiteWidePage.Type] {
    [
      ArticlePage.self, IndexPage.self, TopicPage.self, RulesPage.self, RulePage.self, ReferenceIndexPage.self,
      ReferencePage.self, SearchPage.self, NotFoundPage.self,
    ]
  }
}

/// A page of the site: what its template is filled in with.
///
/// A kind of page is a type in a file of its own, its template in `Theme/templates`, and its place in `PageKinds`.
protocol SitePage {
  /// What the template can name, as a structure: a text, a list of structures for a section that repeats, an optional
  /// or a Boolean for one that may be left out.
  ///
  /// A name that a structure has not is looked up in the structures around; an optional without a value is there, but
  /// empty.
  associatedtype Values

  static var template: Template { get }
  /// The page's address from the site's root.
  var path: String { get }
  /// What it is made from, in words for the user.
  var sourceName: String { get }
  /// What the browser shows as its title.
  var title: String { get }
  /// A sentence for search engines.
  var description: String { get }
  var values: Values { get }
  /// Structures that its template can name as well, which several kinds of pages have.
  var shared: [Any] { get }
  /// What its values are made of, beside the configuration, the templates and the program, where that takes few words: a
  /// page with the same inputs says the same. `nil` where nobody knows before they are made.
  var inputs: [String]? { get }
  /// Where the site's root is for a page that is not shown at its own address; `nil` for others.
  var root: String? { get }
  /// The picture that others show where they link to it, from the site's root; `nil` for none.
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

/// A template as it is built in.
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

/// What every template can name beside its page's own values.
struct PageFrame {
  let language: String
  let siteTitle: String
  /// The way from the page to the site's root: empty, steps up, or an address of its own.
  let root: String
  let pageTitle: String
  let description: String
  /// There when the site has articles, which the start page begins with.
  let articlesAddress: String?
  /// Whether there is a page to search the site on.
  let hasSearch: Bool
  /// Whether `assets/theme.css` comes after the built-in rules.
  let hasOwnStyle: Bool
  /// There when others can show a picture of the page.
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
