import Espalier

/// The page of a view: each exhibit with its code.
final class PageScene: Scene {
  private let page: CataloguePage
  private let appearance: AppearanceSwitch

  init(page: CataloguePage, appearance: AppearanceSwitch) {
    self.page = page
    self.appearance = appearance
  }

  var unsavedChanges: UnsavedChanges? { page.unsaved() }

  var screen: Screen {
    let screen = Screen(title: page.title, subtitle: page.summary, toolbar: [appearance.menu]) {
      for exhibit in page.exhibits { exhibit.sections }
    }
    return page.exhibits.reduce(screen) { $1.over($0) }
  }
}
