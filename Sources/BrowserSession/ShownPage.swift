public import LivePage
internal import SwiftUIViews

/// The state of a live page.
public struct ShownPage {
  /// The address as the page writes it.
  public let address: PageAddress
  public let layout: LiveLayout
  let run: PreviewRun
  /// Increases with every new layout.
  let layoutNumber: Int

  /// The state that the page's script keeps, as JSON.
  public var json: String { LiveState(layout, at: address, layoutNumber: layoutNumber).json }
}
