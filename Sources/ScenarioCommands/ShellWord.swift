/// Texts in commands that a person may copy into a shell.
package enum ShellWord {
  /// The text as a shell takes it for one word: in single quotes where it would not by itself.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-./+:@%,=".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
