internal import SwiftInterpreter

/// Types that a declaration may name though nothing makes a value of them by their name.
extension Catalog {
  static let viewTypes: [CatalogEntry] = [
    .type("View", "What is laid out."),
    .type("Shape", "An outline that fills its frame."),
    .type("ShapeStyle", "What a shape is painted with.").takingConstants(of: "Color"),
    .type("GridItem.Size", "The size of a lazy grid's track."),
    .type("LocalizedStringKey", "A text that may be translated.").writtenLikeString(),
    .type("GeometryProxy", "The size and place of a geometry reader."),
    .type("Anchor", "A point or rectangle of a view, to be read elsewhere."),
    .type("PreferenceKey", "What views hand up to the views around them."),
    .type("Edge", "An edge of a rectangle.").takingConstants(of: "Edge.Set"),
    .type("Axis", "Horizontal or vertical."),
  ]
}
