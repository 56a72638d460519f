internal import LayoutEngine

/// The surface on which every round of a preview is laid out.
struct LayoutStage {
  /// `nil` where only a proposal decides.
  var container: Size?
  var proposal: Proposal
  var insets: Insets
  var device: Device?

  /// Makes it higher, for a bar above the content.
  mutating func add(height: Double) {
    container?.height += height
    if let own = proposal.height { proposal = Proposal(width: proposal.width, height: own + height) }
  }
}

extension PreviewContext {
  /// Sets screen, safe area and window to those of a surface.
  ///
  /// - Parameter wanted: the size that the preview's traits ask for.
  func stage(on surface: PreviewSurface, wanted: Size?) -> LayoutStage {
    var surface = surface
    let fits = fitsView && surface.container == nil && surface.proposal == nil
    if fits { surface.proposal = Proposal(device?.size ?? Device.default.size) }
    let container = surface.container ?? wanted ?? Device.default.size
    screen = container
    let insets = safeAreaInsets(on: surface)
    safeAreaInsets = insets
    let safeSize = Size(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom)
    let isWindow = options.platform == .macOS && surface.proposal == nil
    window = isWindow ? Window(size: safeSize, includesBar: surface.container != nil) : nil
    return LayoutStage(
      container: surface.proposal == nil ? container : nil, proposal: surface.proposal ?? Proposal(safeSize),
      insets: insets, device: surface.container == nil && !fits ? device : nil)
  }

  /// The safe area of the preview's device, unless the preview is laid out on something else.
  func safeAreaInsets(on surface: PreviewSurface) -> Insets {
    let isElsewhere = surface.container != nil || surface.proposal != nil
    return isElsewhere ? surface.safeAreaInsets : device?.safeAreaInsets ?? surface.safeAreaInsets
  }
}
