/// A rule that SwiftUI does not follow, but that a reader may well expect: it makes the wrong pictures of a question.
enum NeighboringRule: String, CaseIterable {
  // Lazy grids
  /// The tracks stay as they were measured.
  case onePass = "one-pass"
  /// Every track has its minimum.
  case minimum
  /// The last track has its minimum, and those before it make room.
  case fitted
  /// All tracks are alike.
  case equal
  /// An adaptive item is one track.
  case single
  /// An item that does not fit makes no track.
  case leftOut = "left-out"

  // Any view
  /// A view that sticks out of its parent is kept inside.
  case clamped
  /// The subject is as large as it was proposed to be.
  case parent
  /// The views are as large as they would be without a proposal.
  case ideal

  /// Why it is wrong.
  var because: String {
    switch self {
    case .onePass: "That is what is measured. To place its cells, the grid works its tracks out once more."
    case .minimum: "A minimum is a bound. No track is given it for the asking."
    case .fitted: "That would need a look ahead. Each track is settled in its turn, and the next ones get what is left."
    case .equal: "Only those tracks share that are not fixed, and each is held between its own bounds."
    case .single: "An adaptive item makes as many tracks as fit."
    case .leftOut: "Every item makes at least one track."
    case .clamped: "Nobody cuts a view down. One that answers more than its parent has sticks out."
    case .parent: "A view is as large as its own answer, whatever it was proposed."
    case .ideal: "That is its size where nothing is proposed. Here something is."
    }
  }
}
