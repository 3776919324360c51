import Espalier
import WalletGateways

/// What the settings fetch and store with.
final class SettingsScope: Scope<SessionScope> {
  /// Fetches and stores what the person has chosen.
  var settingsGateway: any SettingsGateway { shared { self.gateways.settings } }
}
