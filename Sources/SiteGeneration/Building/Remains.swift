/// The objects of a build in a program that ends: freeing them would take as long as making some pages, and the system
/// frees all memory at once.
public final class Remains {
  private let things: [Any]

  private init(_ things: [Any]) { self.things = things }

  /// Keeps things in memory until the program ends.
  public static func leave(_ things: Any...) { _ = Unmanaged.passRetained(Remains(things)) }
}
