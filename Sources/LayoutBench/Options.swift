import BenchmarkTrees

/// The arguments of the command line: `LayoutBench [--runs N] [tree…]`, where a tree is given by its name or the
/// beginning of it.
struct Options {
  private(set) var runs = 15
  private(set) var shapes = Shape.all

  /// - Returns: `nil` when the arguments make no sense.
  init?(_ arguments: [String]) {
    var names = arguments[...]
    if names.first == "--runs" {
      guard let count = names.dropFirst().first.flatMap({ Int($0) }), count > 0 else { return nil }
      runs = count
      names = names.dropFirst(2)
    }
    if names.isEmpty { return }
    shapes = Shape.all.filter { shape in names.contains { shape.description.hasPrefix($0) } }
    if shapes.isEmpty { return nil }
  }
}
