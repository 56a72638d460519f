/// The public names of SwiftUI, and of the frameworks that views are written with, up to iOS 26, by family.
///
/// Compared with the public interface of iOS 16 and with lists made of the interfaces of the SDKs since.
/// None of them may be lost from the registry: each has a status there.
enum PublicNames {
  static let views = """
    AddPassToWalletButton AngularGradient AnyShape AnyView AsyncImage Button Canvas Capsule Chart Circle Color
    ColorPicker CommandGroup CommandMenu ConcentricRectangle ContainerRelativeShape ContentUnavailableView
    ControlGroup DatePicker DisclosureGroup DisclosureTableRow Divider EditButton Ellipse EllipticalGradient EmptyView
    EquatableView FillShapeView ForEach Form Gauge GeometryReader GeometryReader3D GlassEffectContainer Grid GridRow
    Group GroupBox HSplitView HStack HelpLink Image KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack
    LazyVGrid LazyVStack LinearGradient Link List LocationButton LookAroundPreview Map MapCompass MapPitchToggle
    MapScaleView MapUserLocationButton Menu MeshGradient Model3D ModifiedContent MultiDatePicker NavigationLink
    NavigationSplitView NavigationStack NavigationView NewDocumentButton OffsetShape OutlineGroup PasteButton Path
    PayWithApplePayButton PhaseAnimator PhotosPicker Picker PresentedWindowContent ProductView ProgressView
    RadialGradient RealityView Rectangle RenameButton RotatedShape RoundedRectangle ScaledShape SceneView ScrollView
    ScrollViewReader SearchUnavailableContent Section SecureField SettingsLink ShareLink SignInWithAppleButton Slider
    Spacer SpriteView Stepper StoreView StrokeBorderShapeView StrokeShapeView SubscriptionStoreView SubscriptionView
    Tab TabSection TabView Table TableColumn TableColumnForEach TableRow Text TextEditor TextField TextFieldLink
    TextRenderer TimelineView TipView Toggle ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu
    TransformedShape TupleView UnevenRoundedRectangle VSplitView VStack VideoPlayer ViewThatFits WebView
    WindowVisibilityToggle ZStack
    ContactAccessButton DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultSettingsLinkLabel
    DefaultShareLinkLabel DefaultTabLabel DefaultWindowVisibilityToggleLabel DocumentLaunchView
    EditableCollectionContent GroupElementsOfContent GroupSectionsOfContent LabeledControlGroupContent
    LabeledToolbarItemGroupContent MenuButton OutlineSubgroupChildren PlaceholderContentView PreviewModifierContent
    Subview SubviewsCollection SubviewsCollectionSlice
    """

  static let scenes = """
    AlertScene DocumentGroup DocumentGroupLaunchScene ImmersiveSpace MenuBarExtra Settings UtilityWindow Window
    WindowGroup
    """

  static let layouts = """
    AnyLayout GridLayout HStackLayout VStackLayout
    """

