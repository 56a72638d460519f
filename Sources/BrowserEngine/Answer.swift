#if arch(wasm32)
  /// The result that an export returns to the page: whether it succeeded, and a text.
  ///
  /// In memory: 1 for a problem or 0, the text's length in bytes, both as 32-bit numbers, and the text as UTF-8.
  struct Answer {
    var isProblem = false
    var text: String

    /// Puts the answer where the page finds it; `release` frees it.
    func place() -> UnsafeMutableRawPointer {
      let header = 2 * MemoryLayout<UInt32>.size
      var text = text
      return text.withUTF8 { bytes in
        let memory = UnsafeMutableRawPointer.allocate(byteCount: header + bytes.count, alignment: header)
        memory.storeBytes(of: isProblem ? 1 : 0, as: UInt32.self)
        memory.storeBytes(of: UInt32(bytes.count), toByteOffset: 4, as: UInt32.self)
        if let start = bytes.baseAddress { (memory + header).copyMemory(from: start, byteCount: bytes.count) }
        return memory
      }
    }
  }
#endif
