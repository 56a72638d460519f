internal import Diagnostics
internal import XMLValidation

/// An article as markup for its page.
struct WrittenArticle {
  /// A link of the contents.
  struct Part {
    let id: String
    let title: String
  }

  let source: ArticleSource
  let html: String
  /// The rules of its figures.
  let styles: String
  /// The pictures in separate files.
  let pictures: [PictureFile]
  /// The headings of the second level.
  let contents: [Part]
  /// The scenarios that it shows, by their files, in the order in which they are met.
  let scenarios: [String]
  /// The rules that it links to.
  let rules: [String]
  /// The faults that prevent its publication, and notes.
  private(set) var reports: [Report]

  /// Whether one of its figures is live if there is an engine.
  var hasLiveFigure: Bool { html.contains("<\(ArticleFigure.liveElement) ") }

  /// The article with the faults of its pictures in separate files.
  func checked(_ validator: Validator) -> WrittenArticle {
    var article = self
    for picture in pictures {
      article.reports += validator.validateFigure(picture.svg, name: picture.name).map {
        Report(SiteFault.invalidPage(issue: $0.message), in: source.file)
      }
    }
    return article
  }
}
