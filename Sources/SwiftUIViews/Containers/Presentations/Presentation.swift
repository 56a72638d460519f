internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Something that a view shows over or next to itself: a sheet, a dialog.
///
/// It does not take part in the view's layout. `LayoutRounds` lays out the first one as a separate preview.
struct Presentation {
  enum Kind: String {
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
    case inspector

    /// The words after the name of the preview that attaches it.
    var words: String {
      switch self {
      case .fullScreenCover: return "full-screen cover"
      case .confirmationDialog: return "confirmation dialog"
      default: return rawValue
      }
    }

    static let all: [Kind] = [.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .inspector]
  }

  var kind: Kind
  /// Whether the state that decides about it is true, or holds a value.
  var isPresented: Bool
  /// Makes its content, which an alert or a dialog arranges.
  var content: (Evaluator) throws(Diagnostics) -> [ViewValue]
  /// The environment of its content: that of the view it is attached to.
  var environment: ViewEnvironment
  var source: SourceRange
  /// Whether it is a popover even where there is little room.
  var staysPopover = false
}

/// A presentation as the views inside describe it.
final class PresentationContent {
  /// The heights that a sheet may have; the lowest is the first.
  var detents: [PresentationDetent] = []
  /// The height of `selection`, which takes precedence.
  var selected: PresentationDetent?
  /// `presentationDragIndicator`; `nil` leaves it to the number of detents.
  var showsDragIndicator: Bool?
  var background: StyleValue?
  var cornerRadius: Double?
  /// What it is in a compact width and in a compact height: a constant of `PresentationAdaptation`.
  var adaptation: (horizontal: String?, vertical: String?)

  /// Whether the sheet may have a height that is neither medium nor large.
  var hasOwnHeight: Bool {
    (selected.map { [$0] } ?? detents).contains { detent in
      switch detent {
      case .fraction, .height: true
      case .large, .medium: false
      }
    }
  }
}

/// A height of a sheet.
enum PresentationDetent {
  case large
  case medium
  case fraction(Double)
  case height(Double)
}

extension TreeBuilder {
  /// Notes what a view presents, once for all the views of a group.
  func note(_ presentation: Presentation) {
    let isNoted = presentations.contains { $0.source == presentation.source && $0.kind == presentation.kind }
    if isNoted, !presentation.isPresented { return }
    presentations.append(presentation)
  }

  /// The presentation at a place; of several the first that shows.
  func presentation(at source: SourceRange) -> Presentation? {
    let there = presentations.filter { $0.source == source }
    return there.first { $0.isPresented } ?? there.first
  }

  /// The presentation that is laid out as a separate preview: the first that shows, or else the first sheet.
  var shownPresentation: Presentation? {
    presentations.first { $0.isPresented } ?? presentations.first { $0.kind == .sheet || $0.kind == .fullScreenCover }
  }
}
