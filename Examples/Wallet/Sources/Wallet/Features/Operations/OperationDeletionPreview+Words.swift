import Espalier
import WalletFeatures
import WalletStore

extension OperationDeletionPreview {
  /// The question.
  var title: String { .localized(.operationsDeleteQuestion) }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    let (account, after) = (operation.accountName, formats.amount(balanceAfter.total))
    let words: LocalizedText =
      balance.total == balanceAfter.total
      ? .operationsBalanceStays(account: account, balance: after)
      : .operationsBalanceChanges(account: account, after: after, before: formats.amount(balance.total))
    return .localized(.operationsDeleteMessage(balance: words.localized))
  }
}
