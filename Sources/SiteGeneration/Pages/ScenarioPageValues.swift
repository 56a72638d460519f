/// The values that the scenario template can name, besides those of its player.
extension ScenarioPage {
  struct Values {
    /// Whether the page is not part of a site.
    let alone: Bool
    /// Whether there is only a record, with no inputs to change: never on this page.
    let recorded = false
    let topic: String
    let topicID: String
    let code: String
    let roundSteps: String?
    let width: String
    let height: String
    /// Has a value when the page begins right to left.
    let rtl: String?
    /// The elements of the menus, of which there are a hundred on each page and the same on most.
    let deviceOptions: String
    /// The previews as they look on several devices.
    let devices: Devices?
    let platformOptions: String
    let textSizeOptions: String
    let caption: String
    /// Whether the first preview has a caption.
    let story: Bool
    /// Whether there is more about the scenario than the caption.
    let about: Bool
    let others: [Other]
    let types: [TypeText]
    let files: [File]
    /// The files that are too long to be shown in the page.
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
