extension BrowserAssets {
  /// What stands in `Browser/`, with the app's own rules below ours.
  static func own(adding rules: String) -> BrowserAssets {
    BrowserAssets(script: PackageResources.espalier_js, stylesheet: PackageResources.espalier_css).adding(rules: rules)
  }
}
