internal import SwiftInterpreter
internal import ViewProgram

/// How controls, lists and scroll views inside look and behave.
extension Catalog {
  static let controlEnvironment: [EnvironmentFact] = states + looks + scrollStates + listMeasures

  private static let states: [EnvironmentFact] = [
    .flag("isEnabled", "Whether controls react.", default: true),
    .setting("isFocused", "Whether the focus is in the view."),
    .setting("isPresented", "Whether the view is presented."),
    .setting("isSearching", "Whether a search is active."),
    .flag("isFocusEffectEnabled", "Whether the focus shows.", default: true),
    .flag("isHoverEffectEnabled", "Whether the view changes under the pointer.", default: true),
    .flag("isTabBarShowingSections", "Whether the tab bar shows sections."),
    .absent("editMode", "Whether a list is edited."),
    .absent("keyboardShortcut", "What triggers a button by the keyboard."),
    .absent("tabBarPlacement", "Where the tab bar stands."),
    EnvironmentFact(
      "presentationMode", "How the view is presented.", .unread, status: .opaque,
      read: { _ in .symbol(type: "PresentationMode", name: "") }),
    .options(
      "redactionReasons", "Why content is hidden.", "RedactionReasons", ["placeholder", "privacy", "invalidated"]),
  ]

  private static let looks: [EnvironmentFact] = [
    .choice(
      "controlSize", "How large controls are.", "ControlSize", ["regular", "mini", "small", "large", "extraLarge"]),
    .choice("headerProminence", "How much headers stand out.", "Prominence", ["standard", "increased"]),
    .choice(
      "badgeProminence", "How much badges stand out.", "BadgeProminence", ["standard", "increased", "decreased"]),
    .choice(
      "backgroundProminence", "How much the background stands out.", "BackgroundProminence", ["standard", "increased"]),
    .choice("menuOrder", "The order of a menu's items.", "MenuOrder", ["automatic", "priority", "fixed"]),
    .choice(
      "menuIndicatorVisibility", "Whether menus show an arrow.", "Visibility", ["automatic", "visible", "hidden"]),
    .choice("buttonSizing", "How buttons take room.", "ButtonSizing", ["automatic", "fitted", "flexible"]),
    .choice(
      "navigationLinkIndicatorVisibility", "Whether navigation links show an arrow.", "Visibility", default: "automatic"
    ),
    .choice(
      "searchSuggestionsPlacement", "Where search suggestions stand.", "SearchSuggestionsPlacement",
      ["menu", "content"]),
    .absent("tabViewBottomAccessoryPlacement", "Where the view above the tab bar stands."),
    .choice("labelsVisibility", "Whether the labels of controls show.", "Visibility", default: "automatic"),
    .choice(
      "buttonRepeatBehavior", "Whether a held button repeats its action.", "ButtonRepeatBehavior",
      ["automatic", "enabled", "disabled"]),
    .choice(
      "materialActiveAppearance", "Whether materials look active.", "MaterialActiveAppearance",
      ["automatic", "active", "inactive", "matchWindow"]),
    .absent("backgroundMaterial", "The material behind the view."),
    .absent("backgroundStyle", "What backgrounds are painted with."),
    .absent("allowedDynamicRange", "How bright images may be."),
    .absent("toolbarLabelStyle", "How a toolbar shows labels."),
    .unread("contentTransition", "How views change their content."),
    .flag("contentTransitionAddsDrawingGroup", "Whether changing content is drawn as one image."),
  ]

  private static let scrollStates: [EnvironmentFact] = [
    .flag("isScrollEnabled", "Whether scroll views scroll.", default: true),
    .choice(
      "horizontalScrollIndicatorVisibility", "Whether the lower scroll indicator shows.", "ScrollIndicatorVisibility",
      default: "automatic"),
    .choice(
      "verticalScrollIndicatorVisibility", "Whether the scroll indicator at the side shows.",
      "ScrollIndicatorVisibility",
      default: "automatic"),
    .choice(
      "horizontalScrollBounceBehavior", "Whether scroll views bounce across.", "ScrollBounceBehavior",
      ["automatic", "always", "basedOnSize"]),
    .choice(
      "verticalScrollBounceBehavior", "Whether scroll views bounce down.", "ScrollBounceBehavior", default: "automatic"),
    .choice(
      "scrollDismissesKeyboardMode", "Whether scrolling hides the keyboard.", "ScrollDismissesKeyboardMode",
      ["automatic", "immediately", "interactively", "never"]),
    .choice(
      "springLoadingBehavior", "Whether something dragged over a control triggers it.", "SpringLoadingBehavior",
      ["automatic", "enabled", "disabled"]),
  ]

  private static let systemsOwn = "the amount is the system's own; a frame with a minimum is supported"

  private static let listMeasures: [EnvironmentFact] = [
    EnvironmentFact("defaultMinListRowHeight", "The least height of a list's row.", .cgFloat) {
      .double(ListMetrics(ListStyle(in: $0), in: $0).minimumRowHeight)
    } write: {
      $0.lists.minimumRowHeight = max(0, $1.number ?? 0)
    },
    EnvironmentFact("defaultMinListHeaderHeight", "The least height of a list's header.", .optional(.cgFloat)) {
      $0.lists.minimumHeaderHeight.map { .double($0) } ?? .none
    } write: {
      $0.lists.minimumHeaderHeight = $1.number.map { max(0, $0) }
    },
    .gap("defaultWheelPickerItemHeight", "The height of a wheel's item.", instead: systemsOwn),
    .gap("sidebarRowSize", "How large a sidebar's rows are.", instead: systemsOwn),
  ]
}
