internal import ScenarioPipeline

/// Which previews the file declares, which others present, and what a live page shows for each.
///
/// Places count all previews from 0: what a preview presents comes after it. Numbers count those that the file declares
/// from 1, as a page's address does.
struct PreviewOrder: Equatable {
  /// For each place, whether the file declares the preview there.
  let isOwn: [Bool]

  /// The places of the previews that the file declares.
  var ownPlaces: [Int] { isOwn.indices.filter { isOwn[$0] } }

  /// The number of a preview, or of the one that presents it.
  func number(ofPlace place: Int) -> Int { isOwn[...place].count { $0 } }

  /// The place of what a live page shows for a preview: of what it presents, where that is something.
  func shownPlace(for place: Int) -> Int {
    let next = place + 1
    return isOwn[place] && next < isOwn.count && !isOwn[next] ? next : place
  }

  /// For each preview of the file, the places in the order of a live page: that of what it presents, if anything, and
  /// then its own.
  var shownGroups: [[Int]] {
    ownPlaces.map { place in
      let presented = isOwn.indices.dropFirst(place + 1).prefix { !isOwn[$0] }
      return presented.reversed() + [place]
    }
  }

  /// What follows the address of the page that shows a preview; the page shows the first one by itself.
  ///
  /// - Parameter call: The call of the preview's record that the page shows first; a page that shows something else for the
  ///   preview has no such call.
  func fragment(ofPlace place: Int, call: Int? = nil) -> String {
    var state: [String] = []
    if ownPlaces.count > 1 { state.append("p=\(number(ofPlace: place))") }
    if let call, shownPlace(for: place) == place { state.append("call=\(call)") }
    return state.isEmpty ? "" : "#" + state.joined(separator: "&")
  }
}

extension ScenarioRun {
  var order: PreviewOrder { PreviewOrder(isOwn: previews.map { $0.presentation == nil }) }
}
