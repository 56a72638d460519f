internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import ScenarioPipeline
internal import SwiftUIViews

extension ScenarioPage {
  /// What the reader of a live page can choose, as it stands at first.
  struct Controls {
    let width: String
    let height: String
    let devices: [Choice]
    let platforms: [Choice]
    let textSizes: [Choice]

    struct Choice: Sendable {
      let id: String
      let name: String
      /// Whether it is chosen at first; the template asks for it by the attribute that it writes.
      let checked: Bool
      let selected: Bool

      init(id: String, name: String, isChosen: Bool) {
        (self.id, self.name, checked, selected) = (id, name, isChosen, isChosen)
      }
    }

    init(_ preview: LaidOutPreview) {
      let container = preview.trace.container
      width = LengthText.length(container.width, decimals: 2)
      height = LengthText.length(container.height, decimals: 2)
      let none = Choice(id: "", name: preview.device == nil ? "Own size" : "Own device", isChosen: true)
      devices = [none] + Controls.deviceChoices
      platforms = [
        Choice(id: "", name: "Own platform", isChosen: true), Choice(id: "ios", name: "iOS", isChosen: false),
        Choice(id: "macos", name: "macOS", isChosen: false),
      ]
      textSizes = DynamicTypeSize.allCases.map { size in
        let name = size == .large ? "Text: large" : size.name
        return Choice(id: size == .large ? "" : size.name, name: name, isChosen: size == .large)
      }
    }

    /// What a picture can show.
    static let presetChoices = presets.map { preset in
      Choice(id: preset.rawValue, name: words(preset.rawValue), isChosen: preset == .article)
    }

    private static let deviceChoices = Device.all.map { Choice(id: key($0.name), name: $0.name, isChosen: false) }

    /// In the order of their keys. A ledger stands on the page anyway.
    private static let presets: [FigurePreset] = [.article, .negotiation, .space, .alignment, .overlay, .everything]

    private static func words(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A device's name as an address spells it: `iphone-17-pro`.
    private static func key(_ name: String) -> String {
      name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
  }
}
