internal import Diagnostics
internal import LayoutEngine
internal import Markdown

/// An article as it was read: its front matter and its text as a tree.
struct ArticleSource {
  /// The file's name without `.md`.
  let name: String
  /// The file as the user knows it: `Site/articles/NAME.md`.
  let file: String
  let frontMatter: FrontMatter
  let document: MarkdownNode
  /// The headings' addresses on the page, by their lines.
  let anchors: HeadingAnchors
  /// The digest of the whole file.
  let digest: ContentDigest

  static let folder = "Site/articles/"

  /// The page's address from the site's root.
  var path: String { "articles/" + name + ".html" }

  /// The address of the rules of its figures, from the site's root.
  var stylePath: String { "articles/" + name + ".css" }

  /// - Throws: The errors in the front matter, or that the text is nested too deep.
  init(name: String, text: String) throws(Problem) {
    (self.name, file) = (name, ArticleSource.folder + name + ".md")
    digest = ContentDigest(Array(text.utf8))
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    frontMatter = try FrontMatter(lines, shownAs: file)
    let end = try FrontMatter.end(lines, shownAs: file)
    let blank = String(repeating: "\n", count: end + 1)
    do throws(MarkdownParser.TooDeep) {
      document = try MarkdownParser().document(blank + lines[(end + 1)...].joined(separator: "\n"))
    } catch {
      let place = SourceRange(line: error.line, column: 1, endLine: error.line, endColumn: 1)
      throw Problem(ArticleFault.tooDeep(most: error.most), in: file, at: place)
    }
    anchors = HeadingAnchors(of: document)
  }

  /// How long it takes to read, in minutes: 200 words a minute.
  var minutes: Int {
    let words = document.children.map { $0.plainText.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
    return max(1, (words + 100) / 200)
  }
}
