import Espalier
import WalletGateways

/// The scope of the settings, with the gateway that fetches and stores them.
final class SettingsScope: Scope<SessionScope> {
  /// The gateway that fetches and stores the person's choices.
  var settingsGateway: any SettingsGateway { shared { self.gateways.settings } }
}
