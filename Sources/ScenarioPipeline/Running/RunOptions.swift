public import LayoutEngine
public import SwiftUIViews

extension ScenarioRunner {
  /// The settings of a run.
  public struct Options: Sendable {
    public var platform: Platform
    /// The container instead of the one the preview's traits name.
    public var container: Size?
    /// Proposed unchanged to the root, which is then reported at the origin.
    public var proposal: Proposal?
    /// Each preview is laid out on every one of them; none leaves the device to the preview.
    public var devices: [Device]
    /// Whether devices are on their side; `nil` leaves it to the preview.
    public var isSideways: Bool?
    /// The device for which the scenario's scaled constants are drawn.
    public var baseDevice: Device
    /// The size of the box for an image without a file, in points.
    public var missingImageSize: Size
    /// How fonts were measured elsewhere; `nil` takes the engine's own tables.
    public var metrics: FontMetrics?
    /// How much the scenario may use.
    public var limits: Limits
    /// The view to show instead of the file's previews.
    public var view: String?
    /// Expressions for the arguments of the view that is shown, by their names.
    public var values: [(name: String, source: String)] = []
    /// The rules by which views are laid out instead of their own; `nil` for SwiftUI's.
    public var substitution: RuleSubstitution?
    /// Where parsed files are kept for the next run; `nil` keeps none.
    public var cache: ParsedFileCache?
    /// How much of the files is read.
    public var files = FileLimits()

    public init(
      platform: Platform = .iOS, container: Size? = nil, proposal: Proposal? = nil, devices: [Device] = [],
      baseDevice: Device = .base, missingImageSize: Size = EvaluationOptions.missingImageSize,
      limits: Limits = Limits()
    ) {
      self.platform = platform
      self.container = container
      self.proposal = proposal
      self.devices = devices
      self.baseDevice = baseDevice
      self.missingImageSize = missingImageSize
      self.limits = limits
    }
  }
}
