public import Foundation

/// The accounts at a bank, as they were at the moment when somebody last saw them.
public struct SeenAccounts: Hashable, Sendable, Codable {
  /// The accounts.
  public let accounts: [BankAccount]
  /// The moment when the bank told of the accounts.
  public let date: Date

  /// Makes the accounts as they were seen at a moment.
  public init(_ accounts: [BankAccount], at date: Date) {
    self.accounts = accounts
    self.date = date
  }
}
