/// What the scenario template can name.
extension ScenarioPage {
  struct Values {
    let topic: String
    let topicID: String
    let title: String
    /// Whether there is only one preview.
    let single: Bool
    let caption: String
    let devices: Devices?
    let previews: [Preview]
    let trace: String
    let traceName: String
    let files: [File]
    let previous: Link?
    let next: Link?
  }

  struct Devices {
    let list: [DevicePicture]
  }

  /// A preview as it looks on one of several devices.
  struct DevicePicture {
    let id: String
    let name: String
    let size: String
    let picture: String
    let width: String
  }

  struct Preview {
    let id: String
    let name: String
    let caption: String
    let figure: String
    let svg: String
    let svgName: String
    let dimensions: String
    /// What has something else in its place.
    let standIns: String?
    let findings: [FindingText]
    let rounds: Rounds?
    let source: String
    let printed: String?
    let why: String
    let negotiation: String
    let callCount: String
    /// Whether the negotiation is short enough to stand open.
    let short: Bool
    let lanes: String?
    let types: [TypeText]
  }

  struct FindingText {
    let message: String
    let suggestion: String
  }

  struct Rounds {
    let verdict: String
    let list: [Round]
  }

  struct Round {
    let number: String
    let changes: [String]
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
