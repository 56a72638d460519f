/// Recorded facts that the engine does not meet yet: what differs, and why.
///
/// A view that differs and is not listed here fails the tests, and so does a listed one that no longer differs.
struct KnownDifference {
  var reason: String
  /// The labels of the views with a number that is off; `layout` where there is no layout at all.
  var labels: Set<String>

  static let all: [String: KnownDifference] = {
    var all: [String: KnownDifference] = [:]
    for (reason, facts) in reasons {
      for (name, labels) in facts { all["Recorded/" + name] = KnownDifference(reason: reason, labels: Set(labels)) }
    }
    return all
  }()

  private static let reasons: [(String, [String: [String]])] = [
    (
      "The sizes of controls and bars are stand-ins.",
      [
        "controls/ios-list-plain-insets": ["row1", "row2"],
        "controls/ios-navigation-fills": ["below", "navText", "stack"],
        "controls/ios-stepper": ["hidden"],
        "controls/ios-tab-bar-content": ["home"],
        "controls/ios-text-field-plain": ["plain"],
        "controls/ios-text-field-rounded": ["rounded", "secure"],
        "controls/ios-toggle-labels-hidden-hugs": ["rest"],
        "controls/ios-toggle-row": ["hidden", "on"],
        "controls/mac-button-bordered": ["increment", "labelButton", "labelText", "ok", "row", "stack"],
        "controls/mac-group-box": ["plain", "wide", "wideContent"],
        "controls/mac-text-field": ["empty", "narrow"],
        "controls/mac-toggle-checkbox": ["custom", "hidden"],
      ]
    ),
    (
      "A text field is as high as its line.",
      [
        "stacks/ios-spacing-around-text-field": ["a", "b", "mid"]
      ]
    ),
    (
      "A view that ignores both edges of the safe area is centred in the larger area.",
      [
        "safe-areas/ignores-safe-area-both-rigid-top": ["bar"]
      ]
    ),
    (
      "Widths of texts know no kerning.",
      [
        "stacks/ios-hstack-texts": ["hStack", "hTwo"],
        "text/hstack-default-spacing": ["stack", "two"],
        "text/ios-text-widths-17": ["largeTitle", "vegetables"],
      ]
    ),
    (
      "A wrapped line is measured without kerning, and hangs no space at its end.",
      [
        "scrolling/text-hugs-wrapped-text": ["scroll", "text"]
      ]
    ),
    (
      "Distances around texts use the Mac's ascender and descender on iOS, too.",
      [
        "stacks/ios-spacing-around-13-point-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-17-point-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-20-point-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-24-point-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-40-point-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-body-text": ["a", "b", "box", "stack"],
        "stacks/ios-spacing-around-plain-button": ["a", "b", "mid"],
      ]
    ),
    (
      "Two texts of a text style touch each other.",
      [
        "stacks/ios-text-to-text-body": ["a", "b", "stack"],
        "stacks/ios-text-to-text-subheadline": ["a", "b", "stack"],
        "stacks/ios-text-to-text-title2": ["a", "b", "stack"],
        "stacks/ios-text-to-text-title3": ["a", "b", "stack"],
      ]
    ),
    (
      "The share of the line height in a text's distance is rounded to the point instead of the pixel.",
      [
        "stacks/mac-spacing-above-38-point-text": ["t"]
      ]
    ),
    (
      "Symbols are square and stand on their lower edge.",
      [
        "symbols/mac-symbol-baseline": ["icon17", "row", "text17"]
      ]
    ),
    (
      "Line spacing is added to the leading of a text style.",
      [
        "text/ios-line-spacing-1-body": ["t"],
        "text/ios-line-spacing-8-body": ["t"],
      ]
    ),
    (
      "Text styles on a Mac have the line heights of a machine that prefers a tall script.",
      [
        "text/mac-body-above-below-view": ["s"],
        "text/mac-text-style-body-line": ["t"],
        "text/mac-text-style-callout-line": ["t"],
        "text/mac-text-style-headline-line": ["t"],
      ]
    ),
    (
      "Line heights of sized fonts on a Mac are interpolated between measured ones.",
      [
        "text/mac-system-14-line": ["t"],
        "text/mac-system-16-three-lines": ["t"],
      ]
    ),
    (
      "Baseline offsets are not supported.",
      [
        "text/baseline-offset": [
          "base", "centerBase", "centerRow", "centerUp", "down", "raised", "row", "stack", "up",
        ]
      ]
    ),
  ]
}
