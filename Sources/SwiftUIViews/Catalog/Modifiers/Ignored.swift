internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that are accepted with any arguments, as nothing that is laid out or drawn here depends on them.
///
/// Motion, gestures, accessibility, what is presented over the view, and what belongs to bars and lists.
extension Catalog {
  static let ignoredModifiers: [CatalogEntry] =
    (ignoredMotion + ignoredInput + ignoredBars + ignoredText + ignoredAccessibility + ignoredStyles).map(ignored)
    + presentations.map(presentation)

  private static let ignoredMotion =
    words("animation transition contentTransition symbolEffect symbolEffectsRemoved phaseAnimator keyframeAnimator")
    + words("scrollTransition transaction geometryGroup sensoryFeedback navigationTransition matchedTransitionSource")

  private static let ignoredInput =
    words("gesture simultaneousGesture highPriorityGesture onTapGesture onLongPressGesture onDrag onDrop draggable")
    + words("dropDestination onHover onContinuousHover hoverEffect defersSystemGestures onPencilDoubleTap")
    + words("onReceive onSubmit onDelete onMove onInsert onCommand onOpenURL onContinueUserActivity onKeyPress")
    + words("onExitCommand onMoveCommand onPlayPauseCommand onScrollPhaseChange")
    + words("onScrollVisibilityChange handlesExternalEvents userActivity contextMenu swipeActions refreshable")
    + words("keyboardShortcut focused focusedValue focusedSceneValue focusable focusEffectDisabled focusScope")
    + words("prefersDefaultFocus defaultFocus focusSection deleteDisabled moveDisabled selectionDisabled")
    + words("digitalCrownRotation defaultHoverEffect replaceDisabled renameAction itemProvider exportsItemProviders")
    + words("importsItemProviders handGestureShortcut pointerStyle pointerVisibility onModifierKeysChanged touchBar")
    + words("modifierKeyAlternate onLongTouchGesture springLoadingBehavior scrollInputBehavior fileDialogMessage")
    + words("interactiveDismissDisabled fileImporter fileExporter fileMover photosPicker scrollDismissesKeyboard")

  private static let ignoredBars =
    words("toolbar tabItem badge navigationTitle navigationSubtitle navigationBarTitle navigationBarTitleDisplayMode")
    + words("navigationBarHidden navigationBarItems navigationBarBackButtonHidden navigationDestination")
    + words("navigationViewStyle navigationSplitViewStyle navigationSplitViewColumnWidth navigationDocument")
    + words("toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode")
    + words("toolbarTitleMenu toolbarVisibility toolbarItemHidden tabViewStyle tabBarMinimizeBehavior")
    + words("tabViewBottomAccessory searchable searchCompletion searchSuggestions searchScopes searchFocused")
    + words("searchPresentationToolbarBehavior presentationDetents presentationDragIndicator presentationBackground")
    + words("presentationCornerRadius presentationCompactAdaptation presentationContentInteraction")
    + words("presentationBackgroundInteraction presentationSizing presentationMode statusBar statusBarHidden")
    + words("persistentSystemOverlays inspectorColumnWidth listStyle listItemTint listRowSpacing listRowInsets")
    + words("listRowSeparator listRowSeparatorTint listRowBackground listRowPlatterColor listRowHoverEffect")
    + words("sectionActions sectionIndexLabel tableColumnHeaders navigationLinkIndicatorVisibility")
    + words("toolbarForegroundStyle scrollIndicatorsFlash scrollEdgeEffectHidden windowDismissBehavior")
    + words("windowResizeBehavior containerBackground widgetURL widgetAccentable defaultAppStorage")
    + words("listSectionSeparator listSectionSeparatorTint listSectionSpacing listSectionMargins headerProminence")

  private static let ignoredText =
    words("keyboardType textContentType textInputAutocapitalization autocapitalization disableAutocorrection")
    + words("autocorrectionDisabled submitLabel submitScope textSelection textSelectionAffinity findNavigator")
    + words("writingToolsBehavior speechSpellsOutCharacters speechAdjustedPitch speechAlwaysIncludesPunctuation")
    + words("speechAnnouncementsQueued typeSelectEquivalent")

  private static let ignoredAccessibility =
    words("accessibilityLabel accessibilityHidden accessibilityValue accessibilityHint accessibilityElement")
    + words("accessibilityAddTraits accessibilityRemoveTraits accessibilitySortPriority")
    + words("accessibilityAction accessibilityActions accessibilityAdjustableAction accessibilityScrollAction")
    + words("accessibilityInputLabels accessibilityHeading accessibilityRepresentation accessibilityChildren")
    + words("accessibilityFocused accessibilityRotor accessibilityRotorEntry accessibilityCustomContent")
    + words("accessibilityActivationPoint accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint")
    + words("accessibilityIgnoresInvertColors accessibilityLabeledPair accessibilityLinkedGroup accessibility")
    + words("accessibilityRespondsToUserInteraction accessibilityShowsLargeContentViewer accessibilityTextContentType")
    + words("accessibilityZoomAction accessibilityChartDescriptor accessibilityQuickAction help")

  private static let ignoredStyles =
    words("symbolVariant symbolRenderingMode symbolColorRenderingMode redacted unredacted privacySensitive")
    + words("invalidatableContent preferredColorScheme colorScheme equatable controlSize controlGroupStyle")
    + words("buttonBorderShape buttonRepeatBehavior menuOrder menuIndicator menuActionDismissBehavior pickerStyle")
    + words("toggleStyle textFieldStyle textEditorStyle datePickerStyle progressViewStyle gaugeStyle menuStyle")
    + words("menuButtonStyle formStyle groupBoxStyle disclosureGroupStyle labeledContentStyle indexViewStyle")
    + words("symbolVariableValueMode paletteSelectionEffect horizontalRadioGroupLayout buttonSizing")
    + words("tableStyle glassEffect glassEffectID scrollEdgeEffectStyle backgroundExtensionEffect")
    + words("materialActiveAppearance allowedDynamicRange dialogSuppressionToggle dialogIcon dialogSeverity")
    + words("previewDisplayName previewLayout previewInterfaceOrientation previewContext")

  static func ignored(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "Accepted with any arguments; changes neither layout nor drawing here.",
      isWithoutEffect: true, [.anything { call throws(Diagnostics) in call.modified(.nothing) }])
  }
}
