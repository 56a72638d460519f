internal import LayoutEngine

/// What the views inside a window or a sheet say by `preferredColorScheme`: the outermost that says something, the
/// first of several beside each other, counts.
final class PreferredScheme {
  private(set) var scheme: Paint.Scheme?

  /// Views say it from the outside in.
  func prefer(_ scheme: Paint.Scheme?) { self.scheme = self.scheme ?? scheme }
}
