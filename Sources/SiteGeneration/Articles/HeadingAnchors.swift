internal import Markdown

/// The addresses of an article's headings, made from their words as GitHub makes them.
///
///     "Placing, once more"  // placing-once-more; the second one placing-once-more-1
struct HeadingAnchors: Equatable {
  struct Heading: Equatable {
    var id: String
    var title: String
    var level: Int
    var line: Int
  }

  private(set) var headings: [Heading] = []

  init(of document: MarkdownNode) {
    var used: Set<String> = []
    for node in document.all {
      guard case .heading(let level) = node.kind else { continue }
      let base = HeadingAnchors.slug(node.plainText)
      var (id, number) = (base, 0)
      while !used.insert(id).inserted {
        number += 1
        id = "\(base)-\(number)"
      }
      headings.append(Heading(id: id, title: node.plainText, level: level, line: node.line))
    }
  }

  /// The id of the heading on a line.
  func id(atLine line: Int) -> String { headings.first { $0.line == line }?.id ?? "" }

  private static func slug(_ text: String) -> String {
    let kept = text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
    let slug = kept.split(separator: " ").joined(separator: "-")
    return slug.isEmpty ? "section" : slug
  }
}
