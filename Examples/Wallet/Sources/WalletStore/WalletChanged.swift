public import EspalierBroadcast

/// A message that something of a user's has been committed, or that the user is gone. Listeners read for themselves
/// what has changed.
public struct WalletChanged: Codable, Hashable, Sendable {
  /// Creates the message.
  public init() {}
}

extension Topic where Message == WalletChanged {
  /// Returns the topic of changes that concern one user.
  public static func wallet(of user: UserID) -> Topic { Topic("wallet of \(user.rawValue)") }
  /// The topic of changes that concern all users, such as other exchange rates.
  public static var everyWallet: Topic { Topic("every wallet") }
}
