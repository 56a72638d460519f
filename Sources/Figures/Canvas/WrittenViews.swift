import Markup

/// The views of a sheet as markup, for documents that draw the same views with other annotations around them.
///
///     var renderer = SVGRenderer(id: "shown")
///     let views = renderer.views(of: sheet)
struct WrittenViews: Sendable {
  let markup: MarkupFragment
  /// What the markup defines; a document goes on from there.
  let definitions: SVGRenderer.Definitions
  /// What the markup uses of the style sheet.
  let used: UsedStyles
}
