/// The style sheets, scripts and faces that every site has.
public enum BuiltInAssets {
  /// One of them, by its path from a site's root; `nil` for every other path.
  ///
  ///     BuiltInAssets.file("assets/haggle.css")
  public static func file(_ path: String) -> [UInt8]? {
    path.hasPrefix(folder) ? Theme.builtInAssets[String(path.dropFirst(folder.count))] : nil
  }

  private static let folder = "assets/"
}
