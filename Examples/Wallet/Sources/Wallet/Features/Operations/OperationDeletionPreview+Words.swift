import WalletFeatures
import WalletStore

extension OperationDeletionPreview {
  /// The question.
  var title: String { "Delete this operation?" }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    let account = "“\(operation.accountName)”"
    let balance =
      balance.total == balanceAfter.total
      ? "\(account) still holds \(formats.amount(balanceAfter.total)), as the bank's balance is a later one."
      : "\(account) then holds \(formats.amount(balanceAfter.total)) and not \(formats.amount(balance.total))."
    return "\(balance) A file that has it will not bring it back by itself. You can undo this until you sign out."
  }
}
