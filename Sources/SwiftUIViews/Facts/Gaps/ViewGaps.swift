internal import SwiftInterpreter

/// Views and types of SwiftUI and Apple's other frameworks that Haggle does not support, with what to write instead.
extension Catalog {
  static let viewGaps: [CatalogEntry] = controlGaps + shapeGaps + contentGaps + storeGaps

  private static let ownSize = "its size is the system's own; lay out what it shows with stacks, Image and Text"
  private static let writeItself = "write the view or style itself"
  private static let room = "a framed Color takes its room"
  private static let flat = "depth is not laid out"

  private static let controlGaps: [CatalogEntry] = [
    .gap(.view, "Table", "Rows with columns.", instead: "a Grid lays out rows and columns by what is in them"),
    .gap(.view, "HSplitView", "Views beside each other with handles between them.", instead: split("HStack")),
    .gap(.view, "VSplitView", "Views above each other with handles between them.", instead: split("VStack")),
    .gap(.view, "ContentUnavailableView", "What is shown in the place of missing content.", instead: ownSize),
    .gap(.view, "SearchUnavailableContent", "What is shown when a search finds nothing.", instead: ownSize),
    .gap(.view, "MultiDatePicker", "A calendar in which several days can be picked.", instead: ownSize),
    .gap(.view, "ControlGroup", "Controls that belong together.", instead: ownSize),
    .gap(.view, "OutlineGroup", "Rows that open and close.", instead: ownSize),
    .gap(.view, "HelpLink", "A button that opens help.", instead: ownSize),
    .gap(.view, "SettingsLink", "A button that opens the settings.", instead: ownSize),
    .gap(.view, "TextFieldLink", "A button that asks for a text.", instead: ownSize),
    .gap(.view, "PasteButton", "A button that pastes.", instead: ownSize),
    .gap(.view, "RenameButton", "A button that renames.", instead: ownSize),
    .gap(.view, "NewDocumentButton", "A button that makes a document.", instead: ownSize),
    .gap(.view, "LocationButton", "A button that shares the location.", instead: ownSize),
    .gap(.view, "SignInWithAppleButton", "A button that signs in.", instead: ownSize),
    .gap(.view, "WindowVisibilityToggle", "A button that shows a window.", instead: ownSize),
    .gap(.view, "TabSection", "A group of tabs.", instead: ownSize),
    .gap(.view, "GlassEffectContainer", "Joins the glass effects inside.", instead: "write the content without it"),
    .gap(.view, "KeyframeAnimator", "A view along keyframes.", instead: "PhaseAnimator is laid out in its first phase"),
  ]

  private static func split(_ stack: String) -> String {
    "\(stack) lays the parts out without the handles between them"
  }

  private static let shapeGaps: [CatalogEntry] = [
    .gap(.view, "OffsetShape", "A shape, drawn elsewhere.", instead: shapeModifier("offset")),
    .gap(.view, "RotatedShape", "A shape, drawn turned.", instead: shapeModifier("rotation")),
    .gap(.view, "ScaledShape", "A shape, drawn larger or smaller.", instead: shapeModifier("scale")),
    .gap(.view, "TransformedShape", "A shape, drawn through a map.", instead: shapeModifier("transform")),
    .gap(.view, "FillShapeView", "A filled shape.", instead: "the shape's modifier fill is supported"),
    .gap(.view, "StrokeShapeView", "A stroked shape.", instead: "the shape's modifier stroke is supported"),
    .gap(.initializer, "AnyShapeStyle", "A style of any type.", instead: writeItself),
    .gap(.view, "ModifiedContent", "A view with a modifier.", instead: writeItself),
    .gap(.view, "TupleView", "Several views.", instead: writeItself),
    .gap(.view, "EquatableView", "A view that is kept while it is equal.", instead: writeItself),
    .gap(.view, "DebugReplaceableView", "A view that Xcode replaces.", instead: writeItself),
    .gap(.view, "PresentedWindowContent", "The content of a window.", instead: writeItself),
  ]

  private static func shapeModifier(_ name: String) -> String { "the shape's modifier \(name) is supported" }

  private static let contentGaps: [CatalogEntry] = [
    .gap(.view, "UIViewRepresentable", "A view of UIKit.", instead: room),
    .gap(.view, "UIViewControllerRepresentable", "A view controller of UIKit.", instead: room),
    .gap(.view, "NSViewRepresentable", "A view of AppKit.", instead: room),
    .gap(.view, "MapView", "A map.", instead: "Map is supported"),
    .gap(.view, "PhotosPicker", "A button that asks for photos.", instead: room),
    .gap(.view, "WebView", "A web page.", instead: room),
    .gap(.view, "SceneView", "A scene of SceneKit.", instead: room),
    .gap(.view, "SpriteView", "A scene of SpriteKit.", instead: flat),
    .gap(.view, "Model3D", "A model in space.", instead: flat),
    .gap(.view, "RealityView", "Content of RealityKit.", instead: flat),
    .gap(.view, "GeometryReader3D", "A geometry reader in space.", instead: flat),
  ]

  private static let storeGaps: [CatalogEntry] = [
    .gap(.view, "StoreView", "Products to buy.", instead: ownSize),
    .gap(.view, "ProductView", "A product to buy.", instead: ownSize),
    .gap(.view, "SubscriptionView", "A subscription.", instead: ownSize),
    .gap(.view, "SubscriptionStoreView", "Subscriptions.", instead: ownSize),
  ]
}
