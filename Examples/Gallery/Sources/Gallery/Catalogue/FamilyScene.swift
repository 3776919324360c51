import Espalier

/// The views of a family, beside the page of one where there is room.
final class FamilyScene: Scene {
  private let family: Family
  private let pages: [CataloguePage]

  init(family: Family, pages: [CataloguePage]) {
    self.family = family
    self.pages = pages
  }

  var screen: Screen {
    Screen(title: family.title, subtitle: family.summary, layout: .split) {
      Section("pages") {
        for page in pages {
          Row(Cell.with(.title(page.title), .accessory(.disclosure)))
            .link(to: GalleryRoute.page(family, page.name)).id(page.name)
        }
      }
    }
  }
}
