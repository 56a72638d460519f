internal import SwiftInterpreter

/// Names that Swift, SwiftUI and Apple's other frameworks have and Haggle has not: a page with one of them is not wrong.
extension Catalog {
  /// What to say about such a name; `nil` for a name that is not known to be one.
  ///
  /// A modifier is asked for with a dot before it.
  static func gap(_ name: String) -> String? {
    if name.hasPrefix(".") { return knownModifiers.contains(String(name.dropFirst())) ? "" : nil }
    for group in knownTypes where group.names.contains(name) { return group.relative }
    return nil
  }

  static let knownTypes: [(names: [String], relative: String)] = [
    (
      words("DebugReplaceableView FillShapeView GlassEffectContainer LocationButton NewDocumentButton")
        + words("PresentedWindowContent ProductView SearchUnavailableContent StoreView StrokeShapeView")
        + words("SubscriptionView TextFieldLink WindowVisibilityToggle"), ""
    ),
    (
      words("CircularProgressViewStyle DefaultToggleStyle GraphicalDatePickerStyle GroupedListStyle")
        + words("InsetGroupedListStyle LinearProgressViewStyle MenuPickerStyle PageIndexViewStyle")
        + words("PageTabViewStyle PlainListStyle RoundedBorderTextFieldStyle SegmentedPickerStyle")
        + words("SidebarListStyle StackNavigationViewStyle SwitchToggleStyle WheelPickerStyle"),
      "it is accepted where a modifier takes a style"
    ),
    (
      words("AVPlayer CGColor CGContext CGImage CGPath CGVector CLLocationCoordinate2D")
        + words("CLLocationManager MKCoordinateRegion NSImage UIApplication UIBezierPath UIDevice UIFont")
        + words("UIHostingController UIImage UIImpactFeedbackGenerator UIView UIViewController"),
      "what other frameworks make is not laid out; a framed Color takes its room"
    ),
    (
      words("AttributedString Bundle Calendar CharacterSet CurrentValueSubject Data DateComponents")
        + words("DateFormatter DateInterval Decimal DispatchGroup DispatchTime DispatchWorkItem")
        + words("FetchDescriptor FileManager GestureState ISO8601DateFormatter ImageRenderer IndexPath")
        + words("IndexSet JSONDecoder JSONEncoder Just LocalizedStringResource Measurement")
        + words("MeasurementFormatter ModelContainer NSAttributedString NSError NSNumber NSPredicate")
        + words("NSString NumberFormatter OperationQueue PassthroughSubject ProcessInfo Progress")
        + words("PropertyListDecoder RelativeDateTimeFormatter Scanner SortDescriptor Thread TimeZone")
        + words("URLComponents URLRequest URLSession UserDefaults"),
      "of Foundation and its like there is only what texts need; give the preview plain values"
    ),
    (
      words("Character ClosedRange Error Float80 Int16 Int8 KeyPath Mirror Regex Result Substring")
        + words("UInt16 UInt32 UInt64"), ""
    ),
  ]

  static let knownModifiers: [String] =
    words("accessibilityDefaultFocus accessibilityScrollStatus allowsWindowActivationEvents")
    + words("appStoreOverlay assistiveAccessNavigationIcon attributedTextFormattingDefinition")
    + words("badgeProminence breakthroughEffect chartAngleSelection chartBackground")
    + words("chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartScrollableAxes")
    + words("chartXAxis chartXScale chartYAxis chartYScale containerCornerOffset")
    + words("contentCaptureProtected controlWidgetActionHint controlWidgetStatus copyable cuttable")
    + words("defaultAdaptableTabBarPlacement dialogPreventsAppTermination digitalCrownAccessory")
    + words("documentBrowserContextMenu dragConfiguration dragContainer dragPreviewsFormation")
    + words("dropConfiguration dropPreviewsFormation exportableToServices familyActivityPicker")
    + words("fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID")
    + words("fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogURLEnabled")
    + words("fileExporterFilenameLabel findDisabled focusedObject focusedSceneObject")
    + words("glassEffectTransition glassEffectUnion groupActivityAssociation")
    + words("handlesGameControllerEvents hoverEffectDisabled hoverEffectGroup imagePlaygroundSheet")
    + words("importableFromServices interactionActivityTrackingTag journalingSuggestionsPicker")
    + words("layoutDirectionBehavior listRowHoverEffectDisabled listSectionIndexVisibility")
    + words("lookAroundViewer manageSubscriptionsSheet mapControlVisibility mapControls")
    + words("mapFeatureSelectionAccessory mapItemDetailSheet mapScope mapStyle musicSubscriptionOffer")
    + words("offerCodeRedemption onAppIntentExecution onCopyCommand onCutCommand onDeleteCommand")
    + words("onDragSessionUpdated onDropSessionUpdated onImmersionChange onInAppPurchaseCompletion")
    + words("onInAppPurchaseStart onInteractiveResizeChange onMapCameraChange onPasteCommand")
    + words("onPencilSqueeze onScrollTargetVisibilityChange onWorldRecenter pasteDestination")
    + words("payLaterViewAction payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt")
    + words("payWithApplePayButtonStyle photosPickerAccessoryVisibility")
    + words("photosPickerDisabledCapabilities photosPickerStyle popoverTip")
    + words("postToPhotosSharedAlbumSheet preferredSubscriptionOffer preferredWindowClippingMargins")
    + words("presentationBreakthroughEffect presentationPreventsAppTermination presentedWindowStyle")
    + words("presentedWindowToolbarStyle productDescription productIconBorder productViewStyle")
    + words("quickLookPreview realityViewCameraControls realityViewLayoutBehavior refundRequestSheet")
    + words("rotation3DLayout scaledToFill3D scaledToFit3D searchDictationBehavior searchSelection")
    + words("searchToolbarBehavior signInWithAppleButtonStyle sliderThumbVisibility spatialOverlay")
    + words("spatialOverlayPreferenceValue storeButton storeProductTask storeProductsTask")
    + words("subscriptionIntroductoryOffer subscriptionPromotionalOffer subscriptionStatusTask")
    + words("subscriptionStoreButtonLabel subscriptionStoreControlBackground")
    + words("subscriptionStoreControlIcon subscriptionStoreControlStyle")
    + words("subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle")
    + words("subscriptionStoreSignInAction supportedVolumeViewpoints supportsGestureTransparency")
    + words("systemTrayBackground tabViewCustomization tabViewSearchActivation")
    + words("tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader textInputCompletion")
    + words("textInputFormattingControlVisibility textInputSuggestions tipBackground tipCornerRadius")
    + words("tipImageSize tipImageStyle tipViewStyle touchBarCustomizationLabel touchBarItemPresence")
    + words("touchBarItemPrincipal transactionPicker translationPresentation translationTask")
    + words("upperLimbVisibility verifyIdentityWithWalletButtonStyle visualEffect3D")
    + words("volumeBaseplateVisibility webViewBackForwardNavigationGestures webViewContentBackground")
    + words("webViewLinkPreviews webViewMagnificationGestures webViewScrollPosition")
    + words("widgetAccentedRenderingMode widgetCurvesContent widgetLabel windowFullScreenBehavior")
    + words("windowMinimizeBehavior windowResizeAnchor windowToolbarFullScreenVisibility")
    + words("workoutPreview writingToolsAffordanceVisibility")
}
