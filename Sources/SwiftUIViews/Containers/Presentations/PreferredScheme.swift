internal import LayoutEngine

/// The colour scheme that the views inside a window or a sheet ask for by `preferredColorScheme`: that of the outermost
/// view counts, and of siblings that of the first.
final class PreferredScheme {
  private(set) var scheme: Paint.Scheme?

  /// Notes a view's scheme; views are visited from the outside in.
  func prefer(_ scheme: Paint.Scheme?) { self.scheme = self.scheme ?? scheme }
}
