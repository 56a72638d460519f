/// The sentences about one layout, shared by its figures, pages and panels. Each is worded when it is first asked for.
///
///     let words = RecordWords(record)
///     words.headline(of: subject).title
///     words.description
public final class RecordWords {
  private let record: IndexedTrace
  private var headlines: [(subject: Subject, headline: FigureHeadline)] = []

  /// The layout in sentences, without a caption.
  public private(set) lazy var description = LongDescription(record).text

  public init(_ record: IndexedTrace) { self.record = record }

  /// The title of a figure about a subject of the layout, and the account below it.
  public func headline(of subject: Subject) -> FigureHeadline {
    if let known = headlines.first(where: { $0.subject == subject }) { return known.headline }
    let headline = FigureHeadline(record, subject)
    headlines.append((subject, headline))
    return headline
  }

  /// The layout in sentences after an author's caption.
  public func description(caption: String) -> String {
    caption.isEmpty ? description : caption + " " + description
  }
}
