internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The bar of a navigation stack, or on macOS of a window, as the views inside describe it.
///
/// A modifier notes it on the way in, before the views inside it are made, so that a list knows of the title above it.
final class NavigationBarContent {
  /// Views that belong together, or the room between others, by their place in the bar.
  struct Item {
    enum Spacer { case fixed, flexible }

    var placement: String
    var views: [ViewValue]
    var spacer: Spacer?
    /// Whether it stands on a glass; without one nothing is drawn behind it.
    var hasGlass = true
    /// Whether there is room between its views and the sides of the glass.
    var hasMargins = true

    /// Whether its button confirms.
    var isProminent: Bool { placement == "confirmationAction" }

    /// Whether it has a glass of its own, whatever it shows.
    var standsAlone: Bool {
      isProminent || !hasGlass || placement == "cancellationAction" || views.contains { $0.hasProminentStyle }
    }
  }

  /// The title that shows; that of the outermost view counts.
  var title: ViewValue? { hasTitle ? givenTitle : nil }
  private var givenTitle: ViewValue?
  /// Whether the title has not been removed.
  var hasTitle = true
  private var titleMode: String?
  private(set) var items: [Item] = []
  /// Where the first items are asked for.
  private(set) var itemsSource: SourceRange?
  /// The prompt of the search field, where there is one.
  private(set) var searchPrompt: String?
  private(set) var searchStandsInBar = false
  /// Where the search field is asked for.
  private(set) var searchSource: SourceRange?
  var isHidden = false
  /// Whether a split view's columns are below it.
  var hasColumns = false
  /// Whether the bar has been made, so that later items are not in it.
  var isMade = false
  /// Whether there is enough height for a large title.
  private let hasRoomForLargeTitle: Bool

  init(in environment: ViewEnvironment) {
    hasRoomForLargeTitle = environment.verticalSizeClass != .compact
  }

  func set(title: ViewValue) {
    if givenTitle == nil { givenTitle = title }
  }

  func set(titleMode: String) {
    if self.titleMode == nil { self.titleMode = titleMode }
  }

  func add(_ item: Item, from source: SourceRange) {
    items.append(item)
    if itemsSource == nil { itemsSource = source }
  }

  func setSearch(prompt: String, inBar: Bool, _ source: SourceRange) {
    (searchPrompt, searchSource) = (prompt, source)
    searchStandsInBar = inBar
  }

  /// The items at some places.
  func items(_ placements: [String]) -> [Item] { entries(placements).filter { $0.spacer == nil } }

  /// The items at some places and the spacers between them.
  func entries(_ placements: [String]) -> [Item] { items.filter { placements.contains($0.placement) } }

  /// Whether the title is on a separate line.
  var hasLargeTitle: Bool {
    !isHidden && title != nil && hasRoomForLargeTitle && titleMode != "inline" && titleMode != "inlineLarge"
  }

  /// A stack whose views name neither a title nor buttons has no bar.
  var isShown: Bool { !isHidden && (givenTitle != nil || hasSearchInBar || !items(Self.barPlacements).isEmpty) }

  var hasSearchInBar: Bool { searchPrompt != nil && searchStandsInBar }

  static let leading = [
    "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation", "destructiveAction",
  ]
  static let trailing = [
    "automatic", "topBarTrailing", "navigationBarTrailing", "primaryAction", "confirmationAction",
    "topBarPinnedTrailing",
  ]
  /// What stands in the menu of a button, which is closed.
  static let overflow = ["secondaryAction"]
  static let middle = ["principal", "title"]
  static let bottom = ["bottomBar", "status"]
  private static let barPlacements = leading + trailing + overflow + middle
}

extension ViewValue {
  /// Whether a modifier asks for a prominent style of buttons.
  fileprivate var hasProminentStyle: Bool {
    guard case .modified(let base, _) = content else { return false }
    let isProminent = site.arguments.hasSuffix("Prominent") || site.arguments.hasSuffix("ProminentButtonStyle()")
    return site.name == "buttonStyle" && isProminent || base.hasProminentStyle
  }
}
