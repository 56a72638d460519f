internal import SwiftUIViews

extension ScenarioRunner.Options {
  /// What layouts depend on, as a text that differs wherever an option does; the metrics and the cache are left out.
  ///
  /// Nearly always nothing was asked for, and then nothing is described: that would take longer than to read a small site.
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
