public import LivePage
internal import SwiftUIViews

/// Where a live page stands.
public struct ShownPage {
  /// The address as the page writes it.
  public let address: PageAddress
  public let layout: LiveLayout
  let run: PreviewRun
  /// Rises when it is laid out again.
  let layoutNumber: Int

  /// What the page's script keeps, as JSON.
  public var json: String { LiveState(layout, at: address, layoutNumber: layoutNumber).json }
}
