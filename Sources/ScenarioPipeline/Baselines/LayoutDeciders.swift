internal import SwiftInterpreter
internal import SwiftUIViews

extension LayoutBaseline.Preview {
  /// What decides a view's length, by the names that changes of rules have: the view, the one around it, and `Layout`
  /// where the latter has a layout of the source's own inside, between whose spacing and its own views it keeps distance.
  func deciders(of number: Int) -> [String] {
    let outer = views[..<number].lastIndex { $0.depth < views[number].depth } ?? number
    let inside = views.indices.dropFirst(outer + 1).prefix { views[$0].depth > views[outer].depth }
    let hasOwnLayout = ([number] + inside).contains(where: isOwnLayout)
    return [views[number].name, views[outer].name] + (hasOwnLayout ? ["Layout"] : [])
  }

  /// Whether a view is a layout that the source declares: SwiftUI has none of its name, and it has views inside, unlike a
  /// shape. Parts of SwiftUI's own views, such as `row`, have small letters.
  private func isOwnLayout(_ number: Int) -> Bool {
    let name = views[number].name
    guard number + 1 < views.count, views[number + 1].depth > views[number].depth else { return false }
    return name.first?.isUppercase == true && !Catalog.swiftUI.isKnown(name)
  }
}
