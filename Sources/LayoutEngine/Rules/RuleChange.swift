/// A change of a layout rule, which changes numbers that were right before.
///
/// Records and baselines name the day of the latest change that they follow. So a number that two versions of the
/// program give differently can be traced to the rules that changed between them.
public struct RuleChange: Sendable, Equatable {
  /// The day on which the rule became this one: `2026-11-22`.
  public var date: String
  /// The version of the program that has it first.
  public var version: String
  /// What the rule is called: `text-spacing`.
  public var rule: String
  /// The views and modifiers whose lengths it decides; `Layout` stands for the layouts that a source declares.
  public var views: [String]
  /// What it does now, without a full stop.
  public var summary: String

  /// Makes a change; see the properties.
  public init(_ date: String, _ version: String, _ rule: String, views: [String], _ summary: String) {
    (self.date, self.version, self.rule, self.views, self.summary) = (date, version, rule, views, summary)
  }

  /// The day of the latest change.
  public static var latest: String { all.last?.date ?? "" }

  /// Every change, by date; `CHANGELOG.md` lists the same.
  public static var all: [RuleChange] {
    [
      RuleChange(
        "2026-11-21", "0.1", "negative-spacing", views: ["HStack", "VStack"],
        "a child is asked again where negative spacing makes its offer another than it was probed with"),
      RuleChange(
        "2026-11-21", "0.1", "minimum-scale-factor", views: ["Text"],
        "texts shrink to their minimumScaleFactor before they are cut off"),
      RuleChange(
        "2026-11-22", "0.1", "text-widths", views: ["Text"],
        "widths follow recordings of SwiftUI, with kerning, in every weight and optical size"),
      RuleChange(
        "2026-11-22", "0.1", "text-spacing", views: ["Text", "HStack", "VStack"],
        "lines and the distances around texts have the recorded heights on both platforms"),
      RuleChange(
        "2026-11-22", "0.1", "symbol-boxes", views: ["Image"],
        "symbols have the boxes and baselines that were recorded"),
      RuleChange(
        "2026-11-22", "0.1", "layout-spacing", views: ["Layout"],
        "a custom layout's own spacing is asked for"),
      RuleChange(
        "2026-11-22", "0.1", "window-toolbar", views: ["toolbar", "searchable"],
        "a Mac's window has the toolbar that its views ask for above its content"),
      RuleChange(
        "2026-11-28", "0.1", "list-separators", views: ["List"],
        "the line below a row begins at the row's leading text on iOS, or at its guide"),
      RuleChange(
        "2026-11-29", "0.1", "scroll-containers", views: ["containerRelativeFrame"],
        "containerRelativeFrame takes its length of what a scroll view is proposed, not of its content's width"),
      RuleChange(
        "2026-11-29", "0.1", "relative-containers", views: ["containerRelativeFrame"],
        "navigation stacks, their columns and tabs are containers too, without their bars"),
      RuleChange(
        "2026-11-29", "0.1", "matched-geometry", views: ["matchedGeometryEffect"],
        "a view that follows another is drawn at the other's place, in its size"),
      RuleChange(
        "2026-11-29", "0.1", "first-scroll-positions", views: ["scrollPosition"],
        "an id that is bound from the start does not scroll"),
      RuleChange(
        "2026-11-30", "0.1", "lazy-stack-length", views: ["LazyVStack", "LazyHStack"],
        "proposed no length across, a lazy stack has that of its first child"),
      RuleChange(
        "2026-11-30", "0.1", "remaining-rows", views: ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List"],
        "of many rows the later ones are not made, and are taken to be as long as those before on average"),
      RuleChange(
        "2026-11-30", "0.1", "layout-guides", views: ["Layout"],
        "a custom layout hands on the edges and centers that its subviews set, as it does other guides"),
      RuleChange(
        "2026-11-30", "0.1", "shared-glass", views: ["toolbar"],
        "neighbours in a bar that show a picture alone share a glass, and secondary actions are in a menu"),
      RuleChange(
        "2026-11-30", "0.1", "search-tab", views: ["TabView"], "a tab for searching stands apart from the others"),
      RuleChange(
        "2026-11-30", "0.1", "system-margins", views: ["List", "navigationTitle", "contentMargins"],
        "lists and large titles keep 20 points on wide screens, and contentMargins replaces the room above a list"),
      RuleChange(
        "2026-11-30", "0.1", "safe-area-in-scroll-views", views: ["ScrollView", "List"],
        "content of a scroll view does not reach into the safe area along the axes that scroll"),
      RuleChange(
        "2026-11-30", "0.1", "lists-without-height", views: ["Form", "List", "TabView"],
        "lists and pages have no height of their own where none is proposed"),
      RuleChange(
        "2026-11-30", "0.1", "implicit-stacks", views: ["Group", "VStack", "ZStack", "ScrollView"],
        "modifiers of the only view where one is wanted are around the stack of its views, and not on each"),
    ]
  }

  /// The changes that one side follows and the other does not.
  ///
  /// - Parameters:
  ///   - before: The day of the latest change that one side follows; `nil` from before days were written down.
  ///   - now: The same of the other side.
  public static func between(_ before: String?, _ now: String?) -> [RuleChange] {
    let days = [before ?? "", now ?? ""]
    guard let first = days.min(), let last = days.max() else { return [] }
    return all.filter { $0.date > first && $0.date <= last }
  }

  /// Whether it may have changed a view of one of the names.
  public func concerns(_ names: [String]) -> Bool { names.contains { views.contains($0) } }

  /// `rule text-spacing changed in 0.1 (2026-11-22): lines …`
  public var sentence: String { "rule " + rule + " changed in " + version + " (" + date + "): " + summary }
}
