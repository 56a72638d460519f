internal import SwiftInterpreter

/// Types that a declaration may name although no call of their name makes a value.
extension Catalog {
  static let viewTypes: [CatalogEntry] =
    [
      .type("View", "What is laid out."),
      .type("Shape", "An outline that fills its frame."),
      .type("ShapeStyle", "What a shape is painted with.").takingConstants(of: "Color"),
      .type("GridItem.Size", "The size of a lazy grid's track."),
      .type("GeometryProxy", "The size and place of a geometry reader."),
      .type("Anchor", "A point or rectangle of a view, to be read elsewhere."),
      .type("PreferenceKey", "What views hand up to the views around them."),
      .type("Edge", "An edge of a rectangle.").takingConstants(of: "Edge.Set"),
      .type("Axis", "Horizontal or vertical."),
    ] + protocols

  /// Protocols that the scenario's own types conform to.
  private static let protocols: [CatalogEntry] =
    [
      .type("ViewModifier", "What changes a view."), .type("AnimatableModifier", "What changes a view gradually."),
      .type("Animatable", "What changes gradually."), .type("InsettableShape", "A shape that can be made smaller."),
      .type("Layout", "What lays out views by code."), .type("AlignmentID", "An alignment of one's own."),
      .type("EnvironmentKey", "An environment value of one's own."),
      .type("ContainerValueKey", "A value that a container reads."),
      .type("LayoutValueKey", "A value that a layout reads."), .type("FocusedValueKey", "A value of the focused view."),
      .type("GeometryEffect", "An effect that moves what is drawn."),
      .type("VisualEffect", "An effect on what is drawn."),
      .type("DynamicProperty", "A property that views follow."),
      .type("DynamicViewContent", "Views that are made of data."), .type("App", "An app."),
      .type("Scene", "A part of an app."), .type("Widget", "A widget."),
      .type("WidgetConfiguration", "What a widget is."),
      .type("Commands", "What a menu bar offers."), .type("ToolbarContent", "What a toolbar shows."),
      .type("PreviewProvider", "What makes previews."), .type("TextRenderer", "What draws texts."),
      .type("TextAttribute", "A mark in a text for its renderer."),
      .type("NSViewControllerRepresentable", "A view controller of AppKit."),
      .type("UIGestureRecognizerRepresentable", "A gesture recognizer of UIKit."),
    ] + valueTypes

  /// Values that are read and not made.
  private static let valueTypes: [CatalogEntry] = [
    .type("AnyGradient", "A gradient of a color."),
    .type("ForegroundStyle", "The foreground's style."),
    .type("BackgroundStyle", "The background's style."),
    .type("TintShapeStyle", "The tint's style."),
    .type("FillShapeStyle", "The style of fills."),
    .type("LinkShapeStyle", "The style of links."),
    .type("SeparatorShapeStyle", "The style of separators."),
    .type("SelectionShapeStyle", "The style of what is selected."),
    .type("PlaceholderTextShapeStyle", "The style of placeholders."),
    .type("HierarchicalShapeStyle", "A fainter style.").takingConstants(of: "ShapeStyle"),
    .type("WindowBackgroundShapeStyle", "The style of a window's background."),
    .type("ButtonStyle", "What makes the body of buttons."),
    .type("ContainerValues", "The values that a container reads."),
    .type("FocusedValues", "The values of the focused view."),
    .type("LayoutProperties", "The properties of a layout."),
    .type("LayoutSubviews", "The subviews of a layout."),
    .type("NamedCoordinateSpace", "A coordinate space with a name.").takingConstants(of: "CoordinateSpace"),
    .type("HorizontalEdge", "The leading or the trailing edge.").takingConstants(of: "Edge.Set"),
    .type("VerticalEdge", "The top or the bottom edge.").takingConstants(of: "Edge.Set"),
  ]
}
