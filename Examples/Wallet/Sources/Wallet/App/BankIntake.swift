import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// Imports the operations that a bank reports, by the way of every import: known ones are recognised, and the import
/// can be undone.
struct BankIntake: StatementIntake {
  let gateway: any ImportGateway

  func bringIn(_ accounts: [IntakeAccount], named name: String) async throws -> IntakeReport {
    let statement = Statement(format: "Bank", accounts: accounts.map(StatementAccount.init))
    guard statement.accounts.contains(where: { !$0.operations.isEmpty }) else { return IntakeReport(new: 0, known: 0) }
    let report = try await gateway.take(statement, fileName: name, choices: ImportChoices())
    return IntakeReport(new: report.new, known: report.alreadyThere + report.deleted)
  }
}

extension StatementAccount {
  /// Creates a statement's account from a bank's report of it.
  fileprivate init(_ account: IntakeAccount) {
    self.init(
      identifier: account.identifier, name: account.name, kind: .checking, currency: account.balance.currency,
      balance: account.balance, balanceDate: account.day,
      operations: account.operations.enumerated().map { index, operation in
        StatementOperation(
          line: index + 1, date: operation.day, amount: operation.amount, payee: operation.payee, memo: operation.memo,
          bankIdentifier: operation.id)
      })
  }
}
