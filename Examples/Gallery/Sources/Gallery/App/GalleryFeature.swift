package import Espalier

/// The gallery: a tab for each family of views, and in it the page of each view. Each window has its own.
package final class GalleryFeature: Feature<GalleryRootScope, GalleryRoute> {
  /// Makes the gallery of one window.
  package convenience init() { self.init(scope: GalleryRootScope()) }

  override init(scope: GalleryRootScope) { super.init(scope: scope) }

  /// Gives the window the looks that are chosen on the gallery's pages.
  package func prepare(_ window: Window) {
    // A language without texts of its own: everything stays in English, written in the other direction.
    let mirrored = Localization(locale: "ar", tables: [TextTable(language: "ar", [:])])
    scope.appearance.show = { [weak window] appearance, isRightToLeft in
      window?.appearance = appearance
      window?.localization = isRightToLeft ? mirrored : Localization()
    }
  }

  override package var tabs: [TabItem<GalleryRoute>] {
    Family.allCases.map { TabItem($0.rawValue, title: $0.title, icon: $0.icon, at: .family($0)) }
  }

  override package func placement(of route: GalleryRoute) -> Placement<GalleryRoute> {
    switch route {
    case .family(let family):
      return .root(
        FamilyScene(family: family, pages: self.scope.catalogue.pages(of: family)), in: family.rawValue)
    case .page(let family, let name):
      // A page that was renamed leads to its family.
      guard let page = scope.catalogue.page(named: name, in: family) else { return .redirect(.family(family)) }
      return page.isModal
        ? .present(PageScene(page: page, appearance: self.scope.appearance), orOver: .family(family))
        : .push(PageScene(page: page, appearance: self.scope.appearance), over: .family(family))
    }
  }
}