  static let modifiers = """
    alternatingRowBackgrounds contentToolbar dismissalConfirmationDialog pageCommand
    accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren
    accessibilityCustomContent accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
    accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet
    alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening allowsWindowActivationEvents
    anchorPreference animation aspectRatio assistiveAccessNavigationIcon attributedTextFormattingDefinition
    autocapitalization autocorrectionDisabled background backgroundExtensionEffect backgroundPreferenceValue
    backgroundStyle badge badgeProminence baselineOffset blendMode blur bold border breakthroughEffect brightness
    buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipShape clipped colorEffect colorInvert
    colorMultiply colorScheme compositingGroup confirmationDialog containerBackground containerCornerOffset
    containerRelativeFrame containerShape containerValue contentCaptureProtected contentMargins contentShape
    contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace copyable cornerRadius
    cuttable datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect
    defaultScrollAnchor defaultWheelPickerItemHeight defersSystemGestures deleteDisabled dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation
    disableAutocorrection disabled disclosureGroupStyle distortionEffect documentBrowserContextMenu dragConfiguration
    dragContainer dragContainerSelection dragPreviewsFormation draggable drawingGroup dropConfiguration
    dropDestination dropPreviewsFormation dynamicTypeSize edgesIgnoringSafeArea environment environmentObject
    equatable exportableToServices exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
    fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover findDisabled findNavigator
    fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable focused
    focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
    foregroundColor foregroundStyle formStyle frame frame3D fullScreenCover gaugeStyle geometryGroup gesture
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor
    gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents
    handlesGameControllerEvents headerProminence help hidden highPriorityGesture horizontalRadioGroupLayout
    hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation id ignoresSafeArea imageScale
    immersiveEnvironmentPicker importableFromServices importsItemProviders indexViewStyle inspector
    inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent italic
    itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth
    labelStyle labeledContentStyle labelsHidden labelsVisibility layerEffect layoutDirectionBehavior layoutPriority
    layoutValue lineHeight lineLimit lineSpacing listItemTint listRowBackground listRowHoverEffect
    listRowHoverEffectDisabled listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing
    listStyle luminanceToAlpha manipulable mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance
    menuActionDismissBehavior menuButtonStyle menuIndicator menuOrder menuStyle minimumScaleFactor modifier
    modifierKeyAlternate monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset offset3D onAppIntentExecution
    onAppear onChange onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete
    onDeleteCommand onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onGeometryChange
    onHover onImmersionChange onInsert onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture
    onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture onVolumeViewpointChange
    onWorldRecenter opacity ornament overlay overlayPreferenceValue padding padding3D paletteSelectionEffect
    pasteDestination persistentSystemOverlays phaseAnimator pickerStyle pointerStyle pointerVisibility popover
    position preference preferredColorScheme preferredSurroundingsEffect preferredWindowClippingMargins
    prefersDefaultFocus presentationBackground presentationBackgroundInteraction presentationBreakthroughEffect
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationPreventsAppTermination presentationSizing presentedWindowStyle
    presentedWindowToolbarStyle previewContext previewDevice previewDisplayName previewInterfaceOrientation
    previewLayout privacySensitive progressViewStyle projectionEffect redacted refreshable renameAction
    replaceDisabled rotation3DEffect rotation3DLayout rotationEffect safeAreaBar safeAreaInset safeAreaPadding
    saturation scaleEffect scaledToFill scaledToFill3D scaledToFit scaledToFit3D scenePadding scrollBounceBehavior
    scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition
    scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions searchToolbarBehavior searchable
    sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet simultaneousGesture
    sliderThumbVisibility spatialOverlay spatialOverlayPreferenceValue speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior
    statusBar statusBarHidden strikethrough submitLabel submitScope supportedVolumeViewpoints
    supportsGestureTransparency swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
    symbolRenderingMode symbolVariableValueMode symbolVariant systemTrayBackground tabBarMinimizeBehavior tabItem
    tabViewBottomAccessory tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter
    tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
    toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel
    touchBarItemPresence touchBarItemPrincipal tracking transaction transformAnchorPreference transformEffect
    transformEnvironment transformPreference transition truncationMode typeSelectEquivalent typesettingLanguage
    underline unredacted upperLimbVisibility userActivity visualEffect visualEffect3D volumeBaseplateVisibility
    webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu webViewElementFullscreenBehavior
    webViewLinkPreviews webViewMagnificationGestures webViewOnScrollGeometryChange webViewScrollInputBehavior
    webViewScrollPosition webViewTextSelection widgetAccentable widgetLabel widgetURL windowDismissBehavior
    windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor windowResizeBehavior
    windowToolbarFullScreenVisibility writingDirection writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """

