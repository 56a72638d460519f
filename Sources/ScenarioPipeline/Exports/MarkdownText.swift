internal import Diagnostics

/// Texts from a source as Markdown shows them: on one line, with all special characters escaped.
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
