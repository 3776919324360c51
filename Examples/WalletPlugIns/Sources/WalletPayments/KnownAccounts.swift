import EspalierGateways
import Foundation
import WalletBanking

/// The accounts at the bank, or as the person saw them last, so that a payment can be ordered while the bank is away.
struct KnownAccounts: Sendable {
  let bank: PersonalBank?

  /// Returns the accounts as the bank has them now, or as they were seen last when it does not answer.
  ///
  /// - Throws: `BankError`, and errors that cannot be explained.
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

/// Accounts, with their age.
struct AccountListing: Hashable, Sendable {
  let accounts: [BankAccount]
  /// The moment when the bank told of the accounts, where it does not answer now; nil for now.
  var seen: Date?

  /// Returns a listing of one account, as old as all.
  func account(_ id: String) -> AccountListing? {
    accounts.first { $0.id == id }.map { AccountListing(accounts: [$0], seen: seen) }
  }
}
