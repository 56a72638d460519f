internal import AllocatedMemory
internal import CLibXML2

/// The library's state for the whole process.
enum LibXML2 {
  private static let isReady: Void = {
    // Comes first, as memory must be freed in the way in which it was allocated.
    xmlMemSetup(recycled_free, recycled_malloc, recycled_realloc, recycled_strdup)
    shim_initialize()
  }()

  /// Turns off network and catalogs before the first use; safe to call from every thread.
  static func prepare() { _ = isReady }
}

/// Copies a C string of libxml2 and frees it.
func takeString(_ string: UnsafeMutablePointer<xmlChar>?) -> String? {
  guard let string else { return nil }
  defer { shim_free(string) }
  return String(cString: string)
}
