import EspalierGateways
import Foundation
import WalletBanking

/// The accounts at the bank, or as the person saw them last, so that a payment can be ordered while the bank is away.
struct KnownAccounts: Sendable {
  let bank: PersonalBank?

  /// The accounts as the bank has them now, or as they were seen last when it does not answer.
  ///
  /// - Throws: `BankError`, and what cannot be explained.
  func all() async throws -> AccountListing {
    guard let bank else { return AccountListing(accounts: []) }
    do {
      return AccountListing(accounts: try await bank.accounts.fetch())
    } catch {
      let explained = BankError.explaining(error)
      // A bank that is not connected has no accounts of the person's; what was seen before is of no use then.
      if let error = explained as? BankError, error.isMendedByConnecting { throw error }
      guard let seen = try await bank.seenAccounts() else { throw explained }
      return AccountListing(accounts: seen.accounts, seen: seen.date)
    }
  }
}

/// Accounts, with how old they are.
struct AccountListing: Hashable, Sendable {
  let accounts: [BankAccount]
  /// When the bank told of them, where it does not answer now; nil for now.
  var seen: Date?

  /// One of them, as old as all.
  func account(_ id: String) -> AccountListing? {
    accounts.first { $0.id == id }.map { AccountListing(accounts: [$0], seen: seen) }
  }
}
