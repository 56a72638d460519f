internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers for bars, lists, tabs and windows around a view.
extension Catalog {
  static let bars: [CatalogEntry] = navigation + toolbarLooks + tabsAndSearch + presentationLooks + listLooks + windows

  private static let navigation: [CatalogEntry] = [
    .noEffect("alternatingRowBackgrounds", "Whether the rows of a list or table differ."),
    .noEffect("contentToolbar", "What a container's bar shows."),
    .noEffect("pageCommand", "Binds the page commands of a remote control."),
    CatalogEntry(
      .modifier(on: "View"), "navigationSubtitle", "The line below the title, of a window or, since iOS 26, of a bar.",
      status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          call.modified(
            .environment(
              EnvironmentChange { (environment, evaluator) throws(Diagnostics) in
                guard environment.platform == .iOS, environment.bars.navigationBar != nil else { return }
                evaluator.warn(.notDrawn("the subtitle of the navigation bar, and the room it takes,", call.source))
              }))
        }
      ]),
    .noEffect("navigationBarBackButtonHidden", "Whether the back button is hidden."),
    CatalogEntry(
      .modifier(on: "View"), "navigationDestination", "What a navigation link leads to.", status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          if let shown = call.given("isPresented"), case .bool(true) = try call.held(shown) {
            call.evaluator.warn(.notDrawn("the destination that is presented in place of the view", call.source))
          }
          return call.modified(.nothing)
        }
      ]),
    .noEffect("navigationDocument", "The document of the title bar."),
  ]

  private static let toolbarLooks: [CatalogEntry] = [
    .noEffect("toolbarBackground", "The background of a bar."),
    .noEffect("toolbarBackgroundVisibility", "Whether the background of a bar shows."),
    .noEffect("toolbarColorScheme", "The color scheme of a bar."),
    .noEffect("toolbarForegroundStyle", "The style of a bar's content."),
    .noEffect("toolbarRole", "What a toolbar is for."),
    .noEffect("toolbarTitleMenu", "The menu of the toolbar's title."),
    .noEffect("toolbarItemHidden", "Whether a toolbar's item is hidden."),
    .noEffect("contentMarginsRemoved", "Whether a toolbar's item reaches to the sides of its glass."),
    .noEffect(
      "sharedBackgroundVisibility", "Whether a toolbar's item has a background with its neighbours.",
      [.unlabelled("visibility", .named("Visibility"))]),
    .noEffect("toolbarMinimizationBehavior", "When a bar becomes small."),
    .noEffect("toolbarMinimizationRestoration", "When a small bar becomes large again."),
    .noEffect("toolbarMinimizationSafeAreaAdjustment", "Whether the safe area follows a bar that becomes small."),
    .noEffect("toolbarMinimizeBehavior", "When a bar becomes small."),
    .noEffect("visibilityPriority", "Which items of a toolbar go into its menu first."),
    .noEffect("statusBar", "Whether the status bar is hidden."),
    .noEffect("statusBarHidden", "Whether the status bar is hidden."),
    .noEffect("persistentSystemOverlays", "Whether the home indicator shows."),
  ]

  private static let tabsAndSearch: [CatalogEntry] = [
    .noEffect("badgeProminence", "How much a badge stands out."),
    .noEffect("tabBarMinimizeBehavior", "When the tab bar becomes small."),
    CatalogEntry(
      .modifier(on: "View"), "tabViewBottomAccessory", "A view above the tab bar.", status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          call.evaluator.warn(.notDrawn("what stands above the tab bar, and the room it takes,", call.source))
          return call.modified(.nothing)
        }
      ]),
    .noEffect("sectionActions", "The buttons of a sidebar's section."),
    .noEffect("searchCompletion", "What a search suggestion puts into the field."),
    .noEffect("searchSuggestions", "The suggestions of a search field."),
    .noEffect("searchScopes", "The scopes of a search."),
    .noEffect("searchFocused", "Binds the search field's focus to a state."),
    .noEffect("searchPresentationToolbarBehavior", "How the toolbar behaves during a search."),
  ]

  private static let presentationLooks: [CatalogEntry] = [
    .noEffect("presentationContentInteraction", "Whether a swipe scrolls or resizes a sheet."),
    .noEffect("presentationBackgroundInteraction", "Whether what lies behind a sheet can be used."),
    CatalogEntry(
      .modifier(on: "View"), "presentationSizing", "How large a sheet is.", status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          call.evaluator.warn(.notLaidOut("a sheet's size by 'presentationSizing'", call.source))
          return call.modified(.nothing)
        }
      ]),
    .noEffect("presentationMode", "How the view is presented."),
  ]

  private static let listLooks: [CatalogEntry] = [
    .noEffect("reorderable", "Whether rows can be moved."),
    .noEffect("reorderContainer", "Where rows can be moved."),
    .noEffect("swipeActionsContainer", "Where rows have actions that a swipe reveals."),
    .noEffect("listItemTint", "The tint of a list's rows."),
    .noEffect("listRowPlatterColor", "The background of a row."),
    .noEffect("listRowHoverEffect", "How a row looks under the pointer."),
    .noEffect("listSectionSeparator", "Whether lines between sections show."),
    .noEffect("listSectionSeparatorTint", "The color of the lines between sections."),
    .noEffect("listSectionMargins", "The room around a list's section."),
    .noEffect("sectionIndexLabel", "What the index at a list's edge shows."),
    .noEffect("customizationID", "By what a tab's place is remembered."),
    .noEffect("defaultVisibility", "Whether a tab shows at first."),
    .noEffect("customizationBehavior", "How a tab can be moved."),
    .noEffect("tabPlacement", "Where a tab stands."),
  ]

  private static let windows: [CatalogEntry] = [
    .noEffect("windowDismissBehavior", "Whether the window can be closed."),
    .noEffect("windowResizeBehavior", "Whether the window can be resized."),
    .noEffect("containerBackground", "The background of the container around the view."),
    .noEffect("widgetURL", "What a tap on the widget opens."),
    .noEffect("widgetAccentable", "Whether the view takes the widget's accent."),
    .noEffect("defaultAppStorage", "Where app storage keeps its values."),
    .noEffect("fileImporter", "Asks for a file to read."),
    .noEffect("fileExporter", "Asks where to write a file."),
    .noEffect("fileMover", "Asks where to move a file."),
    .noEffect("fileDialogMessage", "The message of a file dialog."),
    .noEffect("photosPicker", "Asks for photos."),
    .noEffect("dialogSuppressionToggle", "Whether a dialog can be turned off."),
    .noEffect("dialogIcon", "The icon of a dialog."),
    .noEffect("dialogSeverity", "How serious a dialog is."),
    .noEffect("previewDisplayName", "The name of a preview in Xcode."),
    .noEffect("previewLayout", "The size of a preview; it counts as the preview's trait."),
    .noEffect("previewInterfaceOrientation", "The orientation of a preview; it counts as the preview's trait."),
    .noEffect("previewContext", "The size of a widget's preview; it counts as the preview's trait."),
  ]
}
