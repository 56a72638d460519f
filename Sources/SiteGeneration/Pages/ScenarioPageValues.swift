/// What the scenario template can name.
extension ScenarioPage {
  struct Values {
    /// Whether the page is not part of a site.
    let alone: Bool
    /// There are no inputs to change: never here.
    let recorded = false
    let topic: String
    let topicID: String
    let title: String
    /// The scenario's name for the page's script.
    let program: String
    let preview: String
    let node: String
    let step: String
    let steps: String
    let preset: String
    /// Where the style rules of the page's figures are.
    let styles: String
    /// Whether there are several previews.
    let several: Bool
    let previews: [Numbered]
    let code: String
    let tree: String
    let figure: String
    let why: String
    let rail: String
    let said: String
    let ledger: String
    let ledgerTitle: String
    let findings: String
    let rounds: String?
    let roundSteps: String?
    let callCount: String
    let width: String
    let height: String
    /// There when the page begins right to left.
    let rtl: String?
    let presets: [Controls.Choice]
    let deviceChoices: [Controls.Choice]
    /// The previews as they look on several devices.
    let devices: Devices?
    let platforms: [Controls.Choice]
    let textSizes: [Controls.Choice]
    let caption: String
    let printed: String?
    let others: [Other]
    let sentences: String
    let negotiation: String
    let negotiationCount: String
    let types: [TypeText]
    let files: [File]
    /// The files that are too long to stand in the page.
    let sources: [Link]
    let trace: String
    let traceName: String
    let svg: String
    let svgName: String
    let previous: Link?
    let next: Link?
  }

  struct Devices {
    let list: [DevicePicture]
  }

  /// A preview as it looks on one of several devices.
  struct DevicePicture {
    let number: String
    let name: String
    let size: String
    let picture: String
    let width: String
  }

  struct Numbered {
    let number: String
    let name: String
  }

  /// Another preview, or what a preview presents, without anything to operate.
  struct Other {
    let number: String
    let id: String
    let name: String
    let caption: String
    let figure: String
    let why: String
    let ledger: String
  }

  /// The type of a preview, or the body of one of the scenario's own types.
  struct TypeText {
    /// `nil` for the preview's own type.
    let typeName: String?
    let text: String
  }

  struct File {
    let id: String
    let name: String
    let listing: String
  }

  struct Link {
    let href: String
    let title: String
  }
}
