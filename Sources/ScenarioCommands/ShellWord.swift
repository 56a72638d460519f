/// Quotes texts in commands that a person may copy into a shell.
package enum ShellWord {
  /// The text as one word of a shell: in single quotes where it would not be one without them.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-./+:@%,=".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
