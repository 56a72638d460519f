internal import Diagnostics
internal import SwiftInterpreter
internal import ViewProgram

/// Selects the previews of a scenario that are shown: all, the one of a name or number, or its presentation.
struct PreviewSelection {
  /// The name that is asked for; `nil` for all.
  let name: String?
  let previews: [PreviewDeclaration]
  /// The file's name in messages.
  let file: String

  /// The previews to lay out.
  ///
  /// - Throws: That there is none of that name.
  func chosen() throws(Problem) -> [PreviewDeclaration] {
    guard let name else { return previews }
    let named = previews.filter { $0.name == name }
    if !named.isEmpty { return named }
    if let numbered { return [numbered] }
    let presenting = previews.filter { name.hasPrefix($0.name + " – ") }
    guard presenting.isEmpty else { return presenting }
    throw unknown(name, among: previews.map(\.name))
  }

  /// The previews that are shown of those that were laid out.
  ///
  /// - Throws: That no preview presents anything of that name.
  func shown(_ all: [LaidOutPreview]) throws(Problem) -> [LaidOutPreview] {
    guard let name else { return all }
    let isOwn = numbered != nil || previews.contains { $0.name == name }
    // With several devices their names follow.
    let shown = all.filter { isOwn ? $0.presentation == nil : $0.name == name || $0.name.hasPrefix(name + " on ") }
    guard shown.isEmpty else { return shown }
    throw unknown(name, among: previews.map(\.name) + all.filter { $0.presentation != nil }.map(\.name))
  }

  /// The preview of the number, counted from 1; several may be declared by one `PreviewProvider`.
  private var numbered: PreviewDeclaration? {
    name.flatMap { Int($0) }.flatMap { previews.indices.contains($0 - 1) ? previews[$0 - 1] : nil }
  }

  private func unknown(_ name: String, among names: [String]) -> Problem {
    let advice: String
    if let similar = Suggestion.nearest(to: name, in: names) {
      advice = "did you mean '\(similar)'?"
    } else {
      advice = "there is " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
    return Problem(InputFault.unknownPreview(name, advice: advice), in: file)
  }
}
