internal import SwiftInterpreter
internal import SwiftUIViews

extension LayoutBaseline.Preview {
  /// The views that decide a view's length, by the names in changes of rules: the view, the one around it, and `Layout`
  /// if the latter has one of the source's own layouts inside, whose spacing affects its gaps.
  func deciders(of number: Int) -> [String] {
    let outer = views[..<number].lastIndex { $0.depth < views[number].depth } ?? number
    let inside = views.indices.dropFirst(outer + 1).prefix { views[$0].depth > views[outer].depth }
    let hasOwnLayout = ([number] + inside).contains(where: isOwnLayout)
    return [views[number].name, views[outer].name] + (hasOwnLayout ? ["Layout"] : [])
  }

  /// Whether a view is a layout that the source declares: SwiftUI has no view of that name, and unlike a shape it has
  /// views inside. Parts of SwiftUI's own views, such as `row`, begin with small letters.
  private func isOwnLayout(_ number: Int) -> Bool {
    let name = views[number].name
    guard number + 1 < views.count, views[number + 1].depth > views[number].depth else { return false }
    return name.first?.isUppercase == true && !Catalog.swiftUI.isKnown(name)
  }
}
