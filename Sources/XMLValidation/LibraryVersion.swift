internal import CLibXML2

extension Validator {
  /// The version of libxml2 this was built with, such as `2.9.14`.
  public static var libraryVersion: String { String(cString: shim_version()) }
}
