internal import Markup
internal import ScenarioPipeline

/// A scenario as a picture with its name, for pages that list several.
struct ScenarioCard {
  let href: String
  let title: String
  let thumbnail: String
  let caption: String
  /// What the root is proposed and what it answers, if there is only one preview.
  let proposal: String?
  let answer: String?
  /// The number of previews, if there are several.
  let variants: String?

  /// - Parameter page: The address of the page that shows it.
  init(_ scenario: ScenarioSummary, from page: String) {
    let root = PageFrame.root(from: page)
    let (source, count) = (scenario.source, scenario.previews.count)
    href = root + percentEncoded(source.pagePath)
    title = scenario.title
    thumbnail = root + percentEncoded(source.path(of: source.thumbnailName))
    caption = html { CaptionText(ScenarioCard.firstSentence(scenario.previews[0].caption)).write(to: &$0) }
    proposal = scenario.proposal
    answer = scenario.answer
    variants = count > 1 ? "\(count) variants" : nil
  }

  /// All of its texts, in a fixed order.
  var texts: [String] {
    [href, title, thumbnail, caption] + [proposal, answer, variants].map { $0.map { "is " + $0 } ?? "" }
  }

  /// As much of a caption as fits under a picture.
  private static func firstSentence(_ caption: String) -> String {
    let isOneLine = caption.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    let plain = isOneLine ? caption : caption.split(whereSeparator: \.isNewline).joined(separator: " ")
    // A text whose only full stop is at its end is not searched.
    guard plain.utf8.dropLast().contains(UInt8(ascii: ".")), let end = plain.firstRange(of: ". ") else { return plain }
    return String(plain[..<end.lowerBound]) + "."
  }
}
