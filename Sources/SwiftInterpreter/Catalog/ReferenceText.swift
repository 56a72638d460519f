/// A text that only the reference page shows.
///
/// The engine in the browser does not show it; there the type holds no text, so that the engine that a page loads stays
/// small.
public struct ReferenceText: Sendable {
  #if hasFeature(Embedded)
    public var text: String { "" }
  #else
    public let text: String
  #endif
}

#if hasFeature(Embedded)
  extension ReferenceText: ExpressibleByStringInterpolation {
    @inlinable
    @inline(__always)
    public init(stringLiteral text: StaticString) {}

    @inlinable
    @inline(__always)
    public init(stringInterpolation: Interpolation) {}

    public struct Interpolation: StringInterpolationProtocol {
      @inlinable
      @inline(__always)
      public init(literalCapacity: Int, interpolationCount: Int) {}

      @inlinable
      @inline(__always)
      public func appendLiteral(_ literal: StaticString) {}

      @inlinable
      @inline(__always)
      public func appendInterpolation(_ value: String) {}
    }
  }
#else
  extension ReferenceText: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) { self.text = text }
  }
#endif

extension ReferenceText {
  /// A text that takes two lines of source.
  package static func + (start: ReferenceText, end: ReferenceText) -> ReferenceText {
    #if hasFeature(Embedded)
      start
    #else
      ReferenceText(stringLiteral: start.text + end.text)
    #endif
  }
}
