import Espalier

/// The gallery: a tab for each family of views, and in it the page of each view. Each window has its own.
final class GalleryFeature: Feature<GalleryRootScope, GalleryRoute> {
  override var tabs: [TabItem<GalleryRoute>] {
    Family.allCases.map { TabItem($0.rawValue, title: $0.title, icon: $0.icon, at: .family($0)) }
  }

  override func placement(of route: GalleryRoute) -> Placement<GalleryRoute> {
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
