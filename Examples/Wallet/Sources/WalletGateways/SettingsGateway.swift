public import WalletStore

/// Fetches and stores the person's choices.
public protocol SettingsGateway: Sendable {
  /// Returns the user who is signed in, and their choices.
  func profile() async throws -> Profile
  /// Changes the person's choices, and nothing beside them: changes that another window has stored meanwhile stay.
  func change(_ change: @escaping @Sendable (inout UserSettings) -> Void) async throws
}
