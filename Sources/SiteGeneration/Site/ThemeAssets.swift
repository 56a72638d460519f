internal import FontLibrary

/// The files that the built-in theme's pages load, by their paths below `assets`.
enum ThemeAssets {
  static var files: [String: [UInt8]] {
    let library = FontLibrary()
    let inter = Dictionary(library.files.map { ($0.name, $0.bytes) }) { first, _ in first }
    return inter.merging(styles) { $1 }.merging(fonts) { $1 }.merging(scripts) { $1 }
      .merging(["Inter-LICENSE.txt": Array(library.license.utf8)]) { $1 }
  }

  private static var styles: [String: [UInt8]] {
    [
      "haggle.css": PackageResources.haggle_css, "live.css": PackageResources.live_css,
      "mark.svg": PackageResources.mark_svg,
    ]
  }

  private static var fonts: [String: [UInt8]] {
    [
      "fonts/HaggleLettering.woff2": PackageResources.HaggleLettering_woff2,
      "fonts/JetBrainsMono.woff2": PackageResources.JetBrainsMono_woff2,
      "fonts/fonts-LICENSE.txt": PackageResources.fonts_LICENSE_txt,
    ]
  }

  private static var scripts: [String: [UInt8]] {
    [
      "script/address.js": PackageResources.address_js, "script/compare.js": PackageResources.compare_js,
      "script/container.js": PackageResources.container_js, "script/copy.js": PackageResources.copy_js,
      "script/figure.js": PackageResources.figure_js, "script/keys.js": PackageResources.keys_js,
      "script/literals.js": PackageResources.literals_js, "script/loading.js": PackageResources.loading_js,
      "script/panels.js": PackageResources.panels_js, "script/player.js": PackageResources.player_js,
      "script/tabs.js": PackageResources.tabs_js, "script/transport.js": PackageResources.transport_js,
    ]
  }
}
