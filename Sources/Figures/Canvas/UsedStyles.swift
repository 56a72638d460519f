import LayoutEngine

/// The classes and the weights of letters that a sheet uses; a figure contains only the rules for these.
struct UsedStyles {
  private(set) var classes: Set<String> = []
  /// The weights of Inter, in rising order.
  private(set) var weights: [Int] = []
  private let styles: StyleSheet
  /// The words that were looked up already: many elements have the same ones.
  private var known: Set<String> = []

  init(_ sheet: Sheet) {
    styles = sheet.styles
    add("page")
    for element in sheet.content + sheet.elements { read(element) }
    weights.sort()
  }

  private mutating func read(_ element: Element) {
    switch element {
    case .group(let group):
      for element in group.elements { read(element) }
    case .rectangle(_, _, _, let classes), .ellipse(_, let classes), .path(_, let classes, _): add(classes)
    case .text(let run):
      add(run.classes)
      for decoration in run.decorations { add(decoration.classes) }
      let weight = run.widths.weight
      if !weights.contains(weight) { weights.append(weight) }
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
