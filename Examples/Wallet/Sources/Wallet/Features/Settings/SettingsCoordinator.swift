import Espalier
import WalletFeatures

/// Shows the settings.
final class SettingsCoordinator: Coordinator<SettingsRoute> {
  private let scope: SettingsScope
  /// What was wrong with the form that was just sent. It is said once; who comes back later begins anew.
  private var rejection: SubmissionRejection?

  init(scope: SettingsScope) {
    self.scope = scope
    rejection = scope.visitor.rejection
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: SettingsRoute) {
    switch route {
    case .settings:
      root(
        SettingsScene(
          model: model, follower: DataFollower(scope.dataVersion), formats: scope.formats, isGuest: scope.isGuest))
    case .deleteAccount where scope.isGuest:
      move(to: .settings)
    case .deleteAccount:
      let rejection = rejection
      self.rejection = nil
      present(
        DeleteAccountScene(model: model, rejection: rejection))
    }
  }

  private var model: SettingsViewModel {
    SettingsViewModel(gateway: scope.settingsGateway, undo: scope.undoOffer, themeSwitch: scope.themeSwitch)
  }
}
