import WalletStore

/// Keeps settings in the wallet's storage.
struct DatabaseSettingsGateway: SettingsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func profile() async throws -> Profile {
    try await told {
      async let name = database.userName(user)
      async let isSample = database.isSample(user)
      async let settings = database.settings(user: user)
      return try await Profile(name: name, isSample: isSample, settings: settings)
    }
  }

  func change(_ change: @escaping @Sendable (inout UserSettings) -> Void) async throws {
    try await told { try await database.changeSettings(user: user, change) }
  }
}
