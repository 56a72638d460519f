internal import Diagnostics

/// Texts from a source as Markdown shows them: on one line, and no character with a meaning of its own.
enum MarkdownText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.escaping(text) {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
