import Espalier

/// Lets the person choose which sections of features the overview shows, and in which order.
final class SectionsScene: Scene {
  private let names: @MainActor () -> [ContributionName]
  private let arrangement: OverviewArrangement
  private let store: @MainActor () -> Void

  /// - Parameter names: Returns the names of the sections, in the language of the window at that time.
  init(
    names: @escaping @MainActor () -> [ContributionName], arrangement: OverviewArrangement,
    store: @escaping @MainActor () -> Void
  ) {
    self.names = names
    self.arrangement = arrangement
    self.store = store
  }

  func load() async { await arrangement.follow() }

  var screen: Screen {
    let arranged = arrangement.current.arranged(names())
    let ids = arranged.map(\.id)
    return Screen(title: .localized(.overviewSectionsTitle), layout: .narrow) {
      Section(
        "sections", arranged, reading: arrangement.current.hidden,
        footer: arrangement.problem.isEmpty ? .localized(.overviewSectionsFooter) : arrangement.problem,
        onMove: { [weak self] move in self?.change { $0.move(move, among: ids) } }
      ) { [weak self, hidden = arrangement.current.hidden] name in
        Row(
          Toggle.with(
            .label(name.title),
            .isOn(
              Binding(get: { !hidden.contains(name.id) }) { isShown in
                self?.change { if isShown { $0.show(name.id) } else { $0.hide(name.id) } }
              })))
      }
    }
  }

  private func change(_ change: @escaping OverviewArrangement.Change) {
    arrangement.change(change)
    store()
  }
}
