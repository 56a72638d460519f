/// Which way a line of views runs.
public enum LayoutDirection: UInt8, Sendable {
  case leftToRight
  case rightToLeft
}
