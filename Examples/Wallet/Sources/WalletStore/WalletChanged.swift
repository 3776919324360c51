public import EspalierBroadcast

/// Something of a user's has been committed, or the user is gone. What it is, whoever listens reads.
public struct WalletChanged: Codable, Hashable, Sendable {
  /// Says it.
  public init() {}
}

extension Topic where Message == WalletChanged {
  /// What concerns one user.
  public static func wallet(of user: UserID) -> Topic { Topic("wallet of \(user.rawValue)") }
  /// What concerns all of them, such as other exchange rates.
  public static var everyWallet: Topic { Topic("every wallet") }
}
