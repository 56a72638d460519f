internal import SwiftUIViews

extension ScenarioRunner.Options {
  /// The options on which layouts depend, as a text that differs if any option does; the metrics and the cache are left
  /// out.
  ///
  /// Nearly always all options are the defaults, which are not described: that would take longer than reading a small
  /// site.
  public var facts: String {
    guard !isDefault else { return "" }
    var options = self
    (options.metrics, options.cache) = (nil, nil)
    return String(describing: options)
  }

  private var isDefault: Bool {
    let usual = ScenarioRunner.Options()
    let isUsualPlace =
      platform == usual.platform && container == nil && proposal == nil && devices.isEmpty && isSideways == nil
      && baseDevice == usual.baseDevice
    let isUsualRun = missingImageSize == usual.missingImageSize && limits == usual.limits && files == usual.files
    return isUsualPlace && isUsualRun && view == nil && values.isEmpty && substitution == nil
  }
}
