import Espalier
import WalletFeatures
import WalletStore

extension AccountDeletionPreview {
  /// The question.
  var title: String { .localized(.editingDeleteQuestion(account: account.name)) }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    var sentences = [extent(formats).localized]
    if partedTransfers > 0 { sentences.append(formats.partedTransfers(partedTransfers)) }
    sentences.append(.localized(.editingDeletedLater))
    return sentences.joined(separator: " ")
  }

  private func extent(_ formats: Formats) -> LocalizedText {
    let operations = formats.operations(account.operationCount)
    let balance = formats.amount(account.balance.total)
    guard let days, days.lowerBound < days.upperBound else {
      return .editingDeleted(operations: operations, balance: balance)
    }
    return .editingDeletedBetween(
      operations: operations, first: formats.shortDay(days.lowerBound), last: formats.shortDay(days.upperBound),
      balance: balance)
  }
}
