import LayoutEngine

/// The classes and the weights of letters that a sheet uses; a figure brings only the rules for these.
struct UsedStyles {
  private(set) var classes: Set<String> = ["area", "page"]
  /// The weights of Inter, in rising order.
  private(set) var weights: [Int] = []

  init(_ sheet: Sheet) {
    for element in sheet.content + sheet.elements { read(element) }
    weights.sort()
  }

  private mutating func read(_ element: Element) {
    switch element {
    case .group(let group):
      add(group.classes)
      for element in group.elements { read(element) }
    case .rectangle(_, _, _, let classes), .ellipse(_, let classes), .path(_, let classes, _): add(classes)
    case .text(let run):
      add(run.classes)
      classes.insert("text")
      let weight = run.widths.weight
      if !weights.contains(weight) { weights.append(weight) }
    case .image: return
    case .fade: classes.insert("page-stop")
    }
  }

  private mutating func add(_ names: String) {
    for name in names.split(separator: " ") { classes.insert(String(name)) }
  }
}