  static let environment = """
    accessibilityAssistiveAccessEnabled accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights
    accessibilityEnabled accessibilityInvertColors accessibilityLargeContentViewerEnabled
    accessibilityPlayAnimatedImages accessibilityQuickActionsEnabled accessibilityReduceMotion
    accessibilityReduceTransparency accessibilityShowButtonShapes accessibilitySwitchControlEnabled
    accessibilityVoiceOverEnabled activityFamily allowedDynamicRange allowsTightening appearsActive
    authorizationController autocorrectionDisabled backgroundMaterial backgroundProminence backgroundStyle
    badgeProminence buttonRepeatBehavior buttonSizing calendar colorScheme colorSchemeContrast contentTransition
    contentTransitionAddsDrawingGroup controlActiveState controlSize credentialExportManager
    defaultMinListHeaderHeight defaultMinListRowHeight defaultWheelPickerItemHeight disableAutocorrection dismiss
    dismissImmersiveSpace dismissSearch dismissWindow displayScale displayStoreKitMessage documentConfiguration
    dynamicTypeSize editMode font fontResolutionContext headerProminence horizontalScrollBounceBehavior
    horizontalScrollIndicatorVisibility horizontalSizeClass imageScale immersiveSpaceDisplacement isActivityFullscreen
    isActivityUpdateReduced isEnabled isFocusEffectEnabled isFocused isHoverEffectEnabled isLuminanceReduced
    isPresented isSceneCaptured isScrollEnabled isSearching isTabBarShowingSections keyboardShortcut labelsVisibility
    layoutDirection legibilityWeight levelOfDetail lineHeight lineLimit lineSpacing locale managedObjectContext
    materialActiveAppearance menuIndicatorVisibility menuOrder minimumScaleFactor modelContext multilineTextAlignment
    navigationLinkIndicatorVisibility newDocument openDocument openImmersiveSpace openSettings openURL openWindow
    physicalMetrics pixelLength preferredPencilDoubleTapAction preferredPencilSqueezeAction presentationMode purchase
    pushWindow realityKitScene redactionReasons refresh remoteDeviceIdentifier rename requestReview resetFocus
    scenePhase scrollDismissesKeyboardMode searchSuggestionsPlacement showsWidgetContainerBackground showsWidgetLabel
    sidebarRowSize sizeCategory springLoadingBehavior supportsImagePlayground supportsMultipleWindows
    supportsRemoteScenes surfaceSnappingInfo symbolColorRenderingMode symbolRenderingMode symbolVariableValueMode
    symbolVariants tabBarPlacement tabViewBottomAccessoryPlacement textCase textSelectionAffinity timeZone
    toolbarLabelStyle truncationMode undoManager verticalScrollBounceBehavior verticalScrollIndicatorVisibility
    verticalSizeClass webAuthenticationSession widgetContentMargins widgetFamily widgetRenderingMode
    windowClippingMargins worldTrackingLimitations
    """

  static let propertyWrappers = """
    AccessibilityFocusState AppStorage Bindable Binding Environment EnvironmentObject FetchRequest FocusState
    FocusedBinding FocusedObject FocusedValue GestureState NSApplicationDelegateAdaptor Namespace ObservedObject
    PhysicalMetric Published Query ScaledMetric SceneStorage SectionedFetchRequest State StateObject
    UIApplicationDelegateAdaptor ViewBuilder WKApplicationDelegateAdaptor
    """

