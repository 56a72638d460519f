internal import Diagnostics

/// What is wrong with an expectation.
enum ExpectationFault: Fault {
  /// The view has another frame, or another length.
  case frame(String, String)
  case length(String, String, String)
  case findings([String])
  /// Another preview is laid out differently; with the first view that differs.
  case differs(String, String?)
  case missingView(String, [String])
  case missingPreview(String, [String])
  case withoutPreview
  case unreadable

  var code: String {
    switch self {
    case .frame, .length, .findings, .differs: "expectation"
    case .missingView, .missingPreview, .withoutPreview, .unreadable: "bad-expectation"
    }
  }

  var kind: Problem.Kind { .content }

  var message: String {
    switch self {
    case .frame(let view, let frame): "'\(view)' is \(frame)"
    case .length(let view, let word, let length): "the \(word) of '\(view)' is \(length)"
    case .findings(let codes): "there are findings: \(codes.joined(separator: ", "))"
    case .differs(let name, let view):
      "the layout is not that of '\(name)'" + (view.map { "; " + $0 } ?? "")
    case .missingView(let view, let names):
      "there is no view '\(view)'; there are \(names.prefix(12).joined(separator: ", "))"
    case .missingPreview(let name, let names):
      "there is no preview '\(name)'; there are \(names.joined(separator: ", "))"
    case .withoutPreview: "no preview follows that this could be about"
    case .unreadable:
      "write VIEW WIDTH × HEIGHT, with ' at X, Y' if it matters; VIEW width LENGTH; no findings; or same as #PREVIEW; a "
        + "length is a number or a range such as 160...180"
    }
  }
}
