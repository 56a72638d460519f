internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup
internal import ScenarioPipeline
internal import SwiftUIViews

extension ScenarioPage {
  /// The controls of a live page in their initial state.
  struct Controls {
    let width: String
    let height: String
    /// The menu of devices, as elements.
    let deviceOptions: String

    struct Choice: Sendable {
      let id: String
      let name: String
      /// Whether it is chosen at first; the template asks for it by the attribute that it writes.
      var checked = false
    }

    init(_ preview: LaidOutPreview) {
      let container = preview.trace.container
      width = LengthText.length(container.width, decimals: 2)
      height = LengthText.length(container.height, decimals: 2)
      let none = Choice(id: "", name: preview.device == nil ? "Own size" : "Own device", checked: true)
      deviceOptions = Controls.options([none]) + Controls.devices
    }

    private static let devices = options(Device.all.map { Choice(id: key($0.name), name: $0.name) })

    static let platformOptions = options([
      Choice(id: "", name: "Own platform", checked: true), Choice(id: "ios", name: "iOS"),
      Choice(id: "macos", name: "macOS"),
    ])

    static let textSizeOptions = options(
      DynamicTypeSize.allCases.map { size in
        if size == .large { return Choice(id: "", name: "Text: large", checked: true) }
        return Choice(id: size.name, name: "Text: " + shortName(of: size))
      })

    /// The name in Xcode's previews: `X Small`, `AX 3`. The field has no room for `accessibility3`.
    private static func shortName(of size: DynamicTypeSize) -> String {
      if let step = size.name.wholeMatch(of: /accessibility(\d)/) { return "AX \(step.1)" }
      return size.name.replacing(/(x+)([A-Z])/) { $0.1.uppercased() + " " + $0.2.lowercased() }
    }

    private static func options(_ choices: [Choice]) -> String {
      html { page in
        for choice in choices {
          let chosen = choice.checked ? [("selected", "selected")] : []
          page.element("option", [("value", choice.id)] + chosen, text: choice.name)
        }
      }
    }

    /// What a picture can show.
    static let presetChoices = presets.map { preset in
      Choice(id: preset.rawValue, name: words(preset.rawValue), checked: preset == .article)
    }

    /// In the order of their keys. The ledger is not among them: it is on the page anyway.
    private static let presets: [FigurePreset] = [.article, .negotiation, .space, .alignment, .overlay, .everything]

    private static func words(_ name: String) -> String { name.capitalizedFirst }

    /// A device's name as an address spells it: `iphone-17-pro`.
    private static func key(_ name: String) -> String {
      name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
  }
}
