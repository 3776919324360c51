package import Espalier
package import Statements
import WalletFeatures

/// The places of the overview.
package enum OverviewRoute: Route {
  /// A month, or the newest one, which is where the app starts.
  case month(Month?)
  /// Choosing the sections of features that the overview shows, and their order.
  case sections

  package var path: Path {
    switch self {
    case .month(nil): "/"
    case .month(let month?): "/overview?month=\(month)"
    case .sections: "/overview/sections"
    }
  }

  package static let paths = Paths<Self> {
    month
    sections
    Alias("/overview", of: month(nil))
  }
}

/// The income and spending, month by month.
final class OverviewFeature: Feature<OverviewScope, OverviewRoute> {
  override func placement(of route: OverviewRoute) -> Placement<OverviewRoute> {
    switch route {
    case .month(let month): .root(self.scene(of: month))
    case .sections where scope.sectionNames.isEmpty: .notFound
    case .sections:
      .push(self.sectionsScene, over: .month(nil))
    }
  }

  private func scene(of month: Month?) -> OverviewScene {
    OverviewScene(
      LiveOverviewViewModel(month: month, interactor: scope.interactor, currentMonth: startMonth),
      sections: PluggedSections(arrangement: scope.arrangement, canBeArranged: !scope.sectionNames.isEmpty) { [scope] in
        scope.sections(arranged: $0)
      })
  }

  private var sectionsScene: SectionsScene {
    SectionsScene(names: { [scope] in scope.sectionNames }, arrangement: scope.arrangement) { [weak self] in
      // The task is the feature's, so that the changes are stored also when the person has gone on; and it runs to its
      // end, when they have closed the window.
      self?.run { [arrangement = self?.scope.arrangement] in await Task { await arrangement?.store() }.value }
    }
  }

  /// The month to start with: the present one, or for sample data, which are there to be looked at, the last whole one.
  private var startMonth: Month? {
    let month = scope.formats.month(of: scope.now())
    return scope.sample == nil ? month : month?.previous
  }
}
