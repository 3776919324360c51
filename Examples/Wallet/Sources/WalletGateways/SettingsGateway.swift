public import WalletStore

/// Fetches and stores what the person has chosen.
public protocol SettingsGateway: Sendable {
  /// Who is signed in, and what they have chosen.
  func profile() async throws -> Profile
  /// Changes what they have chosen, and nothing beside it: what another window has stored meanwhile stays.
  func change(_ change: @escaping @Sendable (inout UserSettings) -> Void) async throws
}
