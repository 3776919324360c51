internal import EspalierViews

/// The attribute by which a page does not prepare the place of a link before it is tapped; see `prefetch.js`.
enum HTMLPrefetching {
  /// Adds the attribute to the element of a link.
  static func add(to element: inout HTMLElement) {
    element.bind(.attribute, "data-prefetch", rank: .seldom, reading: [element.slot(View.isPrefetched)]) { reader in
      HTMLValue(reader.value(of: View.isPrefetched) ? nil : "off")
    }
  }
}