  static let types = """
    AccessibilityChildBehavior AccessibilityTraits ActionSheet AdaptableTabBarPlacement Alert Alignment AlignmentID
    Anchor Anchor.Source Angle Animatable AnimatableModifier AnimatablePair AnimatableValues Animation
    AnimationTimelineSchedule AnyGesture AnyGradient AnyShapeStyle AnyTransition App AsyncImagePhase Axis Axis.Set
    BackgroundProminence BackgroundStyle BadgeProminence BlendMode ButtonBorderShape ButtonRepeatBehavior ButtonRole
    ButtonSizing ButtonStyle Color ColorRenderingMode ColorScheme ColorSchemeContrast Commands
    ContainerBackgroundPlacement ContainerValueKey ContainerValues ContentMarginPlacement ContentMode
    ContentShapeKinds ContentSizeCategory ContentTransition ControlGroupStyle ControlSize CoordinateSpace
    CubicKeyframe DatePickerStyle DialogSeverity DisclosureGroupStyle DismissAction DragGesture DropInfo DropOperation
    DropProposal DynamicProperty DynamicTypeSize DynamicViewContent Edge Edge.Set EdgeInsets EditActions EditMode
    EmptyAnimatableData EnvironmentKey EnvironmentValues EventModifiers
    EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule FillShapeStyle FillStyle
    FocusedValueKey FocusedValues Font Font.Design Font.Leading Font.TextStyle Font.Weight Font.Width ForegroundStyle
    FormStyle GaugeStyle GeometryEffect GeometryProxy GestureMask Glass GlassEffectTransition Gradient
    Gradient.ColorSpace Gradient.Stop GraphicsContext GridItem GridItem.Size GroupBoxStyle HierarchicalShapeStyle
    HorizontalAlignment HorizontalEdge HoverEffect HoverPhase Image.DynamicRange
    Image.Interpolation Image.Orientation Image.ResizingMode Image.Scale Image.TemplateRenderingMode ImagePaint
    ImageRenderer IndexViewStyle InsettableShape KeyEquivalent KeyPress KeyboardShortcut KeyframeTimeline
    KeyframeTrack LabelStyle LabeledContentStyle Layout LayoutDirection LayoutProperties LayoutSubview LayoutSubviews
    LayoutValueKey LegibilityWeight LinearKeyframe LinkShapeStyle ListItemTint ListSectionSpacing ListStyle
    LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryProperties Material
    MenuActionDismissBehavior MenuOrder MenuStyle MoveKeyframe NSViewControllerRepresentable NSViewRepresentable
    NamedCoordinateSpace Namespace.ID NavigationBarItem NavigationPath NavigationSplitViewColumn
    NavigationSplitViewStyle NavigationSplitViewVisibility NavigationViewStyle OpenURLAction
    PagingScrollTargetBehavior PaletteSelectionEffect PeriodicTimelineSchedule PickerStyle PinnedScrollableViews
    PlaceholderTextShapeStyle PointerStyle PreferenceKey PresentationAdaptation PresentationBackgroundInteraction
    PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing PreviewDevice PreviewLayout
    PreviewProvider PrimitiveButtonStyle ProgressViewStyle ProjectionTransform Prominence
    ProposedViewSize RectangleCornerRadii RedactionReasons RefreshAction RenameAction RotateGesture RotationGesture
    RoundedCornerStyle SafeAreaRegions Scene ScenePhase ScrollAnchorRole ScrollBounceBehavior
    ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollPhase
    ScrollPosition ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase ScrollViewProxy
    SearchFieldPlacement SearchScopeActivation SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture
    Shader ShaderFunction ShaderLibrary ShadowStyle Shape ShapeStyle SimultaneousGesture SpatialEventGesture
    SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior StrokeStyle SubmitLabel SubmitTriggers SurfaceEffect
    SymbolColorRenderingMode SymbolEffect SymbolEffectOptions SymbolRenderingMode SymbolVariableValueMode
    SymbolVariants TabBarMinimizeBehavior TabBarPlacement TabPlacement TabRole TabSearchActivation
    TabViewCustomization TabViewStyle TableColumnCustomization TableStyle TapGesture Text.Case
    Text.DateStyle Text.LineStyle Text.Scale Text.TruncationMode TextAlignment TextAttribute TextEditorStyle
    TextFieldStyle TextInputAutocapitalization TextSelection TextSelectionAffinity
    TimelineSchedule TintShapeStyle ToggleStyle ToolbarContent ToolbarCustomizationOptions ToolbarItemPlacement
    ToolbarPlacement ToolbarRole ToolbarTitleDisplayMode Transaction Transition UIGestureRecognizerRepresentable
    UIHostingConfiguration UIHostingController UIViewControllerRepresentable UIViewRepresentable UnitCurve UnitPoint
    UserInterfaceSizeClass VerticalAlignment VerticalEdge View ViewAlignedScrollTargetBehavior
    ViewDimensions ViewModifier ViewSpacing Visibility VisualEffect WidgetFamily WindowBackgroundShapeStyle
    WindowDragGesture WritingToolsBehavior
    """
}
