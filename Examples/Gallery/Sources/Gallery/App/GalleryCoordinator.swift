import Espalier

/// A tab for each family, and in it the page of each view.
final class GalleryCoordinator: Coordinator<GalleryRoute> {
  private let scope: GalleryRootScope

  init(scope: GalleryRootScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
    navigator.tabs = Family.allCases.map {
      TabItem($0.rawValue, title: $0.title, icon: $0.icon, path: GalleryRoute.family($0).path)
    }
  }

  override func show(_ route: GalleryRoute) {
    switch route {
    case .family(let family):
      select(tab: family.rawValue)
      root(FamilyScene(family: family, pages: scope.catalogue.pages(of: family)))
    case .page(let family, let name):
      select(tab: family.rawValue)
      guard let page = scope.catalogue.page(named: name, in: family) else {
        // A page that was renamed leads to its family.
        return show(.family(family))
      }
      if page.isModal {
        present(PageScene(page: page, appearance: scope.appearance))
      } else {
        push(PageScene(page: page, appearance: scope.appearance))
      }
    }
  }
}
