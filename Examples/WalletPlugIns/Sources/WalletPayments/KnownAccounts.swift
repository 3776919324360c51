import EspalierGateways
import WalletBanking

/// The accounts at the bank, kept as they were seen last, so that a payment can be ordered while the bank is away.
@MainActor
final class KnownAccounts {
  private let gateway: (any Gateway<Void, [BankAccount]>)?
  private var known: [BankAccount]?

  init(gateway: (any Gateway<Void, [BankAccount]>)?) { self.gateway = gateway }

  /// The accounts as the bank has them now, or as they were seen last when it does not answer.
  func all() async throws -> [BankAccount] {
    guard let gateway else { return [] }
    do {
      let accounts = try await gateway.fetch()
      known = accounts
      return accounts
    } catch {
      if let known { return known }
      throw BankError.explaining(error)
    }
  }

  /// One account, without asking where it is known.
  func account(_ id: String) async throws -> BankAccount? {
    if let account = known?.first(where: { $0.id == id }) { return account }
    return try await all().first { $0.id == id }
  }
}
