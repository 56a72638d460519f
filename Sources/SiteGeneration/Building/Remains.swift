/// What is left of a build in a program that ends: taking it apart would take as long as making some of its pages, and the
/// system takes all memory back at once.
public final class Remains {
  private let things: [Any]

  private init(_ things: [Any]) { self.things = things }

  /// Keeps things in memory until the program ends.
  public static func leave(_ things: Any...) { _ = Unmanaged.passRetained(Remains(things)) }
}
