internal import SwiftInterpreter

/// What reaches into the system or another framework: menus, files, stores, maps, charts and windows.
extension Catalog {
  static let system: [CatalogEntry] =
    devices + charts + maps + files + transfer + stores + sheets + windowLooks + webPages

  private static let devices: [CatalogEntry] = [
    .noEffect("accessibilityDefaultFocus", "Which element has the accessibility focus at first."),
    .noEffect("accessibilityScrollStatus", "What is announced after scrolling."),
    .noEffect("assistiveAccessNavigationIcon", "The icon in Assistive Access."),
    .noEffect("digitalCrownAccessory", "What shows beside the Digital Crown."),
    .noEffect("handlesGameControllerEvents", "Which input of game controllers the view takes."),
    .noEffect("interactionActivityTrackingTag", "A name for tracking."),
    .noEffect("onPencilSqueeze", "Runs an action when an Apple Pencil is squeezed."),
    .noEffect("supportsGestureTransparency", "Whether gestures reach what lies behind."),
    .noEffect("findDisabled", "Whether find is off."),
    .noEffect("focusedObject", "An object that commands read from the focused view."),
    .noEffect("focusedSceneObject", "An object that commands read from the focused scene."),
    .noEffect("writingToolsAffordanceVisibility", "Whether Writing Tools show."),
    .noEffect("onAppIntentExecution", "Runs an action for an app intent."),
    .noEffect("touchBarCustomizationLabel", "What a Touch Bar's item is called."),
    .noEffect("touchBarItemPresence", "Whether a Touch Bar's item shows."),
    .noEffect("touchBarItemPrincipal", "Whether a Touch Bar's item stands in the middle."),
  ]

  private static let charts: [CatalogEntry] = [
    .noEffect("chartAngleSelection", "What is selected by angle."),
    .noEffect("chartBackground", "A view behind a chart."),
    .noEffect("chartForegroundStyleScale", "The styles of a chart's series."),
    .noEffect("chartLegend", "A chart's legend."),
    .noEffect("chartOverlay", "A view over a chart."),
    .noEffect("chartPlotStyle", "How a chart's plot looks."),
    .noEffect("chartScrollableAxes", "Along which axes a chart scrolls."),
    .noEffect("chartXAxis", "A chart's horizontal axis."),
    .noEffect("chartXScale", "The scale of a chart's horizontal axis."),
    .noEffect("chartYAxis", "A chart's vertical axis."),
    .noEffect("chartYScale", "The scale of a chart's vertical axis."),
  ]

  private static let maps: [CatalogEntry] = [
    .noEffect("lookAroundViewer", "Presents Look Around."),
    .noEffect("mapControlVisibility", "Whether a map's controls show."),
    .noEffect("mapControls", "A map's controls."),
    .noEffect("mapFeatureSelectionAccessory", "What shows for a selected place."),
    .noEffect("mapItemDetailSheet", "Presents a place."),
    .noEffect("mapScope", "Joins a map and its controls."),
    .noEffect("mapStyle", "How a map looks."),
    .noEffect("onMapCameraChange", "Runs an action when a map moves."),
  ]

  private static let files: [CatalogEntry] = [
    .noEffect("documentBrowserContextMenu", "The menu of the document browser."),
    .noEffect("fileDialogBrowserOptions", "What a file dialog shows."),
    .noEffect("fileDialogConfirmationLabel", "The button of a file dialog."),
    .noEffect("fileDialogCustomizationID", "Which settings a file dialog keeps."),
    .noEffect("fileDialogDefaultDirectory", "Where a file dialog begins."),
    .noEffect("fileDialogImportsUnresolvedAliases", "Whether a file dialog follows aliases."),
    .noEffect("fileDialogURLEnabled", "Which files a file dialog offers."),
    .noEffect("fileExporterFilenameLabel", "What the file's name is called in a dialog."),
    .noEffect("quickLookPreview", "Presents a file."),
  ]

  private static let transfer: [CatalogEntry] = [
    .noEffect("copyable", "What copying takes."),
    .noEffect("cuttable", "What cutting takes."),
    .noEffect("pasteDestination", "What pasting does."),
    .noEffect("onCopyCommand", "Runs an action on copy."),
    .noEffect("onCutCommand", "Runs an action on cut."),
    .noEffect("onPasteCommand", "Runs an action on paste."),
    .noEffect("onDeleteCommand", "Runs an action on delete."),
    .noEffect("dragConfiguration", "How something is dragged."),
    .noEffect("dragContainerSelection", "What of a container is dragged."),
    .noEffect("dragContainer", "What is dragged together."),
    .noEffect("dragPreviewsFormation", "How dragged items stand together."),
    .noEffect("dropConfiguration", "How something is dropped."),
    .noEffect("dropPreviewsFormation", "How dropped items stand together."),
    .noEffect("onDragSessionUpdated", "Runs an action as something is dragged."),
    .noEffect("onDropSessionUpdated", "Runs an action as something is dropped."),
    .noEffect("exportableToServices", "What services may take."),
    .noEffect("importableFromServices", "What services may give."),
    .noEffect("groupActivityAssociation", "Joins the view and a shared activity."),
  ]

