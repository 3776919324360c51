internal import EspalierViews

extension BrowserAssets {
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
