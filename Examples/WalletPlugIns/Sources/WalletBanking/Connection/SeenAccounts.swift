public import Foundation

/// The accounts at a bank, as they were at the moment when somebody last saw them.
public struct SeenAccounts: Hashable, Sendable, Codable {
  /// The accounts.
  public let accounts: [BankAccount]
  /// When the bank told of them.
  public let date: Date

  /// Makes them.
  public init(_ accounts: [BankAccount], at date: Date) {
    self.accounts = accounts
    self.date = date
  }
}
