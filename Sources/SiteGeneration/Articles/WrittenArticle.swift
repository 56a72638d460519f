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
  /// The pictures that are files of their own.
  let pictures: [PictureFile]
  /// The headings of the second level.
  let contents: [Part]
  /// The scenarios that it shows, by their files, in the order in which they are met.
  let scenarios: [String]
  /// The rules that it links to.
  let rules: [String]
  /// What must be mended before it is published, and notes.
  private(set) var reports: [Report]

  /// Whether one of its figures can be operated where there is an engine.
  var hasLiveFigure: Bool { html.contains("<\(ArticleFigure.liveElement) ") }

  /// The article with what is wrong with those of its pictures that are files of their own.
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
