internal import EspalierViews

extension BrowserAssets {
  /// What rows can do beyond what every page needs: handles, menus by right click, and being watched. A page loads it
  /// when a row on it asks for it.
  static let rows = Asset(
    name: "rows", suffix: "js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.rows_js)

  /// Pulling a screen down refreshes it. A page loads it when the screen can be refreshed.
  static let pull = Asset(
    name: "pull", suffix: "js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.pull_js)

  /// What stands in `Browser/` under the theme's colours and sizes, with the app's own rules below ours.
  static func own(theme: Theme, adding rules: String) -> BrowserAssets {
    let sheets = [
      Array(ThemeStylesheet.rules(of: theme).utf8), PackageResources.espalier_css, PackageResources.displays_css,
      PackageResources.inputs_css,
      PackageResources.lists_css, PackageResources.screens_css,
    ]
    return BrowserAssets(script: PackageResources.espalier_js, stylesheet: Array(sheets.joined(separator: [0x0A])))
      .adding(rules: rules)
  }
}
