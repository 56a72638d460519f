internal import LayoutEngine
internal import ViewProgram

/// The wording of warnings about a program that is still laid out.
extension Diagnostic {
  static func notDrawn(_ what: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(.warning, code: .notDrawn, message: "\(what) is not drawn", source: source)
  }

  /// - Parameter name: what is not known of it.
  static func notDelivered(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .notRun, message: "'\(name)' is not run, so that nothing that is published gets beyond it",
      source: source)
  }

  /// Rows of a lazy container that something may scroll to.
  static func notMade(_ count: Int, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notDrawn, message: "rows after the first \(count) are not drawn: a box has their room",
      suggestion: "a preview with fewer rows shows them all", source: source)
  }

  /// - Parameter reason: Why not.
  static func notDrawn(_ what: String, as reason: Diagnostic, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notDrawn, message: "\(what) is not drawn: \(reason.message)", suggestion: reason.suggestion,
      source: reason.source ?? source)
  }

  /// An effect that leaves every frame where it is.
  static func effectNotDrawn(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .notDrawn, message: "the effect of '\(name)' is not drawn; the layout does not depend on it",
      source: source)
  }

  /// A gradient that is drawn as one colour.
  static func meanColor(of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .notDrawn,
      message: "the colors of '\(name)' are drawn as one, their mean; the layout does not depend on them",
      source: source)
  }

  /// A presentation is laid out in addition to the view that attaches it.
  ///
  /// - Parameter isCarriedOver: whether its lengths were recorded on another screen.
  static func presented(_ kind: String, as name: String, isCarriedOver: Bool, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .presented, message: "the \(kind) is laid out as a preview of its own, '\(name)'",
      suggestion: isCarriedOver
        ? "its lengths were recorded on a screen of 375 × 667 points and are carried over to this one" : "",
      source: source)
  }

  static func notPresented(_ name: String, _ reason: Diagnostic?, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notDrawn, message: "what '\(name)' presents is not drawn",
      suggestion: reason.map { $0.message } ?? "", source: source)
  }

  /// The reason for a stand-in for a sheet's item.
  static func noItem(of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .standInValue, message: "'\(name)' presents an item, and there is none at the start",
      suggestion: "give the state an item in a preview to see it", source: source)
  }

  /// The reason for a stand-in for a widget's entry.
  static func noEntry(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .standInValue, message: "the widget is shown without an entry of a timeline",
      suggestion: "give its preview one: #Preview(as: .systemSmall) { … } timeline: { … }", source: source)
  }

  static func assumedSize(of name: String, standIn: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .sizeAssumed, message: "the size of \(name) is the system's own and not known",
      suggestion: "this stands for it: \(standIn)", source: source)
  }

  /// A length or a place that is derived from recordings of something else.
  static func carriedOver(_ what: String, from recorded: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .sizeAssumed, message: "\(what) was not recorded", suggestion: "this stands for it: \(recorded)",
      source: source)
  }

  static func roundsCut(_ reason: Diagnostic, after rounds: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: reason.code, message: "\(reason.message); round \(rounds) is shown",
      suggestion: "state may still change after it; '--limit steps=NUMBER' allows more", source: reason.source)
  }

  /// The reason for a stand-in for a known view whose content is unknown.
  static func contentUnknown(of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .standInView, message: "what '\(name)' shows is drawn outside SwiftUI and not known",
      suggestion: "it takes what it is proposed, so the views around it are laid out as they are without Haggle",
      source: source)
  }

  static func pictureUnknown(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .standInView, message: "what a picture shows that is drawn while the app runs is not known",
      suggestion: "its size is that of its renderer", source: source)
  }

  static func pictureFromElsewhere(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .standInView, message: "the picture comes from somewhere that is not known",
      suggestion: "it has the size that '--missing-image WIDTHxHEIGHT' gives, 100x100 if not given", source: source)
  }

  static func repeatedID(_ id: String, in name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .repeatedID, message: "several elements of this \(name) have the id '\(id)'",
      suggestion: "which of them SwiftUI shows is undefined, here all are; give each an id of its own", source: source)
  }

  static func sharedID(_ id: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .repeatedID, message: "cells in two sections of this grid have the id '\(id)'",
      suggestion: "SwiftUI leaves some of them out, here all are shown; give each an id of its own", source: source)
  }

  static func outlineNotDrawn(of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notDrawn, message: "the outline of '\(name)' is not drawn",
      suggestion: "the room that it is proposed is drawn instead; layout does not depend on the outline",
      source: source)
  }

  static func fixedDate(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .fixedDate, message: "the date here is always \(FixedDate.text)",
      suggestion: "a layout that depends on the clock would differ each time", source: source)
  }

  static func notLoaded(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notDrawn, message: "the image of 'AsyncImage' is not loaded; its placeholder is laid out",
      source: source)
  }

  static func notLaidOut(_ what: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .notLaidOut, message: "\(what) is not laid out", suggestion: "its amount is not published",
      source: source)
  }

  /// - Parameter near: a colour of a similar name.
  static func missingColor(_ name: String, near: String?, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .missingColor,
      message: "no asset catalog that was read has the color '\(name)'; it is grey",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "put the asset catalog that has it beside the source",
      source: source)
  }

  static func missingFont(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .missingFont,
      message: "the font '\(name)' is not available; the system's font is measured instead",
      suggestion: "widths and heights of its texts will differ a little", source: source)
  }

  static func contradictoryFrame(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .contradictoryFrame, message: "the frame's limits contradict each other; the larger wins",
      suggestion: "SwiftUI wants minimum ≤ ideal ≤ maximum", source: source)
  }

  /// A number as a reader writes it: `-20`, not `-20.0`.
  private static func plain(_ number: Double) -> String {
    number.magnitude < 1e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
  }

  /// - Parameter name: `nil` for the space of a scroll view.
  static func unknownCoordinateSpace(_ name: String?, _ source: SourceRange) -> Diagnostic {
    let space = name.map { "coordinate space '\($0)'" } ?? "scroll view"
    return Diagnostic(
      .warning, code: .unknownCoordinateSpace,
      message: "no view around the reader has a \(space); the global one is read",
      suggestion: name.map { "name one with .coordinateSpace(.named(\"\($0)\"))" } ?? "lay it out in a ScrollView",
      source: source)
  }

  static func noTracks(_ label: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .noTracks, message: "the grid has no \(label); one flexible track is laid out instead",
      suggestion: "what SwiftUI does without any is not known: give at least one GridItem", source: source)
  }

  static func invalidLineLimit(_ limit: Int64, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .invalidLineLimit, message: "a limit of \(limit) lines is taken as one line",
      suggestion: "a limit is 1 or more, or nil for as many lines as there are", source: source)
  }

  static func endlessTracks(_ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .invalidLength, message: "adaptive tracks without a length would be infinitely many",
      suggestion: "give the tracks a minimum above 0", source: source)
  }

  static func invalidRatio(_ ratio: Double, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .invalidRatio, message: "the aspect ratio \(plain(ratio)) is ignored",
      suggestion: "a ratio is a finite number above zero", source: source)
  }

  static func invalidLength(_ length: Double, of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .invalidLength, message: "invalid length \(plain(length)) for '\(name)' is ignored",
      suggestion: "SwiftUI wants a finite number that is not negative", source: source)
  }

  static func negativeMinimum(_ length: Double, of name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .invalidLength, message: "invalid length \(plain(length)) for '\(name)' is taken as 0",
      suggestion: "SwiftUI wants a finite number that is not negative", source: source)
  }

  static func unknownDevice(_ name: String, near: String?, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .unknownDevice, message: "no device is called '\(name)'; the default one is used",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "", source: source)
  }

  static func unknownSymbol(_ name: String, near: String?, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .unknownSymbol, message: "there is no symbol '\(name)'; its image is 0 × 0, as SwiftUI's is",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "", source: source)
  }

  static func assumedSymbol(_ name: String, isListed: Bool, _ source: SourceRange) -> Diagnostic {
    let standIn = "that of a symbol of the same shape, or the usual one, stands for it"
    return Diagnostic(
      .warning, code: .symbolSize,
      message: isListed
        ? "the size of the symbol '\(name)' was not recorded" : "no symbol '\(name)' is known, up to SF Symbols 7",
      suggestion: isListed ? standIn : "for a newer one " + standIn + "; SwiftUI shows nothing where there is none",
      source: source)
  }

  static func fittedSymbol(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, code: .symbolSize,
      message: "the size of the symbol '\(name)' was recorded in other fonts and is fitted to those",
      suggestion: "it is right within about half a point", source: source)
  }

  static func ignoredTrait(_ name: String, _ source: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: .ignoredTrait, message: "the trait '\(name)' is ignored",
      suggestion: "'.fixedLayout(width:height:)', '.sizeThatFitsLayout' and '.landscapeLeft' are understood",
      source: source)
  }
}
