#if arch(wasm32)
  import BrowserSession
  import ViewProgram

  // The functions that the page calls. All except `release` and `close` return the address of an `Answer`, or of memory
  // to fill; the page frees both with `release`. After a trap the instance is unusable, and the page makes another.

  /// Memory for bytes that the page writes.
  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 8)
  }

  /// Frees what `allocate` or another export returned.
  @_expose(wasm, "release")
  @_cdecl("release")
  public func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  /// Opens a scenario from the bytes of a `PortableScenario`; the answer lists its previews and names the session, which
  /// `close` ends.
  @_expose(wasm, "open")
  @_cdecl("openScenario")
  public func openScenario(_ bytes: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer {
    do throws(ProgramReadingError) {
      let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      let scenario = try OpenScenario(bytes: Array(bytes))
      let session = Unmanaged.passRetained(scenario).toOpaque()
      return Answer(text: scenario.contents(address: UInt(bitPattern: session))).place()
    } catch {
      return Answer(isProblem: true, text: ProblemDocument(error).json).place()
    }
  }

  /// Shows what a live page's address names, its UTF-8 text without the `#`; the answer is the page's new state as
  /// JSON, or the reason why it cannot be shown.
  @_expose(wasm, "show")
  @_cdecl("show")
  public func show(_ session: UnsafeRawPointer, _ text: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer {
    scenario(session).show(string(text, count)).place()
  }

  /// A panel of what is shown, such as `why` or `figure?width=548`; the answer is its markup or data.
  @_expose(wasm, "panel")
  @_cdecl("panel")
  public func panel(_ session: UnsafeRawPointer, _ text: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer {
    scenario(session).panel(string(text, count)).place()
  }

  /// Lays a preview out; the answer is empty, or states the reason why it cannot be laid out.
  @_expose(wasm, "layOut")
  @_cdecl("layOut")
  public func layOut(_ session: UnsafeRawPointer, _ preview: Int32) -> UnsafeMutableRawPointer {
    scenario(session).layOut(preview: Int(preview)).place()
  }

  /// The figure of what was laid out last, as SVG.
  @_expose(wasm, "figure")
  @_cdecl("figure")
  public func figure(_ session: UnsafeRawPointer) -> UnsafeMutableRawPointer { scenario(session).figure().place() }

  /// The record of what was laid out last, as JSON.
  @_expose(wasm, "trace")
  @_cdecl("trace")
  public func trace(_ session: UnsafeRawPointer) -> UnsafeMutableRawPointer { scenario(session).trace().place() }

  /// Ends a session.
  @_expose(wasm, "close")
  @_cdecl("closeScenario")
  public func closeScenario(_ session: UnsafeRawPointer) { Unmanaged<OpenScenario>.fromOpaque(session).release() }

  private func string(_ text: UnsafeRawPointer, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  private func scenario(_ session: UnsafeRawPointer) -> OpenScenario {
    Unmanaged<OpenScenario>.fromOpaque(session).takeUnretainedValue()
  }
#endif
