internal import Diagnostics
internal import ViewProgram

/// Articles that were written before, by their text and by all references that they used.
///
/// An article lays out the scenarios that it shows, so that writing it takes longer than everything else in a build
/// after one file was changed.
struct KeptArticles {
  private let pages: KeptPages
  private let references: ArticleReferences
  /// The keys of the articles that the site needs.
  private(set) var keys: Set<String> = []

  init(_ pages: KeptPages, _ references: ArticleReferences) { (self.pages, self.references) = (pages, references) }

  /// An article as it was written before, or else as it is written now, which is kept if it has no faults.
  mutating func article(
    _ source: ArticleSource, write: () throws(Problem) -> WrittenArticle
  ) throws(Problem) -> WrittenArticle {
    let key = key(of: source)
    keys.insert(key)
    if let known = pages.cache.record(key), let article = kept(known.content, source) { return article }
    references.uses.forget()
    let article = try write()
    if let record = record(of: article) { pages.cache.keep(record, as: key) }
    return article
  }

  private func key(of source: ArticleSource) -> String {
    var key = pages.cache.key("article")
    key.add(pages.keys.base)
    key.add(source.name)
    key.add(source.digest)
    return key.digest.text
  }

  private func kept(_ record: RecordReader, _ source: ArticleSource) -> WrittenArticle? {
    var record = record
    let uses = record.list { record -> Bool? in
      guard let kind = record.number().flatMap(ReferenceUses.Kind.init), let name = record.text(),
        let state = record.text()
      else { return nil }
      return references.state(of: ReferenceUses.Use(kind: kind, name: name), pages.keys) == state
    }
    guard let uses, uses.allSatisfy({ $0 }), let article = WrittenArticle(&record, of: source), record.isAtEnd
    else { return nil }
    return article
  }

  private func record(of article: WrittenArticle) -> RecordWriter? {
    guard article.reports.allSatisfy({ $0.severity == .note }) else { return nil }
    var states: [(use: ReferenceUses.Use, state: String)] = []
    for use in references.uses.all {
      guard let state = references.state(of: use, pages.keys) else { return nil }
      states.append((use, state))
    }
    var record = RecordWriter()
    record.write(states) { state, record in
      record.write(state.use.kind.rawValue)
      record.write(state.use.name)
      record.write(state.state)
    }
    article.write(to: &record)
    return record
  }
}

extension WrittenArticle {
  fileprivate init?(_ record: inout RecordReader, of source: ArticleSource) {
    guard let html = record.text(), let styles = record.text(), let pictures = record.list({ PictureFile(&$0) }),
      let contents = record.list({ Part(&$0) }), let scenarios = record.list({ $0.text() }),
      let rules = record.list({ $0.text() }), let reports = record.list({ Report(&$0) })
    else { return nil }
    self.init(
      source: source, html: html, styles: styles, pictures: pictures, contents: contents, scenarios: scenarios,
      rules: rules, reports: reports)
  }

  fileprivate func write(to record: inout RecordWriter) {
    record.write(html)
    record.write(styles)
    record.write(pictures) { picture, record in
      record.write(picture.name)
      record.write(picture.svg)
    }
    record.write(contents) { part, record in
      record.write(part.id)
      record.write(part.title)
    }
    record.write(scenarios) { $1.write($0) }
    record.write(rules) { $1.write($0) }
    record.write(reports) { $0.write(to: &$1) }
  }
}

extension PictureFile {
  fileprivate init?(_ record: inout RecordReader) {
    guard let name = record.text(), let svg = record.text() else { return nil }
    self.init(name: name, svg: svg)
  }
}

extension WrittenArticle.Part {
  fileprivate init?(_ record: inout RecordReader) {
    guard let id = record.text(), let title = record.text() else { return nil }
    self.init(id: id, title: title)
  }
}
