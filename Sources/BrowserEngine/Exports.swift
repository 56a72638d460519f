#if arch(wasm32)
  /// Lays the example out and returns the address of its frames.
  ///
  /// There stand the text's length in bytes as a 32-bit number, then the text as UTF-8. `release` frees it.
  @_expose(wasm, "layOutExample")
  @_cdecl("layOutExample")
  public func layOutExample() -> UnsafeMutableRawPointer {
    let bytes = Array(GridExample().frames().utf8)
    let header = MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: header + bytes.count, alignment: header)
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    (memory + header).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }

  /// Frees what an export returned.
  @_expose(wasm, "release")
  @_cdecl("release")
  public func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
  }
#endif
