public import WalletStore

/// Fetches and stores what the person has chosen.
public protocol SettingsGateway: Sendable {
  /// Who is signed in, and what they have chosen.
  func profile() async throws -> Profile
  /// Stores what they have chosen.
  func store(_ settings: UserSettings) async throws
}
