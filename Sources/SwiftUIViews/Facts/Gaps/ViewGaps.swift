internal import SwiftInterpreter

/// Views and types of SwiftUI and Apple's other frameworks that Haggle does not support, with what to write instead.
extension Catalog {
  static let viewGaps: [CatalogEntry] =
    controlGaps + shapeGaps + contentGaps + sceneGaps + partGaps + storeGaps
    + madePartGaps

  private static let ownSize = "its size is the system's own; lay out what it shows with stacks, Image and Text"
  private static let writeItself = "write the view or style itself"
  private static let room = "a framed Color takes its room"
  private static let flat = "depth is not laid out"

  private static let controlGaps: [CatalogEntry] = [
    .gap(.view, "HSplitView", "Views beside each other with handles between them.", instead: split("HStack")),
    .gap(.view, "VSplitView", "Views above each other with handles between them.", instead: split("VStack")),
    .gap(.view, "SearchUnavailableContent", "What is shown when a search finds nothing.", instead: ownSize),
    .gap(.view, "MultiDatePicker", "A calendar in which several days can be picked.", instead: ownSize),
    .gap(.view, "HelpLink", "A button that opens help.", instead: ownSize),
    .gap(.view, "SettingsLink", "A button that opens the settings.", instead: ownSize),
    .gap(.view, "TextFieldLink", "A button that asks for a text.", instead: ownSize),
    .gap(.view, "PasteButton", "A button that pastes.", instead: ownSize),
    .gap(.view, "RenameButton", "A button that renames.", instead: ownSize),
    .gap(.view, "NewDocumentButton", "A button that makes a document.", instead: ownSize),
    .gap(.view, "LocationButton", "A button that shares the location.", instead: ownSize),
    .gap(.view, "SignInWithAppleButton", "A button that signs in.", instead: ownSize),
    .gap(.view, "DevicePicker", "A list of devices nearby.", instead: ownSize),
    .gap(.view, "VerifyIdentityWithWalletButton", "A button that proves who one is.", instead: ownSize),
    .gap(.view, "DefaultToolbarItem", "An item of the system's in a toolbar.", instead: "ToolbarItem is supported"),
    .gap(.view, "NowPlayingView", "The controls of what is playing.", instead: ownSize),
    .gap(.view, "WindowVisibilityToggle", "A button that shows a window.", instead: ownSize),
  ]

  private static func split(_ stack: String) -> String {
    "\(stack) lays the parts out without the handles between them"
  }

  private static let shapeGaps: [CatalogEntry] = [
    .gap(.view, "FillShapeView", "A filled shape.", instead: "the shape's modifier fill is supported"),
    .gap(.view, "StrokeShapeView", "A stroked shape.", instead: "the shape's modifier stroke is supported"),
    .gap(.view, "DebugReplaceableView", "A view that Xcode replaces.", instead: writeItself),
    .gap(.view, "PresentedWindowContent", "The content of a window.", instead: writeItself),
  ]

  private static func shapeModifier(_ name: String) -> String { "the shape's modifier \(name) is supported" }

  private static let contentGaps: [CatalogEntry] = [
    .gap(.view, "UIViewRepresentable", "A view of UIKit.", instead: room),
    .gap(.view, "UIViewControllerRepresentable", "A view controller of UIKit.", instead: room),
    .gap(.view, "NSViewRepresentable", "A view of AppKit.", instead: room),
    .gap(.view, "MapView", "A map.", instead: "Map is supported"),
    .gap(.view, "AccessoryWidgetBackground", "The background of a small widget.", instead: room),
    .gap(.view, "SpatialContainer", "Views in one place in space.", instead: flat),
    .gap(.view, "SurfacePlot", "A surface in a chart in space.", instead: flat),
    .gap(.view, "Model3D", "A model in space.", instead: flat),
    .gap(.view, "RealityView", "Content of RealityKit.", instead: flat),
    .gap(.view, "GeometryReader3D", "A geometry reader in space.", instead: flat),
  ]

  private static let sceneGaps: [CatalogEntry] = [
    .gap(.view, "AlertScene", "An alert of an app.", instead: "preview the view itself"),
    .gap(.view, "DocumentGroup", "The scene of a document.", instead: "preview the view itself"),
    .gap(.view, "DocumentGroupLaunchScene", "The scene before a document.", instead: "preview the view itself"),
    .gap(.view, "ImmersiveSpace", "A scene in space.", instead: flat),
    .gap(.view, "UtilityWindow", "A small window.", instead: "preview the view itself"),
    .gap(.view, "CommandGroup", "Commands of the menu bar.", instead: "preview the view itself"),
    .gap(.view, "CommandMenu", "A menu of the menu bar.", instead: "preview the view itself"),
  ]

  private static let partGaps: [CatalogEntry] = [
    .gap(.view, "StrokeBorderShapeView", "A shape with a border.", instead: shapeModifier("strokeBorder")),
    .gap(.view, "DisclosureTableRow", "A table's row that opens.", instead: "TableRow is supported"),
    .gap(.view, "TableColumnForEach", "Columns of a table, made of data.", instead: "TableColumn is supported"),
    .gap(.view, "TipView", "A tip.", instead: ownSize),
    .gap(.view, "MapCompass", "A map's compass.", instead: ownSize),
    .gap(.view, "MapScaleView", "A map's scale.", instead: ownSize),
    .gap(.view, "MapPitchToggle", "A map's button for its pitch.", instead: ownSize),
    .gap(.view, "MapUserLocationButton", "A map's button for the location.", instead: ownSize),
    .gap(.view, "AddPassToWalletButton", "A button that adds a pass.", instead: ownSize),
    .gap(.view, "PayWithApplePayButton", "A button that pays.", instead: ownSize),
  ]

  /// Views that SwiftUI makes from others, or takes apart; they are named in types and rarely made.
  private static let madePartGaps: [CatalogEntry] =
    [
      "DefaultDateProgressLabel", "DefaultDocumentGroupLaunchActions", "DefaultSettingsLinkLabel",
      "DefaultShareLinkLabel", "DefaultTabLabel", "DefaultWindowVisibilityToggleLabel", "EditableCollectionContent",
      "GroupElementsOfContent", "GroupSectionsOfContent", "LabeledControlGroupContent",
      "LabeledToolbarItemGroupContent", "OutlineSubgroupChildren", "PlaceholderContentView", "PreviewModifierContent",
      "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
    ].map { .gap(.view, $0, "A view that SwiftUI makes itself.", instead: "write the view around it") }
    + [
      .gap(.view, "ContactAccessButton", "A button that shares contacts.", instead: ownSize),
      .gap(.view, "DocumentLaunchView", "The page of a document app.", instead: "preview the view itself"),
      .gap(.view, "MenuButton", "A button that opens a menu.", instead: "Menu is supported"),
    ]

  private static let storeGaps: [CatalogEntry] = [
    .gap(.view, "SubscriptionOfferView", "A subscription to buy.", instead: ownSize),
    .gap(.view, "StoreView", "Products to buy.", instead: ownSize),
    .gap(.view, "ProductView", "A product to buy.", instead: ownSize),
    .gap(.view, "SubscriptionView", "A subscription.", instead: ownSize),
    .gap(.view, "SubscriptionStoreView", "Subscriptions.", instead: ownSize),
  ]
}
