internal import Foundation

/// An argument such as `A.swift#Padding first`: a file, and a preview in it; a file's own name may contain `#` too.
package struct PreviewArgument {
  package let file: String
  /// The preview's name or number; `nil` for all.
  package let preview: String?

  package init(_ argument: String) {
    guard let sign = argument.lastIndex(of: "#"), !FileManager.default.fileExists(atPath: argument) else {
      (file, preview) = (argument, nil)
      return
    }
    (file, preview) = (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}