  private static let stores: [CatalogEntry] = [
    .noEffect("appStoreOverlay", "Presents an app of the App Store."),
    .noEffect("manageSubscriptionsSheet", "Presents the subscriptions."),
    .noEffect("musicSubscriptionOffer", "Presents an offer of Apple Music."),
    .noEffect("offerCodeRedemption", "Presents where codes are redeemed."),
    .noEffect("onInAppPurchaseCompletion", "Runs an action after a purchase."),
    .noEffect("onInAppPurchaseStart", "Runs an action before a purchase."),
    .noEffect("payLaterViewAction", "What a Pay Later view does."),
    .noEffect("payLaterViewDisplayStyle", "The style of a Pay Later view."),
    .noEffect("payWithApplePayButtonDisableCardArt", "Whether a payment button shows no card."),
    .noEffect("payWithApplePayButtonStyle", "The style of a payment button."),
    .noEffect("preferredSubscriptionOffer", "Which offer a subscription takes."),
    .noEffect("productDescription", "Whether a product's description shows."),
    .noEffect("productIconBorder", "Draws a border around a product's icon."),
    .noEffect("productViewStyle", "The style of a product."),
    .noEffect("refundRequestSheet", "Presents a request for a refund."),
    .noEffect("signInWithAppleButtonStyle", "The style of a button that signs in."),
    .noEffect("storeButton", "Whether a button of a store shows."),
    .noEffect("storeProductTask", "Loads a product."),
    .noEffect("storeProductsTask", "Loads products."),
    .noEffect("subscriptionIntroductoryOffer", "The introductory offer of a subscription."),
    .noEffect("subscriptionPromotionalOffer", "The promotional offer of a subscription."),
    .noEffect("subscriptionStatusTask", "Loads the state of a subscription."),
    .noEffect("subscriptionStoreButtonLabel", "The label of a subscription's button."),
    .noEffect("subscriptionStoreControlBackground", "The background of subscriptions."),
    .noEffect("subscriptionStoreControlIcon", "The icon of a subscription."),
    .noEffect("subscriptionStoreControlStyle", "The style of subscriptions."),
    .noEffect("subscriptionStorePolicyDestination", "Where a store's policies are."),
    .noEffect("subscriptionStorePolicyForegroundStyle", "The style of a store's policies."),
    .noEffect("subscriptionStoreSignInAction", "What signs in to a store."),
    .noEffect("transactionPicker", "Presents transactions."),
    .noEffect("verifyIdentityWithWalletButtonStyle", "The style of a button that verifies identity."),
  ]

  private static let sheets: [CatalogEntry] = [
    .noEffect("familyActivityPicker", "Presents a choice of apps."),
    .noEffect("imagePlaygroundSheet", "Presents Image Playground."),
    .noEffect("journalingSuggestionsPicker", "Presents suggestions of Journal."),
    .noEffect("photosPickerAccessoryVisibility", "What a photos picker shows around it."),
    .noEffect("photosPickerDisabledCapabilities", "What a photos picker cannot do."),
    .noEffect("photosPickerStyle", "The style of a photos picker."),
    .noEffect("popoverTip", "Presents a tip."),
    .noEffect("postToPhotosSharedAlbumSheet", "Presents a shared album."),
    .noEffect("tipBackground", "The background of a tip."),
    .noEffect("tipCornerRadius", "The corner radius of a tip."),
    .noEffect("tipImageSize", "How large a tip's image is."),
    .noEffect("tipImageStyle", "The style of a tip's image."),
    .noEffect("tipViewStyle", "The style of a tip."),
    .noEffect("translationPresentation", "Presents a translation."),
    .noEffect("translationTask", "Translates texts."),
    .noEffect("workoutPreview", "Presents a workout."),
    .noEffect("dialogPreventsAppTermination", "Whether a dialog keeps the app open."),
    .noEffect("presentationPreventsAppTermination", "Whether a presentation keeps the app open."),
  ]

  private static let windowLooks: [CatalogEntry] = [
    .noEffect("allowsWindowActivationEvents", "Whether a first click reaches the view."),
    .noEffect("defaultAdaptableTabBarPlacement", "Where a tab bar stands at first."),
    .noEffect("onInteractiveResizeChange", "Runs an action as the window is resized."),
    .noEffect("preferredWindowClippingMargins", "How far content reaches out of the window."),
    .noEffect("presentedWindowStyle", "The style of the window."),
    .noEffect("presentedWindowToolbarStyle", "The style of the window's toolbar."),
    .noEffect("tabViewCustomization", "How tabs can be changed."),
    .noEffect("tabViewSearchActivation", "When a tab's search begins."),
    .noEffect("tabViewSidebarBottomBar", "A view at the bottom of a sidebar."),
    .noEffect("tabViewSidebarFooter", "A view below a sidebar's tabs."),
    .noEffect("tabViewSidebarHeader", "A view above a sidebar's tabs."),
    .noEffect("widgetAccentedRenderingMode", "How an image takes the widget's accent."),
    .noEffect("widgetCurvesContent", "Whether a widget's content curves."),
    .noEffect("widgetLabel", "The label beside a widget."),
    .noEffect("windowFullScreenBehavior", "Whether the window can fill the screen."),
    .noEffect("windowMinimizeBehavior", "Whether the window can be minimized."),
    .noEffect("windowResizeAnchor", "Which point stays as the window is resized."),
    .noEffect("windowToolbarFullScreenVisibility", "Whether the toolbar shows on a full screen."),
  ]

  private static let webPages: [CatalogEntry] = [
    .noEffect("webViewBackForwardNavigationGestures", "Whether swipes go back and forward."),
    .noEffect("webViewContextMenu", "The menu of a web page."),
    .noEffect("webViewElementFullscreenBehavior", "Whether parts of a web page may fill the screen."),
    .noEffect("webViewOnScrollGeometryChange", "Runs an action when a web page scrolls."),
    .noEffect("webViewScrollInputBehavior", "Which input scrolls a web page."),
    .noEffect("webViewTextSelection", "Whether texts of a web page can be selected."),
    .noEffect("webViewContentBackground", "Whether a web page has a background."),
    .noEffect("webViewLinkPreviews", "Whether links show what they lead to."),
    .noEffect("webViewMagnificationGestures", "Whether a pinch enlarges."),
    .noEffect("webViewScrollPosition", "Where a web page stands."),
  ]
}
