extension [UInt8] {
  /// Writes a text at once if all of its bytes are as they should be, as in nearly every one.
  ///
  /// - Returns: `false` for any other text, of which nothing is written.
  @inline(__always)
  mutating func appendAtOnce(_ text: String, where isAllowed: (UInt8) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { letters in
      for letter in letters where !isAllowed(letter) { return false }
      append(contentsOf: letters)
      return true
    } ?? false
  }
}
