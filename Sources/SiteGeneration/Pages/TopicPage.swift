internal import Markup
internal import ScenarioPipeline

/// The page of a topic that has more scenarios than the start page shows.
struct TopicPage: SiteWidePage {
  static var template: Template { Template("topic", PackageResources.topic_mustache) }

  static func pages(of site: LaidOutSite) -> [TopicPage] {
    let entries = Dictionary(grouping: site.scenarios, by: \.source.topic)
    return site.folder.topics.compactMap { topic in
      guard let scenarios = entries[topic.folder], scenarios.count > IndexPage.mostCards else { return nil }
      return TopicPage(configuration: site.folder.configuration, topic: topic, scenarios: scenarios)
    }
  }

  struct Values {
    let heading: String
    let lede: String?
    let topicID: String
    let cards: [ScenarioCard]
  }

  let configuration: SiteConfiguration
  let topic: SiteFolder.Topic
  let scenarios: [ScenarioSummary]

  var path: String { topic.path }
  var title: String { "\(topic.title) · \(configuration.title)" }
  var description: String { topic.text.isEmpty ? topic.title : topic.text }
  var socialPicture: String? { scenarios.first?.source.socialPicturePath }

  var inputs: [String]? { cards.flatMap(\.texts) }

  var values: Values {
    Values(heading: topic.title, lede: topic.text.isEmpty ? nil : topic.text, topicID: topic.id, cards: cards)
  }

  private var cards: [ScenarioCard] {
    let path = path
    return scenarios.map { ScenarioCard($0, from: path) }
  }
}
