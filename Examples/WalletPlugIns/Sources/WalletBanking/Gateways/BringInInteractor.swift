import Espalier
import EspalierGateways
import WalletFeatures
import WalletValues

/// An interactor that brings in all that the bank tells: it combines the gateways of accounts and operations with the
/// shell's intake.
struct BringInInteractor: Interactor {
  /// The greatest number of pages, more than a person's bank has; a bank that goes on without end is at fault.
  private static let mostPages = 500

  let accounts: any Gateway<Void, [BankAccount]>
  let operations: any Gateway<BankOperationsQuery, BankOperationsPage>
  let intake: any StatementIntake
  let today: @Sendable () -> CalendarDate?

  /// Fetches all accounts with all their operations, and brings them in at once.
  ///
  /// - Throws: An error of the bank's client; then nothing is in.
  func bringIn() async throws -> IntakeReport {
    guard let day = today() else { return IntakeReport(new: 0, known: 0) }
    var taken: [IntakeAccount] = []
    for account in try await accounts.fetch() {
      guard let balance = account.money else { continue }
      let all = try await self.operations(of: account, in: balance.currency)
      taken.append(
        IntakeAccount(
          identifier: account.iban, name: account.name, balance: balance, day: day, operations: all))
    }
    return try await intake.bringIn(taken, named: .localized(.bankingImportName))
  }

  private func operations(of account: BankAccount, in currency: Currency) async throws -> [IntakeOperation] {
    var all: [IntakeOperation] = []
    var query = BankOperationsQuery(account: account.id)
    for _ in 0..<Self.mostPages {
      let page = try await operations.fetch(query)
      all += page.operations.map { $0.taken(in: currency) }
      guard let next = page.next, next != query.cursor else { return all }
      query.cursor = next
    }
    throw BankError.unavailable(
      reason: .tooMuch,
      details: "The bank gave \(Self.mostPages) pages of operations of one account, and there are more.")
  }
}

extension BankOperation {
  fileprivate func taken(in currency: Currency) -> IntakeOperation {
    IntakeOperation(
      id: id, day: day, amount: Money(minorUnits: Int64(amount), currency: currency), payee: counterparty,
      memo: [reference, memo ?? ""].filter { !$0.isEmpty }.joined(separator: " · "))
  }
}
