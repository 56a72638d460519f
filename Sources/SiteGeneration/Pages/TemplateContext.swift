internal import Mustache

/// What the template engine sees of a page: the values of the page, then those of its frame.
///
/// The engine looks names up in structures by reflection, as this does, but accepts only one structure.
struct TemplateContext: MustacheParent {
  private let parts: [Mirror]

  init(_ page: some SitePage, _ configuration: SiteConfiguration) {
    parts = [Mirror(reflecting: page.values), Mirror(reflecting: PageFrame(page, configuration))]
  }

  /// The value of a name; `nil` when there is none, or the value is an empty optional.
  func child(named name: String) -> Any? {
    for part in parts {
      guard let value = part.children.first(where: { $0.label == name })?.value else { continue }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    return nil
  }
}
