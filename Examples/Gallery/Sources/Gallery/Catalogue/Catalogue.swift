import Espalier

/// All pages by family, with models of their own, so that each window is used by itself.
@MainActor
package final class Catalogue {
  private let byFamily: [Family: [CataloguePage]]

  /// Makes all pages.
  package init() {
    byFamily = [
      .text: TextPages.all, .controls: ControlPages.all(ControlModel()), .inputs: InputPages.all(InputModel()),
      .displays: DisplayPages.all(DisplayModel()), .charts: ChartPages.all, .containers: ContainerPages.all,
      .screens: ScreenPages.all(ScreenModel()), .theme: ThemePages.all,
    ]
  }

  /// The pages of a family, in order.
  package func pages(of family: Family) -> [CataloguePage] { byFamily[family] ?? [] }

  func page(named name: String, in family: Family) -> CataloguePage? {
    pages(of: family).first { $0.name == name }
  }

  /// The addresses of all pages, those of the families first.
  package var paths: [String] {
    Family.allCases.map { "\(GalleryRoute.family($0).path)" }
      + Family.allCases.flatMap { family in
        pages(of: family).map { "\(GalleryRoute.page(family, $0.name).path)" }
      }
  }
}
