import Espalier

/// What the person can choose about the program, and ways to take their data out or erase them.
final class SettingsModule: Module<SettingsScope> {
  let coordinator: SettingsCoordinator

  override init(scope: SettingsScope) {
    coordinator = SettingsCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
