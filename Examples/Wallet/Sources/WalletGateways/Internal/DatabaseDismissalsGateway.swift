import WalletFeatures
import WalletStore

/// Keeps what a person dismissed among their settings.
struct DatabaseDismissalsGateway: DismissalsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func dismissed() async throws -> Set<String> {
    try await told { Set(try await database.settings(user: user).dismissed) }
  }

  func dismiss(_ name: String, isDismissed: Bool) async throws {
    try await told {
      try await database.changeSettings(user: user) { settings in
        settings.dismissed.removeAll { $0 == name }
        if isDismissed { settings.dismissed = (settings.dismissed + [name]).suffix(UserSettings.mostDismissed) }
      }
    }
  }
}
