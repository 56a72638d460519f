import LayoutEngine

/// The classes and the weights of letters that elements use; a figure contains only the rules for these.
struct UsedStyles: Sendable {
  private(set) var classes: Set<String> = []
  /// The weights of Inter, in rising order.
  var weights: [Int] { foundWeights.sorted() }
  private var foundWeights: Set<Int> = []
  private let styles: StyleSheet
  /// The words that were looked up already: many elements have the same ones.
  private var known: Set<String> = []

  /// - Parameter styles: what the elements' words mean.
  init(_ elements: [Element], _ styles: StyleSheet) {
    self.styles = styles
    add("page")
    add(elements)
  }

  mutating func add(_ elements: [Element]) {
    for element in elements { read(element) }
  }

  private mutating func read(_ element: Element) {
    switch element {
    case .group(let group): add(group.elements)
    case .rectangle(_, _, _, let classes), .ellipse(_, let classes), .path(_, let classes, _): add(classes)
    case .text(let run):
      add(run.classes)
      for decoration in run.decorations { add(decoration.classes) }
      foundWeights.insert(run.widths.weight)
    case .image, .fade: return
    }
  }

  private mutating func add(_ names: String) {
    guard known.insert(names).inserted else { return }
    for word in names.classWords {
      for name in styles.look(of: word)?.classes ?? [] { classes.insert(name) }
      for stop in styles.gradient(of: word)?.stops ?? [] { add(stop) }
    }
  }
}
